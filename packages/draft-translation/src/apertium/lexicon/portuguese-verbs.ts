import { entriesOf } from "./entries.ts";

/** English for Portuguese verbs that lose their sense on the way through Spanish, or that Apertium's dictionaries lack. */
export const portugueseVerbs = entriesOf(
  `abalar=shake abastecer=supply abater=shoot_down abordar=address abranger=cover abrigar=house abrir=open
  absorver=absorb acabar=end acampar=camp acarretar=entail aceder=access aceitar=accept acender=light
  acentuar=accentuate acertar=hit acessar=access achar=find achar_que=think acionar=activate acolher=welcome
  acometer=affect acompanhar=accompany aconselhar=advise acontecer=happen acordar=agree acreditar=believe
  acrescentar=add acrescer=add acumular=accumulate acusar=accuse adentrar=enter adequar=adapt aderir=join
  adiantar=advance adicionar=add adivinhar=guess adormecer=fall_asleep adotar=adopt adquirir=acquire
  adubar=fertilize afastar=move_away aferir=gauge afetar=affect afirmar=state afundar=sink agarrar=grab
  agilizar=speed_up agir=act agitar=stir agravar=worsen agregar=add agrupar=group aguardar=await aguentar=endure
  ajudar=help ajustar=adjust alargar=widen alavancar=leverage albergar=house alcançar=reach alertar=warn
  alocar=allocate alterar=change alugar=rent amamentar=breastfeed ameaçar=threaten amenizar=ease ampliar=expand
  analisar=analyze andar=walk anestesiar=anesthetize anexar=attach animar=encourage anotar=note
  anteceder=precede antecipar=anticipate anular=cancel anunciar=announce apagar=erase apanhar=catch
  aparecer=appear apelar=appeal aperfeiçoar=improve apertar=tighten aplicar=apply apoiar=support
  apontar=indicate aposentar=retire apreender=seize aprender=learn apresentar=present aprimorar=improve
  aprofundar=deepen aprovar=approve aproveitar=take_advantage_of aproximar=bring_closer apurar=determine
  aquecer=heat arcar=bear armazenar=store arranhar=scratch arranjar=arrange arrastar=drag arrebatar=snatch
  arrecadar=collect arremessar=throw arrumar=tidy articular=articulate assar=bake assassinar=murder
  assegurar=ensure assemelhar=resemble assentar=settle assinalar=point_out assinar=sign assistir=watch
  assolar=ravage assumir=assume assustar=scare atacar=attack atender=meet atenuar=attenuate atestar=attest
  atingir=reach atirar=shoot ativar=activate atracar=dock atrair=attract atrasar=delay atravessar=cross
  atrelar=link atualizar=update atuar=act aumentar=increase ausentar=be_absent autorizar=authorize auxiliar=help
  avaliar=assess avançar=advance averiguar=ascertain avisar=warn baixar=lower balançar=swing bancar=fund
  banir=ban bater=beat batizar=baptize beneficiar=benefit bloquear=block bombear=pump botar=put brigar=fight
  brilhar=shine brincar=play buscar=seek caber=fit caçar=hunt cadastrar=register cair=fall calcular=calculate
  calibrar=calibrate caminhar=walk cancelar=cancel capacitar=train captar=capture caracterizar=characterize
  carregar=carry casar=marry causar=cause ceifar=claim celebrar=celebrate centrifugar=centrifuge cercar=surround
  cessar=cease chamar=call chegar=arrive chocar=shock chutar=kick cicatrizar=heal citar=cite clamar=call
  classificar=classify clonar=clone cobrar=charge codificar=encode cogitar=consider coibir=curb colar=paste
  colecionar=collect coletar=collect colher=harvest colidir=collide colocar=place combater=combat começar=begin
  comentar=comment comercializar=market cometer=commit comparecer=attend compartilhar=share compensar=compensate
  completar=complete compor=compose comprar=buy compreender=understand comprometer=compromise comprovar=prove
  computar=compute conceber=conceive concluir=conclude concordar=agree concorrer=compete condenar=convict
  condensar=condense condicionar=condition conduzir=lead confeccionar=make conferir=check confiar=trust
  configurar=configure confirmar=confirm conhecer=know conquistar=win conseguir=manage consertar=repair
  considerar=consider consistir=consist constar=appear constatar=find constituir=constitute construir=build
  contagiar=infect contar=tell conter=contain contestar=contest contextualizar=contextualize continuar=continue
  contrapor=oppose contratar=hire contribuir=contribute convencer=convince convidar=invite convir=suit
  conviver=live_together convocar=call copiar=copy coroar=crown correr=run corrigir=correct
  corroborar=corroborate cortar=cut costumar=use_to crer=believe crescer=grow criar=create criticar=criticize
  cuidar=care_for culpar=blame cumprimentar=greet cumprir=fulfill curar=cure cursar=study custar=cost
  custear=fund danificar=damage dar=give datar=date decidir=decide decifrar=decipher declarar=declare
  decolar=take_off decorrer=result dedicar=devote defender=defend deflagrar=trigger degenerar=degenerate
  deitar=lie_down deixar=leave delinear=outline demandar=demand demarcar=demarcate demitir=fire demolir=demolish
  demonstrar=demonstrate demorar=take denominar=call denunciar=denounce depender=depend depor=testify
  depositar=deposit derivar=derive derramar=spill derreter=melt derrotar=defeat derrubar=knock_down
  desabar=collapse desafiar=challenge desaparecer=disappear desativar=disable descartar=rule_out descascar=peel
  descender=descend descer=descend descobrir=discover descrever=describe desculpar=excuse descumprir=breach
  desejar=wish desempenhar=play desencadear=trigger desencorajar=discourage desenhar=draw desenvolver=develop
  desfazer=undo desfrutar=enjoy desgastar=wear desistir=give_up desligar=turn_off deslocar=move desmaiar=faint
  desmembrar=dismember desmontar=disassemble despedir=fire despertar=awaken desprezar=disregard
  desqualificar=disqualify destacar=highlight destilar=distill destinar=allocate destruir=destroy desviar=divert
  detalhar=detail detectar=detect deter=detain determinar=determine dever=should devolver=return
  diagnosticar=diagnose dialogar=dialogue diferenciar=differentiate diferir=differ dificultar=hinder
  difundir=spread digerir=digest digitalizar=digitize digitar=type diluir=dilute diminuir=decrease
  direcionar=direct dirigir=drive discorrer=discuss discutir=discuss disfarçar=disguise disparar=fire
  dispensar=dispense dispor=have disputar=compete disseminar=disseminate dissolver=dissolve divergir=diverge
  dividir=divide divulgar=release dizer=say dizimar=decimate doar=donate dobrar=bend dotar=endow driblar=dribble
  duvidar=doubt economizar=save edificar=build educar=educate efetivar=carry_out efetuar=carry_out ejetar=eject
  elaborar=develop eleger=elect elencar=list elevar=raise elogiar=praise elucidar=elucidate embasar=base
  emendar=amend emergir=emerge emitir=issue empoderar=empower empreender=undertake empregar=use emprestar=lend
  empurrar=push encabeçar=lead encaixar=fit encaminhar=refer encarar=face encarregar=put_in_charge encerrar=end
  encher=fill encontrar=find encorajar=encourage enfatizar=emphasize enfraquecer=weaken enfrentar=face
  engajar=engage enganar=deceive engolir=swallow engravidar=become_pregnant enguiçar=break_down enlistar=enlist
  enquadrar=frame ensejar=give_rise_to ensinar=teach entender=understand enterrar=bury entrar=enter
  entregar=deliver entrevistar=interview enviar=send envolver=involve enxergar=see equilibrar=balance
  equipar=equip equivaler=be_equivalent erguer=raise escalar=climb escassear=be_scarce esclarecer=clarify
  escolher=choose esconder=hide escrever=write esforçar=strive esgotar=exhaust esmagar=crush espalhar=spread
  especializar=specialize especular=speculate espelhar=reflect esperar=expect espirrar=sneeze esquecer=forget
  esquiar=ski estabelecer=establish estender=extend estimar=estimate estimular=stimulate estocar=store
  estranhar=find_strange estrear=premiere estruturar=structure estudar=study evaporar=evaporate evidenciar=show
  evitar=avoid evoluir=evolve exceder=exceed excluir=exclude exibir=display exigir=demand
  experimentar=experience explicar=explain explorar=explore expor=expose expressar=express exprimir=express
  expulsar=expel extrair=extract extrapolar=go_beyond facilitar=facilitate falar=speak falecer=die falhar=fail
  falir=go_bankrupt faltar=be_missing favorecer=favor fechar=close ferir=injure ferver=boil ficar=be
  figurar=appear filtrar=filter financiar=fund firmar=sign fixar=set flexibilizar=make_more_flexible fluir=flow
  flutuar=float focar=focus fomentar=foster forçar=force formar=form formatar=format fornecer=provide
  fortalecer=strengthen fragmentar=fragment frequentar=attend fritar=fry fugir=flee funcionar=work
  fundamentar=base fundar=found fundir=melt furar=pierce fuzilar=shoot ganhar=win garantir=guarantee
  garimpar=mine gastar=spend gerar=generate gerenciar=manage gerir=manage gestar=gestate girar=turn gostar=like
  gozar=enjoy graduar=graduate gravar=record guardar=keep guiar=guide habitar=inhabit honrar=honor hospedar=host
  hospitalizar=hospitalize iluminar=illuminate ilustrar=illustrate impedir=prevent implantar=implement
  implicar=imply impor=impose imprimir=print impulsionar=drive imunizar=immunize inaugurar=open
  incentivar=encourage incidir=affect inclinar=tilt incluir=include incorporar=incorporate indicar=indicate
  indiciar=indict induzir=induce infectar=infect inferir=infer influenciar=influence informar=report
  ingerir=ingest ingressar=enter inibir=inhibit iniciar=begin inovar=innovate inserir=insert instalar=install
  instaurar=establish instigar=instigate instruir=instruct integrar=integrate intensificar=intensify
  interagir=interact interessar=interest interligar=interconnect internar=hospitalize interromper=interrupt
  intervir=intervene introduzir=introduce investigar=investigate investir=invest inviabilizar=make_unfeasible
  ir=go irrigar=irrigate irromper=erupt isolar=insulate jogar=play julgar=judge juntar=gather justificar=justify
  lamentar=regret lançar=launch largar=drop lecionar=teach lembrar=remember ler=read lesar=injure
  lesionar=injure levantar=raise levar=take libertar=free lidar=deal liderar=lead ligar=connect livrar=free
  lixar=sand localizar=locate lutar=fight manchar=stain mandar=send manejar=handle manifestar=express
  manter=maintain manusear=handle marcar=mark marchar=march mastigar=chew matar=kill medicar=medicate
  medir=measure melhorar=improve mencionar=mention merecer=deserve mergulhar=dive mexer=move minimizar=minimize
  ministrar=teach misturar=mix mitigar=mitigate mobilizar=mobilize modelar=model moer=grind moldar=mold
  montar=assemble morar=live morrer=die mostrar=show mover=move movimentar=move mudar=change
  multiplicar=multiply nadar=swim namorar=date narrar=narrate nascer=be_born necessitar=need negar=deny
  negociar=negotiate nomear=name nortear=guide notar=note objetivar=aim obrigar=force observar=observe
  obstruir=obstruct obter=obtain ocasionar=cause ocorrer=occur ocupar=occupy oferecer=offer ofertar=offer
  olhar=look operacionalizar=operationalize operar=operate opinar=comment opor=oppose optar=opt
  originar=originate oscilar=range ostentar=display ousar=dare outorgar=grant ouvir=hear padronizar=standardize
  pagar=pay parafusar=screw paralisar=paralyze parar=stop parecer=seem parir=give_birth parodiar=parody
  participar=participate partilhar=share partir=leave passar=pass patinar=skate pautar=guide pecar=sin
  pedalar=cycle pedir=ask pegar=take pendurar=hang pensar=think perceber=notice percorrer=travel perder=lose
  perdoar=forgive perdurar=last perguntar=ask permanecer=remain permear=permeate permitir=allow perseguir=pursue
  persistir=persist pertencer=belong pesar=weigh pescar=fish pesquisar=research picar=chop pilotar=fly
  pintar=paint piorar=worsen pisar=step_on planejar=plan plantar=plant pleitear=seek podar=prune poder=can
  polir=polish portar=carry posicionar=position positivar=test_positive possibilitar=enable possuir=have
  postar=post postergar=postpone potencializar=enhance potenciar=enhance poupar=save pousar=land povoar=populate
  pôr=put praticar=practice precipitar=precipitate precisar=need preencher=fill pregar=preach prejudicar=harm
  premiar=award prender=arrest prensar=press preocupar=worry prescrever=prescribe presenciar=witness
  preservar=preserve pressionar=press pressupor=presuppose prestar=provide pretender=intend preterir=pass_over
  prever=predict privar=deprive privilegiar=prioritize problematizar=problematize proceder=proceed procurar=seek
  produzir=produce proferir=utter programar=program proibir=prohibit prometer=promise promover=promote
  propiciar=foster propor=propose proporcionar=provide prosseguir=continue protagonizar=star_in proteger=protect
  provar=prove prover=provide providenciar=provide provir=come provocar=cause publicar=publish pular=jump
  pulsar=pulse puxar=pull qualificar=qualify quebrar=break queixar=complain querer=want questionar=question
  quintuplicar=quintuple rastrear=track reabastecer=refuel reabilitar=rehabilitate reafirmar=reaffirm
  reagir=react realçar=enhance realizar=carry_out rearranjar=rearrange recarregar=recharge receber=receive
  recitar=recite reclamar=complain recolher=collect recomendar=recommend reconhecer=recognize
  reconquistar=reconquer recordar=remember recorrer=resort recriar=recreate recrutar=recruit recuar=retreat
  recusar=refuse redigir=write reduzir=reduce reeleger=reelect reencontrar=meet_again reestruturar=restructure
  referir=refer refletir=reflect regar=water reger=govern registrar=record regressar=return
  regulamentar=regulate reinventar=reinvent reiterar=reiterate reivindicar=claim rejeitar=reject
  relacionar=relate relançar=relaunch relatar=report relembrar=recall remar=row rememorar=recall remeter=refer
  remontar=date_back remover=remove renunciar=resign reparar=repair repartir=divide repensar=rethink
  repercutir=affect repor=replace representar=represent requerer=require requisitar=request resfriar=cool
  resgatar=rescue residir=reside resolver=solve respaldar=support respirar=breathe responder=respond
  responsabilizar=hold_responsible ressaltar=stress ressignificar=resignify ressurgir=reemerge
  restabelecer=restore restar=remain restaurar=restore restringir=restrict resultar=result retardar=delay
  reter=retain retificar=rectify retirar=withdraw retomar=resume retornar=return retratar=portray reunir=gather
  revelar=reveal revestir=coat revisar=review rir=laugh rodar=run rodear=surround romper=break roubar=steal
  saber=know sacar=withdraw sair=leave salientar=stress saltar=jump salvaguardar=safeguard salvar=save
  sanar=remedy sangrar=bleed satisfazer=satisfy saudar=greet secar=dry sediar=host segregar=segregate
  seguir=follow segurar=hold selecionar=select sensibilizar=raise_awareness_among sentar=sit sentir=feel
  sequestrar=kidnap servir=serve significar=mean simbolizar=symbolize simplificar=simplify simular=simulate
  sinalizar=signal sincronizar=synchronize sintetizar=synthesize sobrepor=overlap sobressair=stand_out
  sobreviver=survive sofrer=suffer soldar=weld solicitar=request soltar=release somar=add sonhar=dream
  subestimar=underestimate subir=rise submeter=submit subordinar=subordinate subsidiar=support subtrair=subtract
  suceder=happen sucumbir=succumb sugerir=suggest sujeitar=subject sumir=disappear superar=overcome
  superestimar=overestimate supervisionar=supervise supor=suppose suportar=withstand suprir=meet surfar=surf
  surgir=emerge surpreender=surprise surtar=freak_out surtir=have suspeitar=suspect suspender=suspend
  sustentar=sustain suturar=suture tabular=tabulate tecer=weave telefonar=call temperar=season tentar=try
  ter_de=have_to ter_que=have_to terminar=end testar=test testemunhar=witness tirar=take titular=titrate
  tocar=play tomar=take tombar=fall tornar=make tossir=cough trabalhar=work traçar=trace traduzir=translate
  transbordar=overflow transcender=transcend transcorrer=elapse transferir=transfer transmitir=transmit
  tratar=treat trazer=bring treinar=train tremer=tremble tripular=crew triunfar=triumph trocar=exchange
  ultrapassar=exceed umedecer=moisten unir=unite usar=use usufruir=enjoy utilizar=use vacinar=vaccinate
  valer=be_worth validar=validate valorizar=value variar=vary vazar=leak veicular=broadcast velejar=sail
  vencer=win vender=sell ver=see verificar=verify vestir=wear viabilizar=enable viajar=travel vigiar=monitor
  vincular=link violar=violate vir=come virar=turn visar=aim visitar=visit vislumbrar=envision
  vivenciar=experience viver=live voar=fly voltar=return vomitar=vomit zelar=care`,
);
