import { entriesOf } from "./entries.ts";

/**
 * English for Spanish words whose first sense in Apertium's dictionary is not the usual one in
 * scholarly and expository prose, and for words that it does not have.
 */

export const spanishNouns = entriesOf(
  `esfuerzo=effort granada=grenade estudio=study tasa=rate pista=track partido=game manifestación=protest jornada=day cifra=figure ensayo=trial
  muestra=sample muestreo=sampling encuesta=survey encuestado=respondent cuestionario=questionnaire
  desempeño=performance rendimiento=performance aprendizaje=learning enseñanza=teaching docente=teacher
  alumno=student alumnado=students estudiante=student profesorado=teachers maestro=teacher
  escuela=school colegio=school facultad=faculty carrera=career titulación=degree grado=degree
  investigación=research investigador=researcher hallazgo=finding resultado=result logro=achievement
  objetivo=objective meta=goal propósito=purpose finalidad=purpose fin=end marco=framework
  enfoque=approach abordaje=approach planteamiento=approach metodología=methodology método=method
  diseño=design medida=measure medición=measurement medidor=meter herramienta=tool instrumento=instrument
  prueba=test contraste=contrast hipótesis=hypothesis supuesto=assumption variable=variable
  promedio=average media=mean mediana=median desviación=deviation varianza=variance
  correlación=correlation regresión=regression probabilidad=probability riesgo=risk factor=factor
  índice=index indicador=indicator umbral=threshold rango=range escala=scale puntuación=score
  puntaje=score ítem=item valor=value dato=data base_de_datos=database cuadro=table tabla=table figura=figure
  gráfico=graph gráfica=graph ecuación=equation desarrollo=development crecimiento=growth aumento=increase
  incremento=increase disminución=decrease descenso=decline reducción=reduction caída=fall pérdida=loss
  ganancia=gain beneficio=benefit ventaja=advantage desventaja=disadvantage inconveniente=drawback
  efecto=effect impacto=impact influencia=influence consecuencia=consequence causa=cause origen=origin
  relación=relationship vínculo=link asociación=association nivel=level grupo=group ámbito=field
  campo=field área=area materia=matter tema=topic asunto=matter cuestión=question temática=topic
  contexto=context entorno=environment ambiente=environment medio=means medio_ambiente=environment
  sociedad=society comunidad=community población=population habitante=inhabitant ciudadano=citizen
  ciudadanía=citizenship gente=people persona=person individuo=individual sujeto=subject mujer=woman
  hombre=man niño=child niña=girl chico=boy joven=young_person adulto=adult anciano=elderly_person
  edad=age género=gender sexo=sex hogar=household familia=family vivienda=housing salud=health
  enfermedad=disease trastorno=disorder síntoma=symptom tratamiento=treatment paciente=patient
  médico=doctor enfermera=nurse enfermero=nurse hospital=hospital cáncer=cancer mama=breast
  cuidado=care atención=care prevención=prevention diagnóstico=diagnosis pronóstico=prognosis
  detección=detection supervivencia=survival mortalidad=mortality fallecimiento=death deceso=death
  muerte=death muerto=dead víctima=victim herido=injured herida=injury lesión=injury brote=outbreak
  vacuna=vaccine fármaco=drug medicamento=drug droga=drug dosis=dose ensayo_clínico=clinical_trial
  gobierno=government estado=state país=country nación=nation presidente=president
  primer_ministro=prime_minister ministro=minister ministerio=ministry política=policy políticas=policies
  ley=law derecho=right juez=judge juicio=trial corte=court tribunal=court acusación=charge cargo=charge
  delito=crime crimen=crime cárcel=prison prisión=prison detenido=detainee detención=arrest
  sospechoso=suspect sentencia=sentence fallo=ruling fianza=bail guerra=war ejército=army fuerza=force
  ataque=attack arma=weapon batalla=battle soldado=soldier buque=ship barco=ship nave=ship
  aeronave=aircraft avión=plane vuelo=flight aeropuerto=airport coche=car automóvil=car auto=car
  vehículo=vehicle camión=truck tren=train carretera=road autopista=highway calle=street puente=bridge
  conductor=driver piloto=pilot tripulación=crew pasajero=passenger viaje=trip viajero=traveler
  turista=tourist destino=destination equipo=team jugador=player entrenador=coach torneo=tournament
  campeonato=championship temporada=season gol=goal victoria=victory triunfo=victory derrota=defeat
  ronda=round copa=cup premio=award carrera_profesional=career estrella=star deporte=sport
  deportista=athlete atleta=athlete marca=brand récord=record medalla=medal juego=game
  empresa=company compañía=company negocio=business mercado=market precio=price costo=cost coste=cost
  gasto=expense ingreso=income renta=income salario=wage sueldo=salary impuesto=tax deuda=debt
  crédito=credit préstamo=loan banco=bank dinero=money moneda=currency dólar=dollar euro=euro
  empleo=employment desempleo=unemployment trabajo=work trabajador=worker empleado=employee obrero=worker
  funcionario=official jefe=chief líder=leader liderazgo=leadership miembro=member integrante=member
  socio=partner integración=integration reunión=meeting encuentro=meeting acuerdo=agreement
  convenio=agreement contrato=contract proyecto=project plan=plan programa=program proceso=process
  procedimiento=procedure etapa=stage fase=phase paso=step inicio=beginning comienzo=beginning
  final=end término=term periodo=period período=period década=decade siglo=century año=year mes=month
  semana=week día=day hora=hour momento=time instante=moment época=time tiempo=time fecha=date
  mañana=morning tarde=afternoon noche=night vez=time lugar=place sitio=site zona=area región=region
  ciudad=city pueblo=town aldea=village capital=capital provincia=province frontera=border
  norte=north sur=south este=east oeste=west noreste=northeast noroeste=northwest sureste=southeast
  suroeste=southwest costa=coast playa=beach isla=island mar=sea océano=ocean río=river lago=lake
  montaña=mountain bosque=forest suelo=soil tierra=land agua=water aire=air fuego=fire hielo=ice
  clima=climate tormenta=storm huracán=hurricane viento=wind lluvia=rain inundación=flood
  terremoto=earthquake incendio=fire planta=plant árbol=tree hoja=leaf raíz=root semilla=seed
  cultivo=crop cosecha=harvest agricultura=agriculture ganado=cattle alimento=food comida=food
  alimentación=diet dieta=diet especie=species animal=animal ave=bird pez=fish insecto=insect
  célula=cell tejido=tissue hueso=bone sangre=blood corazón=heart cerebro=brain piel=skin
  cuerpo=body mano=hand cabeza=head ojo=eye pluma=feather garra=claw cola=tail
  planeta=planet luna=moon sol=sun universo=universe cielo=sky luz=light sombra=shadow
  satélite=satellite nave_espacial=spacecraft cohete=rocket telescopio=telescope imagen=image
  fotografía=photograph película=movie pantalla=screen televisión=television noticia=news
  periódico=newspaper diario=newspaper revista=magazine artículo=article libro=book lectura=reading
  escritura=writing autor=author escritor=writer lector=reader palabra=word oración=sentence
  idioma=language lengua=language lenguaje=language habla=speech traducción=translation
  informe=report documento=document documentación=documents archivo=file carta=letter mensaje=message
  comunicación=communication información=information conocimiento=knowledge sabiduría=wisdom
  ciencia=science científico=scientist tecnología=technology técnica=technique ingeniería=engineering
  ingeniero=engineer máquina=machine motor=engine computadora=computer ordenador=computer
  computador=computer programa_informático=software red=network internet=Internet sitio_web=website
  página=page usuario=user aplicación=application dispositivo=device aparato=device teléfono=phone
  energía=energy potencia=power electricidad=electricity combustible=fuel petróleo=oil gas=gas
  carbón=coal presión=pressure temperatura=temperature calor=heat velocidad=speed peso=weight
  tamaño=size altura=height longitud=length anchura=width profundidad=depth distancia=distance
  superficie=surface volumen=volume densidad=density masa=mass cantidad=amount número=number
  mayoría=majority minoría=minority mitad=half tercio=third cuarto=quarter parte=part porcentaje=percentage
  proporción=proportion total=total suma=sum resto=rest tipo=type clase=class forma=form manera=way
  modo=way modalidad=mode estilo=style característica=characteristic rasgo=feature propiedad=property
  calidad=quality cualidad=quality capacidad=ability habilidad=skill destreza=skill competencia=competence
  papel=role rol=role función=function tarea=task labor=work actividad=activity acción=action
  acto=act hecho=fact suceso=event evento=event acontecimiento=event caso=case ejemplo=example
  experiencia=experience experimento=experiment prueba_piloto=pilot_test observación=observation
  análisis=analysis evaluación=assessment valoración=assessment comparación=comparison
  discusión=discussion conclusión=conclusion recomendación=recommendation limitación=limitation
  propuesta=proposal respuesta=response pregunta=question duda=doubt problema=problem
  problemática=problem dificultad=difficulty reto=challenge desafío=challenge necesidad=need
  demanda=demand oferta=supply apoyo=support ayuda=help colaboración=collaboration
  participación=participation presencia=presence ausencia=absence falta=lack carencia=lack escasez=shortage
  existencia=existence vida=life mundo=world naturaleza=nature realidad=reality verdad=truth
  mente=mind pensamiento=thought idea=idea opinión=opinion creencia=belief percepción=perception
  actitud=attitude comportamiento=behavior conducta=behavior emoción=emotion sentimiento=feeling
  estrés=stress ansiedad=anxiety depresión=depression motivación=motivation autoestima=self-esteem
  bienestar=well-being satisfacción=satisfaction confianza=confidence esperanza=hope miedo=fear
  éxito=success fracaso=failure error=error cambio=change modificación=change transformación=transformation
  mejora=improvement avance=advance progreso=progress innovación=innovation creación=creation
  construcción=construction edificio=building edificación=building obra=work arte=art música=music
  canción=song banda=band baile=dance cultura=culture historia=history tradición=tradition
  costumbre=custom religión=religion iglesia=church templo=temple dios=god rey=king reina=queen
  reino=kingdom imperio=empire monarca=monarch príncipe=prince princesa=princess
  poder=power autoridad=authority control=control seguridad=security protección=protection
  defensa=defense libertad=freedom igualdad=equality desigualdad=inequality pobreza=poverty
  riqueza=wealth desarrollo_sostenible=sustainable_development sostenibilidad=sustainability
  gestión=management administración=administration organización=organization institución=institution
  sede=headquarters oficina=office sector=sector industria=industry producto=product producción=production
  servicio=service consumo=consumption consumidor=consumer cliente=customer compra=purchase venta=sale
  uso=use utilización=use empleo_de=use manejo=management recurso=resource material=material
  componente=component elemento=element conjunto=set serie=series lista=list listado=list
  estructura=structure sistema=system modelo=model patrón=pattern criterio=criterion norma=standard
  regla=rule principio=principle teoría=theory concepto=concept definición=definition sentido=sense
  significado=meaning término_medio=average punto=point línea=line lado=side borde=edge centro=center
  interior=interior exterior=exterior frente=front fondo=bottom cima=top extremo=end esquina=corner
  altitud=altitude ubicación=location posición=position dirección=direction camino=path ruta=route
  vía=way puerta=door ventana=window pared=wall techo=roof habitación=room casa=home
  mesa=table silla=chair cama=bed ropa=clothing vestido=dress traje=suit sombrero=hat
  regreso=return llegada=arrival salida=departure entrada=entrance acceso=access paso_de=passage
  amenaza=threat peligro=danger daño=damage accidente=accident choque=crash colisión=collision
  explosión=explosion bomba=bomb rescate=rescue búsqueda=search investigación_policial=investigation
  policía=police oficial=officer agente=agent bombero=firefighter testigo=witness vocero=spokesperson
  portavoz=spokesperson comunicado=statement declaración=statement anuncio=announcement entrevista=interview
  rueda_de_prensa=press_conference prensa=press medios=media medios_de_comunicación=media
  candidato=candidate elección=election elecciones=elections votación=vote voto=vote campaña=campaign
  partido_político=political_party diputado=deputy senador=senator congreso=congress parlamento=parliament
  alcalde=mayor gobernador=governor embajador=ambassador embajada=embassy secretario=secretary
  director=director gerente=manager dueño=owner propietario=owner vecino=neighbor amigo=friend
  padre=father madre=mother hijo=son hija=daughter hermano=brother hermana=sister esposa=wife
  esposo=husband pareja=couple matrimonio=marriage boda=wedding nacimiento=birth bebé=baby
  estadounidense=American inglés=English español=Spanish francés=French alemán=German chino=Chinese
  campamento=camp parque=park jardín=garden museo=museum biblioteca=library universidad=university
  laboratorio=laboratory estación=station estación_del_año=season tienda=store restaurante=restaurant
  alojamiento=accommodation pasaporte=passport visa=visa visado=visa equipaje=luggage billete=ticket
  cirugía=surgery cesárea=cesarean_section embarazo=pregnancy virus=virus contagio=infection
  recolección=collection despegue=takeoff aterrizaje=landing desalojo=eviction financiamiento=funding
  financiación=funding monto=amount paso=step señor=Mr. señora=Mrs. sustento=livelihood soborno=bribe fertilizante=fertilizer demora=delay
  pesquisa=investigation mudanza=move copiloto=co-driver rascacielos=skyscraper satélites=satellites
  medallista=medalist autódromo=racetrack vecindario=neighborhood cicatriz=scar reparo=objection
  disponibilidad=availability fiabilidad=reliability validez=validity significación=significance
  sesgo=bias réplica=replication apartado=section epígrafe=heading anexo=appendix bibliografía=references
  prevalencia=prevalence incidencia=incidence seguimiento=follow-up ingesta=intake sueño=sleep
  sobrepeso=overweight obesidad=obesity diabetes=diabetes hipertensión=hypertension embarazada=pregnant_woman
  tercer_mundo=third_world toma_de_decisiones=decision-making política_pública=public_policy
  aula=classroom currículo=curriculum asignatura=subject curso=course tesis=thesis beca=scholarship
  revisión=review artículo_de_revisión=review_article revisión_sistemática=systematic_review`,
);

export const spanishVerbs = entriesOf(
  `señalar=point_out manifestar=say afirmar=say sostener=maintain expresar=say comentar=say
  indicar=indicate informar=report declarar=declare anunciar=announce asegurar=claim mencionar=mention
  denominar=call llamar=call nombrar=name lograr=manage conseguir=manage alcanzar=reach obtener=obtain
  presentar=present mostrar=show demostrar=demonstrate evidenciar=show reflejar=reflect revelar=reveal
  encontrar=find hallar=find descubrir=discover observar=observe analizar=analyze estudiar=study
  examinar=examine investigar=investigate evaluar=assess valorar=assess comparar=compare medir=measure
  calcular=calculate estimar=estimate determinar=determine establecer=establish identificar=identify
  describir=describe definir=define considerar=consider realizar=carry_out efectuar=carry_out
  llevar_a_cabo=carry_out desarrollar=develop elaborar=develop diseñar=design aplicar=apply utilizar=use
  usar=use emplear=use permitir=allow facilitar=facilitate favorecer=favor promover=promote
  fomentar=encourage impulsar=promote potenciar=enhance mejorar=improve aumentar=increase
  incrementar=increase disminuir=decrease reducir=reduce afectar=affect influir=influence
  producir=produce generar=generate provocar=cause causar=cause ocasionar=cause suponer=involve
  implicar=involve conllevar=entail requerir=require necesitar=need exigir=demand solicitar=request
  pedir=ask preguntar=ask responder=respond contestar=answer contar=tell contar_con=have decir=say
  hablar=speak explicar=explain argumentar=argue discutir=discuss debatir=debate plantear=raise
  proponer=propose sugerir=suggest recomendar=recommend concluir=conclude confirmar=confirm
  verificar=verify comprobar=check validar=validate corroborar=corroborate constatar=find
  ser=be estar=be haber=have tener=have poder=can deber=must querer=want saber=know conocer=know
  hacer=do dar=give tomar=take poner=put llevar=take traer=bring ir=go venir=come volver=return
  regresar=return llegar=arrive salir=leave entrar=enter pasar=pass quedar=remain quedarse=stay
  permanecer=remain seguir=continue continuar=continue mantener=maintain conservar=preserve
  comenzar=begin empezar=begin iniciar=begin terminar=end finalizar=end acabar=end parar=stop
  detener=stop dejar=leave abandonar=abandon perder=lose ganar=win vencer=defeat derrotar=defeat
  jugar=play correr=run caminar=walk andar=walk subir=rise bajar=fall caer=fall crecer=grow
  nacer=be_born vivir=live morir=die fallecer=die matar=kill herir=injure sufrir=suffer padecer=suffer_from
  ocurrir=occur suceder=happen acontecer=happen existir=exist aparecer=appear desaparecer=disappear
  parecer=seem resultar=prove convertir=convert transformar=transform cambiar=change modificar=modify
  crear=create construir=build fabricar=manufacture formar=form componer=compose constituir=constitute
  incluir=include contener=contain abarcar=cover comprender=include integrar=make_up incorporar=incorporate
  añadir=add agregar=add sumar=add quitar=remove eliminar=eliminate retirar=withdraw sacar=take_out
  ofrecer=offer brindar=provide proporcionar=provide prestar=provide aportar=contribute
  entregar=deliver enviar=send recibir=receive aceptar=accept rechazar=reject negar=deny
  comprar=buy vender=sell pagar=pay gastar=spend costar=cost invertir=invest ahorrar=save
  trabajar=work estudiar_en=study enseñar=teach aprender=learn leer=read escribir=write traducir=translate
  publicar=publish editar=edit imprimir=print lanzar=launch emitir=broadcast transmitir=transmit
  ver=see mirar=look_at escuchar=listen_to oír=hear sentir=feel creer=believe pensar=think opinar=think
  esperar=expect desear=wish intentar=try tratar=treat procurar=try buscar=seek pretender=aim
  decidir=decide elegir=choose escoger=choose seleccionar=select optar=opt preferir=prefer
  ayudar=help apoyar=support respaldar=support colaborar=collaborate participar=participate
  contribuir=contribute cumplir=fulfill respetar=respect obligar=force prohibir=prohibit impedir=prevent
  evitar=avoid prevenir=prevent proteger=protect defender=defend atacar=attack destruir=destroy
  dañar=damage romper=break abrir=open cerrar=close mover=move desplazar=move trasladar=move
  ubicar=locate localizar=locate situar=locate colocar=place instalar=install encabezar=lead
  dirigir=direct conducir=lead guiar=guide liderar=lead presidir=chair representar=represent
  significar=mean indicar_que=indicate referir=refer basar=base fundar=found fundamentar=base
  centrar=focus enfocar=focus concentrar=concentrate enfrentar=face afrontar=face abordar=address
  resolver=solve solucionar=solve superar=overcome rebasar=exceed exceder=exceed corresponder=correspond
  depender=depend pertenecer=belong relacionar=relate asociar=associate vincular=link conectar=connect
  unir=join reunir=gather juntar=gather separar=separate dividir=divide distribuir=distribute
  clasificar=classify ordenar=order organizar=organize planificar=plan preparar=prepare
  registrar=record grabar=record recoger=collect recolectar=collect recopilar=collect reportar=report
  celebrar=hold conmemorar=commemorate asistir=attend visitar=visit viajar=travel acampar=camp
  montar=set_up bloquear=block liberar=release escapar=escape huir=flee arrestar=arrest
  acusar=accuse condenar=condemn juzgar=judge sospechar=suspect ejercer=exercise ocupar=occupy
  gobernar=rule renunciar=resign dimitir=resign nombrar_a=appoint votar=vote firmar=sign
  aprobar=approve adoptar=adopt adaptar=adapt ajustar=adjust regular=regulate controlar=control
  supervisar=supervise vigilar=monitor monitorear=monitor monitorizar=monitor limitar=limit restringir=restrict
  ampliar=extend extender=extend expandir=expand abarcar_a=cover destacar=highlight resaltar=highlight
  subrayar=underline enfatizar=emphasize recalcar=stress advertir=warn alertar=warn temer=fear
  preocupar=worry interesar=interest gustar=like agradar=please molestar=bother sorprender=surprise
  servir=serve funcionar=work operar=operate actuar=act comportar=behave reaccionar=react
  tocar=touch tirar=throw golpear=hit impactar=crash chocar=collide estrellar=crash explotar=explode
  estallar=explode quemar=burn incendiar=set_fire_to apagar=turn_off encender=turn_on cubrir=cover
  llenar=fill vaciar=empty rodear=surround atravesar=cross cruzar=cross recorrer=travel girar=turn
  medir_en=measure pesar=weigh oscilar=range variar=vary fluctuar=fluctuate superar_a=exceed
  provenir=come proceder=come derivar=derive surgir=emerge emerger=emerge originar=cause
  deducir=deduce inferir=infer interpretar=interpret entender=understand reconocer=recognize
  recordar=remember olvidar=forget imaginar=imagine soñar=dream dormir=sleep despertar=wake
  comer=eat beber=drink ingerir=ingest consumir=consume cocinar=cook alimentar=feed cultivar=grow
  sembrar=sow cosechar=harvest criar=raise cazar=hunt pescar=fish domesticar=domesticate
  ingresar=enter lidiar=deal despegar=take_off aterrizar=land mentir=lie recargar=refuel
  desacelerar=slow_down presionar=press triturar=crush encarar=face desatar=unleash lucir=wear
  asemejar=resemble inhabilitar=disable edificar=build incentivar=encourage perpetrar=perpetrate
  desbordar=overflow compeler=compel concurrir=attend demorar=delay arrollar=run_over efectivizar=enforce
  volcar=overturn datar=date poseer=have contagiar=infect padecer_de=suffer_from acceder=access
  disponer=have abrir_paso=make_way despedir=fire contratar=hire graduar=graduate licenciar=graduate
  disputar=play debutar=debut fichar=sign clasificar_se=qualify marcar=mark anotar=score dirigir_a=direct
  aclarar=clarify atribuir=attribute exponer=expose adquirir=acquire percibir=perceive experimentar=experience
  evolucionar=evolve orientar=orient garantizar=guarantee fortalecer=strengthen reforzar=strengthen
  agravar=worsen empeorar=worsen deteriorar=deteriorate prevalecer=prevail predominar=predominate
  coincidir=coincide diferir=differ distinguir=distinguish diferenciar=differentiate difundir=disseminate
  divulgar=disseminate ejecutar=execute implementar=implement implantar=implement consultar=consult
  encuestar=survey entrevistar=interview muestrear=sample ponderar=weight tabular=tabulate`,
);

/** Verbs that mean something else with `se`. */
export const reflexiveVerbs = entriesOf(
  `convertir=become volver=become encontrar=be hallar=be referir=refer unir=join quedar=stay
  tratar=be sentir=feel llamar=be_called producir=occur desarrollar=take_place dirigir=head
  mover=move desplazar=move mudar=move trasladar=move acercar=approach alejar=move_away
  enfrentar=face negar=refuse centrar=focus enfocar=focus concentrar=concentrate
  extender=extend reunir=meet casar=marry retirar=retire convertir_en=become basar=be_based
  caracterizar=be_characterized componer=be_composed deber=be_due situar=be_located
  ubicar=be_located localizar=be_located originar=originate mantener=remain detener=stop
  estrellar=crash incendiar=catch_fire manifestar=protest graduar=graduate formar=form
  levantar=rise sentar=sit acostar=lie_down despertar=wake_up ir=leave marchar=leave
  llevar=get_along poner=become hacer=become dedicar=be_dedicated ocupar=take_care
  preparar=prepare presentar=appear parecer=resemble asemejar=resemble recuperar=recover
  disculpar=apologize quejar=complain arrepentir=regret atrever=dare esforzar=strive
  rendir=surrender suicidar=commit_suicide enfermar=fall_ill contagiar=be_infected
  adaptar=adapt comprometer=commit comunicar=communicate relacionar=be_related asociar=be_associated
  correlacionar=correlate iniciar=begin comportar=behave separar=separate divorciar=divorce
  mostrar=be abrir=open cerrar=close romper=break acumular=accumulate evaporar=evaporate
  disolver=dissolve expandir=expand reproducir=reproduce dispersar=disperse disipar=dissipate
  beneficiar=benefit oponer=oppose resistir=resist opositar=oppose filtrar=leak agotar=run_out
  destacar=stand_out diferenciar=differ distinguir=stand_out enamorar=fall_in_love
  hacer_con=take_over apoderar=seize desmayar=faint ahogar=drown perder=get_lost
  ajustar=fit cumplir=be_fulfilled inscribir=enroll integrar=join incorporar=join
  sumar=join alojar=stay hospedar=stay remontar=date_back transformar=become apoyar=rely
  incrementar=increase reducir=decrease disminuir=decrease aumentar=increase elevar=rise duplicar=double
  traducir=translate correr=run preguntar=wonder acordar=remember olvidar=forget apreciar=be_appreciated`,
);

export const spanishAdjectives = entriesOf(
  `principal=main mundial=global mayor=greater menor=smaller mejor=better peor=worse alto=high bajo=low
  gran=great grande=large pequeño=small nuevo=new viejo=old antiguo=ancient joven=young actual=current
  presente=present pasado=past último=last próximo=next siguiente=following anterior=previous
  previo=previous posterior=subsequent primero=first primer=first segundo=second tercero=third tercer=third
  cuarto=fourth quinto=fifth sexto=sixth séptimo=seventh octavo=eighth noveno=ninth décimo=tenth
  académico=academic científico=scientific educativo=educational escolar=school universitario=university
  docente=teaching social=social económico=economic político=political cultural=cultural ambiental=environmental
  sanitario=health clínico=clinical médico=medical público=public privado=private nacional=national
  internacional=international local=local regional=regional extranjero=foreign exterior=foreign
  significativo=significant relevante=relevant importante=important fundamental=fundamental
  esencial=essential necesario=necessary suficiente=sufficient adecuado=adequate apropiado=appropriate
  posible=possible probable=likely cierto=certain seguro=safe claro=clear evidente=evident
  propio=own mismo=same distinto=different diferente=different diverso=diverse varios=several
  similar=similar igual=equal parecido=similar común=common general=general específico=specific
  particular=particular concreto=specific determinado=certain único=only solo=alone
  total=total completo=complete entero=entire parcial=partial medio=average promedio=average
  máximo=maximum mínimo=minimum superior=higher inferior=lower largo=long corto=short breve=brief
  rápido=fast lento=slow fuerte=strong débil=weak duro=hard difícil=difficult fácil=easy
  sencillo=simple complejo=complex libre=free lleno=full vacío=empty abierto=open cerrado=closed
  precoz=early temprano=early tardío=late reciente=recent frecuente=frequent constante=constant
  permanente=permanent temporal=temporary estable=stable grave=serious leve=mild crónico=chronic
  agudo=acute mortal=fatal vivo=living muerto=dead sano=healthy saludable=healthy enfermo=ill
  estadounidense=American norteamericano=American británico=British inglés=English francés=French
  español=Spanish alemán=German italiano=Italian chino=Chinese japonés=Japanese ruso=Russian indio=Indian
  europeo=European africano=African asiático=Asian latinoamericano=Latin_American griego=Greek
  romano=Roman árabe=Arab judío=Jewish cristiano=Christian católico=Catholic musulmán=Muslim
  catalán=Catalan portugués=Portuguese brasileño=Brazilian mexicano=Mexican argentino=Argentine
  australiano=Australian canadiense=Canadian holandés=Dutch turco=Turkish polaco=Polish
  pakistaní=Pakistani paquistaní=Pakistani tibetano=Tibetan marciano=Martian terrestre=terrestrial
  policial=police militar=military judicial=judicial legal=legal ilegal=illegal penal=criminal
  corriente=common propenso=prone capaz=able incapaz=unable procedente=from proveniente=coming
  satelital=satellite salarial=wage arancelario=tariff impositivo=tax inconstitucional=unconstitutional
  acaudalado=wealthy pudiente=wealthy devastador=devastating errante=wandering curvo=curved
  ex=former oriundo=native impreso=printed veloz=fast feroz=fierce emocionado=excited
  numeroso=numerous escaso=scarce abundante=abundant amplio=broad ancho=wide estrecho=close
  profundo=deep intenso=intense elevado=high reducido=small creciente=growing
  cotidiano=everyday diario=daily semanal=weekly mensual=monthly anual=annual
  contrario=contrary opuesto=opposite ajeno=foreign vecino=neighboring cercano=close lejano=distant
  conocido=known famoso=famous célebre=famous popular=popular desconocido=unknown
  herido=injured crudo=crude sísmico=seismic lunar=lunar solar=solar marino=marine acuático=aquatic
  obligatorio=compulsory voluntario=voluntary responsable=responsible consciente=aware
  disponible=available sostenible=sustainable fiable=reliable válido=valid estadístico=statistical
  cuantitativo=quantitative cualitativo=qualitative transversal=cross-sectional longitudinal=longitudinal
  aleatorio=random experimental=experimental descriptivo=descriptive explicativo=explanatory
  laboral=work empresarial=business comercial=commercial bancario=banking fiscal=tax financiero=financial
  rural=rural urbano=urban infantil=child juvenil=youth femenino=female masculino=male humano=human
  familiar=family materno=maternal paterno=paternal sexual=sexual racial=racial étnico=ethnic
  psicológico=psychological emocional=emotional mental=mental físico=physical químico=chemical
  biológico=biological genético=genetic celular=cellular cardíaco=cardiac cerebral=brain renal=renal
  alimentario=food alimenticio=food agrícola=agricultural ganadero=livestock forestal=forest hídrico=water
  eléctrico=electric electrónico=electronic digital=digital informático=computer tecnológico=technological
  industrial=industrial nuclear=nuclear espacial=space aéreo=air terrestre_=land marítimo=maritime
  deportivo=sports turístico=tourist histórico=historical religioso=religious jurídico=legal
  vigente=current futuro=future eventual=possible supuesto=alleged presunto=alleged`,
);

export const spanishAdverbs = entriesOf(
  `más=more menos=less muy=very mucho=much poco=little tan=so tanto=so_much bastante=quite demasiado=too
  también=also tampoco=neither además=in_addition asimismo=also incluso=even aún=still todavía=still
  ya=already ahora=now luego=then después=later antes=before entonces=then hoy=today ayer=yesterday
  siempre=always nunca=never jamás=never frecuentemente=frequently generalmente=generally
  actualmente=currently recientemente=recently aproximadamente=approximately casi=almost apenas=barely
  solo=only sólo=only solamente=only únicamente=only principalmente=mainly especialmente=especially
  particularmente=particularly específicamente=specifically mayormente=mostly eventualmente=eventually
  sin_embargo=however no_obstante=nevertheless por_lo_tanto=therefore por_tanto=therefore
  por_ende=therefore así=thus aquí=here allí=there ahí=there cerca=near lejos=far dentro=inside fuera=outside
  atrás=ago bien=well mal=badly mejor=better peor=worse quizás=perhaps quizá=perhaps tal_vez=perhaps
  no=not sí=yes finalmente=finally posteriormente=subsequently anteriormente=previously
  a_menudo=often a_veces=sometimes a_continuación=below de_nuevo=again otra_vez=again en_cambio=instead
  por_ejemplo=for_example es_decir=that_is en_particular=in_particular en_general=in_general
  al_menos=at_least por_lo_menos=at_least sobre_todo=above_all en_total=in_total de_hecho=in_fact
  por_otro_lado=on_the_other_hand por_otra_parte=on_the_other_hand por_un_lado=on_the_one_hand
  en_la_actualidad=currently hoy_en_día=nowadays hasta_ahora=so_far mientras_tanto=meanwhile
  hace_poco=recently en_primer_lugar=first en_segundo_lugar=second por_último=finally en_resumen=in_summary
  en_conclusión=in_conclusion en_consecuencia=consequently por_consiguiente=consequently
  igualmente=likewise mediante=through adicionalmente=additionally prácticamente=practically
  respectivamente=respectively significativamente=significantly estadísticamente=statistically
  lícitamente=legally mínimamente=minimally exactamente=exactly lugar_a_dudas=doubt`,
);
