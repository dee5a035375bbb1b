import { entriesOf } from "./entries.ts";

/** English for Spanish nouns whose first sense in Apertium's dictionary is not the usual one in expository prose, and for nouns that it lacks. */
export const spanishNouns = entriesOf(
  `abandono=abandonment abastecimiento=supply abdomen=abdomen abordaje=approach aborto=abortion
  abuelo=grandfather acantilado=cliff acceso=access accidente=accident accionista=shareholder acción=action
  aceite=oil acera=sidewalk acero=steel acontecimiento=event acoso=harassment acta=record actitud=attitude
  actividad=activity acto=act actriz=actress actualidad=present acuerdo=agreement acusación=charge
  adecuación=adaptation administración=administration adolescencia=adolescence aduana=customs adulto=adult
  aerolínea=airline aeronave=aircraft aeropuerto=airport afección=condition aficionado=fan afrontamiento=coping
  agente=agent agricultura=agriculture agua=water aire=air ajedrez=chess ajuste=adjustment albergue=hostel
  alcalde=mayor aldea=village alejamiento=distancing alemán=German alergia=allergy alfabetización=literacy
  alga=algae algoritmo=algorithm alimentación=diet alimento=food alma=soul almuerzo=lunch
  alojamiento=accommodation alquiler=rent altitud=altitude altura=height aluminio=aluminum alumnado=students
  alumno=student ambiente=environment ambulancia=ambulance amenaza=threat amigo=friend análisis=analysis
  anchura=width anciano=elderly_person anestesia=anesthesia anexo=appendix anfibio=amphibian anfitrión=host
  animal=animal ansiedad=anxiety antecesor=predecessor anuncio=announcement año=year aparato=device
  aparcamiento=parking_lot aparición=appearance apartado=section apartamento=apartment apellido=surname
  aplicación=application apodo=nickname aportación=contribution aporte=contribution apoyo=support
  aprendiz=learner aprendizaje=learning aprovechamiento=use arancel=tariff archivo=file arma=weapon arroz=rice
  arte=art artículo=article asalto=assault ascensor=elevator asedio=siege asignatura=subject asilo=asylum
  asistencia=attendance asma=asthma asociación=association asunto=matter ataque=attack atasco=traffic_jam
  atención=care aterrizaje=landing atleta=athlete atletismo=athletics atractivo=attraction aula=classroom
  aumento=increase ausencia=absence auto=car autobús=bus autoestima=self-esteem automóvil=car autopista=highway
  autor=author autoridad=authority autódromo=racetrack avance=advance ave=bird avión=plane ayuda=help
  azafata=flight_attendant azúcar=sugar ácido=acid ámbito=field árbitro=referee árbol=tree área=area
  bachillerato=high_school bacteria=bacterium bahía=bay bailarín=dancer baile=dance bala=bullet
  balacera=shooting baloncestista=basketball_player baloncesto=basketball bancarrota=bankruptcy banco=bank
  banda=band bando=side baño=bathroom barco=ship barrio=neighborhood basura=garbage batalla=battle bebé=baby
  bebida=drink beca=scholarship becario=fellow beneficio=benefit bibliografía=references biblioteca=library
  bicicleta=bicycle bienestar=well-being billete=ticket bobina=coil boca=mouth boda=wedding bolsa=bag bomba=bomb
  bombardeo=bombing bombero=firefighter bono=bond borde=edge bosque=forest boxeo=boxing brecha=gap
  brote=outbreak buque=ship buscador=search_engine búsqueda=search caballería=cavalry cabeza=head cable=cable
  cadera=hip caída=fall caldera=boiler calentamiento=warming calidad=quality calificaciones=grades
  calificación=rating calle=street calor=heat cama=bed camarero=waiter cambio=change camino=path camioneta=van
  camión=truck campamento=camp campaña=campaign campeonato=championship campo=field canción=song
  candidato=candidate cansancio=fatigue cantante=singer cantidad=amount canto=song capacidad=ability
  capacitación=training capital=capital característica=characteristic carbón=coal carencia=lack carga=load
  cargo=charge carne=meat carpeta=folder carrera=career carretera=road carril=lane carta=letter casa=home
  cascada=waterfall caso=case castillo=castle catedral=cathedral catedrático=professor catolicismo=Catholicism
  cauce=channel caudal=flow causa=cause cáncer=cancer cárcel=prison cebada=barley cefalea=headache
  ceguera=blindness cemento=cement cena=dinner central=plant centro=center centrocampista=midfielder cepa=strain
  cerebro=brain cerradura=lock cerveza=beer cesárea=cesarean_section célula=cell chico=boy chino=Chinese
  choque=crash cicatriz=scar ciclismo=cycling cielo=sky ciencia=science científico=scientist cifra=figure
  cima=top cimentación=foundation circuito=circuit circunscripción=constituency cirugía=surgery cirujano=surgeon
  ciudad=city ciudadanía=citizenship ciudadano=citizen clase=class clausura=closing cliente=customer
  clima=climate cobre=copper coche=car cocina=kitchen codo=elbow coeficiente=coefficient cohete=rocket
  cohorte=cohort cola=tail colaboración=collaboration colegio=school colisión=collision colocación=placement
  colonia=colony colono=settler columna=column combustible=fuel comerciante=merchant comicios=elections
  comida=food comienzo=beginning comisaría=police_station comorbilidad=comorbidity compañía=company
  comparación=comparison competencia=competence componente=component comportamiento=behavior compositor=composer
  compra=purchase comprador=buyer computador=computer computadora=computer comunicación=communication
  comunicado=statement comunidad=community concejal=councilor concepto=concept conciencia=awareness
  conclusión=conclusion condensador=capacitor conducta=behavior conducto=duct conductor=driver
  confianza=confidence conformación=formation congreso=congress conjunto=set conocimiento=knowledge
  conquista=conquest consecuencia=consequence consejero=counselor construcción=construction
  consulta=consultation consultorio=clinic consumidor=consumer consumo=consumption contagio=infection
  contaminante=pollutant conteo=count contexto=context contraseña=password contraste=contrast
  contratación=hiring contrato=contract control=control conveniencia=convenience convenio=agreement
  convivencia=coexistence convocatoria=call copa=cup copiloto=co-driver corazón=heart cordillera=mountain_range
  corredor=runner correlación=correlation correo=mail corriente=current corte=court cortometraje=short_film
  cosecha=harvest cosechadora=harvester costa=coast coste=cost costo=cost costumbre=custom cotización=price
  coyuntura=situation creación=creation crecimiento=growth creencia=belief creyente=believer crédito=credit
  crianza=raising cribado=screening crimen=crime criterio=criterion cría=young crío=child crítica=criticism
  cruce=intersection crucero=cruise cuadro=table cualidad=quality cuantía=amount cuartel=barracks cuarto=quarter
  cuello=neck cuenca=basin cuento=short_story cuerpo=body cuestionario=questionnaire cuestión=question
  cueva=cave cuidado=care cuidador=caregiver cultivo=crop culto=worship cultura=culture curador=curator
  currículo=curriculum curso=course cúpula=dome daño=damage dato=data debilidad=weakness decano=dean
  deceso=death declaración=statement dedo=finger defensa=defense definición=definition delantero=forward
  delincuente=criminal delito=crime demanda=demand demora=delay densidad=density deporte=sport
  deportista=athlete depósito=tank depredador=predator depresión=depression derecho=right derrame=spill
  derrota=defeat desabastecimiento=shortage desafío=challenge desalojo=eviction desarrollo=development
  desayuno=breakfast descendencia=offspring descenso=decline desecho=waste desempeño=performance
  desempleo=unemployment desgaste=wear deshielo=melting desierto=desert desigualdad=inequality despacho=office
  despegue=takeoff despido=dismissal desplazamiento=displacement destino=destination destreza=skill
  desventaja=disadvantage desviación=deviation detección=detection detención=arrest detenido=detainee deuda=debt
  década=decade déficit=deficit diabetes=diabetes diagnóstico=diagnosis diario=newspaper diarrea=diarrhea
  dibujo=drawing dictamen=opinion diente=tooth dieta=diet dificultad=difficulty dinero=money dios=god
  diputado=deputy dirección=direction directivo=executive director=director dirigente=leader
  discapacidad=disability discusión=discussion diseño=design disminución=decrease disparo=shot
  disponibilidad=availability dispositivo=device distancia=distance disturbio=riot divisa=currency
  divorcio=divorce día=day docente=teacher doctorado=doctorate doctorando=doctoral_student
  documentación=documents documento=document dolencia=ailment dolor=pain dominio=domain dormitorio=bedroom
  dosis=dose dólar=dollar dramaturgo=playwright droga=drug duda=doubt dueño=owner ecuación=equation edad=age
  edificación=building edificio=building educando=student efecto=effect eje=axis ejemplar=specimen
  ejemplo=example ejército=army elecciones=elections elección=election electricidad=electricity elemento=element
  embajada=embassy embajador=ambassador embalse=reservoir embarazada=pregnant_woman embarazo=pregnancy
  embarcación=boat emisión=emission emisora=station emoción=emotion empate=tie emplazamiento=site
  empleado=employee empleador=employer empleo=employment empoderamiento=empowerment empresa=company
  encargado=manager encía=gum encuentro=meeting encuesta=survey encuestado=respondent encuestador=interviewer
  energía=energy enfermedad=disease enfermera=nurse enfermería=nursing enfermero=nurse enfoque=approach
  engranaje=gear ensayista=essayist ensayo=trial enseñanza=teaching ente=entity entierro=burial
  entorno=environment entrada=entrance entramado=framework entrenador=coach entrenamiento=training
  entrevista=interview entrevistado=interviewee entrevistador=interviewer envejecimiento=aging envergadura=scale
  envío=shipment enzima=enzyme epígrafe=heading equipaje=luggage equipo=team ermita=hermitage error=error
  escala=scale escalada=escalation escalera=stairs escaño=seat escasez=shortage escenario=scenario
  escisión=split esclavitud=slavery esclavo=slave escolar=schoolchild escolaridad=schooling
  escolarización=schooling escritor=writer escritura=writing escuela=school escultura=sculpture esfuerzo=effort
  esgrima=fencing espada=sword espalda=back español=Spanish especie=species espectro=spectrum esperanza=hope
  esposa=wife esposo=husband esquina=corner esquí=skiing estacionamiento=parking estación=station
  estadio=stadium estado=state estadounidense=American este=east estilo=style estómago=stomach estrecho=strait
  estrella=star estreno=premiere estrés=stress estructura=structure estudiante=student estudio=study etapa=stage
  etnia=ethnic_group etnicidad=ethnicity euro=euro evaluación=assessment evento=event excursión=trip
  exigencia=demand existencia=existence experiencia=experience experimento=experiment experticia=expertise
  explosión=explosion exposición=exhibition exterior=exterior extranjero=foreigner extremidad=limb extremo=end
  época=time éxito=success factor=factor facturación=turnover facultad=faculty fallecimiento=death fallo=ruling
  falta=lack familia=family faro=lighthouse fase=phase fatiga=fatigue fármaco=drug fe=faith fecha=date
  feminismo=feminism fertilizante=fertilizer fiabilidad=reliability fianza=bail ficha=card fiebre=fever
  figura=figure fin=end final=end finalidad=purpose finalización=completion financiación=funding
  financiamiento=funding finca=farm firma=signature fiscal=prosecutor fondo=bottom forma=form
  fotografía=photograph fracaso=failure francés=French franja=strip frente=front fresado=milling frijol=bean
  frontera=border fruta=fruit fuego=fire fuerza=force fuga=leak funcionamiento=functioning funcionario=official
  función=function fundamento=basis furgoneta=van fusil=rifle ganadería=livestock_farming ganado=cattle
  ganancia=gain garaje=garage garganta=throat garra=claw gas=gas gasolina=gasoline gasto=expense gente=people
  gerente=manager gestante=pregnant_woman gestión=management gestor=manager género=gender gimnasia=gymnastics
  giro=turn glaciar=glacier gobernador=governor gobernanza=governance gobierno=government gol=goal golfo=gulf
  golpe=blow grabado=engraving grado=degree granada=grenade grasa=fat gráfica=graph gráfico=graph gripe=flu
  grupo=group guarnición=garrison guerra=war guerrero=warrior guion=script guionista=screenwriter guión=script
  guía=guide habilidad=skill habitación=room habitante=inhabitant habla=speech hallazgo=finding harina=flour
  hábitat=habitat hecho=fact helicóptero=helicopter hembra=female hemorragia=hemorrhage herida=injury
  herido=injured hermana=sister hermano=brother herramienta=tool hielo=ice hierba=grass hierro=iron
  higiene=hygiene hija=daughter hijo=son hinchada=fans hipertensión=hypertension hipoteca=mortgage
  hipótesis=hypothesis historia=history hígado=liver hogar=household hoja=leaf hombre=man hombro=shoulder
  hongo=fungus hora=hour hormigón=concrete hormona=hormone hortaliza=vegetable hospital=hospital
  hostelería=hospitality_industry huelga=strike huella=footprint hueso=bone huevo=egg huésped=host
  humedal=wetland huracán=hurricane ictus=stroke idea=idea idioma=language iglesia=church igualdad=equality
  imagen=image impacto=impact imperio=empire imprenta=printing_press impuesto=tax incendio=fire
  incidencia=incidence inconveniente=drawback incremento=increase incumplimiento=breach indicador=indicator
  individuo=individual indígena=indigenous_person industria=industry infancia=childhood infantería=infantry
  infarto=heart_attack influencia=influence influjo=influence información=information informante=informant
  informe=report ingeniería=engineering ingeniero=engineer ingesta=intake inglés=English ingreso=income
  inicio=beginning inmediaciones=vicinity inmigrante=immigrant innovación=innovation inquilino=tenant
  inscripción=registration insecto=insect insomnio=insomnia instante=moment institución=institution
  instrumento=instrument integración=integration integrante=member interior=interior internauta=Internet_user
  internet=Internet interruptor=switch inundación=flood invernadero=greenhouse inversionista=investor
  inversor=investor investigación=research investigador=researcher inyección=injection isla=island
  itinerario=itinerary índice=index índole=nature ítem=item jardín=garden jefatura=headquarters jefe=chief
  jeringa=syringe jornada=day joven=young_person jubilación=retirement juego=game juez=judge jugador=player
  jugo=juice juicio=trial juventud=youth labio=lip labor=work laboratorio=laboratory lactancia=breastfeeding
  lactante=infant lado=side ladrillo=brick lago=lake lanzamiento=launch largometraje=feature_film leche=milk
  lectoescritura=literacy lector=reader lectura=reading legislatura=legislature legumbre=legume lengua=language
  lenguaje=language lesión=injury levantamiento=uprising ley=law libertad=freedom libro=book
  licenciatura=bachelor's_degree liderazgo=leadership liga=league limitación=limitation lista=list listado=list
  litigio=litigation litoral=coast líder=leader línea=line llanura=plain llave=key llegada=arrival lluvia=rain
  localidad=town logro=achievement longitud=length lugar=place lugareño=local_resident luna=moon luz=light
  machismo=machismo macho=male madera=wood madre=mother madrugada=early_morning maestría=master's_degree
  maestro=teacher maíz=corn maltrato=abuse mama=breast mamífero=mammal manada=pack mandato=term mando=command
  manejo=management manera=way manifestación=protest mano=hand mantequilla=butter manufactura=manufacturing
  manzana=apple mañana=morning maqueta=model mar=sea marca=brand marcador=score marcha=march marco=framework
  marea=tide mareo=dizziness marisco=seafood masa=mass materia=matter material=material matrimonio=marriage
  matriz=matrix matrícula=enrollment mayorista=wholesaler mayoría=majority máquina=machine
  máster=master's_degree mecanizado=machining medalla=medal medallista=medalist media=mean mediana=median
  medicamento=drug medición=measurement medida=measure medidor=meter medio=means mejora=improvement
  mejoramiento=improvement mención=mention menopausia=menopause mensaje=message mente=mind mercado=market
  mes=month mesa=table meseta=plateau meta=goal metaanálisis=meta-analysis metodología=methodology metro=subway
  médico=doctor método=method miedo=fear miembro=member migraña=migraine minería=mining ministerio=ministry
  ministro=minister minorista=retailer minoría=minority minusvalía=disability misil=missile mitad=half
  mochila=backpack modalidad=mode modelo=model modificación=change modo=way momento=time monarca=monarch
  moneda=currency monje=monk mono=monkey montaje=assembly montaña=mountain monto=amount mortalidad=mortality
  motivación=motivation motivo=reason motín=riot moto=motorcycle motocicleta=motorcycle motor=engine
  móvil=cell_phone mudanza=move mueble=furniture muela=molar muelle=dock muerte=death muerto=dead muestra=sample
  muestreo=sampling mujer=woman mundo=world municipalidad=municipality muñeca=wrist muralla=wall museo=museum
  muslo=thigh música=music nacido=born nacimiento=birth nacionalidad=nationality nación=nation nadador=swimmer
  nariz=nose natación=swimming naturaleza=nature nave=ship navegador=browser náuseas=nausea necesidad=need
  negocio=business neumático=tire neumonía=pneumonia nevada=snowfall niebla=fog nieto=grandson niña=girl
  niñez=childhood niño=child nivel=level nobleza=nobility noche=night noreste=northeast norma=standard
  normativa=regulation noroeste=northwest norte=north noticia=news novela=novel noviazgo=courtship
  novio=boyfriend nube=cloud nutriente=nutrient número=number obesidad=obesity obispo=bishop objetivo=objective
  obra=work obrero=worker observación=observation océano=ocean ocio=leisure oeste=west oferta=supply
  oficial=officer oficina=office oído=ear ojo=eye ola=wave oleaje=swell opinión=opinion opositor=opponent
  oración=sentence ordenador=computer oreja=ear organización=organization origen=origin ovario=ovary
  óleo=oil_painting paciente=patient padecimiento=condition padre=father país=country palabra=word
  palacio=palace pan=bread panel=panel pantalla=screen pantalón=pants pantorrilla=calf papel=role pared=wall
  pareja=couple parlamento=parliament parque=park parte=part participación=participation
  particularidad=particularity partido=game parto=childbirth pasajero=passenger pasaporte=passport paso=step
  pastilla=pill patio=courtyard patronal=employers'_association patrón=pattern página=page pecado=sin
  pecho=chest pedido=order peligro=danger película=movie pena=penalty pendiente=slope pensamiento=thought
  pensión=pension percepción=perception perforación=drilling periodismo=journalism periodista=journalist
  periodo=period periódico=newspaper período=period persona=person pertenencia=membership pescado=fish
  peso=weight pesquisa=investigation petróleo=oil pez=fish pérdida=loss pico=peak piel=skin pilar=pillar
  piloto=pilot pintura=painting piso=floor pista=track píldora=pill plan=plan planeta=planet planta=plant
  planteamiento=approach plantilla=staff playa=beach plazo=period plomo=lead pluma=feather población=population
  poblador=inhabitant pobreza=poverty poder=power poesía=poetry poeta=poet policía=police política=policy
  ponencia=paper ponente=speaker porcentaje=percentage portaaviones=aircraft_carrier portavoz=spokesperson
  portátil=laptop portero=goalkeeper posgrado=postgraduate_studies posición=position
  postgrado=postgraduate_studies postura=position potencia=power pozo=well precio=price predio=property
  pregunta=question premio=award prensa=press preocupación=concern presa=dam presencia=presence
  presidente=president presión=pressure preso=prisoner prestación=benefit presupuesto=budget
  prevalencia=prevalence prevención=prevention préstamo=loan primo=cousin princesa=princess principio=principle
  prisión=prison príncipe=prince probabilidad=probability problema=problem problemática=problem
  procedimiento=procedure proceso=process producción=production producto=product profesor=teacher
  profesorado=teachers profundidad=depth programa=program progreso=progress promedio=average
  pronóstico=prognosis propiedad=property propietario=owner proporción=proportion propósito=purpose
  propuesta=proposal protagonismo=prominence protección=protection proteína=protein proveedor=supplier
  provincia=province proyecto=project próstata=prostate prueba=test psicólogo=psychologist
  psiquiatra=psychiatrist pueblo=town puente=bridge puerta=door puerto=port puesto=position pulmón=lung
  puntaje=score punto=point puntuación=score queso=cheese quiebra=bankruptcy quirófano=operating_room
  quiste=cyst racismo=racism radiodifusión=broadcasting raíz=root rama=branch ramal=branch rango=range
  rascacielos=skyscraper rasgo=feature ratón=mouse raza=race ráfaga=gust realidad=reality rebaño=herd
  receta=prescription reciclaje=recycling recluso=inmate recolección=collection recomendación=recommendation
  recorrido=route rector=rector recurso=resource red=network redacción=writing redactor=editor
  reducción=reduction refugiado=refugee regadío=irrigation región=region regla=rule regresión=regression
  regreso=return rehén=hostage reina=queen reinado=reign reino=kingdom relación=relationship relato=story
  relevancia=relevance religión=religion rendimiento=performance renta=income rentabilidad=profitability
  renuncia=resignation reparo=objection repetidor=repeater reportaje=report reptil=reptile rescate=rescue
  reserva=reserve resfriado=cold residuo=waste resiliencia=resilience resistencia=resistance respaldo=support
  responsable=head respuesta=response restablecimiento=restoration restaurante=restaurant resto=rest
  resultado=result resumen=summary retablo=altarpiece retaguardia=rear reto=challenge retroalimentación=feedback
  retroceso=setback reunión=meeting revisión=review revista=magazine rey=king récord=record réplica=replication
  riego=irrigation riesgo=risk rigidez=stiffness riñón=kidney riqueza=wealth río=river rodilla=knee rol=role
  ronda=round ropa=clothing rueda=wheel ruptura=break ruta=route sabiduría=wisdom sacerdote=priest sal=salt
  salario=wage salida=departure salud=health saneamiento=sanitation sangrado=bleeding sangre=blood
  sanidad=health santo=saint satélite=satellite satisfacción=satisfaction secretario=secretary sector=sector
  secuestro=kidnapping sede=headquarters seguimiento=follow-up seguridad=security selva=jungle semana=week
  semáforo=traffic_light semilla=seed senador=senator senderismo=hiking sendero=trail sensor=sensor
  sentencia=sentence sentido=sense sentimiento=feeling señor=Mr. señora=Mrs. sepulcro=tomb sequía=drought
  serie=series servicio=service servidor=server sesgo=bias sexo=sex siglo=century significación=significance
  significado=meaning silla=chair simio=ape simpatizante=supporter simulación=simulation sindicato=union
  sismo=earthquake sistema=system sitio=site síntoma=symptom soborno=bribe sobrepeso=overweight sobrino=nephew
  sociedad=society socio=partner soja=soy sol=sun soldado=soldier soldadura=welding solicitud=request
  soltero=single_person sombra=shadow sombrero=hat sordera=deafness sospechoso=suspect
  sostenibilidad=sustainability soya=soy sótano=basement subescala=subscale submarino=submarine subsidio=subsidy
  subvención=grant suceso=event sudeste=southeast sueldo=salary suelo=soil sueño=sleep suero=serum
  sujeto=subject suma=sum suministro=supply superación=overcoming superávit=surplus superficie=surface
  supervivencia=survival supuesto=assumption sur=south sureste=southeast suroeste=southwest sustento=livelihood
  sustrato=substrate súbdito=subject tabla=table taller=workshop tallo=stem tamaño=size tamizaje=screening
  tarde=afternoon tarea=task tasa=rate techo=ceiling teclado=keyboard tecnología=technology tejado=roof
  tejido=tissue telenovela=soap_opera telescopio=telescope televisión=television teléfono=phone tema=topic
  temario=syllabus temática=topic temblor=tremor temperatura=temperature tempestad=storm templo=temple
  temporada=season tensión=tension tentativa=attempt teoría=theory terapeuta=therapist tercio=third
  terraza=terrace terremoto=earthquake tesis=thesis testigo=witness técnica=technique término=term tiempo=time
  tienda=store tierra=land tipo=type tiroteo=shooting titulación=degree titular=headline tío=uncle tobillo=ankle
  toma=capture tormenta=storm torneado=turning torneo=tournament tornillo=screw torre=tower tos=cough
  total=total trabajador=worker trabajo=work tradición=tradition traducción=translation traje=suit
  transformación=transformation traslado=transfer trastorno=disorder tratamiento=treatment trato=treatment
  travesía=crossing trayecto=journey trayectoria=trajectory trazado=layout trámite=procedure tregua=truce
  tren=train tribunal=court trigo=wheat tripulación=crew triunfo=victory tropas=troops tubería=pipe tumor=tumor
  turbina=turbine turismo=tourism turista=tourist tutela=guardianship tutoría=tutoring ubicación=location
  umbral=threshold universidad=university universo=universe urgencia=emergency uso=use usuario=user
  utilización=use útero=uterus vacaciones=vacation vacuna=vaccine validez=validity valle=valley valor=value
  valoración=assessment variable=variable varianza=variance varón=male válvula=valve vecindario=neighborhood
  vecino=neighbor vector=vector vehículo=vehicle vejez=old_age vejiga=bladder velocidad=speed vendedor=seller
  venta=sale ventaja=advantage ventana=window verdad=truth verdura=vegetable vertedero=landfill
  vertido=discharge vertiente=aspect vestido=dress vez=time vértebra=vertebra viaje=trip viajero=traveler
  victoria=victory vida=life viento=wind vientre=belly viga=beam vigencia=validity vino=wine violación=violation
  virus=virus visa=visa visado=visa viudo=widower vivienda=housing vía=way víctima=victim vínculo=link
  vocero=spokesperson volcán=volcano volumen=volume votación=vote votante=voter voto=vote vómito=vomiting
  vuelo=flight yacimiento=deposit zona=area zumo=juice`,
);
