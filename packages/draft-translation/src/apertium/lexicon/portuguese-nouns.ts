import { entriesOf } from "./entries.ts";

/** English for Portuguese nouns that lose their sense on the way through Spanish, or that Apertium's dictionaries lack. */
export const portugueseNouns = entriesOf(
  `abade=abbot abastecimento=supply abatedouro=slaughterhouse abdômen=abdomen abelha=bee abertura=opening
  abordagem=approach abóbada=vault abrangência=scope abreviação=abbreviation abrigo=shelter acabamento=finish
  acampamento=camp acasalamento=mating acervo=collection achado=finding acidente=accident acidez=acidity
  acionamento=activation acionista=shareholder acompanhamento=monitoring acontecimento=event acordeão=accordion
  acordo=agreement acusação=charge acusado=accused acúmulo=accumulation ação=action aço=steel açude=dam
  açúcar=sugar adequação=suitability adesão=adherence adiamento=postponement adolescente=adolescent
  adolescência=adolescence adoração=worship adubação=fertilization adubo=fertilizer advento=advent
  adversidade=adversity advogado=lawyer aeronave=aircraft aeroporto=airport aeródromo=airfield
  afastamento=removal afeição=affection afinação=tuning afinidade=affinity afogamento=drowning afresco=fresco
  agenda=agenda aglomerado=cluster agremiação=association agressividade=aggressiveness agricultor=farmer
  agrotóxico=pesticide agrupamento=grouping aguaceiro=downpour aguardente=brandy agulha=needle ajuda=help
  ajuste=adjustment ala=wing albergue=hostel alce=moose alcoolismo=alcoholism alcunha=nickname alça=handle
  aldeia=village aleitamento=breastfeeding alerta=alert alfabetização=literacy alfabetizador=literacy_teacher
  alga=algae algoritmo=algorithm alho=garlic alienação=alienation alienígena=alien alimentação=food
  alimento=food alíquota=rate almirante=admiral almoço=lunch alocação=allocation alojamento=accommodation
  alongamento=stretching alta=discharge alternância=alternation altura=height alucinação=hallucination
  aluguel=rent aluno=student alvenaria=masonry alvo=target amadurecimento=maturation amamentação=breastfeeding
  ambiguidade=ambiguity ameaça=threat amendoim=peanut aminoácido=amino_acid amortecedor=shock_absorber
  amostra=sample amostragem=sampling amônia=ammonia amplificador=amplifier amplitude=amplitude
  analgésico=painkiller anarquia=anarchy análise=analysis andamento=progress andar=floor anel=ring anemia=anemia
  anestesia=anesthesia anexação=annexation anexo=annex anfíbio=amphibian animal=animal ano=year anomalia=anomaly
  anotação=note ansiedade=anxiety antecedência=advance antecessor=predecessor antena=antenna
  antibiótico=antibiotic anticorpo=antibody antígeno=antigen antropólogo=anthropologist anúncio=announcement
  aparato=apparatus aparição=appearance apego=attachment apelido=nickname apelo=appeal
  aperfeiçoamento=improvement apetite=appetite apêndice=appendix aplicativo=app apogeu=peak apoio=support
  aposentado=retiree aposentadoria=retirement apreço=appreciation apreensão=seizure aprendiz=apprentice
  aprendizado=learning aprendizagem=learning apresentador=host aprimoramento=improvement aquecimento=heating
  aqueduto=aqueduct aquisição=acquisition aranha=spider arbitragem=refereeing arbusto=shrub arcabouço=framework
  areia=sand argamassa=mortar argila=clay argumentação=argumentation aristocrata=aristocrat arma=weapon
  armação=frame armadilha=trap armazenamento=storage armistício=armistice arqueiro=archer
  arquitetura=architecture arquivamento=filing arquivo=file arrecadação=revenue arredor=surroundings
  arrependimento=regret arroz=rice artesanato=crafts artéria=artery articulação=joint artifício=artifice
  artigo=article artilheiro=top_scorer artrite=arthritis asa=wing asfalto=asphalt asma=asthma aspecto=aspect
  assalto=robbery assassinato=murder assassínio=murder assentamento=settlement assessor=adviser
  assessoria=advisory_services assírio=Assyrian associação=association assunto=subject asteroide=asteroid
  astrologia=astrology astronauta=astronaut atacado=wholesale atacante=striker ataque=attack atenção=care
  atendimento=care atentado=attack aterrissagem=landing aterro=landfill atirador=shooter ativação=activation
  ativista=activist atleta=athlete atol=atoll ator=actor atraso=delay atrativo=attraction atribuição=assignment
  atrito=friction atriz=actress atropelamento=running_over atualidade=present atum=tuna auge=peak
  aumento=increase autobiografia=autobiography autocuidado=self-care autoeficácia=self-efficacy
  autoestima=self-esteem automobilismo=motor_racing automóvel=car autorização=authorization auxílio=aid
  avaliação=assessment avaliador=evaluator avanço=advance ave=bird aventureiro=adventurer aviador=aviator
  avião=plane avó=grandmother avô=grandfather azar=bad_luck azeite=olive_oil azulejo=tile ácido=acid água=water
  água-viva=jellyfish águia=eagle álgebra=algebra ápice=apex árbitro=referee área=area árvore=tree átomo=atom
  ângulo=angle bacalhau=cod bacharelado=bachelor's_degree bacia=basin bactéria=bacterium baço=spleen
  bagagem=luggage baile=dance bairro=neighborhood baixista=bassist baixo=bass baía=bay bala=bullet balão=balloon
  baleia=whale balsa=raft banana=banana banca=examining_board bancada=bench banco=bank banda=band bandido=bandit
  bando=flock banheiro=bathroom banho=bath banimento=ban barata=cockroach barão=baron barbatana=fin barco=boat
  barraca=tent barragem=dam barriga=belly barril=barrel barro=clay barroco=Baroque base=base bastidor=backstage
  batata=potato baterista=drummer bebê=baby bebida=drink beira=edge belga=Belgian bem=good bem-estar=well-being
  benfeitor=benefactor berçário=nursery besouro=beetle bexiga=bladder biblioteca=library bibliotecário=librarian
  bicho=animal bicicleta=bicycle bico=beak bilhão=billion bilhete=ticket bilheteria=box_office bioma=biome
  biólogo=biologist biópsia=biopsy bisturi=scalpel bitola=gauge boato=rumor boca=mouth boi=ox bola=ball
  boletim=bulletin bolha=bubble bolo=cake bolsa=scholarship bolsista=scholarship_holder bomba=bomb
  bombardeio=bombing bombardeiro=bomber bombeamento=pumping bombeiro=firefighter bonde=tram boneca=doll boné=cap
  borboleta=butterfly borda=edge borracha=eraser bota=boot boxe=boxing braço=arm brasão=coat_of_arms
  brigadeiro=brigadier brincadeira=game brinquedo=toy brinquedoteca=toy_library bronquite=bronchitis
  bruxaria=witchcraft bruxo=wizard bula=package_insert bullying=bullying buraco=hole burocracia=bureaucracy
  burro=donkey busca=search buscador=search_engine busto=bust cabana=hut cabeça=head cabo=cable cabra=goat
  cachoeira=waterfall cachorro=dog caça=hunting cadeia=jail caderno=notebook café=coffee cais=dock calça=pants
  calçada=sidewalk calçamento=paving caldeira=boiler caldo=broth calouro=freshman camarão=shrimp camelo=camel
  caminhão=truck caminhonete=pickup_truck camisa=shirt camiseta=T-shirt campeonato=championship campo=field
  camponês=peasant cana=cane cana-de-açúcar=sugarcane canal=channel cancelamento=cancellation canção=song
  candidato=candidate caneta=pen canguru=kangaroo canhão=cannon cano=pipe canoa=canoe canoagem=canoeing
  canto=corner cantor=singer capacidade=ability capacitação=training capacitor=capacitor capanga=henchman
  capela=chapel capelão=chaplain capilar=capillary capsula=capsule captação=capture cara=face caracol=snail
  caranguejo=crab carapaça=shell caratê=karate carboidrato=carbohydrate cardápio=menu cargo=position carne=meat
  carneiro=sheep carnívoro=carnivore carpinteiro=carpenter carrapato=tick carregamento=loading carro=car
  carroceria=bodywork carruagem=carriage carta=letter cartaz=poster cartel=cartel cartucho=cartridge casa=house
  casaco=coat casal=couple casamento=marriage casca=shell casco=hoof cassação=revocation castanha=nut
  castanho=brown castor=beaver catalisador=catalyst categoria=category cateter=catheter catolicismo=Catholicism
  cauda=tail caule=stem causa=cause cavalaria=cavalry cavaleiro=knight cavalo=horse caverna=cave cálcio=calcium
  cálculo=calculation cátedra=chair câmara=chamber câmbio=exchange câmera=camera câncer=cancer cânion=canyon
  cânone=canon cão=dog cebola=onion cego=blind_person celebridade=celebrity celeiro=barn celular=cell_phone
  celulose=cellulose cenário=scenario centena=hundred cerâmica=ceramic cerco=siege cerimonial=ceremonial
  cerrado=savanna certame=competition cerveja=beer cervejaria=brewery cesariana=cesarean_section
  cessar-fogo=ceasefire ceticismo=skepticism cédula=banknote célula=cell cérebro=brain céu=sky chance=chance
  chapa=plate chapéu=hat chave=key chá=tea chão=floor chefe=head chefia=leadership chifre=horn
  chimpanzé=chimpanzee chita=cheetah chuva=rain ciclismo=cycling ciclista=cyclist ciclone=cyclone
  cidadania=citizenship cidadão=citizen cidade=city cientista=scientist ciência=science cifra=figure
  cilindro=cylinder cimento=cement cinquenta=fifty cinto=belt cinturão=belt cinza=ash cirurgião=surgeon
  cisalhamento=shear cisterna=cistern citação=citation ciúme=jealousy círculo=circle clero=clergy
  cloreto=chloride coação=coercion coala=koala coautor=co-author cobaia=guinea_pig cobertura=coverage
  cobra=snake cobrança=collection coceira=itching codificação=coding cogumelo=mushroom colar=necklace
  colecionador=collector coleção=collection colega=colleague colesterol=cholesterol coleta=collection
  coletânea=collection colheita=harvest colher=spoon colocação=placement colonizador=colonizer
  coloração=coloring colunista=columnist comando=command comboio=train combustível=fuel começo=beginning
  cometa=comet comida=food comorbidade=comorbidity compartilhamento=sharing competência=competence comporta=gate
  comportamento=behavior comprador=buyer compreensão=understanding compressão=compression compressor=compressor
  comprimento=length comprimido=tablet comprometimento=commitment comprovação=proof computação=computing
  computador=computer comuna=commune comunhão=communion comunicado=statement comunidade=community
  concelho=municipality concepção=conception concha=shell concílio=council concreto=concrete
  condenação=conviction condomínio=condominium condução=conduct conduta=conduct condutor=driver cone=cone
  confecção=making confissão=confession conformidade=compliance conforto=comfort conglomerado=conglomerate
  congregação=congregation conhecimento=knowledge conjunto=set conjuntura=situation conotação=connotation
  consagração=consecration conscientização=awareness consciência=awareness consequência=consequence
  conservatório=conservatory conspirador=conspirator consulta=consultation consultório=office
  consumo=consumption conta=account contabilidade=accounting contador=accountant contagem=count
  contágio=contagion contemplação=contemplation conteúdo=content conto=short_story contrabando=smuggling
  contramedida=countermeasure contratação=hiring contratempo=setback contusão=bruise conveniência=convenience
  convés=deck convite=invitation convocação=call coordenação=coordination coordenada=coordinate
  coordenador=coordinator copa=cup copiloto=co-pilot copo=glass coquetel=cocktail cor=color coração=heart
  coral=coral corante=dye cordilheira=mountain_range corpo=body corredor=runner correio=mail
  correlação=correlation corrente=current corrida=race corrupção=corruption corsário=corsair corte=court
  cortesia=courtesy cortina=curtain coruja=owl cosmonauta=cosmonaut costa=coast cota=quota cotação=quotation
  cotidiano=daily_life cotovelo=elbow couro=leather covariância=covariance cozinha=kitchen cozinheiro=cook
  córrego=stream córtex=cortex cônjuge=spouse craque=star cratera=crater creche=daycare_center
  crescimento=growth criança=child crime=crime criminoso=criminal criptografia=encryption cristal=crystal
  cristianismo=Christianity críquete=cricket crocodilo=crocodile cromossomo=chromosome cronista=chronicler
  cronologia=chronology crosta=crust crustáceo=crustacean cruzamento=crossing cruzeiro=cruise cubo=cube
  cuidado=care culinária=cuisine culpado=guilty cultivo=cultivation cultura=culture cumprimento=compliance
  cunha=wedge curativo=dressing currículo=curriculum curso=course curva=curve custo=cost custódia=custody
  cúpula=summit czar=tsar dado=data dama=lady dançarina=dancer dano=damage decaimento=decay decimal=decimal
  declaração=statement declínio=decline decolagem=takeoff decoração=decoration decorrência=result dedo=finger
  deformação=deformation degeneração=degeneration degrau=step deidade=deity delegacia=police_station
  delegado=police_chief delimitação=delimitation demarcação=demarcation dengue=dengue dente=tooth
  dentista=dentist denúncia=complaint dependência=dependence depoimento=testimony depressão=depression
  deputado=deputy derivação=derivation derivada=derivative derramamento=spill derrame=stroke derrota=defeat
  desafio=challenge descarga=discharge descarte=disposal descendência=offspring descobridor=discoverer
  descobrimento=discovery desconforto=discomfort desempenho=performance desempregado=unemployed_person
  desemprego=unemployment desenho=drawing desentendimento=disagreement desenvolvedor=developer
  desenvolvimento=development desfecho=outcome desfiladeiro=canyon desgaste=wear desidratação=dehydration
  designer=designer desigualdade=inequality desistência=withdrawal deslizamento=landslide
  deslocamento=displacement desmatamento=deforestation desnutrição=malnutrition despacho=dispatch
  despejo=eviction despesa=expense desporto=sport destacamento=detachment destilação=distillation
  destinatário=recipient destroço=wreckage desvio=deviation desvio-padrão=standard_deviation detenção=detention
  detento=inmate detentor=holder detrito=debris deus=god devastação=devastation devoto=devotee dezena=ten
  débito=debit década=decade déficit=deficit dia=day diabetes=diabetes diagnóstico=diagnosis diácono=deacon
  diâmetro=diameter dieta=diet dificuldade=difficulty difração=diffraction digestão=digestion digitação=typing
  dilatação=dilation diminuição=decrease dinamarquês=Dane dinastia=dynasty dinheiro=money dinossauro=dinosaur
  dióxido=dioxide direito=right diretor=director diretoria=board discente=student discurso=discourse
  disputa=dispute dissertação=dissertation dissidência=dissent dissolução=dissolution distorção=distortion
  distribuidora=distributor distúrbio=disorder diversão=fun divindade=deity divulgação=dissemination dívida=debt
  dobro=double docente=teacher docência=teaching doença=disease doente=patient dogma=dogma dom=gift
  domicílio=household domínio=rule dono=owner donzela=maiden dor=pain dorso=back dosagem=dosage
  doutorado=doctorate doutoramento=doctorate doutorando=doctoral_student dublagem=dubbing ducto=duct duna=dune
  dupla=pair dureza=hardness dúvida=doubt dúzia=dozen edificação=building edifício=building
  edital=call_for_applications editora=publisher efeito=effect efetivação=implementation eficácia=effectiveness
  eixo=axis elaboração=preparation elefante=elephant eleição=election eleitor=voter eleitorado=electorate
  elenco=cast elevador=elevator elétrico=tram elétron=electron elogio=praise emancipação=emancipation
  embaixada=embassy embalagem=packaging embarcação=boat embasamento=basis embate=clash emblema=emblem
  emboscada=ambush emergência=emergency emissora=broadcaster empate=draw empoderamento=empowerment
  empregador=employer emprego=employment empreitada=undertaking empresa=company empréstimo=loan encargo=charge
  encarnação=incarnation encenação=staging encerramento=closure enchente=flood enciclopédia=encyclopedia
  encolhimento=shrinkage encontro=meeting encosta=slope endereço=address energia=energy enfermagem=nursing
  enfermeiro=nurse enfoque=focus enfrentamento=coping engarrafamento=traffic_jam engenharia=engineering
  engenheiro=engineer enquadramento=framing enredo=plot ensaio=test ensinamento=teaching ensino=teaching
  entalhe=notch entorno=surroundings entrevista=interview entrevistado=interviewee entrevistador=interviewer
  entroncamento=junction entropia=entropy envelhecimento=aging envelope=envelope envio=sending
  envolvimento=involvement enxaqueca=migraine enxofre=sulfur epidemia=epidemic epitélio=epithelium
  equação=equation equatoriano=Ecuadorian equipa=team equipe=team erradicação=eradication erro=error
  esboço=sketch escada=stairs escalão=echelon escama=scale escanteio=corner_kick escarpa=escarpment
  escola=school escolar=schoolchild escolaridade=schooling escolha=choice esconderijo=hideout escopo=scope
  escore=score escoriação=abrasion escrita=writing escultor=sculptor escultura=sculpture esfera=sphere
  esforço=effort esgotamento=sewerage esgoto=sewage esgrima=fencing esôfago=esophagus espaçamento=spacing
  espaço=space espaçonave=spacecraft especiação=speciation especialidade=specialty especialista=expert
  espectro=spectrum espectrômetro=spectrometer esperança=hope espessura=thickness espetáculo=show
  espécie=species espécime=specimen espingarda=shotgun espinha=spine espinho=thorn espiral=spiral esponja=sponge
  esporo=spore esposa=wife espólio=estate esquadrão=squadron esquecimento=forgetting esqui=skiing
  esquiador=skier esquilo=squirrel esquina=corner esquizofrenia=schizophrenia essência=essence
  estabilidade=stability estaca=pile estacionamento=parking estação=station estada=stay estado=state
  estagiário=intern estagnação=stagnation estaleiro=shipyard estanho=tin estatueta=statuette estádio=stadium
  estágio=internship estepe=steppe estereótipo=stereotype estiagem=drought estimação=estimation
  estimador=estimator estimativa=estimate estoniano=Estonian estoque=inventory estômago=stomach estrada=road
  estreia=premiere estrela=star estresse=stress estrondo=bang estruturação=structuring estudante=student
  estudioso=scholar estudo=study estupro=rape estúdio=studio etimologia=etymology etíope=Ethiopian
  evaporação=evaporation evasão=dropout evento=event exame=exam exaustão=exhaustion excentricidade=eccentricity
  exclusividade=exclusivity excursão=excursion exército=army exibição=exhibition exigência=requirement
  expedição=expedition experimento=experiment explanação=explanation explicação=explanation explorador=explorer
  expoente=exponent exposição=exhibition extermínio=extermination extremidade=end época=time ênfase=emphasis
  êxodo=exodus faca=knife facção=faction fachada=facade faculdade=college fada=fairy fadiga=fatigue faixa=range
  fala=statement falante=speaker falecimento=death falha=failure família=family fantasia=costume fantasma=ghost
  faraó=pharaoh farmacêutico=pharmacist farmácia=pharmacy farol=lighthouse fascismo=fascism fator=factor
  favela=slum favelado=slum_dweller fazendeiro=farmer fã=fan fechamento=closure feijão=bean feiticeiro=sorcerer
  feixe=beam feminismo=feminism feminista=feminist fenda=crack fera=beast feriado=holiday ferida=wound
  ferido=injured ferimento=injury fermentação=fermentation ferramenta=tool ferramental=tooling ferrovia=railway
  fertilidade=fertility fertilizante=fertilizer festa=party feto=fetus férias=vacation fiabilidade=reliability
  fiança=bail ficha=record fidalgo=nobleman filamento=filament filha=daughter filho=son filhote=cub
  filmagem=filming filme=movie filósofo=philosopher filtro=filter fim=end final=end fio=wire firma=firm
  fiscalização=inspection fisiologia=physiology fissão=fission fita=tape fixação=fixation fígado=liver
  flecha=arrow flexão=bending floresta=forest fluido=fluid flutuação=fluctuation foca=seal fogão=stove fogo=fire
  foguete=rocket folclore=folklore fole=bellows folga=day_off folha=leaf fome=hunger fonema=phoneme fonte=source
  força=force forma=form formação=training formatura=graduation formiga=ant formulador=maker fornecedor=supplier
  fornecimento=supply fortificação=fortification fossa=pit fosso=moat fotosfera=photosphere foz=mouth
  fórum=forum fósforo=phosphorus fóssil=fossil fóton=photon fracasso=failure fração=fraction frade=friar
  frango=chicken fraqueza=weakness frase=sentence fraternidade=fraternity fratura=fracture freguesia=parish
  freio=brake freira=nun frente=front frequentador=visitor frequência=frequency frete=freight fronteira=border
  frota=fleet frustração=frustration fruta=fruit fuga=escape fugitivo=fugitive fumo=smoke
  funcionalidade=functionality funcionamento=functioning funcionário=employee função=function
  fundação=foundation fungo=fungus furacão=hurricane furto=theft fuselagem=fuselage fuso=time_zone fuzil=rifle
  gabinete=office gado=cattle galáxia=galaxy galã=heartthrob galão=gallon galho=branch galinha=chicken
  galpão=warehouse gama=range gangrena=gangrene gangue=gang ganho=gain ganso=goose garçom=waiter garfo=fork
  gargalo=bottleneck garota=girl garoto=boy garra=claw garrafa=bottle gasolina=gasoline gasto=expense
  gatilho=trigger gás=gas geada=frost geladeira=refrigerator geleira=glacier gelo=ice genoma=genome
  genro=son-in-law gente=people gerador=generator gerenciador=manager gerenciamento=management gerente=manager
  gesso=plaster gestação=pregnancy gestante=pregnant_woman gestão=management gestor=manager gêmeo=twin
  ginasta=gymnast ginásio=gym ginástica=gymnastics girafa=giraffe giroscópio=gyroscope glândula=gland
  glicose=glucose gol=goal goleiro=goalkeeper golfe=golf golfinho=dolphin golfo=gulf golo=goal golpe=coup
  gordura=fat gorila=gorilla gorjeta=tip governança=governance governo=government grade=grid
  graduação=undergraduate_degree grafia=spelling gramática=grammar gramínea=grass granada=grenade granizo=hail
  gravadora=record_label gravidade=gravity gravura=engraving gráfico=graph grão=grain greve=strike gripe=flu
  gruta=cave guarnição=garrison guepardo=cheetah guerra=war guia=guide guitarra=guitar guitarrista=guitarist
  gume=edge guru=guru habilidade=skill habitação=housing habitante=inhabitant handebol=handball
  hardware=hardware helicóptero=helicopter hemácia=red_blood_cell hemoglobina=hemoglobin hemorragia=hemorrhage
  hepatite=hepatitis herbívoro=herbivore herege=heretic heresia=heresy hidrelétrica=hydroelectric_plant
  hidrólise=hydrolysis hidróxido=hydroxide hindu=Hindu hinduísmo=Hinduism hipertensão=hypertension
  hipopótamo=hippopotamus hipótese=hypothesis historiografia=historiography híbrido=hybrid homem=man
  homicídio=homicide hora=hour horário=time hormônio=hormone hospedagem=accommodation hospedeiro=host
  hóquei=hockey hóspede=guest humildade=humility humilhação=humiliation idealismo=idealism idioma=language
  idoso=elderly_person ignição=ignition igreja=church ilha=island iluminação=lighting imaginação=imagination
  imediações=vicinity imigrante=immigrant imobiliário=real_estate impacto=impact impasse=deadlock
  impedimento=impediment imperialismo=imperialism império=empire implante=implant imposição=imposition
  imposto=tax imprecisão=imprecision improvisação=improvisation impulso=impulse imunidade=immunity
  incapacidade=inability incêndio=fire inchaço=swelling inclinação=inclination inclusão=inclusion
  incorporação=incorporation incursão=incursion indiano=Indian indicador=indicator indivíduo=individual
  indígena=indigenous_person indutor=inductor inércia=inertia infarto=heart_attack infância=childhood
  infiltração=infiltration infinidade=infinity inflação=inflation influenza=influenza
  informática=computer_science infortúnio=misfortune ingestão=intake ingresso=ticket inibidor=inhibitor
  iniciante=beginner inimigo=enemy início=beginning inquietação=restlessness inquilino=tenant
  inscrição=registration inseto=insect insônia=insomnia instabilidade=instability instauração=establishment
  instância=instance instrumento=instrument insulina=insulin insurgente=insurgent insurreição=insurrection
  integral=integral integrante=member intelecto=intellect intercepto=intercept interface=interface
  internação=hospitalization internamento=hospitalization intestino=intestine intimidade=intimacy
  intoxicação=poisoning intuição=intuition intuito=aim inundação=flood invasor=invader investida=onslaught
  investidor=investor investigação=investigation investimento=investment invólucro=casing irmandade=brotherhood
  irmã=sister irmão=brother irradiação=irradiation irrigação=irrigation islã=Islam isolamento=insulation
  isótopo=isotope índice=index índole=nature íon=ion janela=window jantar=dinner jardim=garden jato=jet
  jeito=way jihad=jihad joelho=knee jogo=game jornal=newspaper jornalista=journalist judaísmo=Judaism
  judiciário=judiciary judoca=judoka judô=judo juiz=judge juízo=judgment julgamento=trial junção=junction
  junta=board juramento=oath jurisprudência=case_law juro=interest labirinto=maze laboratório=laboratory
  lactente=infant lacuna=gap laço=tie lado=side lagarto=lizard lago=lake lagosta=lobster laje=slab lama=mud
  lance=bid lanche=snack lançador=launcher lançamento=launch lar=home laranja=orange largada=start largura=width
  larva=larva laticínio=dairy_product lavagem=washing lavoura=crop layout=layout lápis=pencil lâmpada=lamp
  lã=wool leão=lion legalização=legalization legenda=caption legião=legion legislação=legislation
  legislatura=legislature legume=vegetable lei=law leite=milk leito=bed leitura=reading lema=motto
  lembrança=souvenir lente=lens leopardo=leopard lesão=injury lesma=slug leste=east letalidade=lethality
  letra=lyrics letramento=literacy leucócito=leukocyte levantamento=survey liberação=release
  licenciatura=teaching_degree liceu=high_school lida=work liga=league ligação=connection limão=lemon
  limiar=threshold limitação=limitation limite=limit limpeza=cleaning linfócito=lymphocyte linguista=linguist
  linho=linen litoral=coast livraria=bookstore livro=book lixo=garbage líder=leader língua=language
  lítio=lithium lobo=wolf locação=rental local=place localidade=town locomotiva=locomotive locução=phrase
  logaritmo=logarithm loja=store lona=canvas lontra=otter lotação=capacity lousa=blackboard lua=moon
  lucro=profit lugar=place lula=squid luminária=lamp luneta=telescope luta=fight luva=glove luz=light
  macaco=monkey macho=male maçã=apple madrinha=godmother madrugada=early_morning maestro=conductor
  magistério=teaching magistratura=judiciary magnetismo=magnetism maioria=majority mala=suitcase malária=malaria
  mama=breast mamífero=mammal manancial=spring manchete=headline mandado=warrant mandioca=cassava maneira=way
  manga=mango mangue=mangrove manhã=morning manteiga=butter mantimento=supply mapeamento=mapping
  maquiagem=makeup mar=sea marca-passo=pacemaker marcação=marking marcador=marker marcha=march marciano=Martian
  marco=milestone maré=tide marfim=ivory marido=husband marinha=navy mariposa=moth mascote=mascot mata=forest
  matadouro=slaughterhouse materialismo=materialism maternidade=maternity matriz=matrix mármore=marble
  mártir=martyr mãe=mother mão=hand medalha=medal mediana=median medicamento=drug medição=measurement
  medidor=gauge medo=fear meia=midfielder meio=means melhora=improvement melhoramento=improvement
  melhoria=improvement membrana=membrane membro=member menção=mention menina=girl menino=boy mercado=market
  mercadoria=merchandise merenda=school_meal mergulhador=diver mergulho=diving meridiano=meridian
  mestrado=master's_degree mestrando=master's_student meta=goal metabolismo=metabolism metade=half
  metástase=metastasis meteorito=meteorite meteorologista=meteorologist metodologia=methodology
  metralhadora=machine_gun metrô=subway média=average médico=doctor método=method mês=month
  microrganismo=microorganism microscópio=microscope micróbio=microbe migrante=migrant milhar=thousand
  milho=corn minagem=mining mineral=mineral minério=ore ministro=minister minuto=minute misericórdia=mercy
  missionário=missionary misticismo=mysticism mitologia=mythology mídia=media míssil=missile mochila=backpack
  mochileiro=backpacker moça=young_woman moço=young_man moda=mode modalidade=modality modelagem=modeling
  modernidade=modernity modo=way moinho=mill mola=spring molécula=molecule molho=sauce molusco=mollusk
  monastério=monastery mongol=Mongol monografia=monograph montagem=assembly montanha=mountain
  montanha-russa=roller_coaster montante=amount morador=resident morcego=bat morfina=morphine morro=hill
  morte=death mosca=fly mosquito=mosquito mosteiro=monastery mostra=exhibition moto=motorcycle
  motocicleta=motorcycle motociclismo=motorcycling motor=engine motorista=driver movimentação=movement
  mucosa=mucosa mudança=change mulher=woman municipalidade=municipality município=municipality
  musculatura=musculature mutação=mutation música=music músico=musician nacionalização=nationalization
  nadador=swimmer namorado=boyfriend nanopartícula=nanoparticle nariz=nose narrador=narrator narrativa=narrative
  nascente=spring natação=swimming natal=Christmas nave=spacecraft navio=ship náusea=nausea neblina=fog
  necessidade=need negativa=refusal negligência=negligence negócio=business neto=grandson neurotoxina=neurotoxin
  neurônio=neuron neve=snow nevoeiro=fog nêutron=neutron ninfa=nymph ninho=nest nitrato=nitrate nível=level
  noite=night noivo=fiancé nomeação=appointment nordeste=northeast noroeste=northwest norte=north
  notação=notation noticiário=newscast notícia=news notoriedade=notoriety novela=soap_opera novidade=novelty
  nó=node nudez=nudity numeração=numbering nuvem=cloud núcleo=nucleus número=number oásis=oasis
  obesidade=obesity objetivo=objective obra=work obrigação=obligation obrigatoriedade=obligation
  obsessão=obsession obstrução=obstruction oceano=ocean ocidente=West odor=odor oeste=west oferecimento=offering
  oficina=workshop ofício=craft oleoduto=pipeline olho=eye olimpíada=Olympics oliveira=olive_tree ombro=shoulder
  onda=wave ondulação=undulation opinião=opinion oponente=opponent oportunidade=opportunity opressão=oppression
  oração=sentence orador=speaker orangotango=orangutan oráculo=oracle orbitador=orbiter orçamento=budget
  ordem=order ordenamento=ordering orfanato=orphanage organista=organist orientador=advisor orientando=advisee
  orla=edge orquídea=orchid osso=bone ouro=gold ousadia=boldness ouvinte=listener ovário=ovary ovelha=sheep
  ovo=egg óbito=death óculos=glasses órbita=orbit óxido=oxide ônibus=bus paciente=patient padroeiro=patron_saint
  pai=father painel=panel país=country palavra=word palavrão=profanity palco=stage palestra=lecture
  palhaço=clown palmeira=palm_tree panda=panda pandemia=pandemic panela=pot panteão=pantheon papagaio=parrot
  papel=role papoula=poppy par=pair paraíso=paradise paralisação=stoppage paralisia=paralysis parasita=parasite
  parcela=portion parede=wall parente=relative parlamentar=member_of_parliament paródia=parody paróquia=parish
  parte=part participante=participant particularidade=particularity partida=game partido=party
  passageiro=passenger passagem=ticket passaporte=passport passeio=walk pasta=folder pastagem=pasture
  pastor=pastor patinação=skating patinador=skater pato=duck patógeno=pathogen patrão=employer
  patrocinador=sponsor patrono=patron pavimento=floor pavor=dread página=page pâncreas=pancreas pântano=swamp
  pão=bread pecuarista=rancher pecuária=livestock_farming peça=piece pedagogo=educator pedágio=toll
  pedestre=pedestrian peito=chest peixe=fish pelagem=fur pele=skin película=film pelo=hair pelotão=platoon
  pena=feather penhasco=cliff pensador=thinker percentual=percentage percepção=perception percurso=route
  perda=loss peregrinação=pilgrimage peregrino=pilgrim perfeição=perfection perfuração=drilling
  pergaminho=parchment pergunta=question perigo=danger periódico=journal perícia=expertise perímetro=perimeter
  período=period perna=leg personagem=character pertence=belonging pesar=regret pescoço=neck peso=weight
  pesquisa=research pesquisado=respondent pesquisador=researcher pessoa=person peste=plague petróleo=oil pé=foot
  pênalti=penalty piada=joke pico=peak pigmento=pigment pilar=column pilha=battery piloto=pilot pimenta=pepper
  pinça=forceps pinguim=penguin pino=pin pirataria=piracy piscina=pool piso=floor pista=track pílula=pill
  placa=plate placar=score planalto=plateau planejamento=planning planilha=spreadsheet plano=plane planta=plant
  plantação=plantation plantão=shift plantio=planting plaqueta=platelet plateia=audience plâncton=plankton
  plebiscito=plebiscite pleito=election plumagem=plumage pneu=tire pneumonia=pneumonia poço=well poder=power
  poeira=dust polarização=polarization policial=police_officer polícia=police polímero=polymer polo=pole
  poluente=pollutant polvo=octopus pomada=ointment pombo=pigeon ponte=bridge ponteiro=pointer ponto=point
  pontuação=score população=population porcelana=porcelain porcentagem=percentage porco=pig porção=portion
  pormenor=detail pornografia=pornography porta=door porta-aviões=aircraft_carrier posição=position
  posologia=dosage posse=possession possessão=possession possuidor=owner poste=pole potássio=potassium
  potencialidade=potential potência=power pousada=guesthouse pouso=landing povo=people povoação=settlement
  povoador=settler povoamento=settlement pódio=podium pólvora=gunpowder pós-graduação=graduate_studies
  pós-graduando=graduate_student praça=square praga=pest praia=beach prancha=board prata=silver
  praticante=practitioner prato=dish prazer=pleasure prazo=term prece=prayer precipitado=precipitate preço=price
  predomínio=predominance preenchimento=filling prefácio=preface prefeito=mayor prefeitura=city_hall
  preguiça=sloth premiação=award premissa=premise preocupação=concern presa=prey presidente=president
  presídio=prison preso=prisoner pressão=pressure pressuposto=assumption prestação=provision
  prevalência=prevalence previdência=social_security prédio=building prémio=award prêmio=award primata=primate
  primo=cousin prisão=prison problema=problem procedência=origin processo=process proclamação=proclamation
  produtor=producer proeminência=prominence professor=teacher profundidade=depth profusão=profusion
  projetista=designer projeto=project projétil=projectile proletariado=proletariat proliferação=proliferation
  promotor=prosecutor promotoria=prosecutor's_office prontuário=medical_record pronúncia=pronunciation
  propina=bribe proporção=proportion proteção=protection protestantismo=Protestantism protótipo=prototype
  prova=proof pró-reitor=vice-rector próstata=prostate prótese=prosthesis próton=proton pseudônimo=pseudonym
  psicopedagogo=educational_psychologist publicadora=publisher puericultura=child_care puérpera=postpartum_woman
  pulmão=lung pulso=wrist punição=punishment punjabi=Punjabi púlpito=pulpit quadra=court quadrado=square
  quadril=hip quadrinho=comic quadro=table qualidade=quality quantidade=amount quarentena=quarantine
  quarteirão=block quarto=room quartzo=quartz quebra=breakdown queda=fall queijo=cheese queimada=burning
  queimadura=burn queixa=complaint queniano=Kenyan quesito=requirement questão=issue questionamento=questioning
  questionário=questionnaire quilombola=quilombola quimioterapia=chemotherapy raciocínio=reasoning
  racionalismo=rationalism radiação=radiation radioterapia=radiotherapy rainha=queen raio=ray raiz=root
  ramal=branch ramo=branch rapaz=young_man raposa=fox raridade=rarity rastreamento=screening rato=rat
  razão=ratio rã=frog reação=reaction reagente=reagent realeza=royalty realização=achievement
  reaproveitamento=reuse reavaliação=reassessment rebaixamento=relegation rebelde=rebel receio=fear
  receita=revenue recém-nascido=newborn reciclagem=recycling recife=reef reconquista=reconquest recorde=record
  recorte=cut recrutamento=recruitment recusa=refusal redação=writing redator=writer rede=network
  redução=reduction refeição=meal refeitório=cafeteria referencial=framework refém=hostage
  refinamento=refinement refletor=reflector reflorestamento=reforestation reformulação=reformulation
  refúgio=refuge região=region regimento=regiment regressão=regression regulação=regulation
  regulamento=regulation rei=king reino=kingdom reitor=rector relatividade=relativity relato=report
  relatório=report relaxamento=relaxation relâmpago=lightning religiosidade=religiosity relíquia=relic
  relógio=watch remanescente=remnant remédio=medicine remo=rowing remoção=removal renascimento=rebirth
  renda=income rendição=surrender rendimento=yield reparação=repair reparo=repair repartição=division
  repetência=grade_repetition reportagem=report repórter=reporter represa=dam requisição=request
  requisito=requirement resenha=review reserva=reserve reservatório=reservoir resfriado=cold
  resfriamento=cooling resiliência=resilience resina=resin resistência=resistance resistor=resistor
  resíduo=waste respiração=breathing respondente=respondent resposta=response ressonância=resonance
  ressurreição=resurrection restauração=restoration resultado=result resumo=summary reta=line
  retaliação=retaliation retângulo=rectangle retirada=withdrawal reto=rectum retomada=resumption retorno=return
  retrato=portrait reunião=meeting revelação=revelation revezamento=relay revisão=review revista=magazine
  revólver=revolver régua=ruler réptil=reptile réu=defendant riacho=stream rifle=rifle rigidez=stiffness
  rim=kidney rinoceronte=rhinoceros rio=river risco=risk rito=rite rivalidade=rivalry rodada=round
  rodovia=highway rolamento=bearing rompimento=rupture rosto=face roteamento=routing roteirista=screenwriter
  roteiro=itinerary rotina=routine roubo=robbery roupa=clothing rótulo=label rua=street ruído=noise ruína=ruin
  rumo=course ruptura=rupture rúgbi=rugby sabão=soap safra=harvest saia=skirt sal=salt sala=room salário=salary
  salão=hall salmão=salmon saltador=jumper salto=jump salva-vidas=lifeguard salvamento=rescue
  saneamento=sanitation sangramento=bleeding sangue=blood santidade=holiness santo=saint sapato=shoe sapo=toad
  saqueador=looter sarampo=measles sardinha=sardine satélite=satellite saudação=greeting saúde=health
  savana=savanna sátira=satire seca=drought secagem=drying secreção=secretion secretaria=secretariat seda=silk
  sedativo=sedative sede=headquarters sedimento=sediment segundo=second seguradora=insurance_company
  segurança=security seio=breast seixo=pebble seleção=selection selo=seal selva=jungle semana=week
  semáforo=traffic_light semente=seed semicondutor=semiconductor senado=senate senador=senator senha=password
  senhor=Mr. senhora=Mrs. sentimento=feeling separação=separation sepultura=grave sequestro=kidnapping
  sequência=sequence seriado=series seringa=syringe seringueiro=rubber_tapper sermão=sermon serra=mountain_range
  servente=servant servo=servant sexualidade=sexuality século=century sérvio=Serb shopping=shopping_mall
  show=show sigla=acronym similaridade=similarity simpatia=sympathy simplicidade=simplicity sinal=signal
  sinalização=signaling sinapse=synapse sindicato=union sinfonia=symphony sintetizador=synthesizer
  sintoma=symptom sintonia=tune sinusite=sinusitis sismo=earthquake sistema=system site=website
  situação=situation sítio=site snorkel=snorkel snowboard=snowboarding sobremesa=dessert sobrenome=surname
  sobreposição=overlap sobrevivente=survivor sobrevivência=survival sobrinho=nephew sociedade=society soco=punch
  software=software sogro=father-in-law soja=soybean sol=sun soldado=soldier solicitação=request solo=soil
  solução=solution soluto=solute solvente=solvent sombra=shadow sonda=probe sondagem=survey sonho=dream
  sopa=soup soquete=socket soro=serum sorteio=draw sotaque=accent sócio=partner subcontinente=subcontinent
  subdivisão=subdivision subida=rise submarino=submarine suborno=bribe subsidiária=subsidiary
  subtração=subtraction subúrbio=suburb sucesso=success suco=juice sudeste=southeast sudoeste=southwest
  sujeito=subject sul=south sul-africano=South_African sunita=Sunni superação=overcoming superávit=surplus
  superioridade=superiority supervisor=supervisor supressão=suppression suprimento=supply surfe=surfing
  surgimento=emergence surto=outbreak suspeito=suspect sutura=suture súdito=subject tabuleiro=board taça=cup
  tailandês=Thai talha=carving tamanho=size tampa=lid tanque=tank tarde=afternoon tarifa=tariff tartaruga=turtle
  tatuagem=tattoo taxa=rate tábua=board tecido=tissue tecladista=keyboardist tecnologia=technology teia=web
  tela=screen telefone=phone telefonema=phone_call telefonia=telephony telejornal=newscast telenovela=soap_opera
  telescópio=telescope telhado=roof tempero=seasoning tempestade=storm templo=temple temporada=season
  temporal=storm tenor=tenor tensão=tension teologia=theology teor=content teorema=theorem
  terceirização=outsourcing terço=third terra=land terramoto=earthquake terreiro=yard terremoto=earthquake
  tesoureiro=treasurer teste=test teto=ceiling técnica=technique técnico=coach tia=aunt tibetano=Tibetan
  tigre=tiger tijolo=brick time=team tio=uncle tiragem=circulation tirania=tyranny tireoide=thyroid tiro=shot
  tiroteio=shooting titânio=titanium titular=holder tomada=taking tomografia=tomography tontura=dizziness
  torcedor=fan torcida=fans torção=twisting tornado=tornado torneio=tournament torniquete=tourniquet
  tornozelo=ankle torque=torque tosse=cough toxicidade=toxicity tópico=topic tórax=thorax trabalhador=worker
  trabalho=work tração=traction traço=trait traficante=trafficker trajeto=route trama=plot trampolim=springboard
  transbordamento=overflow transformador=transformer translação=translation transmissão=broadcast
  transplante=transplant transposição=transposition transtorno=disorder traqueia=trachea tratamento=treatment
  trauma=trauma travessia=crossing tráfico=trafficking trânsito=traffic trecho=stretch treinador=coach
  treinamento=training treino=training trem=train trenó=sled treva=darkness trégua=truce triagem=screening
  triângulo=triangle tribunal=court tributação=taxation tributo=tax trigo=wheat trilha=trail trilho=track
  trilogia=trilogy trincheira=trench triplo=triple tripulação=crew troca=exchange trocador=exchanger tropa=troop
  trovão=thunder trovoada=thunderstorm truta=trout tubarão=shark tubarões=sharks tuberculose=tuberculosis
  tubérculo=tuber tubo=tube tubulação=piping tufão=typhoon tumor=tumor turbina=turbine turista=tourist
  turma=class turnê=tour turno=round túnel=tunnel ultrassonografia=ultrasound umidade=moisture
  universidade=university urbanismo=urban_planning urgência=emergency urso=bear usabilidade=usability
  usina=power_plant uso=use usuário=user uva=grape útero=uterus vaca=cow vacina=vaccine vacinação=vaccination
  vaga=vacancy vagão=car vagina=vagina validade=validity vampiro=vampire vanguarda=vanguard varanda=porch
  varejista=retailer varejo=retail variabilidade=variability variável=variable variância=variance
  varíola=smallpox vaso=vase vazamento=leak vazão=flow_rate vácuo=vacuum válvula=valve vândalo=vandal veado=deer
  veia=vein vela=sailing velhice=old_age velocidade=speed velocista=sprinter vencedor=winner vendedor=seller
  ventilação=ventilation vento=wind verba=funding verdura=vegetable vereador=councilor verme=worm
  verossimilhança=likelihood versão=version vertente=aspect vespa=wasp vestido=dress vestimenta=clothing
  vetor=vector vez=time vértebra=vertebra véu=veil viabilidade=feasibility viaduto=viaduct viagem=trip
  viajante=traveler viatura=vehicle videoclipe=music_video videogame=video_game vidraça=window_pane vidro=glass
  viés=bias viga=beam vigência=term viking=Viking vila=village vilarejo=village vilão=villain vinha=vineyard
  vinho=wine violação=violation violão=guitar violino=violin visitação=visitation vista=view visto=visa
  vitalidade=vitality vitamina=vitamin vitória=victory viúva=widow vivência=experience vizinhança=neighborhood
  vizinho=neighbor vício=addiction vírus=virus vítima=victim vocalista=vocalist vocábulo=word
  volante=steering_wheel volta=lap voltagem=voltage vontade=will voo=flight voto=vote vôlei=volleyball
  vômito=vomiting vulnerabilidade=vulnerability xadrez=chess xarope=syrup xiita=Shiite xícara=cup
  zagueiro=defender zebra=zebra zona=zone zoologia=zoology zoológico=zoo`,
);
