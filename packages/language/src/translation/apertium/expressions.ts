import type { Placed } from "../english/tagged-text.ts";
import { entriesOf } from "./lexicon/entries.ts";
import type { Category, Word } from "./words.ts";

/** Several words that are one in English, by the dictionary forms of the source. */
type Expression = { category: Category; english: string };

const prepositions = entriesOf(
  `a_pesar_de=despite debido_a=due_to a_través_de=through junto_con=together_with junto_a=next_to
  alrededor_de=around además_de=in_addition_to después_de=after luego_de=after antes_de=before dentro_de=within
  fuera_de=outside a_partir_de=from en_torno_a=around con_respecto_a=with_respect_to respecto_a=with_respect_to
  en_cuanto_a=regarding en_relación_con=in_relation_to por_parte_de=by a_causa_de=because_of gracias_a=thanks_to
  de_acuerdo_con=according_to de_acuerdo_a=according_to conforme_a=according_to en_función_de=depending_on
  por_medio_de=by_means_of mediante=through en_contra_de=against a_favor_de=in_favor_of en_lugar_de=instead_of
  en_vez_de=instead_of al_lado_de=next_to cerca_de=around lejos_de=far_from delante_de=in_front_of
  detrás_de=behind encima_de=above por_encima_de=above debajo_de=below por_debajo_de=below frente_a=against
  en_el_marco_de=within_the_framework_of con_el_fin_de=to con_el_objetivo_de=to con_el_propósito_de=to
  a_fin_de=to al_igual_que=like así_como=as_well_as en_caso_de=in_case_of a_lo_largo_de=throughout
  en_base_a=based_on con_base_en=based_on sobre_la_base_de=on_the_basis_of a_nivel_de=at_the_level_of
  por_culpa_de=because_of a_diferencia_de=unlike en_comparación_con=compared_with a_excepción_de=except
  a_cambio_de=in_exchange_for al_final_de=at_the_end_of a_principio_de=in_early a_finales_de=in_late
  a_principios_de=in_early a_mediados_de=in_the_middle_of con_motivo_de=on_the_occasion_of
  a_escala=on_a_scale a_base_de=based_on en_busca_de=in_search_of en_frente_de=in_front_of
  a_medio_de=through por_causa_de=because_of através_de=through apesar_de=despite ao_longo_de=throughout
  em_vez_de=instead_of em_torno_de=around perto_de=around junto_com=together_with de_acordo_com=according_to
  por_meio_de=through depois_de=after em_relação_a=in_relation_to com_relação_a=with_respect_to
  a_respeito_de=about em_função_de=due_to por_conta_de=because_of além_de=in_addition_to
  com_o_objetivo_de=to com_a_finalidade_de=to com_o_intuito_de=to a_fim_de=to diante_de=in_front_of
  atrás_de=behind acima_de=above abaixo_de=below ao_redor_de=around em_volta_de=around
  antes_de_o=before a_par_de=along_with ao_lado_de=next_to por_causa_de=because_of graças_a=thanks_to`,
);
const subordinators = entriesOf(
  `ya_que=since puesto_que=since dado_que=given_that para_que=so_that sin_que=without mientras_que=while
  a_medida_que=as siempre_que=whenever desde_que=since hasta_que=until antes_de_que=before
  después_de_que=after luego_de_que=after de_manera_que=so_that de_modo_que=so_that de_forma_que=so_that
  aun_cuando=even_though a_pesar_de_que=although por_lo_que=so debido_a_que=because así_que=so
  con_el_fin_de_que=so_that en_caso_de_que=in_case tal_como=as tal_y_como=as así_como=as_well_as
  a_no_ser_que=unless a_menos_que=unless con_tal_de_que=provided_that una_vez_que=once
  sempre_que=whenever assim_que=as_soon_as à_medida_que=as para_que=so_that uma_vez_que=since
  já_que=since visto_que=since ainda_que=although mesmo_que=even_if enquanto_que=while de_modo_que=so_that
  depois_que=after antes_que=before caso=if conforme=as embora=although assim_como=as_well_as
  bem_como=as_well_as porque=because pois=because desde_que=since a_partir_de_que=since logo_que=as_soon_as`,
);
const adverbs = entriesOf(
  `a_nivel_mundial=worldwide a_nivel_nacional=nationally a_nivel_internacional=internationally
  en_el_actualidad=currently en_la_actualidad=currently por_ejemplo=for_example es_decir=that_is sin_embargo=however
  no_obstante=nevertheless por_lo_tanto=therefore por_tanto=therefore en_particular=in_particular
  en_general=in_general por_lo_general=generally al_menos=at_least por_lo_menos=at_least
  sobre_todo=especially de_hecho=in_fact por_ciento=percent por_cento=percent si_bien=although por_otro_lado=on_the_other_hand por_otra_parte=on_the_other_hand
  por_un_lado=on_the_one_hand por_último=finally en_primer_lugar=firstly en_cambio=in_contrast
  a_menudo=often a_veces=sometimes de_nuevo=again otra_vez=again tal_vez=perhaps hoy_en_día=today
  en_total=in_total a_la_vez=at_the_same_time al_mismo_tiempo=at_the_same_time a_su_vez=in_turn
  cada_vez_más=increasingly cada_vez=each_time hasta_el_momento=so_far hasta_el_fecha=to_date
  en_promedio=on_average de_forma_significativo=significantly de_manera_significativo=significantly
  más_bien=rather en_realidad=in_reality en_ocasiones=sometimes al_respecto=in_this_regard
  en_este_sentido=in_this_sense entre_otro=among_others en_efecto=indeed por_supuesto=of_course
  más_tarde=later poco_a_poco=gradually en_línea=online a_diario=daily por_completo=completely
  na_internet=on_the_Internet ao_vivo=live à_frente=ahead em_geral=in_general por_isso=therefore no_entanto=however por_exemplo=for_example ou_seja=that_is
  isto_é=that_is além_disso=in_addition ao_mesmo_tempo=at_the_same_time pelo_menos=at_least
  por_outro_lado=on_the_other_hand por_fim=finally em_média=on_average de_novo=again às_vezes=sometimes
  muitas_vezes=often cada_vez_mais=increasingly atualmente=currently hoje_em_dia=nowadays
  em_todo_o_mundo=worldwide até_o_momento=so_far na_verdade=in_fact com_certeza=certainly
  mais_tarde=later em_seguida=then portanto=therefore entretanto=however contudo=however todavia=however
  porém=however ademais=moreover apenas=only também=also ainda=still já=already logo=soon
  agora=now sempre=always nunca=never talvez=perhaps quase=almost bem=well mal=badly aproximadamente=approximately
  atrás=ago depois=later antes=before então=then assim=thus aí=there aqui=here lá=there ali=there
  inclusive=even somente=only hoje=today ontem=yesterday demais=too bastante=quite recentemente=recently`,
);
const nouns = entriesOf(
  `punto_de_vista=point_of_view base_de_dato=database toma_de_decisión=decision-making nivel_de_vida=standard_of_living
  fin_de_semana=weekend lugar_de_trabajo=workplace primer_ministro=prime_minister estado_de_ánimo=mood
  medio_ambiente=environment medio_de_comunicación=media página_web=website sitio_web=website
  correo_electrónico=email teléfono_móvil=cell_phone calidad_de_vida=quality_of_life
  cambio_climático=climate_change efecto_secundario=side_effect salud_mental=mental_health
  recurso_humano=human_resources derecho_humano=human_rights ser_humano=human_being
  tercer_parte=third segundo_guerra_mundial=World_War_II primer_guerra_mundial=World_War_I
  tercero_parte=third ciudad_natal=hometown mano_de_obra=labor meio_ambiente=environment
  banco_de_dado=database qualidade_de_vida=quality_of_life ponto_de_vista=point_of_view
  mudança_climático=climate_change ser_humano=human_being direito_humano=human_rights
  primeiro-ministro=prime_minister primeiro_ministro=prime_minister porta-voz=spokesperson
  fim_de_semana=weekend`,
);
const verbs = entriesOf(
  `llevar_a_cabo=carry_out tener_lugar=take_place dar_lugar_a=lead_to hacer_frente_a=face
  poner_en_marcha=launch tomar_en_cuenta=take_into_account tener_en_cuenta=take_into_account
  dar_a_conocer=announce formar_parte_de=be_part_of tratar_de=try dar_cuenta_de=account_for
  hacer_uso_de=use tomar_parte=take_part jugar_un_papel=play_a_role echar_de_menos=miss
  fazer_parte_de=be_part_of tomar_conta_de=take_over dar_origem_a=give_rise_to ter_lugar=take_place
  levar_em_conta=take_into_account dar_conta_de=cope_with fazer_uso_de=use levar_a=lead_to
  darse_cuenta_de_que=realize_that darse_cuenta=realize dejar_de=stop acabar_de=have_just`,
);

const expressions = new Map<string, Expression>();
const longest = 5;
function enter(category: Category, entries: ReadonlyMap<string, string>): void {
  for (const [source, english] of entries) expressions.set(source, { category, english });
}
enter("verb", verbs);
enter("noun", nouns);
enter("adverb", adverbs);
enter("subordinator", subordinators);
enter("preposition", prepositions);

/** Joins the words of known expressions into one; a verb among them keeps its tense. */
export function joinExpressions(words: Word[]): void {
  for (let start = 0; start < words.length; start += 1) {
    for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
      const part = words.slice(start, start + length);
      const first = part[0];
      const expression =
        expressions.get(keyOf(part, "origin")) ?? expressions.get(keyOf(part, "lemma"));
      if (!first || !expression || !fits(expression, part)) continue;
      const { category, english } = expression;
      const verb = part.find((word) => word.category === "verb");
      const head = category === "verb" && verb ? verb : first;
      const joined: Word = {
        ...head,
        lemma: keyOf(part, "lemma"),
        category,
        english,
        offered: [english],
        surface: part.map(({ surface }) => surface).join(" "),
        isCapital: first.isCapital,
        spaced: first.spaced,
        objectsBefore: first.objectsBefore,
        objectsAfter: objectsAfterFirst(part),
        isPlural: category === "noun" && (first.tags.has("pl") || /s$/.test(english)),
      };
      words.splice(start, length, joined);
      break;
    }
  }
}

/** Terms of the document's glossary, as they stand in the text, get the English they must get. */
export function joinTerms(words: Word[], glossary: ReadonlyMap<string, string>): void {
  for (const [term, english] of glossary) {
    const wanted = term.toLowerCase().trim();
    const longestTerm = wanted.split(/\s+/).length + 1;
    for (let start = 0; start < words.length; start += 1) {
      for (let length = 1; length <= longestTerm; length += 1) {
        const part = words.slice(start, start + length);
        const [first] = part;
        const text = part
          .map(({ surface }) => surface.toLowerCase())
          .filter(Boolean)
          .join(" ");
        if (!first || text !== wanted) continue;
        words.splice(start, length, {
          ...first,
          category: "noun",
          surface: part.map(({ surface }) => surface).join(" "),
          english,
          offered: [english],
          isFinal: true,
          isPlural: part.some(({ tags }) => tags.has("pl")),
          objectsAfter: objectsAfterFirst(part),
        });
        break;
      }
    }
  }
}

function objectsAfterFirst(part: readonly Word[]): Placed[] {
  return part.flatMap(({ objectsBefore, objectsAfter }, index) => [
    ...(index === 0 ? [] : objectsBefore),
    ...objectsAfter,
  ]);
}

function keyOf(part: readonly Word[], field: "lemma" | "origin"): string {
  return part.map((word) => word[field].replace("#", "").toLowerCase()).join(" ");
}

/** Names and formatted stretches stay apart; a single word must be what the entry says. */
function fits({ category }: Expression, part: readonly Word[]): boolean {
  const [first] = part;
  if (part.length === 1) {
    if (category === "verb") return first?.category === "verb";
    if (category === "noun") return first?.category === "noun";
    return first?.category !== "noun" && first?.category !== "verb";
  }
  const looks = new Set(part.map(({ formatting }) => formatting.join()));
  return looks.size === 1 && part.slice(1).every(({ isCapital }) => !isCapital);
}
