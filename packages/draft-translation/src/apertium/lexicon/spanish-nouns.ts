import { entriesOf } from "./entries.ts";

/** English for Spanish nouns whose first sense in Apertium's dictionary is not the usual one in expository prose, and for nouns that it lacks. */
export const spanishNouns = entriesOf(
  `abandono=abandonment abastecimiento=supply abdomen=abdomen abordaje=approach aborto=abortion
  abuelo=grandfather acantilado=cliff acceso=access accidente=accident accionista=shareholder acción=action
  aceite=oil acequia=irrigation_ditch acera=sidewalk acero=steel achicamiento=shrinkage acontecimiento=event
  acoso=harassment acta=record actitud=attitude actividad=activity acto=act actriz=actress actualidad=present
  acuerdo=agreement acusación=charge adecuación=adaptation administración=administration
  adolescencia=adolescence aduana=customs adulto=adult aerolínea=airline aeronave=aircraft aeropuerto=airport
  afección=condition aficionado=fan afrontamiento=coping agente=agent agricultura=agriculture agua=water
  aguja=needle aire=air aislamiento=insulation ajedrez=chess ajuste=adjustment albergue=hostel alcalde=mayor
  alce=moose aldea=village aleación=alloy alejamiento=distancing alemán=German alergia=allergy
  alfabetización=literacy alga=algae algoritmo=algorithm alimentación=diet alimento=food aljibe=cistern
  alma=soul almuerzo=lunch alojamiento=accommodation alquiler=rent altitud=altitude altura=height
  alumbrado=lighting aluminio=aluminum alumnado=students alumno=student ambiente=environment
  ambulancia=ambulance amenaza=threat amigo=friend amplitud=amplitude analgésico=painkiller análisis=analysis
  anchura=width anciano=elderly_person anestesia=anesthesia anexo=appendix anfibio=amphibian anfitrión=host
  animal=animal ansiedad=anxiety antecesor=predecessor antibiótico=antibiotic anticuerpo=antibody
  antígeno=antigen anuncio=announcement año=year aparato=device aparcamiento=parking_lot aparición=appearance
  apartado=section apartamento=apartment apellido=surname aplicación=application apodo=nickname
  aportación=contribution aporte=contribution apoyo=support aprendiz=learner aprendizaje=learning
  aprovechamiento=use arancel=tariff archivo=file ardilla=squirrel aria=aria arma=weapon arroz=rice arte=art
  arteria=artery artillería=artillery artículo=article asalto=assault ascensión=ascent ascensor=elevator
  asedio=siege asignatura=subject asilo=asylum asirio=Assyrian asistencia=attendance asma=asthma
  asociación=association aspecto=aspect asteroide=asteroid astronauta=astronaut asunto=matter ataque=attack
  atasco=traffic_jam atención=care aterrizaje=landing atleta=athlete atletismo=athletics atractivo=attraction
  atún=tuna aula=classroom aumento=increase ausencia=absence auto=car autobús=bus autoestima=self-esteem
  automóvil=car autopista=highway autor=author autoridad=authority autódromo=racetrack avance=advance ave=bird
  avión=plane avispa=wasp ayuda=help azafata=flight_attendant azúcar=sugar ácido=acid águila=eagle ámbito=field
  ángulo=angle árbitro=referee árbol=tree área=area bachiller=high_school_graduate bachillerato=high_school
  bacteria=bacterium bahía=bay bailarín=dancer baile=dance bala=bullet balacera=shooting ballena=whale
  baloncestista=basketball_player baloncesto=basketball balonmano=handball bancarrota=bankruptcy banco=bank
  banda=band bando=side baño=bathroom barco=ship barrio=neighborhood basura=garbage batalla=battle
  batallón=battalion bazo=spleen bebé=baby bebida=drink beca=scholarship becario=fellow beneficio=benefit
  bibliografía=references biblioteca=library bicicleta=bicycle bien=good bienestar=well-being billete=ticket
  bisturí=scalpel bobina=coil boca=mouth bocadillo=sandwich boda=wedding bolchevique=Bolshevik bolsa=bag
  bomba=bomb bombardeo=bombing bombero=firefighter bono=bond borde=edge bosque=forest bovino=cattle boxeo=boxing
  brecha=gap brigada=brigade brote=outbreak buceo=diving budismo=Buddhism buque=ship buscador=search_engine
  búho=owl búsqueda=search caballería=cavalry cabeza=head cable=cable cadera=hip caída=fall calamar=squid
  caldera=boiler calentamiento=warming calidad=quality calificaciones=grades calificación=rating calle=street
  calor=heat cama=bed camarero=waiter cambio=change camino=path camioneta=van camión=truck campamento=camp
  campaña=campaign campeonato=championship campo=field canal=channel canción=song candidato=candidate
  cangrejo=crab canguro=kangaroo cansancio=fatigue cantante=singer cantidad=amount canto=song cañón=cannon
  capacidad=ability capacitación=training capilar=capillary capital=capital capitel=capital carabela=caravel
  caracol=snail característica=characteristic carbón=coal cardiólogo=cardiologist carencia=lack carga=load
  cargo=charge carne=meat carpeta=folder carrera=career carretera=road carril=lane carta=letter casa=home
  cascada=waterfall caserío=hamlet caso=case castillo=castle castor=beaver catalizador=catalyst
  catedral=cathedral catedrático=professor catéter=catheter catolicismo=Catholicism cauce=channel caudal=flow
  causa=cause cáncer=cancer cárcel=prison cebada=barley cebra=zebra cefalea=headache ceguera=blindness
  cemento=cement cena=dinner centinela=sentinel central=plant centro=center centrocampista=midfielder
  cepa=strain cerámica=ceramic cercanía=proximity cerebro=brain cerradura=lock cerveza=beer
  cesárea=cesarean_section célula=cell chico=boy chimpancé=chimpanzee chino=Chinese choque=crash cicatriz=scar
  ciclismo=cycling cielo=sky ciencia=science científico=scientist ciervo=deer cifra=figure cilindro=cylinder
  cima=top cimentación=foundation cimiento=foundation circuito=circuit circunscripción=constituency
  circunvalación=bypass cirugía=surgery cirujano=surgeon cisterna=cistern ciudad=city ciudadanía=citizenship
  ciudadano=citizen círculo=circle clase=class claustro=cloister clausura=closing cliente=customer clima=climate
  coautor=co-author cobertizo=shed cobre=copper coche=car cocina=kitchen cocodrilo=crocodile codo=elbow
  coeficiente=coefficient cohete=rocket cohorte=cohort cola=tail colaboración=collaboration colegio=school
  colisión=collision colocación=placement colonia=colony colono=settler columna=column combate=combat
  combatiente=combatant combustible=fuel comerciante=merchant cometa=comet comicios=elections comida=food
  comienzo=beginning comisaría=police_station comorbilidad=comorbidity compañía=company comparación=comparison
  competencia=competence componente=component comportamiento=behavior compositor=composer compra=purchase
  comprador=buyer compresor=compressor computador=computer computadora=computer comunicación=communication
  comunicado=statement comunidad=community concejal=councilor concepto=concept conciencia=awareness
  conclusión=conclusion condensador=capacitor conducta=behavior conducto=duct conductor=driver
  confianza=confidence conformación=formation congreso=congress conjunto=set conocimiento=knowledge
  conquista=conquest consecuencia=consequence consejero=counselor constelación=constellation
  construcción=construction constructor=builder consulta=consultation consultorio=clinic consumidor=consumer
  consumo=consumption contagio=infection contaminante=pollutant conteo=count contexto=context
  contrafuerte=buttress contraseña=password contraste=contrast contratación=hiring contrato=contract
  contribución=contribution control=control conveniencia=convenience convenio=agreement convicto=convict
  convivencia=coexistence convocatoria=call coordenada=coordinate copa=cup copiloto=co-driver corazón=heart
  cordillera=mountain_range coronavirus=coronavirus corredor=runner correlación=correlation correo=mail
  corriente=current corte=court cortometraje=short_film cosecha=harvest cosechadora=harvester
  cosmonauta=cosmonaut costa=coast costarricense=Costa_Rican coste=cost costo=cost costumbre=custom
  cotización=price covarianza=covariance coyuntura=situation cólera=cholera cráter=crater creación=creation
  crecimiento=growth creencia=belief creyente=believer crédito=credit crianza=raising cribado=screening
  crimen=crime criterio=criterion cría=young crío=child críquet=cricket crítica=criticism cruce=intersection
  crucero=cruise cuadrado=square cuadro=table cualidad=quality cuantía=amount cuarentena=quarantine
  cuartel=barracks cuartil=quartile cuarto=quarter cuello=neck cuenca=basin cuento=short_story cuerpo=body
  cuervo=crow cuestionario=questionnaire cuestión=question cueva=cave cuidado=care cuidador=caregiver
  cultivo=crop culto=worship cultura=culture curador=curator currículo=curriculum curso=course curva=curve
  cúpula=dome daño=damage dato=data dársena=dock debilidad=weakness decano=dean deceso=death
  declaración=statement dedo=finger defensa=defense definición=definition delantero=forward delfín=dolphin
  delincuente=criminal delito=crime demanda=demand demora=delay dengue=dengue densidad=density dentista=dentist
  deporte=sport deportista=athlete depósito=tank depredador=predator depresión=depression derecho=right
  derivada=derivative derrame=spill derrota=defeat desabastecimiento=shortage desafío=challenge
  desalojo=eviction desarrollo=development desayuno=breakfast descendencia=offspring descenso=decline
  descoordinación=lack_of_coordination desecho=waste desempeño=performance desempleo=unemployment desgaste=wear
  deshielo=melting desierto=desert desigualdad=inequality despacho=office despegue=takeoff despido=dismissal
  desplazamiento=displacement destino=destination destreza=skill desventaja=disadvantage desviación=deviation
  detección=detection detención=arrest detenido=detainee deuda=debt década=decade déficit=deficit
  diabetes=diabetes diagnóstico=diagnosis diario=newspaper diarrea=diarrhea diámetro=diameter dibujo=drawing
  dictamen=opinion diente=tooth dieta=diet dificultad=difficulty difracción=diffraction dinero=money dios=god
  diputado=deputy dirección=direction directivo=executive director=director dirigente=leader
  discapacidad=disability discusión=discussion diseño=design disminución=decrease disolvente=solvent
  disparo=shot disponibilidad=availability dispositivo=device distancia=distance disturbio=riot diva=diva
  divisa=currency divorcio=divorce día=day docente=teacher doctorado=doctorate doctorando=doctoral_student
  documentación=documents documento=document dolencia=ailment dolor=pain dominio=domain dormitorio=bedroom
  dosificación=dosage dosis=dose dólar=dollar dramaturgo=playwright droga=drug duda=doubt dueño=owner
  eclipse=eclipse ecuación=equation edad=age edificación=building edificio=building educando=student
  efecto=effect eje=axis ejemplar=specimen ejemplo=example ejército=army elecciones=elections elección=election
  electricidad=electricity electrón=electron elemento=element embajada=embassy embajador=ambassador
  embalse=reservoir embarazada=pregnant_woman embarazo=pregnancy embarcación=boat emisión=emission
  emisora=station emoción=emotion empate=tie emplazamiento=site empleado=employee empleador=employer
  empleo=employment empoderamiento=empowerment empresa=company encargado=manager encía=gum encuentro=meeting
  encuesta=survey encuestado=respondent encuestador=interviewer energía=energy enfermedad=disease
  enfermera=nurse enfermería=nursing enfermero=nurse enfoque=approach engranaje=gear enlace=bond ensalada=salad
  ensayista=essayist ensayo=trial enseñanza=teaching ente=entity entierro=burial entorno=environment
  entrada=entrance entramado=framework entrenador=coach entrenamiento=training entrevista=interview
  entrevistado=interviewee entrevistador=interviewer envejecimiento=aging envergadura=scale envío=shipment
  enzima=enzyme epidemia=epidemic epígrafe=heading equino=horse equipaje=luggage equipamiento=facility
  equipo=team ermita=hermitage erradicación=eradication error=error escala=scale escalada=escalation
  escalera=stairs escaño=seat escarabajo=beetle escasez=shortage escenario=scenario escisión=split
  esclavitud=slavery esclavo=slave esclusa=lock escolar=schoolchild escolaridad=schooling
  escolarización=schooling escritor=writer escritura=writing escuela=school escultura=sculpture esfera=sphere
  esfuerzo=effort esgrima=fencing esnórquel=snorkeling esófago=esophagus espada=sword espalda=back
  español=Spanish especia=spice especie=species espectro=spectrum espectrómetro=spectrometer esperanza=hope
  espigón=breakwater esposa=wife esposo=husband esquina=corner esquí=skiing estacionamiento=parking
  estación=station estadio=stadium estado=state estadounidense=American este=east estero=estuary estilo=style
  estimador=estimator estonio=Estonian estómago=stomach estrecho=strait estrella=star estreno=premiere
  estrés=stress estructura=structure estudiante=student estudio=study etapa=stage etnia=ethnic_group
  etnicidad=ethnicity euro=euro evaluación=assessment evento=event excursión=trip exigencia=demand
  existencia=existence experiencia=experience experimento=experiment experticia=expertise explosión=explosion
  exponente=exponent exposición=exhibition exterior=exterior extranjero=foreigner extremidad=limb extremo=end
  época=time éxito=success fachada=facade factor=factor facturación=turnover facultad=faculty
  fallecimiento=death fallo=ruling falta=lack familia=family farmacéutico=pharmacist farmacia=pharmacy
  faro=lighthouse fase=phase fatiga=fatigue fármaco=drug fe=faith fecha=date feminismo=feminism ferry=ferry
  fertilizante=fertilizer fiabilidad=reliability fianza=bail ficha=card fiebre=fever figura=figure filtro=filter
  fin=end final=end finalidad=purpose finalización=completion financiación=funding financiamiento=funding
  finca=farm firma=signature fiscal=prosecutor fisioterapeuta=physiotherapist flotilla=flotilla foca=seal
  fondo=bottom forma=form formación=training fosa=pit fotografía=photograph fotón=photon fracaso=failure
  fracción=fraction fragata=frigate francés=French franja=strip frente=front fresado=milling frijol=bean
  frontera=border fruta=fruit frutal=fruit_tree fuego=fire fuerza=force fuga=leak funcionamiento=functioning
  funcionario=official función=function fundamento=basis furgoneta=van fusil=rifle galaxia=galaxy galeón=galleon
  gallina=hen ganadería=livestock_farming ganado=cattle ganancia=gain ganso=goose garaje=garage garganta=throat
  garra=claw garrapata=tick gas=gas gasolina=gasoline gasto=expense generador=generator gente=people
  gerente=manager gestante=pregnant_woman gestión=management gestor=manager género=gender gimnasia=gymnastics
  ginecólogo=gynecologist giro=turn glaciar=glacier glándula=gland gobernador=governor gobernanza=governance
  gobierno=government gol=goal golf=golf golfo=gulf golpe=blow gorila=gorilla grabado=engraving grado=degree
  granada=grenade grasa=fat gráfica=graph gráfico=graph gripe=flu grumete=cabin_boy grupo=group
  guarnición=garrison guepardo=cheetah guerra=war guerrero=warrior guerrillero=guerrilla guion=script
  guionista=screenwriter guión=script guía=guide gusano=worm habilidad=skill habitación=room
  habitante=inhabitant habla=speech halcón=falcon hallazgo=finding harina=flour hábitat=habitat hecho=fact
  helicóptero=helicopter hembra=female hemorragia=hemorrhage herida=injury herido=injured hermana=sister
  hermano=brother herramienta=tool hielo=ice hierba=grass hierro=iron higiene=hygiene hija=daughter hijo=son
  hinchada=fans hinduismo=Hinduism hindú=Hindu hipertensión=hypertension hipopótamo=hippopotamus
  hipoteca=mortgage hipótesis=hypothesis historia=history hígado=liver hockey=hockey hogar=household hoja=leaf
  hombre=man hombro=shoulder hongo=fungus hora=hour hormigón=concrete hormona=hormone hortaliza=vegetable
  hospital=hospital hostelería=hospitality_industry huelga=strike huella=footprint hueso=bone huevo=egg
  huésped=host humedal=wetland huracán=hurricane huso_horario=time_zone ictus=stroke idea=idea idioma=language
  iglesia=church igualdad=equality imagen=image impacto=impact imperio=empire implante=implant
  imprenta=printing_press impuesto=tax incendio=fire incidencia=incidence inconveniente=drawback
  incremento=increase incumplimiento=breach indicador=indicator individuo=individual indígena=indigenous_person
  industria=industry infancia=childhood infantería=infantry infarto=heart_attack influencia=influence
  influjo=influence información=information informante=informant informe=report ingeniería=engineering
  ingeniero=engineer ingesta=intake inglés=English ingreso=income inicio=beginning inmediaciones=vicinity
  inmigrante=immigrant innovación=innovation inquilino=tenant inscripción=registration insecto=insect
  insomnio=insomnia instante=moment institucionalidad=institutional_framework institución=institution
  instrumento=instrument insurgente=insurgent integración=integration integral=integral integrante=member
  interior=interior internauta=Internet_user internet=Internet interruptor=switch inundación=flood
  invernadero=greenhouse inversionista=investor inversor=investor investigación=research investigador=researcher
  inyección=injection ion=ion isla=island islam=Islam isótopo=isotope itinerario=itinerary índice=index
  índole=nature ítem=item jarabe=syrup jardín=garden jefatura=headquarters jefe=chief jeringa=syringe
  jirafa=giraffe jornada=day joven=young_person jubilación=retirement judaísmo=Judaism judo=judo juego=game
  juez=judge jugador=player jugo=juice juicio=trial juventud=youth karate=karate labio=lip labor=work
  laboratorio=laboratory lactancia=breastfeeding lactante=infant lado=side ladrillo=brick lago=lake
  langosta=lobster lanzamiento=launch largometraje=feature_film leche=milk lectoescritura=literacy lector=reader
  lectura=reading legislatura=legislature legumbre=legume lejanía=remoteness lengua=language lenguaje=language
  leopardo=leopard lepra=leprosy lesión=injury letalidad=lethality leucocito=leukocyte levantamiento=uprising
  levedad=mildness ley=law libertad=freedom libro=book licenciatura=bachelor's_degree liderazgo=leadership
  liga=league limitación=limitation lista=list listado=list litigio=litigation litoral=coast líder=leader
  línea=line llanura=plain llave=key llegada=arrival lluvia=rain localidad=town logaritmo=logarithm
  logro=achievement longitud=length lote=lot loteo=subdivision lucha=fight lugar=place lugareño=local_resident
  luna=moon luz=light machismo=machismo macho=male madera=wood madre=mother madrugada=early_morning
  maestría=master's_degree maestro=teacher maíz=corn malaria=malaria maltrato=abuse mama=breast mamífero=mammal
  manada=pack mandato=term mando=command manejo=management manera=way manifestación=protest mano=hand
  mantención=maintenance mantequilla=butter manufactura=manufacturing manzana=apple mañana=morning maqueta=model
  mar=sea maratón=marathon marca=brand marcador=score marcapasos=pacemaker marcha=march marco=framework
  marea=tide mareo=dizziness marisco=seafood marisma=marsh masa=mass materia=matter material=material
  matrimonio=marriage matriz=matrix matrícula=enrollment matrona=midwife mausoleo=mausoleum mayorista=wholesaler
  mayoría=majority máquina=machine máster=master's_degree mecanizado=machining medalla=medal
  medallero=medal_table medallista=medalist media=mean mediana=median medicamento=drug medición=measurement
  medida=measure medidor=meter medio=means mejora=improvement mejoramiento=improvement mención=mention
  menopausia=menopause mensaje=message mente=mind menú=menu mercado=market mes=month mesa=table meseta=plateau
  meta=goal metaanálisis=meta-analysis metástasis=metastasis meteorito=meteorite metodología=methodology
  metralleta=submachine_gun metro=subway médico=doctor método=method microbio=microbe microscopio=microscope
  miedo=fear miembro=member migraña=migraine mina=mine minería=mining ministerio=ministry ministro=minister
  minorista=retailer minoría=minority minusvalía=disability misil=missile mitad=half mochila=backpack
  mochilero=backpacker moda=mode modalidad=mode modelo=model modificación=change modo=way momento=time
  monarca=monarch moneda=currency monje=monk mono=monkey montaje=assembly montaña=mountain monto=amount
  mortalidad=mortality mosca=fly mosquito=mosquito motivación=motivation motivo=reason motín=riot
  moto=motorcycle motocicleta=motorcycle motor=engine móvil=cell_phone mudanza=move mueble=furniture muela=molar
  muelle=dock muerte=death muerto=dead muestra=sample muestreo=sampling mujer=woman mundo=world
  municipalidad=municipality muñeca=wrist muralla=wall museo=museum muslo=thigh música=music nacido=born
  nacimiento=birth nacionalidad=nationality nación=nation nadador=swimmer nanopartícula=nanoparticle nariz=nose
  natación=swimming naturaleza=nature nave=ship navegador=browser navegante=navigator náufrago=castaway
  náuseas=nausea nebulosa=nebula necesidad=need negocio=business neumático=tire neumonía=pneumonia
  neurona=neuron neurólogo=neurologist neutrón=neutron nevada=snowfall niebla=fog nieto=grandson niña=girl
  niñez=childhood niño=child nivel=level nobleza=nobility noche=night noreste=northeast norma=standard
  normativa=regulation noroeste=northwest norte=north noticia=news novela=novel noviazgo=courtship
  novio=boyfriend nube=cloud nutria=otter nutricionista=nutritionist nutriente=nutrient número=number
  obesidad=obesity obispo=bishop objetivo=objective obra=work obrero=worker observación=observation océano=ocean
  ocio=leisure odontólogo=dentist oeste=west oferta=supply oficial=officer oficina=office
  oftalmólogo=ophthalmologist oído=ear ojo=eye ola=wave oleaje=swell oncólogo=oncologist onda=wave
  opinión=opinion opositor=opponent oración=sentence ordenador=computer ordenanza=ordinance oreja=ear
  organización=organization origen=origin otorgamiento=granting ovario=ovary ovino=sheep óleo=oil_painting
  órbita=orbit paciente=patient padecimiento=condition padre=father país=country palabra=word palacio=palace
  palmera=palm_tree paloma=pigeon paludismo=malaria pan=bread pandemia=pandemic panel=panel pantalla=screen
  pantalón=pants panteón=pantheon pantorrilla=calf papel=role parásito=parasite pared=wall pareja=couple
  parlamento=parliament parque=park parte=part partera=midwife participación=participation
  particularidad=particularity partido=game parto=childbirth pasajero=passenger pasaporte=passport paso=step
  pastilla=pill pastizal=grassland patente=license patinaje=skating patio=courtyard patógeno=pathogen
  patronal=employers'_association patrón=pattern pavimento=pavement pavo=turkey página=page páncreas=pancreas
  pecado=sin pecho=chest pediatra=pediatrician pedido=order peligro=danger película=movie pelotón=platoon
  pena=penalty pendiente=slope pensamiento=thought pensión=pension percentil=percentile percepción=perception
  peregrinación=pilgrimage perforación=drilling periodismo=journalism periodista=journalist periodo=period
  periódico=newspaper perímetro=perimeter período=period persona=person pertenencia=membership pescado=fish
  peso=weight pesquisa=investigation petróleo=oil pez=fish pérdida=loss pico=peak piel=skin pilar=pillar
  piloto=pilot pingüino=penguin pintura=painting pinza=clamp piso=floor pista=track píldora=pill plan=plan
  planeta=planet planta=plant planteamiento=approach plantilla=staff plaqueta=platelet playa=beach plazo=period
  plomo=lead pluma=feather población=population poblador=inhabitant pobreza=poverty poder=power podio=podium
  poesía=poetry poeta=poet policía=police polímero=polymer política=policy ponencia=paper ponente=speaker
  porcentaje=percentage porcino=pig portaaviones=aircraft_carrier portavoz=spokesperson portátil=laptop
  porteño=Buenos_Aires_native portero=goalkeeper posgrado=postgraduate_studies posición=position
  postgrado=postgraduate_studies postre=dessert postura=position potencia=power pozo=well precio=price
  precipitado=precipitate predio=property pregunta=question premio=award prensa=press preocupación=concern
  preparativo=preparation presa=dam presencia=presence presidente=president presión=pressure preso=prisoner
  prestación=benefit presupuesto=budget prevalencia=prevalence prevención=prevention préstamo=loan primo=cousin
  princesa=princess principio=principle prisión=prison príncipe=prince probabilidad=probability problema=problem
  problemática=problem procedimiento=procedure proceso=process producción=production producto=product
  profesor=teacher profesorado=teachers profundidad=depth programa=program progreso=progress promedio=average
  pronóstico=prognosis propiedad=property propietario=owner propina=tip proporción=proportion propósito=purpose
  propuesta=proposal protagonismo=prominence protección=protection proteína=protein protón=proton
  proveedor=supplier provincia=province proyecto=project próstata=prostate prótesis=prosthesis prueba=test
  psicólogo=psychologist psiquiatra=psychiatrist pueblo=town puente=bridge puerta=door puerto=port
  puesto=position pulmón=lung pulpo=octopus puntaje=score punto=point puntuación=score púlpito=pulpit
  queso=cheese quiebra=bankruptcy quimioterapia=chemotherapy quirófano=operating_room quiste=cyst rabia=rabies
  racismo=racism radiodifusión=broadcasting radioterapia=radiotherapy raíz=root rama=branch ramal=branch
  rango=range rascacielos=skyscraper rasgo=feature ratón=mouse raza=race razón=ratio ráfaga=gust
  reactivo=reagent realidad=reality rebaño=herd receta=prescription reciclaje=recycling recluso=inmate
  recolección=collection recomendación=recommendation recorrido=route recta=line rectángulo=rectangle
  rector=rector recuerdo=memory recurso=resource red=network redacción=writing redactor=editor
  reducción=reduction refugiado=refugee regadío=irrigation regimiento=regiment región=region regla=rule
  regresión=regression regreso=return rehén=hostage reina=queen reinado=reign reino=kingdom rejilla=grille
  relación=relationship relato=story relevancia=relevance relevo=relay religión=religion remo=rowing
  rendimiento=performance renta=income rentabilidad=profitability renuncia=resignation reparo=objection
  repartición=agency repetidor=repeater reportaje=report reptil=reptile rescate=rescue reserva=reserve
  resfriado=cold residuo=waste resiliencia=resilience resina=resin resistencia=resistance resistor=resistor
  respaldo=support responsable=head respuesta=response restablecimiento=restoration restaurante=restaurant
  resto=rest resultado=result resumen=summary retablo=altarpiece retaguardia=rear reto=challenge
  retroalimentación=feedback retroceso=setback reunión=meeting revisión=review revista=magazine rey=king
  récord=record réplica=replication riego=irrigation riesgo=risk rigidez=stiffness rinoceronte=rhinoceros
  riñón=kidney riqueza=wealth río=river rodilla=knee rol=role ronda=round ropa=clothing rueda=wheel rugby=rugby
  ruido=noise ruptura=break ruta=route sabiduría=wisdom sacerdote=priest sal=salt salario=wage salida=departure
  salmón=salmon salsa=sauce salto=jump salud=health saneamiento=sanitation sangrado=bleeding sangre=blood
  sanidad=health santo=saint sarampión=measles satélite=satellite satisfacción=satisfaction secretario=secretary
  sector=sector secuestro=kidnapping sede=headquarters segregación=segregation seguimiento=follow-up
  seguridad=security selva=jungle semana=week semáforo=traffic_light semilla=seed semillero=seedbed
  senador=senator senderismo=hiking sendero=trail sensor=sensor sentencia=sentence sentido=sense
  sentimiento=feeling señal=signal señor=Mr. señora=Mrs. sepulcro=tomb sepultura=grave sequía=drought
  serie=series servicio=service servidor=server sesgo=bias sexo=sex siglo=century significación=significance
  significado=meaning sij=Sikh sijismo=Sikhism silla=chair simio=ape simpatizante=supporter
  simulación=simulation sinapsis=synapse sindicato=union sismo=earthquake sistema=system sitio=site
  síntoma=symptom soborno=bribe sobreexploración=overexploitation sobrepeso=overweight sobrino=nephew
  sociedad=society socio=partner softbol=softball soja=soy sol=sun soldado=soldier soldadura=welding
  solicitud=request soltero=single_person soluto=solute sombra=shadow sombrero=hat sonda=probe sopa=soup
  sordera=deafness sospechoso=suspect sostenibilidad=sustainability soya=soy sótano=basement squash=squash
  subcontinente=subcontinent subescala=subscale submarino=submarine subsidio=subsidy subvención=grant
  suceso=event sudeste=southeast sueldo=salary suelo=soil sueño=sleep suero=serum sujeto=subject suma=sum
  suministro=supply superación=overcoming superávit=surplus superficie=surface supervivencia=survival
  supuesto=assumption sur=south sureste=southeast surf=surfing surgimiento=emergence suroeste=southwest
  sustento=livelihood sustrato=substrate sutura=suture súbdito=subject tabla=table tableta=tablet
  taller=workshop tallo=stem tamaño=size tamizaje=screening tarde=afternoon tarea=task tasa=rate techo=ceiling
  teclado=keyboard tecnología=technology tejado=roof tejido=tissue telenovela=soap_opera telescopio=telescope
  televisión=television teléfono=phone tema=topic temario=syllabus temática=topic temblor=tremor
  temperatura=temperature tempestad=storm templo=temple temporada=season tensión=tension tentativa=attempt
  tentempié=snack teoría=theory terapeuta=therapist tercio=third terraplén=embankment terrateniente=landowner
  terraza=terrace terremoto=earthquake tesis=thesis testigo=witness técnica=technique término=term
  tétanos=tetanus tiburón=shark tiempo=time tienda=store tierra=land tipo=type tiroides=thyroid tiroteo=shooting
  titulación=degree titular=headline tío=uncle tobillo=ankle toma=capture tormenta=storm torneado=turning
  torneo=tournament tornillo=screw torpedo=torpedo torre=tower tos=cough total=total trabajador=worker
  trabajo=work tradición=tradition traducción=translation traje=suit transbordador=shuttle
  transformación=transformation transformador=transformer traslado=transfer trasplante=transplant
  trastorno=disorder tratamiento=treatment trato=treatment travesía=crossing trayecto=journey
  trayectoria=trajectory trazado=layout trámite=procedure tráquea=trachea tregua=truce tren=train
  triángulo=triangle tribunal=court trigo=wheat trinchera=trench tripulación=crew triunfo=victory tropas=troops
  trucha=trout tubería=pipe tubo=tube tumor=tumor turbina=turbine turismo=tourism turista=tourist
  tutela=guardianship tutoría=tutoring túnel=tunnel ubicación=location umbral=threshold ungüento=ointment
  universidad=university universo=universe urbanismo=urban_planning urdu=Urdu urgencia=emergency uso=use
  usuario=user utilización=use útero=uterus vacaciones=vacation vacuna=vaccine vacuno=cattle validez=validity
  valle=valley valor=value valoración=assessment variable=variable varianza=variance varicela=chickenpox
  varón=male válvula=valve vecindario=neighborhood vecino=neighbor vector=vector vehículo=vehicle vejez=old_age
  vejiga=bladder vela=sailing velocidad=speed vena=vein vendaje=bandage vendedor=seller venta=sale
  ventaja=advantage ventana=window ventilación=ventilation verdad=truth verdura=vegetable
  verosimilitud=likelihood vertedero=landfill vertido=discharge vertiente=aspect vestido=dress vez=time
  vértebra=vertebra viaje=trip viajero=traveler vialidad=road_network victoria=victory vida=life
  videovigilancia=video_surveillance vidrio=glass viento=wind vientre=belly viga=beam vigencia=validity
  vikingo=Viking vino=wine violación=violation viruela=smallpox virus=virus visa=visa visado=visa viudo=widower
  vivienda=housing vía=way víctima=victim vínculo=link vocero=spokesperson volcán=volcano voleibol=volleyball
  volquete=dump_truck voltaje=voltage volumen=volume votación=vote votante=voter voto=vote vómito=vomiting
  vuelo=flight yacimiento=deposit yudoca=judoka zona=area zorro=fox zumo=juice`,
);
