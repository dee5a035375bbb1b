import { entriesOf } from "./entries.ts";

/** English for Spanish verbs whose first sense in Apertium's dictionary is not the usual one in expository prose, and for verbs that it lacks. */
export const spanishVerbs = entriesOf(
  `abandonar=abandon abarcar=cover abarcar_a=cover abolir=abolish abonar=fertilize abordar=address abortar=abort
  abrazar=embrace abrir=open abrir_paso=make_way acabar=end acampar=camp acarrear=bring acceder=access
  aceptar=accept acercar=bring_closer acertar=be_right aclarar=clarify acoger=host acometer=undertake
  acontecer=happen acordar=agree activar=activate actualizar=update actuar=act acudir=go acumular=accumulate
  acusar=accuse adaptar=adapt adecuar=adapt adelantar=advance adoptar=adopt adquirir=acquire advertir=warn
  afectar=affect afirmar=say aflorar=emerge afrontar=face agilizar=speed_up agitar=stir agradar=please
  agravar=worsen agregar=add aguardar=await agudizar=worsen ahondar=delve ahorrar=save aislar=isolate
  ajustar=adjust albergar=house alcanzar=reach alegrar=please alentar=encourage alertar=warn alimentar=feed
  almacenar=store alterar=alter alternar=alternate alzar=raise amamantar=breastfeed amenazar=threaten
  amortiguar=cushion ampliar=expand analizar=analyze andar=walk anestesiar=anesthetize animar=encourage
  anotar=score anticipar=anticipate anular=cancel anunciar=announce añadir=add apagar=turn_off aparecer=appear
  aparejar=bring apartar=separate aplazar=postpone aplicar=apply aportar=contribute apostar=bet apoyar=support
  apreciar=appreciate aprender=learn apresar=capture aprobar=approve aprovechar=take_advantage_of
  aproximar=approximate apuntar=point_out argumentar=argue armonizar=harmonize arrancar=start arrasar=devastate
  arrastrar=drag arrendar=rent arrestar=arrest arribar=arrive arrojar=throw arrollar=run_over
  articular=articulate ascender=rise asegurar=ensure asemejar=resemble asesinar=murder asesorar=advise
  asignar=assign asistir=attend asociar=associate asolar=ravage asumir=assume asustar=frighten atacar=attack
  atender=address atenuar=attenuate aterrizar=land atornillar=screw atracar=dock atraer=attract atrapar=trap
  atravesar=cross atribuir=attribute aumentar=increase autorizar=authorize avalar=endorse avanzar=advance
  averiguar=find_out avisar=warn ayudar=help azotar=hit bailar=dance bajar=fall basar=base batir=beat
  beber=drink beneficiar=benefit besar=kiss bloquear=block bombardear=bomb bordear=border borrar=delete
  brindar=provide bucear=dive buscar=seek caber=fit caer=fall calcular=calculate calentar=heat
  calibrar=calibrate calificar=describe cambiar=change caminar=walk cantar=sing capacitar=train captar=capture
  capturar=capture caracterizar=characterize carecer=lack cargar=load catalogar=catalog causar=cause cavar=dig
  cazar=hunt celebrar=hold centrar=focus centrifugar=centrifuge ceñir=limit cerrar=close charlar=chat
  chocar=collide cicatrizar=heal circular=circulate circunscribir=limit citar=cite citar_a=cite
  clasificar=classify clausurar=close cobrar=charge cocinar=cook codificar=encode cohesionar=unite
  coincidir=coincide colaborar=collaborate colgar=hang colocar=place combatir=combat comentar=say comenzar=begin
  comer=eat comparar=compare comparecer=appear compartimentar=compartmentalize compartir=share compeler=compel
  compensar=offset competer=concern complementar=complement componer=compose comportar=behave comprar=buy
  comprender=include comprobar=verify comprometer=commit concebir=conceive conceder=grant concentrar=concentrate
  concernir=concern concluir=conclude concretar=specify concurrir=attend condenar=condemn condensar=condense
  condicionar=condition conducir=lead conectar=connect configurar=configure confirmar=confirm conformar=form
  confrontar=confront conjugar=combine conllevar=entail conmemorar=commemorate conmocionar=shock conocer=know
  conseguir=manage conservar=preserve considerar=consider consolidar=consolidate constar=consist constatar=find
  constituir=constitute construir=build consultar=consult consumir=consume contagiar=infect contar=tell
  contar_con=have contener=contain contestar=answer contextualizar=contextualize continuar=continue
  contraer=contract contraponer=contrast contrarrestar=counteract contrastar=contrast contratar=hire
  contribuir=contribute controlar=control convencer=convince convenir=agree convertir=convert convocar=call
  cooperar=cooperate copiar=copy correlacionar=correlate correr=run corresponder=correspond
  corroborar=corroborate cortar=cut cosechar=harvest costar=cost costear=pay_for crear=create crecer=grow
  creer=believe criar=raise cruzar=cross cuantificar=quantify cubrir=cover cuestionar=question cuidar=care_for
  cultivar=grow cumplir=fulfill cursar=study dañar=damage dar=give datar=date debatir=debate deber=must
  debilitar=weaken debutar=debut decaer=decline decidir=decide decir=say declarar=declare decrecer=decrease
  dedicar=devote deducir=deduce defender=defend definir=define dejar=leave delimitar=define demandar=demand
  demorar=delay demostrar=demonstrate denominar=call depender=depend depositar=deposit depurar=refine
  derivar=derive derogar=repeal derribar=knock_down derrotar=defeat desacelerar=slow_down desalojar=evict
  desaparecer=disappear desarrollar=develop desatar=unleash desbordar=overflow descargar=download
  descartar=rule_out descender=fall descomponer=decompose desconectar=disconnect desconocer=be_unaware_of
  describir=describe descubrir=discover descuidar=neglect desear=wish desechar=discard desembocar=lead
  desempeñar=play desencadenar=trigger desestimar=dismiss desligar=separate deslizar=slide desmayar=faint
  desmejorar=deteriorate desparramar=scatter despedir=fire despegar=take_off despejar=clear
  despenalizar=decriminalize despertar=wake desplazar=move desplegar=deploy desprender=detach destacar=highlight
  destilar=distill destinar=allocate destituir=dismiss destruir=destroy desvelar=reveal desviar=divert
  detectar=detect detener=stop deteriorar=deteriorate determinar=determine devolver=return diagnosticar=diagnose
  dialogar=talk dibujar=draw dictar=issue diferenciar=differentiate diferir=differ dificultar=hinder
  difundir=disseminate digerir=digest digitalizar=digitize diluir=dilute dimitir=resign dirigir=direct
  dirigir_a=direct discurrir=run discutir=discuss disentir=disagree diseñar=design disminuir=decrease
  disolver=dissolve disparar=fire dispersar=disperse disponer=have disputar=play distinguir=distinguish
  distribuir=distribute dividir=divide divulgar=disseminate doblar=bend domesticar=domesticate donar=donate
  dormir=sleep dotar=provide dudar=doubt durar=last echar=throw edificar=build editar=edit educar=educate
  efectivizar=enforce efectuar=carry_out ejecutar=execute ejercer=exercise elaborar=develop elegir=choose
  elevar=raise eliminar=eliminate emanar=emanate emerger=emerge emitir=emit emocionar=excite empatar=tie
  empeorar=worsen empezar=begin emplear=use empoderar=empower emprender=undertake empujar=push encabezar=lead
  encajar=fit encaminar=direct encarar=face encarcelar=imprison encargar=entrust encender=turn_on encerrar=lock
  encontrar=find encuestar=survey enfatizar=emphasize enfermar=fall_ill enfocar=focus enfrentar=face
  enfriar=cool englobar=encompass enjuiciar=prosecute enlistar=enlist enmarcar=frame enriquecer=enrich
  ensamblar=assemble ensayar=test enseñar=teach entablar=establish entender=understand entrañar=entail
  entrar=enter entregar=deliver entrenar=train entrevistar=interview entusiasmar=excite enumerar=list
  enunciar=state envejecer=age enviar=send equilibrar=balance equiparar=equate equivaler=be_equivalent
  equivocar=be_wrong erosionar=erode erradicar=eradicate escalar=climb escapar=escape escasear=be_scarce
  esclarecer=clarify escoger=choose esconder=hide escribir=write escuchar=listen_to esforzar=strive
  esperar=expect esquiar=ski estabilizar=stabilize establecer=establish estallar=explode
  estandarizar=standardize estar=be estimar=estimate estimular=stimulate estornudar=sneeze estrechar=narrow
  estrellar=crash estrenar=premiere estribar=lie estudiar=study estudiar_en=study evacuar=evacuate
  evaluar=assess evaporar=evaporate evidenciar=show evitar=avoid evolucionar=evolve examinar=examine
  exceder=exceed excluir=exclude exigir=demand existir=exist expandir=expand experimentar=experience
  explicar=explain explicitar=make_explicit explorar=explore explotar=explode exponer=expose expresar=express
  expulsar=expel extender=extend extraer=extract extraviar=lose fabricar=manufacture facilitar=facilitate
  fallar=fail fallecer=die faltar=be_missing favorecer=favor fertilizar=fertilize festejar=celebrate fichar=sign
  figurar=appear fijar=set filtrar=filter finalizar=end financiar=fund firmar=sign
  flexibilizar=make_more_flexible fluctuar=fluctuate fluir=flow fomentar=foster formar=form formatear=format
  fortalecer=strengthen fracasar=fail fragmentar=fragment fraguar=set freír=fry fugar=escape funcionar=work
  fundamentar=base fundar=found fundir=melt fusilar=shoot fusionar=merge ganar=win garantizar=guarantee
  gastar=spend generar=generate gestar=develop gestionar=manage girar=turn gobernar=rule golpear=hit gozar=enjoy
  gozar_de=enjoy grabar=record graduar=graduate gravitar=gravitate gritar=shout guardar=keep guiar=guide
  gustar=like haber=have haber_que=have_to habilitar=enable habitar=inhabit hablar=speak hacer=do hallar=find
  herir=injure hervir=boil hornear=bake hospitalizar=hospitalize huir=flee humedecer=moisten hundir=sink
  idear=devise identificar=identify ignorar=ignore ignorar_que=be_unaware igualar=equal iluminar=illuminate
  ilustrar=illustrate imaginar=imagine impactar=crash impartir=teach impedir=prevent imperar=prevail
  implantar=implement implementar=implement implicar=involve imponer=impose importar=matter
  imposibilitar=prevent imprimir=print impugnar=challenge impulsar=promote inaugurar=open incendiar=set_fire_to
  incentivar=encourage incidir=affect incitar=incite inclinar=tilt inclinar_a=incline incluir=include
  incorporar=incorporate incrementar=increase incumplir=breach indagar=investigate indicar=indicate
  indicar_que=indicate inducir=induce infectar=infect inferir=infer influenciar=influence influir=influence
  informar=report infringir=infringe ingerir=ingest ingresar=enter inhabilitar=disable iniciar=begin
  inscribir=enroll insertar=insert instalar=install instar=urge instaurar=establish integrar=integrate
  intensificar=intensify intentar=try interactuar=interact intercambiar=exchange interesar=interest
  interligar=interconnect interponer=file interpretar=interpret interrogar=question intervenir=intervene
  introducir=introduce intuir=sense inundar=flood invertir=invest investigar=investigate involucrar=involve
  ir=go irrigar=irrigate irrumpir=burst jerarquizar=rank jubilar=retire jugar=play juntar=gather
  justificar=justify juzgar=judge lanzar=launch leer=read legalizar=legalize liberar=release licenciar=graduate
  liderar=lead lidiar=deal ligar=link lijar=sand limitar=limit lindar=border llamar=call llegar=arrive
  llenar=fill llevar=take llevar_a_cabo=carry_out llorar=cry localizar=locate lograr=manage luchar=fight
  lucir=wear madurar=mature manejar=manage manifestar=say manipular=handle mantener=maintain marcar=mark
  masticar=chew matar=kill mediar=mediate medicar=medicate medir=measure medir_en=measure mejorar=improve
  mencionar=mention menguar=decrease mentir=lie mermar=reduce mezclar=mix migrar=migrate minar=undermine
  mirar=look_at mitigar=mitigate modelar=model modificar=modify mojar=wet moldear=mold moler=grind
  molestar=bother monitorear=monitor monitorizar=monitor montar=set_up morir=die mostrar=show motivar=motivate
  mover=move movilizar=mobilize mudar=move muestrear=sample multiplicar=multiply nacer=be_born
  nacionalizar=nationalize narrar=narrate naufragar=be_shipwrecked navegar=sail necesitar=need negar=deny
  negociar=negotiate nombrar=name nombrar_a=appoint notar=notice nutrir=nourish obedecer=obey obligar=force
  obrar=act observar=observe obstaculizar=hinder obtener=obtain ocasionar=cause ocultar=hide ocupar=occupy
  ocurrir=occur ofertar=offer ofrecer=offer oír=hear olvidar=forget omitir=omit operacionalizar=operationalize
  operar=operate opinar=think optar=opt optimizar=optimize ordenar=order organizar=organize orientar=orient
  originar=cause oscilar=range ostentar=hold otorgar=grant padecer=suffer_from padecer_de=suffer_from pagar=pay
  paliar=alleviate parar=stop parecer=seem parir=give_birth participar=participate partir=leave pasar=pass
  patinar=skate patrocinar=sponsor pedalear=cycle pedir=ask pegar=hit pelar=peel pelear=fight pensar=think
  percatar=notice percibir=perceive perder=lose perdurar=last perfeccionar=improve perfilar=outline
  perjudicar=harm permanecer=remain permitir=allow perpetrar=perpetrate perpetuar=perpetuate perseguir=pursue
  persistir=persist pertenecer=belong pesar=weigh pescar=fish picar=chop pintar=paint planificar=plan
  plantear=raise plasmar=capture poblar=populate podar=prune poder=can ponderar=weight poner=put poseer=have
  posibilitar=enable posponer=postpone postular=postulate potenciar=enhance practicar=practice
  precipitar=precipitate precisar=require predecir=predict predominar=predominate preferir=prefer preguntar=ask
  prensar=press preocupar=worry preparar=prepare prescindir=do_without prescribir=prescribe presenciar=witness
  presentar=present presidir=chair presionar=press prestar=provide presuponer=presuppose pretender=aim
  prevalecer=prevail prevenir=prevent prever=foresee privilegiar=prioritize probar=try proceder=come
  procesar=process procurar=try producir=produce programar=program prohibir=prohibit prolongar=prolong
  promediar=average promover=promote promulgar=enact propagar=spread propiciar=foster proponer=propose
  proporcionar=provide proseguir=continue protagonizar=star_in proteger=protect proveer=provide provenir=come
  provocar=cause proyectar=project publicar=publish pulir=polish pulverizar=spray quedar=remain quemar=burn
  querer=want quitar=remove radicar=lie radicar_en=lie ratificar=ratify reaccionar=react realizar=carry_out
  reanudar=resume rebajar=lower rebasar=exceed recaer=fall recalcar=stress recargar=refuel recaudar=raise
  recetar=prescribe rechazar=reject recibir=receive reclamar=claim recobrar=regain recoger=collect
  recolectar=collect recomendar=recommend reconocer=recognize reconquistar=reconquer recopilar=collect
  recordar=remember recorrer=travel recortar=cut recuperar=recover recurrir=resort redactar=write
  rediseñar=redesign reducir=reduce reembolsar=reimburse reemplazar=replace referir=refer reflejar=reflect
  reflexionar=reflect reforzar=reinforce refutar=refute regar=water regir=govern registrar=record
  regresar=return regular=regulate rehabilitar=rehabilitate reivindicar=claim reír=laugh relacionar=relate
  relanzar=relaunch relatar=recount relatar_a=recount remar=row remitir=refer remontar=trace remover=remove
  rendir=yield renovar=renew renunciar=resign repartir=distribute repasar=review repensar=rethink
  repercutir=affect replantear=rethink reportar=report representar=represent reprimir=repress
  reproducir=reproduce requerir=require resaltar=highlight rescatar=rescue rescindir=terminate
  resguardar=protect residir=reside residir_en=lie resolver=solve respaldar=support respetar=respect
  responder=respond restablecer=restore restar=subtract restaurar=restore restringir=restrict resultar=be
  resumir=summarize retener=retain retirar=withdraw retomar=resume retornar=return retrasar=delay
  retroceder=go_back reunir=gather revelar=reveal revertir=reverse revestir=coat revisar=review revocar=revoke
  rezar=pray robar=steal rodar=shoot rodear=surround romper=break saber=know sacar=take_out sacudir=shake
  salir=leave saltar=jump sanar=heal sancionar=sanction sanear=clean_up sangrar=bleed satisfacer=satisfy
  sazonar=season secar=dry secundar=support segmentar=segment segregar=segregate seguir=continue
  seleccionar=select sellar=seal sembrar=sow sensibilizar=raise_awareness_among sentar=sit sentir=feel
  señalar=point_out separar=separate ser=be servir=serve significar=mean simular=simulate sintetizar=synthesize
  sistematizar=systematize situar=place sobrellevar=endure sobrepasar=exceed sobresalir=stand_out
  sobrevivir=survive sobrevolar=fly_over socavar=undermine solapar=overlap soldar=weld soler=tend
  solicitar=request soltar=release solucionar=solve solventar=solve someter=subject sondear=probe sonreír=smile
  soñar=dream soportar=withstand sorprender=surprise sortear=overcome sospechar=suspect sostener=maintain
  subdividir=subdivide subir=rise subrayar=underline subsanar=correct subsistir=subsist subyacer=underlie
  suceder=happen sufrir=suffer sugerir=suggest sujetar=hold sumar=add suministrar=supply superar=overcome
  superar_a=exceed supervisar=supervise suponer=involve suprimir=remove suprimir_a=remove surcar=cross
  surgir=emerge surtir=have suscitar=arouse sustentar=support sustituir=replace suturar=suture tabular=tabulate
  taladrar=drill tallar=carve tardar=take temer=fear tender=tend tener=have tener_que=have_to teorizar=theorize
  terminar=end testar=test tirar=throw titular=title tocar=touch tolerar=tolerate tomar=take torcer=twist
  tornar=become toser=cough trabajar=work traducir=translate traer=bring tragar=swallow tramitar=process
  transcurrir=pass transferir=transfer transformar=transform transgredir=violate transitar=travel
  transmitir=transmit trascender=transcend trasladar=move traspasar=transfer trastornar=disrupt tratar=treat
  trazar=trace triplicar=triple triturar=crush triunfar=succeed ubicar=locate unir=join usar=use utilizar=use
  vaciar=empty vacunar=vaccinate valer=be_worth validar=validate valorar=assess variar=vary velar=watch_over
  vencer=defeat vender=sell venir=come ver=see verificar=verify verter=pour vetar=veto viajar=travel
  vigilar=monitor vincular=link violar=violate visibilizar=make_visible visitar=visit vislumbrar=glimpse
  vivir=live volcar=overturn volver=return vomitar=vomit votar=vote vulnerar=violate zarpar=set_sail`,
);

/** Verbs that mean something else with `se`. */
export const reflexiveVerbs = entriesOf(
  `abrir=open acercar=approach acordar=remember acostar=lie_down acumular=accumulate adaptar=adapt agotar=run_out
  ahogar=drown ajustar=fit alejar=move_away alojar=stay apoderar=seize apoyar=rely apreciar=be_appreciated
  arrepentir=regret asemejar=resemble asociar=be_associated atrever=dare aumentar=increase basar=be_based
  beneficiar=benefit caracterizar=be_characterized casar=marry centrar=focus cerrar=close componer=be_composed
  comportar=behave comprometer=commit comunicar=communicate concentrar=concentrate contagiar=be_infected
  convertir=become convertir_en=become correlacionar=correlate correr=run cumplir=be_fulfilled deber=be_due
  dedicar=be_dedicated desarrollar=take_place desmayar=faint despertar=wake_up desplazar=move destacar=stand_out
  detener=stop diferenciar=differ dirigir=head disculpar=apologize disipar=dissipate disminuir=decrease
  disolver=dissolve dispersar=disperse distinguir=stand_out divorciar=divorce duplicar=double elevar=rise
  enamorar=fall_in_love encontrar=be enfermar=fall_ill enfocar=focus enfrentar=face esforzar=strive
  estrellar=crash evaporar=evaporate expandir=expand extender=extend filtrar=leak formar=form graduar=graduate
  hacer=become hacer_con=take_over hallar=be hospedar=stay incendiar=catch_fire incorporar=join
  incrementar=increase iniciar=begin inscribir=enroll integrar=join ir=leave levantar=rise llamar=be_called
  llevar=get_along localizar=be_located manifestar=protest mantener=remain marchar=leave mostrar=be mover=move
  mudar=move negar=refuse ocupar=take_care olvidar=forget oponer=oppose opositar=oppose originar=originate
  parecer=resemble perder=get_lost poner=become preguntar=wonder preparar=prepare presentar=appear
  producir=occur quedar=stay quejar=complain recuperar=recover reducir=decrease referir=refer
  relacionar=be_related remontar=date_back rendir=surrender reproducir=reproduce resistir=resist retirar=retire
  reunir=meet romper=break sentar=sit sentir=feel separar=separate situar=be_located suicidar=commit_suicide
  sumar=join traducir=translate transformar=become trasladar=move tratar=be ubicar=be_located unir=join
  volver=become`,
);
