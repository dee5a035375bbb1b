import { entriesOf } from "./entries.ts";

/**
 * English for Portuguese words that lose their sense on the way through Spanish, or that Apertium's
 * dictionaries do not have.
 */

export const portugueseNouns = entriesOf(
  `partida=game jogo=game corrida=race disputa=dispute equipe=team time=team seleção=selection
  temporada=season gol=goal treinador=coach técnico=coach atleta=athlete torcedor=fan fã=fan
  pesquisa=research pesquisador=researcher levantamento=survey desempenho=performance
  aprendizagem=learning aprendizado=learning ensino=teaching professor=teacher aluno=student
  estudante=student curso=course graduação=undergraduate_degree pós-graduação=graduate_studies
  trabalho=work estudo=study objetivo=objective resultado=result amostra=sample dado=data
  taxa=rate renda=income receita=revenue despesa=expense custo=cost preço=price lucro=profit
  saúde=health doença=disease paciente=patient tratamento=treatment diagnóstico=diagnosis
  câncer=cancer mama=breast remédio=medicine medicamento=drug vacina=vaccine sintoma=symptom
  enfermeiro=nurse médico=doctor cuidado=care atendimento=care atenção=care óbito=death morte=death
  pessoa=person gente=people criança=child menino=boy garoto=boy menina=girl garota=girl homem=man
  mulher=woman idoso=elderly_person adolescente=adolescent família=family pai=father mãe=mother
  filho=son filha=daughter irmão=brother irmã=sister marido=husband esposa=wife casamento=marriage
  país=country cidade=city estado=state município=municipality bairro=neighborhood rua=street
  estrada=road rodovia=highway carro=car automóvel=car caminhão=truck ônibus=bus trem=train
  avião=plane aeronave=aircraft voo=flight aeroporto=airport navio=ship barco=boat nave=spacecraft
  viagem=trip viajante=traveler passageiro=passenger tripulação=crew piloto=pilot motorista=driver
  governo=government presidente=president ministro=minister prefeito=mayor deputado=deputy
  senador=senator eleição=election candidato=candidate voto=vote partido=party lei=law juiz=judge
  tribunal=court corte=court julgamento=trial acusação=charge crime=crime prisão=prison cadeia=jail
  polícia=police policial=police_officer bombeiro=firefighter suspeito=suspect vítima=victim
  ferido=injured ferimento=injury guerra=war exército=army ataque=attack arma=weapon garra=claw
  empresa=company negócio=business mercado=market banco=bank dinheiro=money bolsa=scholarship
  emprego=employment funcionário=employee trabalhador=worker salário=salary chefe=head líder=leader
  ano=year mês=month semana=week dia=day hora=hour minuto=minute segundo=second manhã=morning
  tarde=afternoon noite=night vez=time época=time período=period século=century década=decade
  início=beginning começo=beginning fim=end final=end meio=means jeito=way maneira=way forma=form modo=way
  lugar=place local=place região=region área=area zona=zone parte=part lado=side ponto=point
  alvo=target meta=goal efeito=effect causa=cause consequência=consequence impacto=impact
  aumento=increase crescimento=growth redução=reduction queda=fall diminuição=decrease perda=loss
  mudança=change melhoria=improvement avanço=advance desenvolvimento=development
  avaliação=assessment análise=analysis teste=test ensaio=trial experimento=experiment
  método=method metodologia=methodology abordagem=approach enfoque=focus ferramenta=tool
  questionário=questionnaire entrevista=interview entrevistado=interviewee participante=participant
  média=average mediana=median desvio=deviation desvio-padrão=standard_deviation escore=score
  índice=index indicador=indicator nível=level quantidade=amount número=number maioria=majority
  metade=half terço=third porcentagem=percentage percentual=percentage papel=role fator=factor
  risco=risk perigo=danger segurança=security proteção=protection ameaça=threat acidente=accident
  água=water terra=land solo=soil mar=sea oceano=ocean rio=river lago=lake ilha=island praia=beach
  montanha=mountain floresta=forest mata=forest árvore=tree folha=leaf planta=plant semente=seed raiz=root
  alimento=food comida=food cultura=culture safra=harvest colheita=harvest gado=cattle peixe=fish
  ave=bird inseto=insect animal=animal espécie=species pena=feather cauda=tail osso=bone
  célula=cell tecido=tissue sangue=blood coração=heart cérebro=brain pele=skin corpo=body
  chuva=rain tempestade=storm furacão=hurricane tufão=typhoon vento=wind inundação=flood enchente=flood
  terremoto=earthquake gelo=ice neve=snow fogo=fire incêndio=fire céu=sky luz=light lua=moon sol=sun
  notícia=news jornal=newspaper revista=magazine livro=book artigo=article filme=movie tela=screen
  site=website rede=network computador=computer telefone=phone celular=cell_phone usuário=user
  língua=language idioma=language palavra=word frase=sentence escrita=writing leitura=reading
  conhecimento=knowledge ciência=science cientista=scientist tecnologia=technology
  engenharia=engineering engenheiro=engineer escola=school faculdade=college universidade=university
  relatório=report comunicado=statement declaração=statement anúncio=announcement acordo=agreement
  reunião=meeting encontro=meeting evento=event acontecimento=event show=show festa=party
  prêmio=award vitória=victory derrota=defeat recorde=record medalha=medal ouro=gold prata=silver
  rei=king rainha=queen reino=kingdom império=empire igreja=church deus=god templo=temple
  sucesso=success fracasso=failure erro=error problema=problem questão=issue dúvida=doubt
  resposta=response pergunta=question necessidade=need dificuldade=difficulty desafio=challenge
  apoio=support ajuda=help oportunidade=opportunity capacidade=ability habilidade=skill
  comportamento=behavior conduta=conduct sentimento=feeling medo=fear esperança=hope
  estresse=stress ansiedade=anxiety bem-estar=well-being qualidade=quality
  tamanho=size altura=height comprimento=length largura=width profundidade=depth peso=weight
  velocidade=speed força=force energia=energy petróleo=oil gás=gas combustível=fuel vazamento=leak
  porta=door janela=window parede=wall casa=house prédio=building edifício=building quarto=room
  roupa=clothing sapato=shoe mala=suitcase bagagem=luggage passaporte=passport visto=visa
  fronteira=border costa=coast norte=north sul=south leste=east oeste=west nordeste=northeast
  sudeste=southeast noroeste=northwest sudoeste=southwest banimento=ban palmeira=palm_tree
  publicadora=publisher medidor=gauge vizinho=neighbor telefonema=phone_call decolagem=takeoff
  pouso=landing busca=search sobrevivente=survivor sobrevivência=survival morador=resident
  senhor=Mr. senhora=Mrs. sede=headquarters uso=use consumo=consumption gestão=management
  gerenciamento=management planejamento=planning projeto=project processo=process sistema=system
  rotina=routine cotidiano=daily_life sociedade=society comunidade=community indivíduo=individual
  população=population habitante=inhabitant cidadão=citizen imigrante=immigrant turista=tourist
  despejo=eviction esforço=effort granada=grenade atirador=shooter montanha-russa=roller_coaster remanescente=remnant dano=damage olimpíada=Olympics domínio=rule marinha=navy câmara=chamber cosmonauta=cosmonaut ajuste=adjustment falha=failure culpado=guilty mídia=media alerta=alert primo=cousin retorno=return horário=time transmissão=broadcast
  turno=round leste=east emissora=broadcaster gabinete=office suborno=bribe juiz=judge onda=wave seca=drought
  derramamento=spill transbordamento=overflow bombeamento=pumping galão=gallon barril=barrel oleoduto=pipeline
  fundação=foundation aquisição=acquisition conteúdo=content limite=limit montante=amount cancelamento=cancellation
  envolvimento=involvement reportagem=report embaixada=embassy armadilha=trap anel=ring capsula=capsule gerente=manager diretor=director dono=owner sócio=partner membro=member integrante=member
  torneio=tournament campeonato=championship copa=cup estádio=stadium pista=track posição=position
  paródia=parody conta=account legislação=legislation situação=situation urgência=urgency
  revisão=review triagem=screening coleta=collection prontuário=medical_record gestante=pregnant_woman
  recém-nascido=newborn lactente=infant discente=student docente=teacher instrumento=instrument
  variável=variable correlação=correlation associação=association hipótese=hypothesis`,
);

export const portugueseVerbs = entriesOf(
  `ficar=be tornar=make mudar=change jogar=play conseguir=manage poder=can dever=should precisar=need
  achar=find encontrar=find descobrir=discover procurar=seek buscar=seek pesquisar=research
  atingir=reach alcançar=reach chegar=arrive sair=leave entrar=enter voltar=return ir=go vir=come
  levar=take trazer=bring pegar=take tirar=take colocar=place botar=put deixar=leave largar=drop
  afirmar=state dizer=say falar=speak contar=tell relatar=report informar=report declarar=declare
  anunciar=announce divulgar=release comentar=comment explicar=explain acrescentar=add adicionar=add
  acreditar=believe achar_que=think pensar=think saber=know conhecer=know lembrar=remember esquecer=forget
  começar=begin iniciar=begin terminar=end acabar=end parar=stop continuar=continue manter=maintain
  permanecer=remain acontecer=happen ocorrer=occur surgir=emerge aparecer=appear desaparecer=disappear
  realizar=carry_out desenvolver=develop elaborar=develop avaliar=assess analisar=analyze verificar=verify
  observar=observe mostrar=show demonstrar=demonstrate apresentar=present evidenciar=show apontar=indicate
  indicar=indicate sugerir=suggest propor=propose considerar=consider utilizar=use usar=use empregar=use
  aplicar=apply permitir=allow possibilitar=enable facilitar=facilitate promover=promote incentivar=encourage
  aumentar=increase diminuir=decrease reduzir=reduce crescer=grow melhorar=improve piorar=worsen
  afetar=affect influenciar=influence causar=cause provocar=cause gerar=generate produzir=produce
  receber=receive ganhar=win perder=lose vencer=win derrotar=defeat conquistar=win obter=obtain
  comprar=buy vender=sell pagar=pay gastar=spend custar=cost investir=invest trabalhar=work
  viver=live morar=live nascer=be_born morrer=die falecer=die matar=kill ferir=injure sofrer=suffer
  prender=arrest acusar=accuse condenar=convict julgar=judge investigar=investigate fugir=flee
  atirar=shoot atacar=attack destruir=destroy quebrar=break cair=fall subir=rise descer=descend
  abrir=open fechar=close construir=build criar=create formar=form fundar=found estabelecer=establish
  incluir=include conter=contain abranger=cover compor=compose constituir=constitute consistir=consist
  ver=see olhar=look ouvir=hear sentir=feel perceber=notice ler=read escrever=write aprender=learn
  ensinar=teach estudar=study ajudar=help apoiar=support participar=participate contribuir=contribute
  oferecer=offer fornecer=provide prestar=provide dar=give enviar=send entregar=deliver pedir=ask
  solicitar=request perguntar=ask responder=respond exigir=demand requerer=require necessitar=need
  decidir=decide escolher=choose tentar=try querer=want desejar=wish esperar=expect pretender=intend
  evitar=avoid impedir=prevent proibir=prohibit obrigar=force proteger=protect defender=defend
  enfrentar=face resolver=solve superar=overcome lidar=deal tratar=treat referir=refer chamar=call
  nomear=name significar=mean representar=represent depender=depend pertencer=belong relacionar=relate
  lançar=launch publicar=publish lançar_se=launch cancelar=cancel suspender=suspend retirar=withdraw
  buscar=seek concorrer=compete carregar=carry condenar=convict violar=violate prever=predict postar=post parodiar=parody vislumbrar=envision vazar=leak fluir=flow recusar=refuse
  opinar=comment bater=beat culpar=blame opor=oppose planejar=plan pilotar=fly residir=reside surtir=have ressaltar=stress salientar=stress destacar=highlight enfatizar=emphasize reiterar=reiterate
  seguir=follow acompanhar=accompany liderar=lead dirigir=drive conduzir=lead guiar=guide andar=walk
  correr=run caminhar=walk viajar=travel visitar=visit conquistar_se=win desmontar=disassemble
  desculpar=excuse retificar=rectify faltar=be_missing abalar=shake sinalizar=signal mover=move
  iluminar=illuminate descrever=describe completar=complete atrair=attract receber_se=receive
  cometer=commit ocupar=occupy ultrapassar=exceed exceder=exceed passar=pass costumar=use_to`,
);

export const portugueseAdjectives = entriesOf(
  `maior=greater menor=smaller melhor=better pior=worse grande=large pequeno=small alto=high baixo=low
  novo=new velho=old antigo=ancient jovem=young atual=current passado=past último=last próximo=next
  seguinte=following anterior=previous primeiro=first segundo=second terceiro=third quarto=fourth
  único=unique mesmo=same diferente=different igual=equal vários=several diversos=several
  brasileiro=Brazilian português=Portuguese estadunidense=American americano=American norte-americano=American
  catalão=Catalan bruto=crude líquido=net estrangeiro=foreign educacional=educational homossexual=same-sex
  federal=federal juvenil=juvenile benéfico=beneficial contínuo=sustained vencedor=winning
  ocidental=western oriental=eastern forte=strong fraco=weak rápido=fast lento=slow principal=main
  iraniano=Iranian iraquiano=Iraqi afegão=Afghan cheio=full esmagador=crushing reflexivo=reflective refletivo=reflective
  antiético=unethical cru=crude térmico=thermal logístico=logistical jurídico=legal suicida=suicide vário=several muito=many pouco=few próximo=close potencial=potential desconfortável=uncomfortable habitacional=housing saudável=healthy doente=ill grave=severe leve=mild importante=important necessário=necessary
  possível=possible provável=likely certo=certain próprio=own público=public privado=private
  superior=higher inferior=lower médio=average geral=general comum=common
  incrível=incredible lindo=beautiful bonito=beautiful bom=good ruim=bad mau=bad`,
);
