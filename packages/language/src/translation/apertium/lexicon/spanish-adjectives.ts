import { entriesOf } from "./entries.ts";

/** English for Spanish adjectives that Apertium's dictionary lacks or reads in a rarer sense. */
export const spanishAdjectives = entriesOf(
  `abierto=open aborigen=aboriginal abundante=abundant aburrido=bored académico=academic acaudalado=wealthy
  aconsejable=advisable actual=current acuático=aquatic adecuado=adequate adinerado=wealthy
  adolescente=adolescent adulto=adult aéreo=air afilado=sharp afín=related africano=African agrario=agrarian
  agrícola=agricultural agropecuario=agricultural agudo=acute aislado=isolated ajeno=foreign aleatorio=random
  alemán=German aliado=allied alimentario=food alimenticio=food alto=high amable=kind ambiental=environmental
  ambulatorio=outpatient amplio=broad analfabeto=illiterate ancho=wide anciano=elderly animado=animated
  anterior=previous antiguo=ancient anual=annual apropiado=appropriate apto=suitable arancelario=tariff
  arenoso=sandy argentino=Argentine armado=armed arriesgado=risky asalariado=salaried asequible=affordable
  asiático=Asian asintomático=asymptomatic asistencial=care asombroso=amazing astuto=clever atroz=atrocious
  auditivo=hearing austral=southern australiano=Australian automotriz=automotive automovilístico=automobile
  autonómico=regional autóctono=native azucarero=sugar árabe=Arab áspero=rough bajo=low bancario=banking
  barato=cheap bello=beautiful benéfico=charitable benigno=benign bélico=war bidireccional=bidirectional
  biológico=biological bivariado=bivariate blando=soft blindado=armored bonito=pretty boreal=northern
  boscoso=forested bovino=cattle brasileño=Brazilian breve=brief británico=British bruto=gross
  bursátil=stock_market cafetero=coffee caliente=hot cambiario=exchange canadiense=Canadian cansado=tired
  capaz=able capital=capital carcelario=prison cardíaco=cardiac cariñoso=affectionate caro=expensive
  catalán=Catalan católico=Catholic cálido=warm cárnico=meat celoso=jealous celular=cellular cercano=close
  cerealero=grain cerebral=brain cerrado=closed célebre=famous chino=Chinese ciego=blind científico=scientific
  cierto=certain citado=cited cíclico=cyclical claro=clear clínico=clinical cobarde=cowardly
  comercial=commercial comestible=edible complejo=complex completo=complete común=common concreto=specific
  confiable=reliable congénito=congenital conocido=known consciente=aware constante=constant
  contagioso=contagious contento=happy contrario=contrary contundente=strong conveniente=advisable
  corporativo=corporate corriente=common corto=short costero=coastal costoso=costly cotidiano=everyday
  creciente=growing crediticio=credit cristiano=Christian crónico=chronic crudo=crude cruel=cruel
  cuadrado=square cualitativo=qualitative cuantitativo=quantitative cuarto=fourth cuidadoso=careful
  culpable=guilty culto=educated cultural=cultural curricular=curricular curvo=curved cutáneo=skin
  dañino=harmful delantero=front delgado=thin delictivo=criminal dental=dental departamental=departmental
  deportivo=sports depredador=predatory derechista=right-wing derecho=right desarmado=unarmed
  desconocido=unknown descriptivo=descriptive desempleado=unemployed desértico=desert desleal=disloyal
  destacado=prominent determinado=certain devastador=devastating débil=weak décimo=tenth diario=daily
  didáctico=teaching diestro=right-handed diferente=different difícil=difficult digital=digital diminuto=tiny
  directivo=management discapacitado=disabled disponible=available distinto=different diverso=diverse
  divertido=fun divulgativo=informative docente=teaching duro=hard económico=economic educacional=educational
  educativo=educational efectivo=effective electoral=electoral electrónico=electronic elevado=high
  eléctrico=electric embarazada=pregnant embarazado=pregnant emblemático=emblematic emocionado=excited
  emocional=emotional empírico=empirical empresarial=business enemigo=enemy enfermo=ill enojado=angry
  entero=entire eólico=wind equitativo=equitable equivocado=wrong errante=wandering erróneo=wrong escaso=scarce
  esclavo=slave escolar=school escolarizado=enrolled_in_school esencial=essential espacial=space
  espantoso=terrible español=Spanish específico=specific espectral=spectral espléndido=splendid estable=stable
  estadístico=statistical estadounidense=American estadual=state estatal=state estéril=sterile estival=summer
  estrecho=close estudiantil=student europeo=European eventual=possible evidente=evident ex=former exento=exempt
  exigente=demanding experimental=experimental explicativo=explanatory exterior=foreign
  extracurricular=extracurricular extranjero=foreign extraño=strange étnico=ethnic fallido=failed falso=false
  familiar=family famoso=famous farmacológico=pharmacological fácil=easy feliz=happy femenino=female feo=ugly
  feroz=fierce ferroviario=railway fiable=reliable fidedigno=reliable fiel=faithful financiero=financial
  fino=fine fiscal=tax físico=physical fluvial=river forastero=foreign foráneo=foreign forestal=forest
  formativo=training francés=French frecuente=frequent frío=cold fronterizo=border frutal=fruit fuerte=strong
  fugitivo=fugitive fundamental=fundamental funerario=funeral furioso=furious futuro=future ganadero=livestock
  gaseoso=gaseous general=general genético=genetic gélido=icy golpista=coup gracioso=funny gran=great
  grande=large gratuito=free grave=serious gremial=trade_union griego=Greek grueso=thick grupal=group
  gubernamental=government hábil=skilled helado=frozen hepático=hepatic hereditario=hereditary herido=injured
  hermoso=beautiful heterogéneo=heterogeneous hipotecario=mortgage histórico=historical hídrico=water
  holandés=Dutch homogéneo=homogeneous honesto=honest honrado=honest horrible=horrible hortícola=horticultural
  hospitalario=hospital hospitalizado=hospitalized hueco=hollow humano=human humilde=humble húmedo=wet
  idóneo=suitable igual=equal ilegal=illegal ileso=unharmed ilícito=illicit ilustre=illustrious impar=odd
  importante=important impositivo=tax imprescindible=essential impresionante=impressive impreso=printed
  inactivo=inactive incapaz=unable incipiente=incipient inclinado=inclined inconstitucional=unconstitutional
  incurable=incurable indemne=unharmed indio=Indian indispensable=essential indígena=indigenous
  industrial=industrial inexacto=inaccurate infantil=child infeccioso=infectious inferior=lower
  inflacionario=inflationary informático=computer inglés=English injusto=unfair inmediato=immediate
  inocente=innocent inofensivo=harmless insigne=distinguished insular=island intenso=intense
  interdisciplinario=interdisciplinary internacional=international invernal=winter inverso=inverse
  invertebrado=invertebrate investigador=research italiano=Italian izquierdista=leftist izquierdo=left
  japonés=Japanese joven=young judicial=judicial judío=Jewish jurídico=legal justo=fair juvenil=youth
  laboral=work lactante=breastfeeding largo=long lateral=side latinoamericano=Latin_American lácteo=dairy
  leal=loyal legal=legal lejano=distant lento=slow leve=mild libre=free limítrofe=neighboring lindo=beautiful
  liso=smooth listo=ready lícito=lawful líquido=liquid llano=flat lleno=full lluvioso=rainy local=local
  loco=crazy longitudinal=longitudinal lucrativo=lucrative lunar=lunar lúdico=recreational maderero=timber
  magnífico=magnificent maligno=malignant mamario=breast manifiesto=evident manufacturero=manufacturing
  maravilloso=wonderful marciano=Martian marino=marine marítimo=maritime masculino=male materno=maternal
  mayor=greater mayor_de_edad=of_age máximo=maximum mediano=medium mediático=media medio=average mejor=better
  menor=smaller mensual=monthly mental=mental meridional=southern mestizo=mixed-race metalúrgico=metallurgical
  metodológico=methodological mexicano=Mexican médico=medical migratorio=migratory militar=military
  minero=mining ministerial=ministerial mismo=same mínimo=minimum mojado=wet monetario=monetary
  montañoso=mountainous mortal=fatal mudo=mute muerto=dead multivariado=multivariate mundial=global
  municipal=municipal musulmán=Muslim nacional=national nativo=native necesario=necessary necesitado=needy
  neonatal=neonatal nevado=snow-capped nocivo=harmful norteamericano=American notable=notable notarial=notarial
  novedoso=novel noveno=ninth nublado=cloudy nuclear=nuclear nuevo=new nulo=zero numeroso=numerous
  nutritivo=nutritional oblicuo=oblique obligatorio=compulsory obrero=working occidental=western oceánico=ocean
  octavo=eighth oportuno=appropriate opuesto=opposite orgulloso=proud oriental=eastern oriundo=native óseo=bone
  pacífico=peaceful pakistaní=Pakistani paquistaní=Pakistani par=even paramétrico=parametric parcial=partial
  parecido=similar parlamentario=parliamentary particular=particular pasado=past paterno=paternal
  patógeno=pathogenic patronal=employer pedagógico=pedagogical pediátrico=pediatric peligroso=dangerous
  penal=criminal penitenciario=prison peor=worse pequeño=small perezoso=lazy perjudicial=harmful
  permanente=permanent pesquero=fishing petrolero=oil petrolífero=oil pésimo=terrible plano=flat pobre=poor
  polaco=Polish policiaco=police policial=police policíaco=police político=political popular=popular porcino=pig
  portuario=port portugués=Portuguese posible=possible posterior=subsequent preciso=precise precoz=early
  predictivo=predictive preescolar=preschool prematuro=premature presencial=face-to-face presente=present
  presidencial=presidential preso=imprisoned prestigioso=prestigious presunto=alleged presupuestario=budget
  previo=previous previsto=planned primer=first primero=first primordial=essential principal=main
  privado=private probable=likely procedente=from procesal=procedural profundo=deep promedio=average
  propenso=prone propicio=favorable propio=own proveniente=coming provincial=provincial provisto=provided
  próspero=prosperous próximo=next prudente=prudent psicológico=psychological pudiente=wealthy pulmonar=lung
  puntiagudo=pointed público=public quinto=fifth quirúrgico=surgical químico=chemical racial=racial rápido=fast
  real=real rebelde=rebel reciente=recent reconocido=renowned recto=straight redondo=round reducido=small
  regional=regional rehén=hostage relevante=relevant religioso=religious renal=renal renombrado=renowned
  rentable=profitable responsable=responsible retrasado=delayed rocoso=rocky romano=Roman rugoso=rough
  rural=rural ruso=Russian sabio=wise salarial=wage saludable=healthy sangriento=bloody sanguíneo=blood
  sanitario=health sano=healthy satelital=satellite seco=dry segundo=second seguro=safe semanal=weekly
  semejante=similar sencillo=simple sensible=sensitive septentrional=northern sexto=sixth sexual=sexual
  séptimo=seventh siderúrgico=steel significativo=significant siguiente=following similar=similar sindical=union
  sísmico=seismic social=social solar=solar soleado=sunny solo=alone sonoro=sound sordo=deaf
  sorprendente=surprising sospechoso=suspicious sostenible=sustainable sólido=solid suave=soft suelto=loose
  suficiente=sufficient sumo=utmost superior=higher supuesto=alleged sustentable=sustainable talentoso=talented
  tardío=late teatral=theater tecnológico=technological temático=thematic templado=temperate temporal=temporary
  temprano=early teórico=theoretical tercer=third tercero=third terrestre=terrestrial terrestre_=land
  textil=textile tibetano=Tibetan tibio=lukewarm tímido=shy tonto=foolish total=total tóxico=toxic
  trabajador=hard-working transversal=cross-sectional trasero=rear tributario=tax triste=sad tumoral=tumor
  turco=Turkish turístico=tourist universitario=university urbanístico=urban_planning urbano=urban último=last
  único=only vacío=empty vacuno=cattle vago=vague valiente=brave varios=several válido=valid
  vecinal=neighborhood vecino=neighboring veloz=fast venenoso=poisonous verdadero=true vial=road viejo=old
  vigente=current vinícola=wine violento=violent vivo=living voluntario=voluntary zurdo=left-handed`,
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
  conjuntamente=jointly consecuentemente=consequently considerablemente=considerably de_hecho=in_fact
  de_nuevo=again debajo=below delante=ahead deliberadamente=deliberately demasiado=too dentro=inside
  deprisa=quickly desafortunadamente=unfortunately despacio=slowly después=later detrás=behind
  difícilmente=hardly duramente=hard efectivamente=indeed en_cambio=instead en_conclusión=in_conclusion
  en_consecuencia=consequently en_general=in_general en_la_actualidad=currently en_particular=in_particular
  en_primer_lugar=first en_resumen=in_summary en_segundo_lugar=second en_total=in_total encima=above
  enfrente=opposite enormemente=enormously enteramente=entirely entonces=then es_decir=that_is
  escasamente=barely especialmente=especially específicamente=specifically estadísticamente=statistically
  eventualmente=eventually exactamente=exactly exitosamente=successfully expresamente=expressly
  extensamente=extensively extremadamente=extremely fácilmente=easily finalmente=finally
  frecuentemente=frequently fuera=outside generalmente=generally gratuitamente=free_of_charge
  gravemente=seriously habitualmente=usually hace_poco=recently harto=very hasta_ahora=so_far hogaño=nowadays
  hoy=today hoy_en_día=nowadays igual=equally igualmente=likewise inclusive=even incluso=even
  intensamente=intensely íntegramente=entirely jamás=never justamente=precisely lamentablemente=unfortunately
  lejos=far lentamente=slowly levemente=slightly ligeramente=slightly lícitamente=legally luego=then
  lugar_a_dudas=doubt mal=badly mayoritariamente=mostly mayormente=mostly más=more medianamente=moderately
  mediante=through medio=half mejor=better menos=less mientras_tanto=meanwhile mínimamente=minimally mucho=much
  mundialmente=worldwide mutuamente=mutually muy=very naturalmente=naturally no=not no_obstante=nevertheless
  notablemente=notably notoriamente=notably nuevamente=again nunca=never otra_vez=again
  paralelamente=in_parallel particularmente=particularly paulatinamente=gradually peor=worse plenamente=fully
  poco=little popularmente=popularly por_consiguiente=consequently por_ejemplo=for_example por_ende=therefore
  por_lo_menos=at_least por_lo_tanto=therefore por_otra_parte=on_the_other_hand por_otro_lado=on_the_other_hand
  por_tanto=therefore por_un_lado=on_the_one_hand por_último=finally posteriormente=subsequently
  prácticamente=practically presuntamente=allegedly primero=first principalmente=mainly prontamente=promptly
  pronto=soon quizá=perhaps quizás=perhaps rara_vez=rarely raramente=rarely rápidamente=quickly
  recientemente=recently recién=recently relativamente=relatively repentinamente=suddenly
  respectivamente=respectively seguidamente=then sencillamente=simply sensiblemente=considerably
  severamente=severely siempre=always significativamente=significantly simultáneamente=simultaneously
  sin_embargo=however siquiera=even sí=yes sobre_todo=above_all sobremanera=greatly solamente=only solo=only
  sólo=only sucesivamente=successively sumamente=extremely supuestamente=allegedly tal_vez=perhaps también=also
  tampoco=neither tan=so tanto=so_much tarde=late temprano=early todavía=still totalmente=completely
  últimamente=lately únicamente=only ya=already`,
);
