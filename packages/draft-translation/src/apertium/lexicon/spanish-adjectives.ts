import { entriesOf } from "./entries.ts";

/** English for Spanish adjectives that Apertium's dictionary lacks or reads in a rarer sense. */
export const spanishAdjectives = entriesOf(
  `abierto=open aborigen=aboriginal abundante=abundant aburrido=bored académico=academic acaudalado=wealthy
  acérrimo=staunch aconsejable=advisable actual=current acuático=aquatic adecuado=adequate adinerado=wealthy
  adolescente=adolescent adulto=adult aéreo=air afgano=Afghan afilado=sharp afín=related africano=African
  agraciado=attractive agrario=agrarian agrícola=agricultural agropecuario=agricultural agudo=acute
  aislado=isolated ajeno=foreign alarmante=alarming aleatorio=random alemán=German aliado=allied
  alimentario=food alimenticio=food alpino=alpine alto=high amable=kind amazónico=Amazonian
  ambiental=environmental ambulatorio=outpatient amplio=broad analfabeto=illiterate anaranjado=orange ancho=wide
  anciano=elderly andino=Andean animado=animated antártico=Antarctic anterior=previous antiguo=ancient
  anual=annual apropiado=appropriate apto=suitable arancelario=tariff arenoso=sandy argentino=Argentine
  armado=armed arriesgado=risky artesanal=artisanal asalariado=salaried asequible=affordable asiático=Asian
  asintomático=asymptomatic asirio=Assyrian asistencial=care asombroso=amazing astuto=clever atroz=atrocious
  auditivo=hearing austral=southern australiano=Australian automotriz=automotive automovilístico=automobile
  autonómico=regional autóctono=native azucarero=sugar árabe=Arab árido=arid ártico=Arctic áspero=rough
  bacteriano=bacterial bajo=low bancario=banking barato=cheap barroco=Baroque bello=beautiful
  benéfico=charitable benigno=benign bélico=war bidireccional=bidirectional biliar=bile biológico=biological
  bivariado=bivariate bizantino=Byzantine blando=soft blindado=armored bonito=pretty boreal=northern
  boscoso=forested bovino=cattle brasileño=Brazilian breve=brief británico=British bruto=gross
  bursátil=stock_market cafetero=coffee caliente=hot cambiario=exchange canadiense=Canadian cansado=tired
  capaz=able capital=capital carcelario=prison cardiovascular=cardiovascular cardíaco=cardiac caribeño=Caribbean
  cariñoso=affectionate caro=expensive catalán=Catalan católico=Catholic caudaloso=large cálido=warm
  cárnico=meat celoso=jealous celular=cellular centroamericano=Central_American cercano=close cerealero=grain
  cerebral=brain cerebrovascular=cerebrovascular cerrado=closed célebre=famous chino=Chinese ciego=blind
  científico=scientific cierto=certain citado=cited cíclico=cyclical clandestino=clandestine claro=clear
  clínico=clinical cobarde=cowardly comercial=commercial comestible=edible complejo=complex completo=complete
  común=common concreto=specific confiable=reliable congénito=congenital conocido=known consciente=aware
  constante=constant contagioso=contagious contento=happy contrario=contrary contundente=strong
  conveniente=advisable copernicano=Copernican corporativo=corporate corriente=common corto=short
  cosmopolita=cosmopolitan costero=coastal costoso=costly cotidiano=everyday creciente=growing crediticio=credit
  cristalino=crystal-clear cristiano=Christian crónico=chronic crudo=crude cruel=cruel cuadrado=square
  cualitativo=qualitative cuantioso=substantial cuantitativo=quantitative cuarto=fourth cuidadoso=careful
  culpable=guilty culto=educated cultural=cultural curricular=curricular curvo=curved cutáneo=skin
  dañino=harmful decimonónico=nineteenth-century delantero=front delgado=thin delictivo=criminal dental=dental
  departamental=departmental deportivo=sports depredador=predatory derechista=right-wing derecho=right
  desarmado=unarmed descomunal=enormous desconocido=unknown descriptivo=descriptive desempleado=unemployed
  desértico=desert desfavorable=unfavorable desleal=disloyal desolador=bleak destacado=prominent
  determinado=certain devastador=devastating débil=weak décimo=tenth diario=daily didáctico=teaching
  diestro=right-handed dietético=dietary diferente=different difícil=difficult digestivo=digestive
  digital=digital diminuto=tiny directivo=management discapacitado=disabled disponible=available
  distinto=different diverso=diverse divertido=fun divulgativo=informative docente=teaching doméstico=domestic
  duro=hard económico=economic ecuatorial=equatorial ecuestre=equestrian educacional=educational
  educativo=educational efectivo=effective electoral=electoral electrónico=electronic elevado=high
  eléctrico=electric embarazada=pregnant embarazado=pregnant emblemático=emblematic emocionado=excited
  emocional=emotional empinado=steep empírico=empirical empresarial=business endeble=weak endocrino=endocrine
  enemigo=enemy enfermo=ill enojado=angry entero=entire eólico=wind equitativo=equitable equivocado=wrong
  errante=wandering erróneo=wrong escarpado=steep escaso=scarce esclavo=slave escolar=school
  escolarizado=schooled esencial=essential espacial=space espantoso=terrible español=Spanish específico=specific
  espectral=spectral esperable=expected espléndido=splendid estable=stable estadístico=statistical
  estadounidense=American estadual=state estatal=state estéril=sterile estival=summer estonio=Estonian
  estrecho=close estudiantil=student europeo=European eventual=possible evidente=evident ex=former exento=exempt
  exigente=demanding exorbitante=exorbitant experimental=experimental explicativo=explanatory exterior=foreign
  extracurricular=extracurricular extranjero=foreign extraño=strange exuberante=lush étnico=ethnic
  fallido=failed falso=false familiar=family famoso=famous farmacológico=pharmacological fácil=easy feliz=happy
  femenino=female feo=ugly feroz=fierce ferroviario=railway férreo=strict fiable=reliable fidedigno=reliable
  fiel=faithful filoso=sharp final=final financiero=financial fino=fine fiscal=tax físico=physical fluvial=river
  forastero=foreign foráneo=foreign forestal=forest formativo=training fortificado=fortified forzoso=forced
  francés=French frágil=fragile frecuente=frequent frío=cold frondoso=leafy fronterizo=border frutal=fruit
  fuerte=strong fugitivo=fugitive fundamental=fundamental funerario=funeral furioso=furious futuro=future
  fúngico=fungal ganadero=livestock gaseoso=gaseous general=general genético=genetic genial=brilliant gélido=icy
  golpista=coup gótico=Gothic gracioso=funny gran=great grande=large gratuito=free grave=serious
  gremial=trade_union griego=Greek grisáceo=grayish grueso=thick grupal=group gubernamental=government
  habitacional=housing hábil=skilled helado=frozen hepático=hepatic herbáceo=herbaceous hereditario=hereditary
  herido=injured hermoso=beautiful heterogéneo=heterogeneous hindú=Hindu hipotecario=mortgage
  histórico=historical hídrico=water holandés=Dutch homogéneo=homogeneous homónimo=homonymous honesto=honest
  honrado=honest horrible=horrible hortícola=horticultural hospitalario=hospital hospitalizado=hospitalized
  hueco=hollow humano=human humilde=humble húmedo=wet idóneo=suitable igual=equal ilegal=illegal ileso=unharmed
  ilícito=illicit ilustre=illustrious impar=odd imponente=imposing importante=important impositivo=tax
  imprescindible=essential impresionante=impressive impreso=printed impulsor=driving inactivo=inactive
  incapaz=unable incipiente=incipient inclinado=inclined inconstitucional=unconstitutional incurable=incurable
  indemne=unharmed indio=Indian indispensable=essential indígena=indigenous industrial=industrial
  ineludible=unavoidable inexacto=inaccurate infantil=child infeccioso=infectious inferior=lower
  inflacionario=inflationary informático=computer ingente=huge inglés=English inhóspito=inhospitable
  ininterrumpido=uninterrupted injusto=unfair inmediato=immediate inmunológico=immunological inocente=innocent
  inofensivo=harmless inorgánico=inorganic inquietante=disturbing insigne=distinguished insular=island
  intenso=intense interdisciplinario=interdisciplinary internacional=international intrahepático=intrahepatic
  invasivo=invasive invasor=invading invernal=winter inverso=inverse invertebrado=invertebrate
  investigador=research iraquí=Iraqi israelí=Israeli italiano=Italian izquierdista=leftist izquierdo=left
  japonés=Japanese joven=young judicial=judicial judío=Jewish jurídico=legal justo=fair juvenil=youth
  laboral=work lactante=breastfeeding largo=long lateral=side latinoamericano=Latin_American lácteo=dairy
  leal=loyal legal=legal lejano=distant lento=slow leve=mild libre=free limítrofe=neighboring lindo=beautiful
  liso=smooth listo=ready lícito=lawful líquido=liquid llano=flat lleno=full lluvioso=rainy lobulado=lobed
  local=local loco=crazy longitudinal=longitudinal lucrativo=lucrative lujoso=luxurious lunar=lunar
  lúdico=recreational maderero=timber magnífico=magnificent majestuoso=majestic maligno=malignant mamario=breast
  manifiesto=evident manufacturero=manufacturing maravilloso=wonderful marciano=Martian marginal=marginal
  marino=marine marítimo=maritime masculino=male materno=maternal mayor=greater máximo=maximum mediano=medium
  mediático=media medieval=medieval medio=average mejor=better menor=smaller mensual=monthly mental=mental
  meridional=southern mestizo=mixed-race metabólico=metabolic metalúrgico=metallurgical
  metodológico=methodological mexicano=Mexican médico=medical migratorio=migratory milenario=ancient
  militar=military minero=mining ministerial=ministerial mismo=same mínimo=minimum moderado=moderate mojado=wet
  monetario=monetary montañoso=mountainous mortal=fatal mudo=mute muerto=dead multivariado=multivariate
  mundial=global municipal=municipal musulmán=Muslim naciente=nascent nacional=national nativo=native
  necesario=necessary necesitado=needy neoclásico=neoclassical neonatal=neonatal neozelandés=New_Zealand
  neurológico=neurological neurotóxico=neurotoxic nevado=snow-capped nocivo=harmful norcoreano=North_Korean
  norteamericano=American norteño=northern notable=notable notarial=notarial novedoso=novel noveno=ninth
  nublado=cloudy nuclear=nuclear nuevo=new nulo=zero numeroso=numerous nutricional=nutritional
  nutritivo=nutritional oblicuo=oblique obligatorio=compulsory obrero=working occidental=western oceánico=ocean
  octavo=eighth oncológico=oncological oportuno=appropriate opuesto=opposite orgulloso=proud oriental=eastern
  originario=native oriundo=native otomano=Ottoman otrora=former óseo=bone pacífico=peaceful pakistaní=Pakistani
  palestino=Palestinian paliativo=palliative pantanoso=swampy paquistaní=Pakistani par=even
  paramétrico=parametric parasitario=parasitic parcial=partial pardo=brown parecido=similar
  parlamentario=parliamentary participativo=participatory particular=particular pasado=past paterno=paternal
  patógeno=pathogenic patronal=employer peatonal=pedestrian pedagógico=pedagogical pediátrico=pediatric
  peligroso=dangerous penal=criminal penitenciario=prison peor=worse pequeño=small perezoso=lazy
  perjudicial=harmful permanente=permanent pesquero=fishing petrolero=oil petrolífero=oil pésimo=terrible
  plano=flat plateado=silver plumífero=feathered pobre=poor polaco=Polish polar=polar policiaco=police
  policial=police policíaco=police político=political popular=popular porcino=pig portuario=port
  portugués=Portuguese posible=possible posterior=subsequent precario=precarious preciso=precise
  precolombino=pre-Columbian precoz=early predictivo=predictive preescolar=preschool prehispánico=pre-Hispanic
  prematuro=premature premeditado=premeditated presencial=face-to-face presente=present
  presidencial=presidential preso=imprisoned prestigioso=prestigious presunto=alleged presupuestario=budget
  preventivo=preventive previo=previous previsto=planned primer=first primero=first primordial=essential
  principal=main privado=private probable=likely procedente=from procesal=procedural profundo=deep
  promedio=average propenso=prone propicio=favorable propietario=proprietary propio=own proveniente=coming
  provincial=provincial provisto=provided próspero=prosperous próximo=next prudente=prudent
  psicológico=psychological psiquiátrico=psychiatric pudiente=wealthy pulmonar=lung puntiagudo=pointed
  público=public quinto=fifth quirúrgico=surgical químico=chemical racial=racial rápido=fast real=real
  rebelde=rebel reciente=recent reconocido=renowned recóndito=remote recto=straight redondo=round reducido=small
  regional=regional rehén=hostage relevante=relevant religioso=religious remoto=remote renacentista=Renaissance
  renal=renal renombrado=renowned rentable=profitable rentista=rentier reproductivo=reproductive
  respiratorio=respiratory responsable=responsible retrasado=delayed robusto=robust rocoso=rocky romano=Roman
  románico=Romanesque rotundo=resounding rugoso=rough rural=rural ruso=Russian sabio=wise sagaz=shrewd
  salarial=wage saludable=healthy sangriento=bloody sanguíneo=blood sanitario=health sano=healthy
  satelital=satellite saudita=Saudi saudí=Saudi sánscrito=Sanskrit seco=dry segundo=second seguro=safe
  semanal=weekly semejante=similar semiárido=semi-arid sencillo=simple sensible=sensitive septentrional=northern
  sexto=sixth sexual=sexual séptimo=seventh siderúrgico=steel significativo=significant siguiente=following
  sij=Sikh silvestre=wild similar=similar sindical=union sintomático=symptomatic sísmico=seismic sobrio=sober
  social=social socioespacial=socio-spatial solar=solar soleado=sunny solo=alone sonoro=sound sordo=deaf
  sorprendente=surprising sospechoso=suspicious sostenible=sustainable sólido=solid suave=soft subagudo=subacute
  subtropical=subtropical sudafricano=South_African sudamericano=South_American suelto=loose
  suficiente=sufficient sumo=utmost superior=higher supuesto=alleged suramericano=South_American
  surcoreano=South_Korean sureño=southern sustentable=sustainable talentoso=talented tardío=late teatral=theater
  tecnológico=technological temático=thematic templado=temperate temporal=temporary temprano=early
  teórico=theoretical terapéutico=therapeutic tercer=third tercero=third terrestre=terrestrial terrestre_=land
  textil=textile tétrico=gloomy tibetano=Tibetan tibio=lukewarm tímido=shy tonto=foolish total=total
  tóxico=toxic trabajador=hard-working transversal=cross-sectional trasero=rear tributario=tax tripulado=manned
  triste=sad tumoral=tumor turco=Turkish turístico=tourist ulterior=later universitario=university
  urbanizado=urbanized urbanístico=urban_planning urbano=urban urinario=urinary último=last único=only
  vacío=empty vacuno=cattle vago=vague valiente=brave varios=several válido=valid vecinal=neighborhood
  vecino=neighboring veloz=fast venenoso=poisonous venidero=coming verdadero=true vial=road viejo=old
  vigente=current vikingo=Viking vinícola=wine violento=violent viral=viral vitalicio=lifelong vivaz=lively
  vivo=living voluntario=voluntary zurdo=left-handed`,
);

/** Likewise for adverbs. */
export const spanishAdverbs = entriesOf(
  `a_continuación=below a_menudo=often a_veces=sometimes abajo=down acaso=perhaps actualmente=currently
  adelante=forward además=in_addition adentro=inside adicionalmente=additionally afuera=outside ahí=there
  ahora=now al_menos=at_least allí=there alrededor=around ampliamente=widely anoche=last_night antaño=formerly
  anteanoche=the_night_before_last anteayer=the_day_before_yesterday anteriormente=previously antes=before
  antiguamente=formerly aparte=apart apenas=barely aproximadamente=approximately aquí=here arriba=up
  asimismo=also así=thus atrás=ago aún=still ayer=yesterday bastante=quite bien=well brevemente=briefly
  casi=almost cerca=near claro=of_course completamente=completely concretamente=specifically
  conjuntamente=jointly consecuentemente=consequently considerablemente=considerably cuán=how de_hecho=in_fact
  de_nuevo=again debajo=below decididamente=decidedly delante=ahead deliberadamente=deliberately demasiado=too
  dentro=inside deprisa=quickly desafortunadamente=unfortunately despacio=slowly después=later detrás=behind
  difícilmente=hardly duramente=hard efectivamente=indeed eficientemente=efficiently en_cambio=instead
  en_conclusión=in_conclusion en_consecuencia=consequently en_general=in_general en_la_actualidad=currently
  en_particular=in_particular en_primer_lugar=first en_resumen=in_summary en_segundo_lugar=second
  en_total=in_total encima=above enfrente=opposite enormemente=enormously enteramente=entirely entonces=then
  es_decir=that_is escandalosamente=outrageously escasamente=barely especialmente=especially
  específicamente=specifically estadísticamente=statistically eventualmente=eventually exactamente=exactly
  excepcionalmente=exceptionally exitosamente=successfully expresamente=expressly extensamente=extensively
  extremadamente=extremely favorablemente=favorably fácilmente=easily felizmente=happily finalmente=finally
  finamente=finely frecuentemente=frequently fuera=outside generalmente=generally gratuitamente=free_of_charge
  gravemente=seriously habitualmente=usually hace_poco=recently harto=very hasta_ahora=so_far
  hábilmente=skillfully hogaño=nowadays hoy=today hoy_en_día=nowadays igual=equally igualmente=likewise
  inclusive=even incluso=even intensamente=intensely íntegramente=entirely jamás=never justamente=precisely
  lamentablemente=unfortunately lejos=far lentamente=slowly levemente=slightly ligeramente=slightly
  lícitamente=legally luego=then lugar_a_dudas=doubt mal=badly marcadamente=markedly mayoritariamente=mostly
  mayormente=mostly más=more medianamente=moderately mediante=through medio=half mejor=better menos=less
  mientras_tanto=meanwhile mínimamente=minimally mucho=much mundialmente=worldwide mutuamente=mutually muy=very
  naturalmente=naturally no=not no_obstante=nevertheless notablemente=notably notoriamente=notably
  nuevamente=again nunca=never otra_vez=again paralelamente=in_parallel particularmente=particularly
  paulatinamente=gradually peor=worse plenamente=fully poco=little popularmente=popularly
  por_consiguiente=consequently por_ejemplo=for_example por_ende=therefore por_lo_menos=at_least
  por_lo_tanto=therefore por_otra_parte=on_the_other_hand por_otro_lado=on_the_other_hand por_tanto=therefore
  por_un_lado=on_the_one_hand por_último=finally posteriormente=subsequently prácticamente=practically
  presuntamente=allegedly primero=first primordialmente=primarily principalmente=mainly prontamente=promptly
  pronto=soon proporcionalmente=proportionally quizá=perhaps quizás=perhaps rara_vez=rarely raramente=rarely
  rápidamente=quickly recientemente=recently recién=recently relativamente=relatively repentinamente=suddenly
  respectivamente=respectively secretamente=secretly seguidamente=then sencillamente=simply
  sensiblemente=considerably severamente=severely siempre=always significativamente=significantly
  simultáneamente=simultaneously sin_embargo=however siquiera=even sí=yes sobre_todo=above_all
  sobremanera=greatly solamente=only solo=only sólo=only sucesivamente=successively sumamente=extremely
  supuestamente=allegedly tal_vez=perhaps también=also tampoco=neither tan=so tanto=so_much tarde=late
  temprano=early todavía=still totalmente=completely últimamente=lately únicamente=only verticalmente=vertically
  violentamente=violently visualmente=visually ya=already`,
);
