/**
 * Which language a text is written in, judged by the text itself.
 *
 * Word marks runs with languages (w:lang, ECMA-376 §17.3.2.20), but by keyboard layout and by what
 * was pasted, so in real manuscripts the marks are often wrong. Here the script decides, and in the
 * Latin script the small words every sentence needs; a mark only lowers how much of them is asked
 * for. What cannot be told stays untold: a wrong guess would keep a text from being edited.
 */
import type { Span } from "../model.ts";

/** Primary language subtag (BCP 47), such as `en` or `zh`. */
export type Language = string;

/** Words that are common in one language and rare or unknown in the others, or shared by few. */
const smallWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    en: `the of and to in is that for was with were are this by from which be have has had not their
    these those its we our it been between into than such also can may or an at as but they after
    both during when who each other using while where there however a no on so do would could
    should will all most only under over through about against within without among i am you he she
    his her him my me your some any if then what out up like come abstract summary keywords`,
    es: `el la los las de del y que en un una unos unas por para con se su sus al lo como más pero
    este esta estos estas ese esa entre sobre también fue fueron ha han es son ser está están hay
    no si sin hasta desde cuando donde muy según durante o e ya a nos cada mediante resumen
    palabras clave conclusiones`,
    pt: `o os as de do da dos das e que em um uma uns umas por para com se seu sua seus suas ao aos à
    às no na nos nas pelo pela pelos pelas como mais mas este esta estes estas esse essa entre sobre
    também foi foram há é são ser está não sem até desde quando onde muito segundo durante ou já a
    num numa cada resumo palavras-chave conclusões`,
    fr: `le la les de des du et que qui en un une par pour avec se sa son ses au aux ce cette ces dans
    sur plus mais ou où est sont été être a ont pas ne sans entre comme nous vous ils elle elles il
    leur leurs selon lors chez ainsi donc dont à résumé mots-clés`,
    de: `der die das den dem des und ein eine einer eines einem einen in im zu zum zur von vom mit auf
    für ist sind war waren wird werden wurde wurden nicht auch als an aus bei bis durch nach oder
    sich über unter um wie dass daß es sie er wir ich hat haben kann können nur noch zwischen man
    bzw sowie diese dieser dieses zusammenfassung schlüsselwörter`,
    it: `il lo la i gli le di a da in con su per tra che e è un uno una sono della del delle dei
    degli nel nella alla dalla non come più anche si questo questa essere stato stata o riassunto
    parole chiave`,
    nl: `de het een van en in is dat op te zijn met voor niet aan er om ook als bij dan door naar uit
    over deze dit wordt werd worden was ze hij wij of maar samenvatting trefwoorden`,
    nb: `og i det er en et på som av til med for ikke har den de å at han hun vi man om eller fra ved
    hvor kan skal ble var seg også men når du jeg være blir sammendrag`,
    sv: `och i att det är en ett på som av till med för inte har den de om eller från vid kan ska var
    sig också men när du jag vara blir detta denna sammanfattning nyckelord`,
  }),
);

/** Letters that one language alone writes. */
const tellingLetters: readonly (readonly [Language, RegExp])[] = [
  ["es", /[ñ¿¡]/iu],
  ["pt", /[ãõ]/iu],
  ["de", /ß/u],
  ["fr", /œ|(?<!\p{L})(?:[cdjlmns]|qu)['’](?=[aeiouhéèêâîôû])/iu],
];

const latinLanguages = [...smallWords.keys()];

/** For each small word the languages that use it, as indices into `latinLanguages`. */
const languagesOfWord = new Map<string, number[]>();
latinLanguages.forEach((language, index) => {
  for (const word of (smallWords.get(language) as string).split(/\s+/)) {
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), index]);
  }
});

/** Scripts that tell the language, or the best known one of few; Han is looked at by itself. */
const scripts: readonly (readonly [Language, RegExp])[] = [
  ["ru", /\p{Script=Cyrillic}/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["el", /\p{Script=Greek}{4,}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
];
const han = /\p{Script=Han}/gu;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
const latinLetter = /\p{Script=Latin}/gu;
/** A letter that no Latin-script language has; single Greek ones are symbols. */
const otherScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]|\p{Script=Greek}{4}/u;

/** A word, but no piece of an address, a name with digits, or code. */
const latinWord =
  /(?<![\p{L}\p{M}\p{N}_./@=&?-])[\p{Script=Latin}\p{M}]+(?:-[\p{Script=Latin}\p{M}]+)*(?![\p{N}_/@=]|\.\p{L})/gu;

/** What speaks for which language, indices into `latinLanguages` throughout. */
type Evidence = {
  words: number;
  /** For each small word or telling letter met, the languages that use it. */
  met: number[][];
  /** How many of them each language uses. */
  scores: number[];
};

function weigh(text: string): Evidence {
  const met: number[][] = [];
  let words = 0;
  // "et al." is Latin of every language.
  const spoken = text.replace(/\bet al\b/g, "");
  const isShouted = !/\p{Ll}/u.test(text);
  for (const [word] of spoken.matchAll(latinWord)) {
    words++;
    // E, UN, LA and the like are names, unless everything is in capitals.
    if (!isShouted && word !== "I" && word !== "A" && /^\p{Lu}{1,3}$/u.test(word)) continue;
    const languages = word.length <= 16 && languagesOfWord.get(word.toLowerCase());
    if (languages) met.push(languages);
  }
  for (const [language, letters] of tellingLetters) {
    if (letters.test(text)) met.push([latinLanguages.indexOf(language)]);
  }
  const scores = latinLanguages.map(() => 0);
  for (const languages of met) for (const index of languages) (scores[index] as number)++;
  return { words, met, scores };
}

/** How often a language is met where another is not: the two share many small words. */
function advantage({ met }: Evidence, language: number, over: number): number {
  let times = 0;
  for (const languages of met) {
    if (languages.includes(language) && !languages.includes(over)) times++;
  }
  return times;
}

/** Whether a language is met clearly more often than another, shared words left out. */
function outweighs(evidence: Evidence, language: number, other: number, factor: number): boolean {
  const more = advantage(evidence, language, other);
  return more > 0 && more >= factor * advantage(evidence, other, language);
}

function best({ scores }: Evidence): number {
  return scores.indexOf(Math.max(...scores));
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}

/** The language of a whole text, or null when it is too short or too mixed to tell. */
export function languageOf(text: string): Language | null {
  const latin = count(text, latinLetter);
  if (otherScript.test(text)) {
    const byScript = languageByScript(text);
    // Letters of Latin words count less: a word takes several where an ideograph is one.
    if (byScript && byScript.letters * (byScript.isDense ? 4 : 1) > latin) return byScript.language;
  }
  const evidence = weigh(text);
  const index = best(evidence);
  const score = evidence.scores[index] as number;
  const isClear =
    score >= 3 &&
    score >= evidence.words * 0.12 &&
    latinLanguages.every((_, other) => other === index || outweighs(evidence, index, other, 1.5));
  return isClear ? (latinLanguages[index] as Language) : null;
}

/**
 * The language of a paragraph of a document in `main`: that of the words around its quotations,
 * unless it is hardly more than they are.
 */
export function languageOfParagraph(text: string, main: Language | null): Language | null {
  const own = languageOf(text);
  if (own === null || own === main || main === null || !latinLanguages.includes(main)) return own;
  const around = withoutSpans(text, foreignPhrases(text, main));
  return weigh(around).words >= 4 ? languageOf(around) : own;
}

/** The one Latin-script language that speaks from a short text at all, or null. */
export function leaningOf(text: string): Language | null {
  const evidence = weigh(text);
  const index = best(evidence);
  const isAlone = latinLanguages.every(
    (_, other) =>
      other === index ||
      (advantage(evidence, index, other) > 0 && advantage(evidence, other, index) === 0),
  );
  return isAlone ? (latinLanguages[index] as Language) : null;
}

function languageByScript(
  text: string,
): { language: Language; letters: number; isDense: boolean } | null {
  const ideographs = count(text, han);
  const syllables = count(text, kana);
  let found = {
    language: syllables * 20 > ideographs + syllables ? "ja" : "zh",
    letters: ideographs + syllables,
    isDense: true,
  };
  for (const [language, letters] of scripts) {
    const number = count(text, letters);
    if (number > found.letters) found = { language, letters: number, isDense: language === "ko" };
  }
  return found.letters > 0 ? found : null;
}

/** A stretch that Word marks with a language. */
export type Marked = Span & { language: Language };

/**
 * The stretches of a text in another language than `main`: of another script wherever they stand;
 * in the Latin script sentences, quotations, and what stands in brackets, if their words say so.
 */
export function foreignSpans(
  text: string,
  main: Language | null,
  marked: readonly Marked[] = [],
): Span[] {
  if (main === null) return [];
  const spans: Span[] = [];
  const isLatin = latinLanguages.includes(main);
  if (isLatin && otherScript.test(text)) spans.push(...stretches(text, foreignToLatin));
  if (!isLatin) {
    for (const span of stretches(text, latinPassage)) {
      if (isForeign(weigh(text.slice(span.start, span.end)), main, "passage")) spans.push(span);
    }
    return spans;
  }
  const evidence = weigh(text);
  // Without words of another language there is nothing to look for, which is the common case.
  const own = latinLanguages.indexOf(main);
  if (evidence.scores.some((score, index) => index !== own && score >= 2)) {
    const phrases = foreignPhrases(text, main);
    // What is quoted says nothing about the sentence around it.
    const around = withoutSpans(text, phrases);
    const passages = stretches(text, sentences).filter(({ start, end }) =>
      isForeign(weigh(around.slice(start, end)), main, "passage"),
    );
    spans.push(...phrases, ...passages);
  }
  for (const { start, end, language } of marked) {
    if (language === main) continue;
    const part = weigh(text.slice(start, end));
    const index = latinLanguages.indexOf(language);
    const score = part.scores[index] ?? 0;
    const agrees = score >= part.words * 0.2 && advantage(part, own, index) === 0;
    if (agrees && advantage(part, index, own) > 0) spans.push({ start, end });
  }
  return joined(spans);
}

/** Quotations and what stands in brackets, where they are in another Latin-script language. */
function foreignPhrases(text: string, main: Language): Span[] {
  return stretches(text, quotations).filter(({ start, end }) =>
    isForeign(weigh(text.slice(start, end)), main, "phrase"),
  );
}

/** Whether a stretch speaks clearly another language; a phrase, marked off by signs, needs less. */
function isForeign(evidence: Evidence, main: Language, size: "passage" | "phrase"): boolean {
  const index = best(evidence);
  const own = latinLanguages.indexOf(main);
  if (index === own) return false;
  const score = evidence.scores[index] as number;
  const least = size === "passage" ? 3 : 2;
  return (
    evidence.words >= least + 1 &&
    score >= least &&
    score >= evidence.words * 0.2 &&
    outweighs(evidence, index, own, 3)
  );
}

const foreignToLatin =
  /(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\u3000-\u303F\uFF00-\uFF0F]|\p{Script=Greek}{4,})+(?:(?:[\s\d\p{P}\p{M}]{1,4}|[A-Za-z\d.-]{1,16})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\u3000-\u303F\uFF00-\uFF0F]+)*/gu;
const latinPassage = /\p{Script=Latin}[\p{Script=Latin}\p{M}\p{N}\s.,;:'’()%/-]{12,}/gu;
/** Up to the next full stop that a new sentence follows. */
const sentences = /[^\s.?!…][^.?!…]*(?:[.?!…](?!["”»’)\]]*\s+["“«¿¡([]*\p{Lu})[^.?!…]*)*[.?!…]*/gu;
const quotations =
  /«[^«»]{4,600}»|“[^“”]{4,600}”|„[^„“”]{4,600}[“”]|‘[^‘’]{8,400}’|"[^"\n]{4,600}"|‹[^‹›]{4,400}›|\([^()]{8,400}\)|\[[^[\]]{8,400}\]/gu;

function stretches(text: string, shape: RegExp): Span[] {
  return [...text.matchAll(shape)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The text with spaces where the spans, which are in order, stand. */
function withoutSpans(text: string, spans: readonly Span[]): string {
  let rest = "";
  for (const { start, end } of spans) {
    rest += text.slice(rest.length, start) + " ".repeat(end - start);
  }
  return rest + text.slice(rest.length);
}

/** In order, with those that overlap or touch made one. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}
