import { describe, expect, test } from "vitest";
import { foreignSpans, languageOf, leaningOf } from "./languages.ts";

/** The foreign stretches of a text as the words they hold. */
function foreignIn(text: string, main: string | null = "en"): string[] {
  return foreignSpans(text, main).map(({ start, end }) => text.slice(start, end));
}

describe("the language of a text", () => {
  test.each([
    ["en", "The samples were stored at 4 °C and analysed within two days."],
    ["es", "Las muestras se conservaron a 4 °C y se analizaron en dos días."],
    ["pt", "As amostras foram mantidas a 4 °C e analisadas em dois dias."],
    ["fr", "Les échantillons ont été conservés à 4 °C et analysés dans les deux jours."],
    ["de", "Die Proben wurden bei 4 °C gelagert und innerhalb von zwei Tagen untersucht."],
    ["it", "I campioni sono stati conservati a 4 °C e analizzati nella stessa settimana."],
    ["nl", "De monsters werden bij 4 °C bewaard en binnen twee dagen door het lab onderzocht."],
    ["nb", "Prøvene ble lagret ved 4 °C og undersøkt av to personer som ikke kjente dem."],
    ["sv", "Proverna förvarades vid 4 °C och undersöktes av två personer som inte kände till dem."],
    ["zh", "样品在 4 °C 下保存，并在两天内用 HPLC 分析。"],
    ["ja", "試料は4 °Cで保存し、2日以内にHPLCで分析した。"],
    ["ko", "시료는 4 °C에서 보관하고 이틀 안에 분석하였다."],
    ["ru", "Образцы хранили при 4 °C и исследовали в течение двух дней."],
    ["el", "Τα δείγματα φυλάχθηκαν στους 4 °C και αναλύθηκαν σε δύο ημέρες."],
    ["he", "הדגימות נשמרו ב-4 מעלות ונבדקו תוך יומיים."],
    ["ar", "حُفظت العينات عند 4 درجات وحُللت خلال يومين."],
  ])("is %s for %j", (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  test.each([
    "Results",
    "Smith E, Li J, Rossi I, Costa E, Silva A",
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit.",
    "https://example.org/de/la/des?un=los&que=para",
    "TNF-α, IL-6 and CRP",
    "数据",
  ])("cannot be told, or only by its script, for %j", (text) => {
    expect([null, "zh"]).toContain(languageOf(text));
  });

  test("leans to one by a single word that no other knows", () => {
    expect(leaningOf("Resumen")).toBe("es");
    expect(leaningOf("Mots-clés : cœur ; rein")).toBe("fr");
    expect(leaningOf("Results")).toBeNull();
    expect(leaningOf("in vitro")).toBeNull();
  });
});

describe("foreign stretches of an English text", () => {
  test.each([
    [
      "a quotation in guillemets",
      "He wrote «la vida es sueño y los sueños son» in his diary.",
      ["«la vida es sueño y los sueños son»"],
    ],
    [
      "a quotation in curly quotes",
      "One said, “não é o que eu queria para os meus filhos”, and left.",
      ["“não é o que eu queria para os meus filhos”"],
    ],
    [
      "a quotation in German quotes",
      "Weber calls this „die Entzauberung der Welt durch das Denken“, a phrase often cited.",
      ["„die Entzauberung der Welt durch das Denken“"],
    ],
    [
      "a name in brackets",
      "The survey (Encuesta Nacional de Salud y Nutrición de los Hogares) covers all regions.",
      ["(Encuesta Nacional de Salud y Nutrición de los Hogares)"],
    ],
    [
      "a sentence between others",
      "The aim is stated first. El objetivo de este estudio fue evaluar la dieta de los niños. Then we turn to methods.",
      ["El objetivo de este estudio fue evaluar la dieta de los niños. "],
    ],
    [
      "words of another script",
      "The term 数据 挖掘 (data mining) and the word совесть have no equal.",
      ["数据 挖掘", "совесть"],
    ],
    [
      "a quotation in corner brackets",
      "He asked 「これは何ですか」 twice.",
      ["「これは何ですか」"],
    ],
  ])("are found for %s", (_name, text, found) => {
    expect(foreignIn(text).map((part) => part.trim())).toEqual(found.map((part) => part.trim()));
  });

  test.each([
    "The results of in vitro and in vivo assays were, de facto, the same a priori.",
    "According to García de la Torre et al. (2011), the effect is real.",
    "Authors from São Paulo, Montréal and Düsseldorf met in La Paz.",
    "It was “a matter of time”, as the head of the unit put it.",
    "Symbols such as α, β and Δ stand for rates.",
    "(Rinta-Kanto et al. 2009, HABHRCA 2014, Jetoo et al. 2015)",
    "(e.g., UN General Assembly Resolutions on Internet Security)",
    "(like car dealers or fast food restaurants)",
    "I am some text I am some text I am some text.",
  ])("are none in %j", (text) => {
    expect(foreignIn(text)).toEqual([]);
  });

  test("do not exist where the language of the text is unknown", () => {
    expect(foreignIn("Las muestras se conservaron en los tubos.", null)).toEqual([]);
  });

  test("are found where Word's mark and the words agree, and not by a mark alone", () => {
    const text = "The Zeitschrift für Physik printed it, and the journal is proud of it.";
    const start = text.indexOf("Zeitschrift");
    const mark = { start, end: start + "Zeitschrift für Physik".length, language: "de" };
    expect(foreignSpans(text, "en")).toEqual([]);
    expect(foreignSpans(text, "en", [mark])).toEqual([{ start: mark.start, end: mark.end }]);
    const wrong = { start: 0, end: text.length, language: "de" };
    expect(foreignSpans(text, "en", [wrong])).toEqual([]);
  });

  test("are English ones in a text of another script, when they are passages", () => {
    expect(
      foreignIn("作者写道 “The results of the study were in line with the hypothesis”。", "zh"),
    ).toEqual(["The results of the study were in line with the hypothesis"]);
    expect(foreignIn("使用 HPLC 和 Waters Alliance 系统进行分析。", "zh")).toEqual([]);
  });

  test("are found in a text as long as a book without delay", () => {
    const hostile = ["(", "“a", "中 1. ", "a.", "A b. ", " ", "и.,:"].map((part) =>
      part.repeat(100_000),
    );
    const startedAt = performance.now();
    for (const text of hostile) foreignSpans(text, "en");
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});
