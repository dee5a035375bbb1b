import { entriesOf } from "./entries.ts";

/** English for Portuguese adjectives that lose their sense on the way through Spanish, or that Apertium's dictionaries lack. */
export const portugueseAdjectives = entriesOf(
  `abdominal=abdominal abrangente=comprehensive acadêmico=academic acordado=agreed acústico=acoustic
  aderente=adherent adulto=adult afegão=Afghan afiado=sharp afiliado=affiliated agrícola=agricultural
  agropecuário=agricultural agudo=acute alcoólico=alcoholic alfandegário=customs alimentar=food alimentício=food
  alocado=allocated alpino=alpine alto=high amarelado=yellowish amarelo=yellow amazônico=Amazonian
  ambiental=environmental ambulatorial=outpatient americano=American amoroso=loving analógico=analog
  análogo=analogous ancestral=ancestral andino=Andean anormal=abnormal antártico=Antarctic anterior=previous
  antiético=unethical antigo=ancient apropriado=appropriate aquático=aquatic arborizado=wooded armado=armed
  arqueológico=archaeological arquitetônico=architectural arredondado=rounded arrogante=arrogant
  arterial=arterial ascendente=ascending assintomático=asymptomatic assírio=Assyrian assustador=frightening
  atento=attentive atlântico=Atlantic atual=current atuante=active ausente=absent austral=southern
  autista=autistic automobilístico=automobile autoritário=authoritarian aviário=avian avícola=poultry azul=blue
  ácido=acid árido=arid ártico=Arctic áspero=rough bacteriano=bacterial baiano=Bahian baixo=low bancário=banking
  barato=cheap barroco=Baroque bastardo=bastard belga=Belgian benéfico=beneficial benigno=benign bêbado=drunk
  biliar=bile bom=good bonito=beautiful botânico=botanical bovino=cattle branco=white brasileiro=Brazilian
  bruto=crude burguês=bourgeois búlgaro=Bulgarian cadente=shooting cafeeiro=coffee calmo=calm cambial=exchange
  canavieiro=sugarcane cansado=tired capilar=capillary capital=capital caprino=goat carcerário=prison
  cardiovascular=cardiovascular cardíaco=heart carioca=Rio_de_Janeiro caro=expensive catalão=Catalan
  celestial=celestial cerebrovascular=cerebrovascular cerimonial=ceremonial certo=certain cético=skeptical
  chato=boring cheio=full chuvoso=rainy ciente=aware cinzento=gray circulante=circulating
  circulatório=circulatory cirúrgico=surgical claro=clear clínico=clinical colonial=colonial
  coloquial=colloquial colorido=colorful comemorativo=commemorative comestível=edible comovente=moving
  complexo=complex comportamental=behavioral compreensivo=understanding comprido=long comprimido=compressed
  computacional=computational comum=common conceituado=renowned concreto=concrete conforme=consistent
  confuse=confused congestionado=congested congênito=congenital conhecido=known conjuntivo=connective
  consciente=aware consequente=consequent conservador=conservative contagioso=contagious contábil=accounting
  contínuo=sustained controverso=controversial conturbado=troubled convencido=convinced convincente=convincing
  cor-de-rosa=pink corajoso=brave corporal=body correto=correct corrupto=corrupt costeiro=coastal
  covarde=cowardly cósmico=cosmic cristalino=crystal cristão=Christian crônico=chronic cru=crude
  cuidadoso=careful curricular=curricular curto=short curvo=curved cutâneo=skin dançante=dance
  decorativo=decorative demais=other demarcado=demarcated desabitado=uninhabited desabrigado=homeless
  desafiante=challenging desaparecido=missing desconfortável=uncomfortable desconhecido=unknown desfeito=undone
  desprovido=devoid detido=detained décimo=tenth diabético=diabetic dianteiro=front didático=teaching
  diferente=different difícil=difficult digestivo=digestive discente=student disperso=scattered
  distinto=distinct divergente=divergent diversos=several docente=teaching doente=ill domiciliar=home
  dorsal=dorsal duplo=double duro=hard editorial=editorial educacional=educational efetivo=effective
  eleitoral=electoral eletromagnético=electromagnetic elevado=high elíptico=elliptical emergencial=emergency
  emérito=emeritus emigrante=emigrant emplumado=feathered endêmico=endemic engraçado=funny
  epidemiológico=epidemiological episcopal=episcopal equatorial=equatorial erótico=erotic errado=wrong
  errante=wandering erudito=scholarly escolar=school escravo=slave escuro=dark eslavo=Slavic
  esmagador=overwhelming esparso=sparse especial=special espesso=thick espinhal=spinal espontâneo=spontaneous
  esquerdista=leftist estadual=state estadunidense=American estatal=state estelar=stellar estoniano=Estonian
  estrangeiro=foreign estranho=strange estreante=debut estreito=narrow estriado=striated estudantil=student
  etário=age evolutivo=evolutionary exigente=demanding exótico=exotic extático=ecstatic extinto=extinct
  extravagante=extravagant extraveicular=extravehicular exuberante=exuberant épico=epic falso=false
  faminto=hungry famoso=famous farmacológico=pharmacological fácil=easy federal=federal feliz=happy
  ferido=injured ferroviário=rail feudal=feudal fértil=fertile ficcional=fictional filiado=affiliated
  filosófico=philosophical final=final fino=thin fiscal=tax fisioterapêutico=physiotherapy florestal=forest fluido=fluid
  flutuante=floating fluvial=river folclórico=folk formidável=formidable forte=strong fortificado=fortified
  fotogênico=photogenic fotográfico=photographic fraco=weak frio=cold frustrado=frustrated fumante=smoking
  fundiário=land fundo=deep funerário=funeral fúngico=fungal gaúcho=gaucho genético=genetic
  gentil=gentle geral=general geriátrico=geriatric germânico=Germanic gestacional=gestational
  governamental=government gótico=Gothic gramatical=grammatical grande=large grandioso=grand gratuito=free
  grave=severe gravitacional=gravitational grátis=free grávida=pregnant grosseiro=rude grosso=thick
  habilidoso=skilled habitacional=housing habitual=usual hábil=skilled hepático=liver hereditário=hereditary
  hindu=Hindu hipertenso=hypertensive hídrico=water homossexual=same-sex hormonal=hormonal hospitalar=hospital
  humanista=humanist humorístico=humorous húngaro=Hungarian ibérico=Iberian idoso=elderly igual=equal
  ileso=unharmed imaturo=immature imobiliário=real_estate imponente=imposing impopular=unpopular
  importante=important impotente=powerless impresso=printed imprimível=printable imune=immune
  imunológico=immunological inacessível=inaccessible incansável=tireless incolor=colorless
  inconsciente=unconscious inconstitucional=unconstitutional incontável=countless incorporado=incorporated
  incorreto=incorrect incrível=incredible indiano=Indian inesgotável=inexhaustible inesquecível=unforgettable
  inevitável=inevitable inédito=unprecedented infantojuvenil=children's infeccioso=infectious infeliz=unhappy
  inferior=lower inflacionário=inflationary informático=computer injusto=unfair insular=island inteiro=whole
  intensivo=intensive interdisciplinar=interdisciplinary intestinal=intestinal inúmero=countless
  invasivo=invasive invertido=inverted invisível=invisible iônico=ionic iraniano=Iranian iraquiano=Iraqi
  isento=exempt itinerante=traveling íngreme=steep jovem=young judicial=judicial junto=together jurídico=legal
  justo=fair juvenil=juvenile laboratorial=laboratory laranja=orange largo=wide leigo=lay leiteiro=dairy
  lendário=legendary lento=slow leve=mild limpo=clean lindo=beautiful linguístico=linguistic liso=smooth
  litúrgico=liturgical líquido=net lírico=lyrical lobado=lobed logístico=logistical londrino=London
  lotado=crowded louco=crazy lunar=lunar luxuoso=luxurious macabro=macabre maciço=solid macio=soft
  madeireiro=timber magro=thin maior=greater maligno=malignant mamário=breast marcante=remarkable
  marcial=martial marciano=Martian marrom=brown mascarado=masked massivo=massive materno=maternal mau=bad
  medicinal=medicinal medieval=medieval medroso=fearful melhor=better melódico=melodic memorial=memorial
  menor=smaller meridional=southern mesmo=same metafísico=metaphysical médio=average midiático=media
  militarista=militaristic mineiro=mining ministerial=ministerial minúsculo=tiny místico=mystical
  moderado=moderate mole=soft molecular=molecular molhado=wet monárquico=monarchical monetário=monetary
  mongol=Mongolian monumental=monumental morfológico=morphological mortal=deadly mortífero=deadly morto=dead
  muito=many multidisciplinar=multidisciplinary municipal=municipal muscular=muscular musculoso=muscular
  nacional=national naturalista=naturalist navegável=navigable náutico=nautical necessário=necessary
  negado=denied neonatal=neonatal neurológico=neurological nono=ninth nordestino=northeastern
  norte-americano=American norueguês=Norwegian novo=new nulo=null nutricional=nutritional obcecado=obsessed
  obeso=obese oblíquo=oblique oceânico=oceanic ocidental=western ocular=eye oculto=hidden odontológico=dental
  oficial=official oitavo=eighth oncológico=oncological oportuno=timely oral=oral orçamentário=budget
  orgulhoso=proud oriental=eastern originário=originating oriundo=originating ornamental=ornamental
  otomano=Ottoman ousado=bold outro=other óptico=optical ósseo=bone ótico=optical ótimo=excellent
  padrão=standard padronizado=standardized paliativo=palliative papal=papal paquistanês=Pakistani
  parasitário=parasitic parceiro=partner parlamentar=parliamentary partidário=party passado=past
  paterno=paternal paulista=São_Paulo pecuário=livestock pedagógico=pedagogical pediátrico=pediatric
  penal=criminal penúltimo=penultimate pequeno=small perene=perennial perigoso=dangerous persa=Persian
  perspicaz=insightful pertencente=belonging pesado=heavy pesqueiro=fishing pessoal=personal péssimo=terrible
  pior=worse planetário=planetary plano=flat plausível=plausible polar=polar policial=police polido=polished
  polonês=Polish pontudo=pointed populoso=populous português=Portuguese possível=possible postal=postal
  posterior=subsequent potencial=potential pouco=few póstumo=posthumous precoce=early predial=building
  predominante=predominant prejudicial=harmful prematuro=premature preponderante=predominant preso=imprisoned
  preto=black preventivo=preventive previdenciário=social_security primeiro=first principal=main
  prisional=prison privado=private proeminente=prominent profundo=deep pronto=ready provável=likely próprio=own
  próximo=close psiquiátrico=psychiatric puerperal=postpartum pulmonar=lung público=public quadrado=square
  quarto=fourth quântico=quantum queniano=Kenyan quente=hot quinto=fifth radioativo=radioactive raso=shallow
  rápido=fast rebaixado=demoted recheado=stuffed redondo=round refinado=refined refletivo=reflective
  reflexivo=reflective relutante=reluctant removível=removable renal=kidney renomado=renowned repleto=full
  reprodutivo=reproductive respeitável=respectable respiratório=respiratory reto=straight rítmico=rhythmic
  robusto=robust rochoso=rocky rodoviário=road romeno=Romanian rouco=hoarse roxo=purple rude=rude
  rudimentar=rudimentary ruim=bad rupestre=rock rural=rural rústico=rustic salarial=wage sanguíneo=blood
  saudável=healthy sazonal=seasonal sânscrito=Sanskrit seco=dry sectário=sectarian secular=secular
  seguinte=following segundo=second seguro=safe sensato=sensible sensorial=sensory sensual=sensual sexto=sixth
  sétimo=seventh simétrico=symmetrical simpático=friendly simples=simple sindical=union sintomático=symptomatic
  sísmico=seismic sobrenatural=supernatural sociocultural=sociocultural sociodemográfico=sociodemographic
  socioeconômico=socioeconomic solar=solar solúvel=soluble sombrio=dark sonoro=sound subagudo=subacute
  subatômico=subatomic subsequente=subsequent subtropical=subtropical sueco=Swedish suicida=suicide suíno=pig
  sujo=dirty sul-africano=South_African sul-americano=South_American sulfúrico=sulfuric sulista=southern
  superior=higher surpreso=surprised sutil=subtle tailandês=Thai tal=such talentoso=talented tarifário=tariff
  tático=tactical temperado=temperate teológico=theological terapêutico=therapeutic terceiro=third
  termal=thermal terno=tender térmico=thermal tibetano=Tibetan tônico=tonic trabalhista=labor traseiro=rear
  tributário=tax triste=sad triunfal=triumphant tropical=tropical turbulento=turbulent unicelular=single-celled
  universitário=university urbano=urban uterino=uterine utilitário=utilitarian último=last úmido=humid
  único=unique vascular=vascular vazio=empty vário=several vários=several velho=old vencedor=winning
  venenoso=poisonous ventral=ventral verdadeiro=true verde=green vermelho=red vertebral=spinal viário=road
  viável=viable viking=Viking viral=viral vitalício=lifelong vivo=alive vocal=vocal zangado=angry`,
);

/** Likewise for adverbs. */
export const portugueseAdverbs = entriesOf(
  `abaixo=below acima=above ademais=moreover adiante=ahead afinal=after_all ainda=still aí=there
  alegadamente=allegedly ali=there alternadamente=alternately amanhã=tomorrow amplamente=widely
  anteontem=the_day_before_yesterday antigamente=formerly anualmente=annually apenas=only aqui=here atrás=behind
  atualmente=currently bastante=quite brevemente=briefly cedo=early cima=above comumente=commonly
  consequentemente=consequently consideravelmente=considerably consistentemente=consistently debaixo=underneath
  demais=too_much demasiado=too dentre=among dentro=inside depressa=quickly devagar=slowly diante=before
  doravante=from_now_on efetivamente=effectively embaixo=below enfim=finally eventualmente=occasionally
  felizmente=fortunately fora=outside forte=strongly geologicamente=geologically gradativamente=gradually
  gravemente=seriously hoje=today inclusive=including infelizmente=unfortunately intensamente=intensely
  interessantemente=interestingly jamais=never já=already juntamente=together largamente=widely lá=there
  longe=far mais=more majoritariamente=mostly mal=poorly menos=less mesmo=even muito=very naturalmente=naturally
  não=not nomeadamente=namely notadamente=notably nunca=never obrigatoriamente=necessarily ontem=yesterday
  outrora=formerly outrossim=moreover paralelamente=in_parallel perto=near popularmente=popularly
  porventura=perhaps predominantemente=predominantly primeiramente=firstly prontamente=promptly pronto=soon
  provisoriamente=provisionally quanto=how_much quase=almost quão=how remotamente=remotely sempre=always
  sequer=even significativamente=significantly sobremaneira=greatly sobretudo=above_all somente=only só=only
  supostamente=allegedly tal=such também=also tampouco=neither tarde=late tão=so`,
);
