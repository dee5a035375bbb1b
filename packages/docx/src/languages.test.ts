import { describe, expect, test } from "vitest";
import { openWordDocument } from "./document.ts";
import { readLanguages } from "./languages.ts";
import { aWordFile, paragraph, run, style } from "./testing.ts";

const english = paragraph(run("The samples were stored in the dark and were used within a week."));
const spanish = paragraph(
  run("Las muestras se guardaron en la oscuridad y se usaron en una semana."),
);

function languagesOf(body: string, styles?: string): (string | null)[] {
  const file = aWordFile(styles === undefined ? { body } : { body, styles });
  return readLanguages(openWordDocument(file)).map(({ language }) => language);
}

/** What is foreign in the last paragraph. */
function foreignInLast(body: string, styles?: string): string[] {
  const document = openWordDocument(aWordFile(styles === undefined ? { body } : { body, styles }));
  const last = document.paragraphs.at(-1);
  const spans = readLanguages(document).at(-1)?.foreign ?? [];
  return spans.map(({ start, end }) => last?.text.slice(start, end) ?? "");
}

describe("readLanguages", () => {
  test("gives each paragraph its own language, and the document's to those that do not tell", () => {
    const body = english.repeat(3) + paragraph(run("Figure 3")) + spanish;
    expect(languagesOf(body)).toEqual(["en", "en", "en", "en", "es"]);
  });

  test("judges a paragraph by the words around a quotation, unless there are hardly any", () => {
    const quotation = "“no es lo que yo quería para los niños de la familia”";
    const quoting = paragraph(run(`One of them said, ${quotation}, and left the room.`));
    expect(languagesOf(english.repeat(3) + quoting).at(-1)).toBe("en");
    expect(foreignInLast(english.repeat(3) + quoting)).toEqual([quotation]);
    expect(languagesOf(english.repeat(3) + paragraph(run(`${quotation} (P3)`))).at(-1)).toBe("es");
  });

  test("gives a short paragraph the language of its neighbour when its words lean to it", () => {
    const summary = `${paragraph(run("Resumen"))}${spanish}${paragraph(run("Palabras clave: luz; frío"))}`;
    expect(languagesOf(english.repeat(3) + summary + english)).toEqual([
      ...["en", "en", "en", "es", "es", "es", "en"],
    ]);
    expect(languagesOf(english.repeat(3) + paragraph(run("Resumen")) + english).at(3)).toBe("en");
  });

  test("takes headings of ideographs alone for Japanese in a Japanese document", () => {
    const japanese = paragraph(run("試料は暗所で保存し、一週間以内に使用した。"));
    expect(languagesOf(japanese.repeat(3) + paragraph(run("結論"))).at(3)).toBe("ja");
  });

  test("does not guess where no words tell, whatever the document's defaults say", () => {
    const properties = '<w:rPr><w:lang w:val="es-ES"/></w:rPr>';
    const styles = `<w:docDefaults><w:rPrDefault>${properties}</w:rPrDefault></w:docDefaults>`;
    expect(languagesOf(paragraph(run("They was here.")), styles)).toEqual([null]);
  });

  test("believes the mark of a run or a paragraph style only when the words agree", () => {
    const journal = (properties: string): string =>
      paragraph(run("The ") + run("Zeitschrift für Physik", properties) + run(" printed it then."));
    expect(foreignInLast(english + journal('<w:lang w:val="de-DE"/>'))).toEqual([
      "Zeitschrift für Physik",
    ]);
    expect(foreignInLast(english + journal(""))).toEqual([]);
    expect(foreignInLast(english + journal('<w:lang w:val="es-ES"/>'))).toEqual([]);

    const styles = style("Motto", "motto", '<w:rPr><w:lang w:val="fr-FR"/></w:rPr>');
    const motto = paragraph(run("Liberté et fraternité"), "Motto");
    expect(foreignInLast(english + motto, styles)).toEqual(["Liberté et fraternité"]);
    const wrong = paragraph(run("The end of the day"), "Motto");
    expect(foreignInLast(english + wrong, styles)).toEqual([]);
  });
});
