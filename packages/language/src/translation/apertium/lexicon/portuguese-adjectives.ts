import { entriesOf } from "./entries.ts";

/** English for Portuguese adjectives that lose their sense on the way through Spanish, or that Apertium's dictionaries lack. */
export const portugueseAdjectives = entriesOf(
  `abdominal=abdominal abrangente=comprehensive acadêmico=academic acordado=agreed acústico=acoustic
  aderente=adherent adulto=adult afegão=Afghan afiado=sharp afiliado=affiliated agrícola=agricultural
  agropecuário=agricultural agudo=acute alcoólico=alcoholic alfandegário=customs alimentar=food alimentício=food
  alocado=allocated alto=high amarelado=yellowish amarelo=yellow ambiental=environmental ambulatorial=outpatient
  americano=American amoroso=loving analógico=analog análogo=analogous ancestral=ancestral anormal=abnormal
  anterior=previous antiético=unethical antigo=ancient apropriado=appropriate aquático=aquatic arborizado=wooded
  armado=armed arqueológico=archaeological arquitetônico=architectural arredondado=rounded arrogante=arrogant
  arterial=arterial ascendente=ascending assustador=frightening atento=attentive atlântico=Atlantic
  atual=current atuante=active ausente=absent austral=southern autista=autistic automobilístico=automobile
  autoritário=authoritarian avícola=poultry azul=blue ácido=acid árido=arid áspero=rough bacteriano=bacterial
  baiano=Bahian baixo=low bancário=banking barato=cheap barroco=Baroque bastardo=bastard benéfico=beneficial
  bêbado=drunk bom=good bonito=beautiful botânico=botanical bovino=cattle branco=white brasileiro=Brazilian
  bruto=crude burguês=bourgeois búlgaro=Bulgarian cafeeiro=coffee calmo=calm cambial=exchange
  canavieiro=sugarcane cansado=tired capilar=capillary capital=capital caprino=goat carcerário=prison
  cardíaco=heart caro=expensive catalão=Catalan celestial=celestial cerimonial=ceremonial certo=certain
  cético=skeptical chato=boring cheio=full chuvoso=rainy ciente=aware cinzento=gray circulante=circulating
  cirúrgico=surgical claro=clear clínico=clinical colonial=colonial coloquial=colloquial
  comemorativo=commemorative comestível=edible comovente=moving complexo=complex comportamental=behavioral
  compreensivo=understanding comprido=long computacional=computational comum=common conceituado=renowned
  concreto=concrete conforme=consistent confuse=confused conhecido=known conjuntivo=connective
  consequente=consequent contábil=accounting contínuo=sustained controverso=controversial conturbado=troubled
  convencido=convinced convincente=convincing cor-de-rosa=pink corajoso=brave corporal=body correto=correct
  corrupto=corrupt costeiro=coastal covarde=cowardly cósmico=cosmic cristalino=crystal cristão=Christian
  cru=crude cuidadoso=careful curricular=curricular curto=short cutâneo=skin dançante=dance
  decorativo=decorative demais=other demarcado=demarcated desabitado=uninhabited desabrigado=homeless
  desafiante=challenging desaparecido=missing desconfortável=uncomfortable desconhecido=unknown desfeito=undone
  detido=detained décimo=tenth diabético=diabetic dianteiro=front didático=teaching diferente=different
  difícil=difficult digestivo=digestive discente=student disperso=scattered distinto=distinct
  divergente=divergent diversos=several docente=teaching doente=ill domiciliar=home dorsal=dorsal duplo=double
  duro=hard editorial=editorial educacional=educational efetivo=effective eleitoral=electoral
  eletromagnético=electromagnetic elevado=high elíptico=elliptical emérito=emeritus emigrante=emigrant
  endêmico=endemic engraçado=funny epidemiológico=epidemiological episcopal=episcopal erótico=erotic
  errado=wrong errante=wandering erudito=scholarly escolar=school escravo=slave escuro=dark eslavo=Slavic
  esmagador=overwhelming esparso=sparse especial=special espesso=thick espinhal=spinal espontâneo=spontaneous
  esquerdista=leftist estadual=state estadunidense=American estatal=state estelar=stellar estrangeiro=foreign
  estranho=strange estreito=narrow estriado=striated estudantil=student etário=age evolutivo=evolutionary
  exigente=demanding exótico=exotic extinto=extinct extravagante=extravagant exuberante=exuberant épico=epic
  falso=false faminto=hungry famoso=famous farmacológico=pharmacological fácil=easy federal=federal feliz=happy
  ferido=injured ferroviário=rail feudal=feudal fértil=fertile ficcional=fictional filiado=affiliated
  filosófico=philosophical fino=thin fiscal=tax fisioterapêutico=physiotherapy florestal=forest fluido=fluid
  flutuante=floating fluvial=river folclórico=folk formidável=formidable forte=strong fotográfico=photographic
  fraco=weak frio=cold frustrado=frustrated fumante=smoking fundiário=land fundo=deep funerário=funeral
  gentil=gentle geral=general geriátrico=geriatric germânico=Germanic gestacional=gestational
  governamental=government gótico=Gothic gramatical=grammatical grande=large grandioso=grand gratuito=free
  grave=severe gravitacional=gravitational grátis=free grávida=pregnant grosseiro=rude grosso=thick
  habilidoso=skilled habitacional=housing habitual=usual hábil=skilled hepático=liver hereditário=hereditary
  hipertenso=hypertensive hídrico=water homossexual=same-sex hospitalar=hospital humanista=humanist
  humorístico=humorous húngaro=Hungarian ibérico=Iberian idoso=elderly igual=equal ileso=unharmed
  imaturo=immature imobiliário=real_estate imponente=imposing impopular=unpopular importante=important
  impotente=powerless impresso=printed imune=immune incansável=tireless incolor=colorless
  inconsciente=unconscious incontável=countless incorporado=incorporated incorreto=incorrect incrível=incredible
  inesgotável=inexhaustible inesquecível=unforgettable inevitável=inevitable inédito=unprecedented
  infantojuvenil=children's infeliz=unhappy inferior=lower inflacionário=inflationary informático=computer
  injusto=unfair insular=island inteiro=whole intensivo=intensive interdisciplinar=interdisciplinary
  intestinal=intestinal inúmero=countless invertido=inverted invisível=invisible iônico=ionic iraniano=Iranian
  iraquiano=Iraqi isento=exempt itinerante=traveling íngreme=steep jovem=young judicial=judicial junto=together
  jurídico=legal justo=fair juvenil=juvenile laboratorial=laboratory laranja=orange largo=wide leigo=lay
  leiteiro=dairy lendário=legendary lento=slow leve=mild limpo=clean lindo=beautiful linguístico=linguistic
  liso=smooth litúrgico=liturgical líquido=net lírico=lyrical logístico=logistical londrino=London louco=crazy
  lunar=lunar luxuoso=luxurious maciço=solid macio=soft madeireiro=timber magro=thin maior=greater
  mamário=breast marcante=remarkable marcial=martial marrom=brown mascarado=masked massivo=massive
  materno=maternal mau=bad medicinal=medicinal medieval=medieval medroso=fearful melhor=better melódico=melodic
  memorial=memorial menor=smaller meridional=southern mesmo=same metafísico=metaphysical médio=average
  midiático=media ministerial=ministerial minúsculo=tiny místico=mystical mole=soft molecular=molecular
  molhado=wet monárquico=monarchical monetário=monetary monumental=monumental morfológico=morphological
  mortal=deadly morto=dead muito=many multidisciplinar=multidisciplinary municipal=municipal muscular=muscular
  musculoso=muscular nacional=national naturalista=naturalist navegável=navigable náutico=nautical
  necessário=necessary negado=denied neonatal=neonatal nono=ninth norte-americano=American norueguês=Norwegian
  novo=new nulo=null nutricional=nutritional obcecado=obsessed obeso=obese oblíquo=oblique oceânico=oceanic
  ocidental=western ocular=eye oculto=hidden odontológico=dental oficial=official oitavo=eighth oportuno=timely
  oral=oral orçamentário=budget orgulhoso=proud oriental=eastern originário=originating oriundo=originating
  ornamental=ornamental otomano=Ottoman ousado=bold outro=other óptico=optical ósseo=bone ótico=optical
  ótimo=excellent padrão=standard padronizado=standardized papal=papal paquistanês=Pakistani parceiro=partner
  parlamentar=parliamentary partidário=party passado=past paterno=paternal pecuário=livestock
  pedagógico=pedagogical pediátrico=pediatric penal=criminal penúltimo=penultimate pequeno=small
  perene=perennial perigoso=dangerous persa=Persian pertencente=belonging pesado=heavy pesqueiro=fishing
  pessoal=personal péssimo=terrible pior=worse planetário=planetary plano=flat plausível=plausible
  policial=police polido=polished polonês=Polish populoso=populous português=Portuguese possível=possible
  postal=postal posterior=subsequent potencial=potential pouco=few póstumo=posthumous precoce=early
  predial=building predominante=predominant prejudicial=harmful prematuro=premature preponderante=predominant
  preso=imprisoned preto=black previdenciário=social_security primeiro=first principal=main prisional=prison
  privado=private proeminente=prominent profundo=deep pronto=ready provável=likely próprio=own próximo=close
  psiquiátrico=psychiatric puerperal=postpartum pulmonar=lung público=public quadrado=square quarto=fourth
  quântico=quantum queniano=Kenyan quente=hot quinto=fifth radioativo=radioactive raso=shallow rápido=fast
  rebaixado=demoted recheado=stuffed redondo=round refinado=refined refletivo=reflective reflexivo=reflective
  relutante=reluctant removível=removable renal=kidney renomado=renowned repleto=full reprodutivo=reproductive
  respeitável=respectable respiratório=respiratory reto=straight rítmico=rhythmic robusto=robust rochoso=rocky
  rodoviário=road romeno=Romanian rouco=hoarse roxo=purple rude=rude rudimentar=rudimentary ruim=bad
  rupestre=rock rural=rural rústico=rustic salarial=wage sanguíneo=blood saudável=healthy sazonal=seasonal
  seco=dry secular=secular seguinte=following segundo=second seguro=safe sensato=sensible sensorial=sensory
  sensual=sensual sexto=sixth sétimo=seventh simétrico=symmetrical simpático=friendly simples=simple
  sindical=union sobrenatural=supernatural sociocultural=sociocultural sociodemográfico=sociodemographic
  socioeconômico=socioeconomic solar=solar solúvel=soluble sombrio=dark sonoro=sound subsequente=subsequent
  subtropical=subtropical sueco=Swedish suicida=suicide suíno=pig sujo=dirty sul-africano=South_African
  sul-americano=South_American sulfúrico=sulfuric superior=higher surpreso=surprised sutil=subtle tal=such
  talentoso=talented tático=tactical temperado=temperate teológico=theological terceiro=third termal=thermal
  terno=tender térmico=thermal tônico=tonic trabalhista=labor traseiro=rear tributário=tax triste=sad
  triunfal=triumphant turbulento=turbulent universitário=university urbano=urban uterino=uterine
  utilitário=utilitarian último=last úmido=humid único=unique vascular=vascular vazio=empty vário=several
  vários=several velho=old vencedor=winning venenoso=poisonous ventral=ventral verdadeiro=true verde=green
  vermelho=red vertebral=spinal viário=road viável=viable vitalício=lifelong vivo=alive vocal=vocal
  zangado=angry`,
);

/** Likewise for adverbs. */
export const portugueseAdverbs = entriesOf(
  `abaixo=below acima=above ademais=moreover adiante=ahead afinal=after_all ainda=still aí=there
  alegadamente=allegedly ali=there alternadamente=alternately amanhã=tomorrow amplamente=widely
  anteontem=the_day_before_yesterday antigamente=formerly anualmente=annually apenas=only aqui=here
  atualmente=currently bastante=quite brevemente=briefly cedo=early cima=above comumente=commonly
  consequentemente=consequently consideravelmente=considerably demais=too_much demasiado=too dentro=inside
  depressa=quickly devagar=slowly diante=before efetivamente=effectively embaixo=below enfim=finally
  eventualmente=occasionally fora=outside forte=strongly gradativamente=gradually gravemente=seriously
  hoje=today inclusive=including intensamente=intensely jamais=never já=already juntamente=together
  largamente=widely lá=there longe=far mais=more majoritariamente=mostly mal=poorly menos=less mesmo=even
  muito=very naturalmente=naturally não=not nomeadamente=namely notadamente=notably nunca=never
  obrigatoriamente=necessarily ontem=yesterday outrora=formerly outrossim=moreover paralelamente=in_parallel
  perto=near popularmente=popularly porventura=perhaps predominantemente=predominantly primeiramente=firstly
  prontamente=promptly pronto=soon provisoriamente=provisionally quanto=how_much quase=almost sempre=always
  sequer=even significativamente=significantly sobremaneira=greatly somente=only só=only supostamente=allegedly
  também=also tarde=late tão=so`,
);
