import { entriesOf } from "./entries.ts";

/**
 * Expressions of several words that are one in English, by dictionary forms or as they stand, Spanish
 * and Portuguese together.
 */

/** Prepositions of several words. */
export const prepositionalExpressions = entriesOf(
  `como_por_ejemplo=such_as como_por_exemplo=such_as tal_como_por_ejemplo=such_as tais_como=such_as tales_como=such_as a_base_de=based_on a_bordo_de=aboard a_cambio_de=in_exchange_for a_cargo_de=in_charge_of a_causa_de=because_of
  a_comienzos_de=in_early a_consecuencia_de=as_a_result_of a_costa_de=at_the_expense_of a_despeito_de=despite
  a_diferencia_de=unlike a_efectos_de=for_the_purposes_of a_escala=on_a_scale a_espaldas_de=behind
  a_excepción_de=except a_expensas_de=at_the_expense_of a_falta_de=in_the_absence_of a_favor_de=in_favor_of
  a_fim_de=to a_fin_de=to a_finales_de=in_late a_inicios_de=in_early
  a_juicio_de=in_the_opinion_of a_la_luz_de=in_light_of a_las_afueras_de=on_the_outskirts_of
  a_lo_ancho_de=across a_lo_largo_de=throughout a_manera_de=as a_manos_de=at_the_hands_of a_mediados_de=in_mid
  a_medio_de=through a_modo_de=as a_nivel_de=at_the_level_of a_par_de=along_with a_partir_de=from
  a_partir_del=from a_pesar_de=despite a_principio_de=in_early a_principios_de=in_early a_propósito_de=regarding a_raíz_de=as_a_result_of
  a_razón_de=at_a_rate_of a_respeito_de=about a_título_de=as a_través_de=through abaixo_de=below acerca_de=about
  acima_de=above además_de=in_addition_to al_borde_de=on_the_verge_of al_final_de=at_the_end_of
  al_frente_de=at_the_head_of al_igual_que=like igual_que=like al_lado_de=next_to al_margen_de=apart_from
  além_de=in_addition_to alrededor_de=around anterior_a=before antes_de=before ao_contrário_de=unlike
  ao_encontro_de=toward ao_final_de=at_the_end_of ao_invés_de=instead_of ao_lado_de=next_to
  ao_longo_de=throughout ao_redor_de=around aparte_de=apart_from apesar_de=despite aquém_de=short_of
  así_como=as_well_as através_de=through atrás_de=behind à_base_de=based_on à_beira_de=on_the_verge_of
  à_custa_de=at_the_expense_of à_exceção_de=except_for à_frente_de=ahead_of à_luz_de=in_light_of à_medida_de=as
  à_procura_de=in_search_of às_custas_de=at_the_expense_of às_margens_de=on_the_banks_of camino_a=on_the_way_to
  cara_a=facing cerca_de=around com_a_finalidade_de=to com_base_em=based_on com_exceção_de=except_for
  com_o_fim_de=to com_o_intuito_de=to com_o_objetivo_de=to
  com_o_propósito_de=to com_relação_a=with_respect_to com_respeito_a=with_respect_to
  com_vistas_a=with_a_view_to como_consecuencia_de=as_a_result_of como_resultado_de=as_a_result_of
  con_ayuda_de=with_the_help_of con_base_a=based_on con_base_en=based_on con_el_fin_de=to
  con_el_objetivo_de=to con_el_objeto_de=to con_el_propósito_de=to
  con_excepción_de=except_for con_independencia_de=regardless_of con_la_ayuda_de=with_the_help_of
  con_la_excepción_de=except_for con_la_finalidad_de=to con_miras_a=with_a_view_to
  con_motivo_de=on_the_occasion_of con_objeto_de=to con_ocasión_de=on_the_occasion_of
  con_relación_a=in_relation_to con_respecto_a=with_respect_to con_vistas_a=with_a_view_to
  conforme_a=according_to de_acordo_com=according_to de_acuerdo_a=according_to de_acuerdo_con=according_to
  de_cara_a=with_a_view_to de_conformidad_con=in_accordance_with de_encontro_a=against de_parte_de=from
  debajo_de=below debido_a=due_to delante_de=in_front_of dentro_de=within
  dentro_del_marco_de=within_the_framework_of depois_de=after
  desde_el_punto_de_vista_de=from_the_point_of_view_of desde_finales_de=since_late
  desde_principios_de=since_early después_de=after detrás_de=behind devido_a=due_to diante_de=in_front_of
  em_busca_de=in_search_of em_cima_de=on_top_of em_comparação_a=compared_to em_comparação_com=compared_with
  em_conjunto_com=together_with em_consequência_de=as_a_result_of em_contraste_com=in_contrast_to
  em_decorrência_de=as_a_result_of em_detrimento_de=to_the_detriment_of em_face_de=in_view_of
  em_favor_de=in_favor_of em_frente_a=in_front_of em_função_de=due_to em_lugar_de=instead_of em_meio_a=amid
  em_parceria_com=in_partnership_with em_prol_de=in_favor_of em_razão_de=because_of em_relação_a=in_relation_to
  em_resposta_a=in_response_to em_termos_de=in_terms_of em_torno_a=around em_torno_de=around
  em_vez_de=instead_of em_vias_de=in_the_process_of em_virtude_de=by_virtue_of em_vista_de=in_view_of
  em_volta_de=around en_apoyo_de=in_support_of en_aras_de=for_the_sake_of en_ausencia_de=in_the_absence_of
  en_base_a=based_on en_beneficio_de=for_the_benefit_of en_busca_de=in_search_of en_calidad_de=as
  en_caso_de=in_case_of en_colaboración_con=in_collaboration_with en_comparación_con=compared_with
  en_conjunto_con=together_with en_contra_de=against en_contraste_con=in_contrast_to en_cuanto_a=regarding
  en_cumplimiento_de=in_compliance_with en_detrimento_de=to_the_detriment_of en_el_caso_de=in_the_case_of
  en_el_curso_de=during en_el_marco_de=within_the_framework_of en_el_seno_de=within en_el_transcurso_de=during
  en_forma_de=in_the_form_of en_frente_de=in_front_of en_función_de=depending_on
  en_las_afueras_de=on_the_outskirts_of en_lugar_de=instead_of en_materia_de=in_terms_of en_medio_de=amid
  en_presencia_de=in_the_presence_of en_pro_de=in_favor_of en_razón_de=because_of en_relación_con=in_relation_to
  en_respuesta_a=in_response_to en_términos_de=in_terms_of en_torno_a=around en_vez_de=instead_of
  en_virtud_de=by_virtue_of en_vista_de=in_view_of encima_de=above entre_finales_de=between_late fora_de=outside
  frente_a=against fuera_de=outside gracias_a=thanks_to graças_a=thanks_to hacia_el_final_de=toward_the_end_of
  hasta_finales_de=until_late hasta_principios_de=until_early independentemente_de=regardless_of
  independientemente_de=regardless_of junto_a=next_to junto_com=together_with junto_con=together_with
  junto_de=next_to lejos_de=far_from longe_de=far_from luego_de=after más_acá_de=this_side_of más_allá_de=beyond
  mediante=through no_âmbito_de=within no_caso_de=in_the_case_of no_contexto_de=in_the_context_of
  no_decorrer_de=during no_lugar_de=instead_of no_obstante_lo_anterior=nevertheless
  no_que_diz_respeito_a=with_regard_to no_que_se_refere_a=with_regard_to no_que_tange_a=with_regard_to
  no_sentido_de=to para_além_de=beyond para_com=toward perante=before perto_de=around pese_a=despite
  por_baixo_de=under por_causa_de=because_of por_cima_de=over por_conta_de=because_of por_culpa_de=because_of
  por_debajo_de=below por_delante_de=ahead_of por_detrás_de=behind por_encima_de=above por_falta_de=for_lack_of
  por_fuera_de=outside por_intermédio_de=through por_medio_de=by_means_of por_meio_de=through
  por_motivo_de=because_of por_ocasião_de=on_the_occasion_of por_parte_de=by por_razones_de=for_reasons_of
  por_trás_de=behind por_vía=by por_volta_de=around posterior_a=after previo_a=prior_to próximo_a=close_to
  quanto_a=as_for referente_a=regarding relacionado_con=related_to relativo_a=relating_to
  respecto_a=with_respect_to rumbo_a=bound_for so_pena_de=under_penalty_of sobre_la_base_de=on_the_basis_of
  tendo_em_vista=in_view_of tocante_a=regarding tras_de=after`,
);

/** Conjunctions. */
export const conjunctions = entriesOf(
  `a_condición_de_que=on_condition_that a_diferencia_de_lo_que=unlike_what a_fim_de_que=so_that
  a_fin_de_que=so_that a_la_vez_que=while a_medida_que=as a_menos_que=unless a_não_ser_que=unless
  a_no_ser_que=unless a_partir_de_que=since a_pesar_de_que=although agora_que=now_that ahora_que=now_that
  ainda_que=although al_igual_que=like al_mismo_tiempo_que=while antes_de_que=before antes_que=before
  ao_mesmo_tempo_em_que=while ao_mesmo_tempo_que=while ao_passo_que=whereas apesar_de_que=although
  así_como=as_well_as así_que=so assim_como=as_well_as assim_que=as_soon_as até_que=until aun_cuando=even_though
  aun_si=even_if à_medida_que=as à_proporção_que=as bem_como=as_well_as cada_vez_que=every_time caso=if
  con_el_fin_de_que=so_that con_tal_de_que=provided_that conforme=as contanto_que=provided_that
  da_mesma_forma_que=just_as dado_que=given_that de_ahí_que=hence de_forma_que=so_that de_maneira_que=so_that
  de_manera_que=so_that de_modo_que=so_that de_suerte_que=so_that de_tal_forma_que=so_that
  de_tal_manera_que=so_that de_tal_modo_que=so_that debido_a_que=because depois_que=after desde_então=since_then
  desde_que=since después_de_que=after embora=although en_caso_de_que=in_case en_cuanto=as_soon_as
  en_tanto_que=while enquanto_que=while excepto_que=except_that gracias_a_que=because haja_vista_que=given_that
  hasta_que=until incluso_cuando=even_when incluso_si=even_if já_que=since lo_que_significa_que=which_means_that
  logo_que=as_soon_as luego_de_que=after mesmo_que=even_if mientras_que=while mientras_tanto=meanwhile
  nem_que=even_if para_que=so_that pese_a_que=although pois=because por_cuanto=since por_lo_que=so
  por_mais_que=however_much por_más_que=however_much por_miedo_a_que=for_fear_that porque=because
  posto_que=since puesto_que=since salvo_que=unless se_bem_que=although sem_que=without sempre_que=whenever
  si_bien=although siempre_que=whenever siempre_y_cuando=provided_that sin_que=without tal_como=such_as
  tal_y_como=as tan_pronto_como=as_soon_as tanto_quanto=as_much_as tão_logo=as_soon_as
  tendo_em_vista_que=given_that toda_vez_que=whenever uma_vez_que=since una_vez_que=once visto_que=since
  ya_que=since`,
);

/** Adverbs and phrases that stay as they are. */
export const adverbialExpressions = entriesOf(
  `el_día_de_hoy=today o_dia_de_hoje=today a_ciegas=blindly a_continuación=below a_corto_plazo=in_the_short_term a_curto_prazo=in_the_short_term
  a_diario=daily a_escala_global=on_a_global_scale a_escala_mundial=worldwide a_escala_nacional=nationally
  a_fondo=thoroughly a_gran_escala=on_a_large_scale a_la_fecha=to_date a_la_vez=at_the_same_time
  a_largo_plazo=in_the_long_term a_lo_mejor=maybe a_lo_sumo=at_most a_longo_prazo=in_the_long_term
  a_mano=by_hand a_mediano_plazo=in_the_medium_term a_medio_plazo=in_the_medium_term a_menudo=often
  a_médio_prazo=in_the_medium_term a_nivel_global=globally a_nivel_internacional=internationally
  a_nivel_local=locally a_nivel_mundial=worldwide a_nivel_nacional=nationally a_nivel_regional=regionally
  a_pequeña_escala=on_a_small_scale a_pie=on_foot a_principios=at_the_beginning a_princípio=at_first
  a_propósito=on_purpose a_seguir=below a_sério=seriously a_simple_vista=with_the_naked_eye a_solas=alone
  a_su_vez=in_turn a_tiempo=in_time a_tiempo_completo=full_time a_tiempo_parcial=part_time a_todas_luces=clearly
  a_veces=sometimes acima_de_tudo=above_all ademais=moreover agora=now ainda=still ainda_assim=even_so
  ainda_mais=even_more ainda_não=not_yet aí=there al_año=per_year al_azar=at_random al_contrario=on_the_contrary
  al_instante=instantly al_menos=at_least al_mes=per_month al_mismo_tiempo=at_the_same_time
  al_parecer=apparently al_principio=at_first al_respecto=in_this_regard al_unísono=in_unison
  além_disso=in_addition além_disto=in_addition além_do_mais=moreover alguma_vez=ever algumas_vezes=sometimes
  alguna_vez=ever algunas_veces=sometimes ali=there ano_após_ano=year_after_year ante_todo=above_all
  antes=before antes_de_mais_nada=first_of_all antes_de_tudo=above_all año_tras_año=year_after_year
  ao_acaso=at_random ao_ano=per_year ao_certo=for_certain ao_contrário=on_the_contrary ao_dia=per_day
  ao_final=in_the_end ao_longe=in_the_distance ao_menos=at_least ao_mesmo_tempo=at_the_same_time
  ao_mês=per_month ao_redor=around ao_todo=in_total ao_vivo=live apenas=only aproximadamente=approximately
  aqui=here así_mismo=likewise assim=thus até_agora=so_far até_aqui=so_far até_certo_ponto=to_some_extent
  até_então=until_then até_hoje=to_this_day até_mesmo=even até_o_momento=so_far atrás=ago atualmente=currently
  aun_así=even_so à_frente=ahead à_mão=by_hand à_noite=at_night à_parte=apart à_tarde=in_the_afternoon
  à_toa=for_nothing à_vontade=at_ease às_cegas=blindly às_pressas=hurriedly às_vezes=sometimes bastante=quite
  bem=well cada_año=every_year cada_día=every_day cada_vez=each_time cada_vez_mais=increasingly
  cada_vez_más=increasingly cada_vez_menos=less_and_less cara_a_cara=face_to_face com_antecedência=in_advance
  com_certeza=certainly com_cuidado=carefully com_frequência=frequently com_o_passar_do_tempo=over_time
  com_o_tempo=over_time com_sucesso=successfully como_máximo=at_most como_mínimo=at_least
  con_anterioridad=previously con_certeza=with_certainty con_cuidado=carefully con_el_tiempo=over_time
  con_éxito=successfully con_facilidad=easily con_frecuencia=frequently con_posterioridad=subsequently
  con_rapidez=quickly con_regularidad=regularly contudo=however cuanto_antes=as_soon_as_possible
  da_mesma_forma=likewise da_mesma_maneira=likewise de_acordo=in_agreement de_antemano=in_advance
  de_esa_manera=in_that_way de_ese_modo=in_that_way de_esta_forma=in_this_way de_esta_manera=in_this_way
  de_este_modo=in_this_way de_fato=in_fact de_forma_adecuada=properly de_forma_aleatoria=randomly
  de_forma_clara=clearly de_forma_conjunta=jointly de_forma_continua=continuously de_forma_directa=directly
  de_forma_eficaz=effectively de_forma_eficiente=efficiently de_forma_general=in_general
  de_forma_geral=in_general de_forma_independiente=independently de_forma_individual=individually
  de_forma_inmediata=immediately de_forma_positiva=positively de_forma_rápida=quickly de_forma_segura=safely
  de_forma_significativa=significantly de_forma_significativo=significantly de_forma_similar=similarly
  de_forma_simultánea=simultaneously de_hecho=in_fact de_igual_forma=likewise de_igual_manera=likewise
  de_igual_modo=likewise de_imediato=immediately de_inmediato=immediately de_la_misma_forma=in_the_same_way
  de_la_misma_manera=in_the_same_way de_lo_contrario=otherwise de_longe=by_far de_maneira_geral=in_general
  de_maneira_significativa=significantly de_manera_adecuada=properly de_manera_aleatoria=randomly
  de_manera_clara=clearly de_manera_conjunta=jointly de_manera_continua=continuously de_manera_directa=directly
  de_manera_eficaz=effectively de_manera_eficiente=efficiently de_manera_general=in_general
  de_manera_independiente=independently de_manera_indirecta=indirectly de_manera_individual=individually
  de_manera_inmediata=immediately de_manera_negativa=negatively de_manera_positiva=positively
  de_manera_rápida=quickly de_manera_segura=safely de_manera_significativa=significantly
  de_manera_significativo=significantly de_manera_similar=similarly de_manera_simultánea=simultaneously
  de_manhã=in_the_morning de_modo_geral=in_general de_novo=again de_nuevo=again de_otro_modo=otherwise
  de_perto=closely de_por_vida=for_life de_pronto=suddenly de_propósito=on_purpose de_qualquer_forma=in_any_case
  de_qualquer_maneira=in_any_case de_qualquer_modo=in_any_case de_repente=suddenly de_sobra=more_than_enough
  de_todas_formas=in_any_case de_todos_modos=in_any_case de_verdad=really de_vez_em_quando=occasionally
  de_vez_en_cuando=occasionally de_volta=back del_mismo_modo=likewise del_todo=completely demais=too
  depois=later desde_hace_tiempo=for_a_long_time dessa_forma=thus dessa_maneira=thus desse_modo=thus
  desta_forma=thus desta_maneira=thus deste_modo=thus dia_a_dia=day_by_day dicho_de_otro_modo=in_other_words
  diversas_vezes=several_times día_a_día=day_by_day do_mesmo_modo=likewise dos_veces=twice duas_vezes=twice
  em_alguns_casos=in_some_cases em_breve=soon em_conjunto=together em_contrapartida=on_the_other_hand
  em_curto_prazo=in_the_short_term em_especial=especially em_geral=in_general em_grande_escala=on_a_large_scale
  em_grande_parte=largely em_larga_escala=on_a_large_scale em_longo_prazo=in_the_long_term em_massa=en_masse
  em_média=on_average em_nível_nacional=nationally em_outras_palavras=in_other_words em_paralelo=in_parallel
  em_parte=in_part em_particular=in_particular em_primeiro_lugar=first em_princípio=in_principle
  em_resumo=in_summary em_seguida=then em_segundo_lugar=second em_si=in_itself em_síntese=in_summary
  em_suma=in_short em_tempo_real=in_real_time em_terceiro_lugar=third em_todo_caso=in_any_case
  em_todo_o_mundo=worldwide em_todo_o_país=nationwide em_torno=around em_última_instância=ultimately
  em_vão=in_vain em_vigor=in_force en_absoluto=at_all en_aquel_entonces=at_that_time en_breve=shortly
  en_buena_medida=largely en_cambio=in_contrast en_caso_contrario=otherwise en_cierta_medida=to_some_extent
  en_concreto=specifically en_conjunto=as_a_whole en_consecuencia=consequently en_cualquier_caso=in_any_case
  en_definitiva=in_short en_directo=live en_efecto=indeed en_el_actualidad=currently
  en_el_corto_plazo=in_the_short_term en_el_futuro=in_the_future en_el_largo_plazo=in_the_long_term
  en_el_pasado=in_the_past en_ese_entonces=at_that_time en_ese_momento=at_that_time en_ese_sentido=in_that_sense
  en_especial=especially en_este_momento=at_this_time en_este_sentido=in_this_sense en_exceso=excessively
  en_general=in_general en_gran_medida=to_a_large_extent en_gran_parte=largely en_la_actualidad=currently
  en_la_práctica=in_practice en_línea=online en_media=on_average en_ninguna_parte=nowhere en_ocasiones=sometimes
  en_otras_palabras=in_other_words en_otros_términos=in_other_words en_paralelo=in_parallel en_parte=in_part
  en_particular=in_particular en_persona=in_person en_primer_lugar=firstly
  en_primera_instancia=in_the_first_place en_principio=in_principle en_promedio=on_average en_público=in_public
  en_realidad=in_reality en_resumen=in_summary en_secreto=secretly en_seguida=immediately
  en_segundo_término=second en_serio=seriously en_síntesis=in_summary en_su_conjunto=as_a_whole
  en_su_mayor_parte=mostly en_su_mayoría=mostly en_su_totalidad=entirely en_suma=in_sum en_teoría=in_theory
  en_tercer_lugar=third en_todo_caso=in_any_case en_todo_el_mundo=around_the_world en_torno=around
  en_total=in_total en_última_instancia=ultimately en_vano=in_vain en_vivo=live então=then
  entre_otras=among_others entre_otras_cosas=among_other_things entre_otro=among_others entre_otros=among_others
  entre_outras=among_others entre_outros=among_others entre_si=among_themselves entre_sí=among_themselves
  entretanto=however es_decir=that_is es_por_ello=that_is_why es_por_eso=that_is_why
  frente_a_frente=face_to_face hace_mucho_tiempo=a_long_time_ago hace_tiempo=long_ago hasta_ahora=so_far
  hasta_cierto_punto=to_some_extent hasta_el_fecha=to_date hasta_el_momento=so_far hasta_entonces=until_then
  hasta_hoy=until_today hasta_la_fecha=to_date há_muito_tempo=for_a_long_time hoje=today hoje_em_dia=nowadays
  hoy_día=nowadays hoy_en_día=today inclusive=even isto_é=that_is já=already
  la_mayoría_de_las_veces=most_of_the_time lado_a_lado=side_by_side lá=there logo=soon logo_após=soon_after
  logo_depois=soon_after logo_em_seguida=immediately_afterwards mais_adiante=later mais_cedo=earlier
  mais_ou_menos=more_or_less mais_recentemente=more_recently mais_tarde=later mais_uma_vez=once_again mal=badly
  mano_a_mano=head_to_head mas_sim=but_rather mas_também=but_also más_adelante=later más_aún=moreover
  más_bien=rather más_o_menos=more_or_less más_tarde=later mesmo_assim=even_so muchas_veces=often
  mucho_tiempo=a_long_time muitas_vezes=often muito_tempo=a_long_time na_época=at_the_time na_hora=on_time
  na_internet=on_the_Internet na_maioria_das_vezes=most_of_the_time na_prática=in_practice
  na_realidade=in_reality na_verdade=in_fact nada_mais=nothing_more nada_más=only naquela_época=at_that_time
  não_apenas=not_only não_obstante=nevertheless não_somente=not_only não_só=not_only nem_mesmo=not_even
  nem_sempre=not_always nem_tanto=not_so_much nesse_contexto=in_this_context nesse_momento=at_that_moment
  nesse_sentido=in_this_sense neste_contexto=in_this_context neste_sentido=in_this_sense ni_siquiera=not_even
  no_começo=at_the_beginning no_entanto=however no_fim=in_the_end no_futuro=in_the_future no_geral=overall
  no_máximo=at_most no_mínimo=at_least no_momento=at_the_moment no_mundo_inteiro=around_the_world
  no_mundo_todo=around_the_world no_obstante=nevertheless no_passado=in_the_past no_solamente=not_only
  no_solo=not_only no_sólo=not_only nunca=never o_tempo_todo=all_the_time ontem=yesterday otra_vez=again
  ou_seja=that_is outra_vez=again para_empezar=to_begin_with para_sempre=forever para_siempre=forever
  paso_a_paso=step_by_step passo_a_passo=step_by_step pela_primeira_vez=for_the_first_time
  pela_segunda_vez=for_the_second_time pela_última_vez=for_the_last_time pelo_contrário=on_the_contrary
  pelo_menos=at_least pocas_veces=rarely poco_a_poco=gradually poco_tiempo=a_short_time
  por_así_decirlo=so_to_speak por_casualidad=by_chance por_cento=percent por_certo=certainly por_ciento=percent
  por_completo=completely por_conseguinte=consequently por_consequência=consequently
  por_consiguiente=consequently por_desgracia=unfortunately por_ejemplo=for_example
  por_el_contrario=on_the_contrary por_ello=therefore por_ende=therefore por_enquanto=for_now
  por_escrito=in_writing por_eso=therefore por_esta_razón=for_this_reason por_este_motivo=for_this_reason
  por_exemplo=for_example por_fim=finally por_fin=at_last por_igual=equally por_isso=therefore
  por_lo_general=generally por_lo_menos=at_least por_lo_mismo=for_that_reason por_lo_pronto=for_now
  por_lo_tanto=therefore por_lo_visto=apparently por_ora=for_now por_otra_parte=on_the_other_hand
  por_otro_lado=on_the_other_hand por_outro=on_the_other por_outro_lado=on_the_other_hand
  por_primera_vez=for_the_first_time por_segunda_vez=for_the_second_time por_separado=separately
  por_si_só=by_itself por_sinal=incidentally por_sorte=fortunately por_su_parte=for_its_part por_sua_vez=in_turn
  por_suerte=fortunately por_supuesto=of_course por_tanto=therefore por_um_lado=on_the_one_hand
  por_un_lado=on_the_one_hand por_última_vez=for_the_last_time por_último=lastly por_vezes=sometimes
  por_volta=around porém=however portanto=therefore poucas_vezes=rarely pouco_a_pouco=little_by_little
  pouco_depois=shortly_after punto_por_punto=point_by_point quase=almost quer_dizer=that_is rara_vez=rarely
  raras_vezes=rarely recentemente=recently sem_dúvida=undoubtedly sem_dúvidas=undoubtedly
  sem_querer=unintentionally sempre=always si_bien=although sin_duda=undoubtedly sin_embargo=however
  sin_lugar_a_dudas=without_a_doubt sino_también=but_also sobre_todo=especially sobretudo=above_all somente=only
  tal_qual=just_like tal_vez=perhaps talvez=perhaps também=also tampouco=neither tanto_es_así=so_much_so
  todavia=however todo_el_tiempo=all_the_time todos_los_años=every_year todos_los_días=every_day
  todos_os_anos=every_year todos_os_dias=every_day três_vezes=three_times uma_vez=once una_vez_más=once_again
  una_y_otra_vez=again_and_again varias_veces=several_times várias_vezes=several_times`,
);

/** Nouns; the plural is read from the first word or its English. */
export const nominalExpressions = entriesOf(
  `bienes_raíces=real_estate bienes_y_servicios=goods_and_services bens_e_serviços=goods_and_services accidente_cerebrovascular=stroke acoso_escolar=bullying adulto_mayor=older_adult agua_dulce=fresh_water
  agua_potable=drinking_water agua_residual=wastewater agujero_negro=black_hole alto_el_fuego=ceasefire
  ama_de_casa=housewife américa_central=Central_America américa_del_norte=North_America
  américa_del_sur=South_America américa_do_norte=North_America américa_do_sul=South_America
  américa_latina=Latin_America análise_de_conteúdo=content_analysis análise_de_dados=data_analysis
  análisis_de_datos=data_analysis análisis_de_varianza=analysis_of_variance análisis_factorial=factor_analysis
  ano_letivo=school_year año_académico=academic_year año_escolar=school_year año_nuevo=New_Year
  aprendizado_de_máquina=machine_learning aprendizaje_automático=machine_learning
  aquecimento_global=global_warming archivo_adjunto=attachment arma_de_fogo=firearm arma_de_fuego=firearm
  arma_nuclear=nuclear_weapon artículo_de_revisión=review_article asuntos_exteriores=foreign_affairs
  ataque_al_corazón=heart_attack ataque_cardíaco=heart_attack atención_médica=medical_care
  atención_primaria=primary_care atención_sanitaria=health_care atenção_básica=primary_care
  atenção_primária=primary_care ayuda_económica=financial_aid água_potável=drinking_water
  banco_central=central_bank banco_de_dado=database banco_de_dados=database base_de_dados=database
  base_de_dato=database base_de_datos=database bienestar_social=social_welfare bolsa_de_estudo=scholarship
  bolsa_de_valores=stock_exchange bomba_de_agua=water_pump bosque_tropical=tropical_forest
  buque_de_guerra=warship buraco_negro=black_hole cadena_de_suministro=supply_chain
  cadena_perpetua=life_imprisonment calentamiento_global=global_warming calidad_de_vida=quality_of_life
  calidad_del_agua=water_quality calidad_del_aire=air_quality cambio_climático=climate_change
  campo_magnético=magnetic_field carrera_de_obstáculos=obstacle_race carro-bomba=car_bomb
  carteira_de_trabalho=employment_record casa_blanca=White_House casa_branca=White_House
  caudal_de_agua=water_flow centro_de_salud=health_center cercano_oriente=Near_East célula-tronco=stem_cell
  célula_madre=stem_cell chefe_de_estado=head_of_state chi_cuadrado=chi-square ciudad_natal=hometown
  clase_media=middle_class clase_obrera=working_class coleta_de_dados=data_collection
  coletiva_de_imprensa=press_conference combustible_fósil=fossil_fuel combustível_fóssil=fossil_fuel
  comité_de_ética=ethics_committee comitê_de_ética=research_ethics_committee comunicado_de_prensa=press_release
  conductor_ebrio=drunk_driver conferencia_de_prensa=press_conference
  consentimento_livre_e_esclarecido=informed_consent consentimiento_informado=informed_consent
  consistencia_interna=internal_consistency corpo_de_prova=specimen correio_eletrônico=email correo_basura=spam
  correo_electrónico=email código_abierto=open_source criterio_de_exclusión=exclusion_criterion
  criterio_de_inclusión=inclusion_criterion cuenta_bancaria=bank_account cuenta_corriente=checking_account
  defensa_central=center_back derecho_de_autor=copyright derecho_humano=human_rights
  derechos_humanos=human_rights derrame_cerebral=stroke desarrollo_sostenible=sustainable_development
  desviación_estándar=standard_deviation desviación_típica=standard_deviation desvio_padrão=standard_deviation
  dióxido_de_carbono=carbon_dioxide direito_humano=human_rights direitos_autorais=copyright
  direitos_humanos=human_rights día_festivo=holiday doble_ciego=double-blind dona_de_casa=housewife
  dueño_de_casa=homeowner ecuación_diferencial=differential_equation edad_de_piedra=Stone_Age
  edad_media=Middle_Ages educación_física=physical_education educación_primaria=primary_education
  educación_secundaria=secondary_education educación_superior=higher_education educação_básica=basic_education
  educação_infantil=early_childhood_education efecto_invernadero=greenhouse_effect efecto_secundario=side_effect
  efeito_adverso=adverse_effect efeito_colateral=side_effect efeito_estufa=greenhouse_effect
  empresa_pequeña=small_business energia_elétrica=electricity energía_renovable=renewable_energy
  enfermedad_crónica=chronic_disease ensaio_clínico=clinical_trial ensayo_aleatorizado=randomized_trial
  ensayo_clínico=clinical_trial ensino_fundamental=elementary_school ensino_médio=high_school
  ensino_superior=higher_education equipaje_de_mano=hand_luggage error_estándar=standard_error
  escuela_primaria=elementary_school escuela_secundaria=high_school esfuerzo_cortante=shear_stress
  especie_en_peligro=endangered_species esperanza_de_vida=life_expectancy estación_espacial=space_station
  estado_de_ánimo=mood estado_de_derecho=rule_of_law estado_de_direito=rule_of_law
  estado_de_emergencia=state_of_emergency estado_del_arte=state_of_the_art estado_miembro=member_state
  estados_miembros=member_states estados_unidos=United_States estilo_de_vida=lifestyle
  estudio_de_caso=case_study estudio_de_casos=case_study estudio_piloto=pilot_study estudo_de_caso=case_study
  expectativa_de_vida=life_expectancy factor_de_riesgo=risk_factor faixa_etária=age_group
  fator_de_risco=risk_factor fim_de_semana=weekend fin_de_año=year-end fin_de_semana=weekend
  final_de_semana=weekend força_aérea=air_force força_de_trabalho=workforce forças_armadas=armed_forces
  forma_de_vida=way_of_life formación_profesional=vocational_training frecuencia_cardíaca=heart_rate
  frequência_cardíaca=heart_rate fuerza_aérea=air_force fuerza_armada=armed_forces fuerza_de_trabajo=workforce
  fuerza_laboral=workforce fuerzas_armadas=armed_forces gas_de_efecto_invernadero=greenhouse_gas
  gás_carbônico=carbon_dioxide gás_de_efeito_estufa=greenhouse_gas glóbulo_blanco=white_blood_cell
  glóbulo_rojo=red_blood_cell golpe_de_estado=coup_d'état grado_de_libertad=degree_of_freedom
  gran_premio=Grand_Prix grupo_controle=control_group grupo_de_control=control_group
  grupo_de_controle=control_group grupo_etario=age_group grupo_focal=focus_group guerra_civil=civil_war
  guerra_fria=Cold_War guerra_mundial=world_war hipótesis_nula=null_hypothesis homem-bomba=suicide_bomber
  hora_local=local_time huella_de_carbono=carbon_footprint idade_média=Middle_Ages
  inteligencia_artificial=artificial_intelligence inteligência_artificial=artificial_intelligence
  intervalo_de_confiança=confidence_interval intervalo_de_confianza=confidence_interval
  jefe_de_estado=head_of_state jefe_de_gobierno=head_of_government jornada_laboral=working_day
  juego_olímpico=Olympics libertad_de_expresión=freedom_of_speech libertad_de_prensa=freedom_of_the_press
  libre_comercio=free_trade lista_de_espera=waiting_list línea_base=baseline línea_de_base=baseline
  local_de_trabalho=workplace lugar_de_trabajo=workplace luz_del_sol=sunlight luz_do_sol=sunlight
  luz_solar=sunlight mano_de_obra=labor mapa_conceptual=concept_map marco_teórico=theoretical_framework
  materia_prima=raw_material matéria-prima=raw_material matéria_prima=raw_material mão-de-obra=labor
  mão_de_obra=labor media_luna=crescent medio_ambiente=environment medio_de_comunicación=media
  medio_de_transporte=means_of_transport medio_de_vida=livelihood medio_oriente=Middle_East
  medios_de_comunicación=media meio_ambiente=environment mercado_de_trabajo=labor_market
  mercado_de_trabalho=labor_market mercado_laboral=labor_market
  ministro_de_relaciones_exteriores=foreign_minister modo_de_vida=way_of_life motor_de_búsqueda=search_engine
  mudança_climático=climate_change muestreo_aleatorio=random_sampling naciones_unidas=United_Nations
  nações_unidas=United_Nations nave_espacial=spacecraft niño_pequeño=young_child
  nivel_de_significación=significance_level nivel_de_vida=standard_of_living
  nível_de_significância=significance_level odds_ratio=odds_ratio opinión_pública=public_opinion
  orden_del_día=agenda orden_público=public_order ordenador_personal=personal_computer
  organización_mundial_de_la_salud=World_Health_Organization
  organização_mundial_da_saúde=World_Health_Organization oriente_medio=Middle_East oriente_médio=Middle_East
  ônibus_espacial=space_shuttle palabra_clave=keyword palabras_clave=keywords palavra-chave=keyword
  palavra_chave=keyword pantalla_táctil=touch_screen parada_cardíaca=cardiac_arrest paro_cardíaco=cardiac_arrest
  partido_amistoso=friendly_match partido_político=political_party página_de_inicio=home_page
  página_inicial=home_page página_web=website pena_de_morte=death_penalty pena_de_muerte=death_penalty
  pequeña_empresa=small_business persona_con_discapacidad=person_with_disabilities persona_mayor=older_person
  personal_de_salud=health_personnel personal_sanitario=health_personnel pessoa_idosa=older_person
  pista_de_aterrizaje=runway plan_de_estudios=curriculum polícia_federal=Federal_Police
  política_económica=economic_policy política_exterior=foreign_policy política_pública=public_policy
  políticas_públicas=public_policies ponto_de_partida=starting_point ponto_de_vista=point_of_view
  porta-voz=spokesperson posto_de_saúde=health_clinic pós-graduação=graduate_studies premio_nobel=Nobel_Prize
  presión_arterial=blood_pressure pressão_arterial=blood_pressure primeira-dama=first_lady
  primeira_guerra_mundial=World_War_I primeiro-ministro=prime_minister primeiro_ministro=prime_minister
  primer_guerra_mundial=World_War_I primer_ministro=prime_minister primera_dama=first_lady
  primera_guerra_mundial=World_War_I prisão_perpétua=life_imprisonment prisión_perpetua=life_imprisonment
  producto_interior_bruto=gross_domestic_product producto_interno_bruto=gross_domestic_product
  produto_interno_bruto=gross_domestic_product profesional_de_la_salud=health_professional
  programa_informático=software projeto_político_pedagógico=political-pedagogical_project
  propiedad_intelectual=intellectual_property prueba_de_hipótesis=hypothesis_testing prueba_piloto=pilot_test
  prueba_t=t_test puesta_en_marcha=launch puesto_de_trabajo=job punto_de_ebullición=boiling_point
  punto_de_fusión=melting_point punto_de_partida=starting_point punto_de_referencia=reference_point
  punto_de_vista=point_of_view qualidade_de_vida=quality_of_life rayo_x=X-ray reacción_química=chemical_reaction
  recém-nascido=newborn recién_nacido=newborn recogida_de_datos=data_collection
  recolección_de_datos=data_collection recurso_humano=human_resources recurso_natural=natural_resource
  red_social=social_network rede_social=social_network referencial_teórico=theoretical_framework
  regresión_lineal=linear_regression regresión_logística=logistic_regression reino_unido=United_Kingdom
  relaciones_exteriores=foreign_affairs rendimiento_académico=academic_performance
  revisão_da_literatura=literature_review revisão_de_literatura=literature_review
  revisión_sistemática=systematic_review revista_científica=journal ritmo_cardíaco=heart_rate
  rueda_de_prensa=press_conference sala_de_aula=classroom salario_mínimo=minimum_wage
  salário_mínimo=minimum_wage salud_mental=mental_health salud_pública=public_health saúde_pública=public_health
  segunda_guerra_mundial=World_War_II segundo_guerra_mundial=World_War_II seguridad_social=social_security
  seguro_de_salud=health_insurance seguro_médico=health_insurance selva_tropical=rainforest
  ser_humano=human_being ser_vivo=living_being servicio_social=social_service siglo_pasado=last_century
  sindicato_de_trabajadores=trade_union sistema_de_salud=health_system sistema_imunológico=immune_system
  sistema_inmune=immune_system sistema_inmunitario=immune_system sistema_inmunológico=immune_system
  sistema_nervioso=nervous_system sistema_nervoso=nervous_system sistema_operacional=operating_system
  sistema_operativo=operating_system sistema_solar=solar_system sitio_web=website tabla_periódica=periodic_table
  tamanho_da_amostra=sample_size tamaño_del_efecto=effect_size tarjeta_de_crédito=credit_card
  tasa_de_cambio=exchange_rate tasa_de_interés=interest_rate taxa_de_câmbio=exchange_rate
  taxa_de_juro=interest_rate telefone_celular=cell_phone teléfono_celular=cell_phone
  teléfono_inteligente=smartphone teléfono_móvil=cell_phone temporada_alta=high_season
  tensión_arterial=blood_pressure terceira_idade=old_age tercer_mundo=third_world tercer_parte=third
  tercera_edad=old_age tercero_parte=third término_medio=average tiempo_completo=full_time
  tiempo_libre=free_time tipo_de_cambio=exchange_rate tipo_de_interés=interest_rate
  título_universitario=university_degree toma_de_conciencia=awareness_raising toma_de_decisiones=decision-making
  toma_de_decisión=decision-making tomada_de_decisão=decision-making toque_de_queda=curfew
  toque_de_recolher=curfew torre_de_control=control_tower trabajo_de_campo=fieldwork
  trabalho_de_conclusão_de_curso=undergraduate_thesis transbordador_espacial=space_shuttle
  tratado_de_libre_comercio=free_trade_agreement tren_bala=bullet_train união_europeia=European_Union
  unidade_básica_de_saúde=primary_health_care_unit unión_europea=European_Union valor_p=p_value
  velocidad_de_la_luz=speed_of_light vice-presidente=vice_president vicepresidente=vice_president
  violencia_de_género=gender_violence`,
);

/** Verbs with what belongs to them; the verb keeps its tense. */
export const verbalExpressions = entriesOf(
  `abrir_mão_de=give_up acabar_de=have_just carecer_de=lack chamar_a_atenção=draw_attention
  chamar_atenção=draw_attention chegar_a_um_acordo=reach_an_agreement colocar_em_prática=put_into_practice
  colocar_em_risco=endanger constar_de=consist_of contar_com=have contar_con=have
  correr_el_riesgo_de=run_the_risk_of dar_a_conocer=announce dar_a_luz=give_birth dar_à_luz=give_birth
  dar_cabida_a=accommodate dar_certo=work_out dar_conta_de=cope_with dar_cuenta_de=account_for
  dar_errado=go_wrong dar_inicio_a=begin dar_início_a=begin dar_lugar_a=give_way_to dar_origem_a=give_rise_to
  dar_origen_a=give_rise_to dar_paso_a=give_way_to dar_pie_a=give_rise_to dar_por_terminado=end
  dar_respuesta_a=respond_to dar_vuelta=turn darse_a_conocer=become_known darse_cuenta=realize
  darse_cuenta_de_que=realize_that deberse_a=be_due_to dejar_de=stop desempenhar_um_papel=play_a_role
  desempeñar_un_papel=play_a_role desempeñar_un_rol=play_a_role disponer_de=have dispor_de=have
  dotar_de=provide_with echar_de_menos=miss echar_un_vistazo_a=take_a_look_at entrar_em_contato_com=contact
  entrar_em_vigor=come_into_force estar_a_cargo_de=be_in_charge_of estar_compuesto_por=be_composed_of
  estar_de_acordo_com=agree_with estar_de_acuerdo_con=agree_with estar_formado_por=be_made_up_of
  exercer_um_papel=play_a_role fazer_com_que=make fazer_falta=be_missed fazer_parte_de=be_part_of
  fazer_referência_a=refer_to fazer_sentido=make_sense fazer_sucesso=be_successful fazer_uso_de=use
  formar_parte_de=be_part_of gozar_de=enjoy hacer_énfasis_en=emphasize hacer_falta=be_needed hacer_frente_a=face
  hacer_hincapié_en=emphasize hacer_posible=make_possible hacer_público=make_public hacer_referencia_a=refer_to
  hacer_uso_de=use jugar_un_papel=play_a_role jugar_un_rol=play_a_role lançar_mão_de=use levar_a=lead_to
  levar_a_cabo=carry_out levar_em_consideração=take_into_account levar_em_conta=take_into_account
  llegar_a_la_conclusión_de_que=conclude_that llegar_a_ser=become llegar_a_un_acuerdo=reach_an_agreement
  llevar_a_cabo=carry_out perder_a_vida=lose_one's_life perder_la_vida=lose_one's_life poner_a_prueba=test
  poner_de_manifiesto=show poner_en_duda=call_into_question poner_en_evidencia=show poner_en_marcha=launch
  poner_en_peligro=endanger poner_en_práctica=put_into_practice poner_énfasis_en=emphasize
  poner_fin_a=put_an_end_to ponerse_de_acuerdo=agree pôr_em_prática=put_into_practice pôr_fim_a=put_an_end_to
  prestar_atención_a=pay_attention_to prestar_atenção=pay_attention quedar_claro=become_clear
  quitarse_la_vida=take_one's_own_life sacar_a_la_luz=bring_to_light salir_a_la_luz=come_to_light
  ser_capaz_de=be_able_to tener_acceso_a=have_access_to tener_como_fin=aim tener_como_objetivo=aim
  tener_como_objeto=aim tener_en_cuenta=take_into_account tener_éxito=succeed tener_lugar=take_place
  tener_por_objeto=aim tener_que_ver_con=have_to_do_with tener_sentido=make_sense ter_a_ver_com=have_to_do_with
  ter_acesso_a=have_access_to ter_como_objetivo=aim_to ter_êxito=succeed ter_início=begin ter_lugar=take_place
  ter_por_objetivo=aim_to ter_sentido=make_sense ter_sucesso=succeed tomar_conta_de=take_over
  tomar_decisão=make_decisions tomar_en_consideración=take_into_consideration tomar_en_cuenta=take_into_account
  tomar_lugar=take_place tomar_medida=take_measures tomar_parte=take_part tomar_posse=take_office tratar_de=try
  tratarse_de=be valer_a_pena=be_worth_it valer_la_pena=be_worth_it vir_à_tona=come_to_light`,
);
