import { readFileSync } from "node:fs";

const files = { zh_CN: "chinese", es_ES: "spanish", pt_BR: "portuguese" } as const;

/** A source sentence of a paper and its English reference; the README says what the halves are for. */
export type ScholarlySentence = {
  id: string;
  half: "seen" | "unseen";
  section: string;
  field: string;
  source: string;
  english: string;
};

export const halves = ["seen", "unseen"] as const;
export const sourceLanguages = ["zh_CN", "es_ES", "pt_BR"] as const;

export function scholarlySentences(from: keyof typeof files): ScholarlySentence[] {
  const file = `${files[from]}.tsv`;
  const [header, ...lines] = readFileSync(new URL(file, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  const columns = header?.split("\t") ?? [];
  return lines.map((line, index) => {
    const cells = line.split("\t");
    const where = `${file}:${index + 2}`;
    if (cells.length !== columns.length) throw new Error(`${where} has ${cells.length} cells`);
    const cell = (name: string) => {
      const text = cells[columns.indexOf(name)]?.trim();
      if (!text) throw new Error(`${where} has no ${name}`);
      return text;
    };
    const half = halves.find((one) => one === cell("half"));
    if (!half) throw new Error(`${where} is neither of the seen nor of the unseen half`);
    return {
      id: cell("id"),
      half,
      section: cell("section"),
      field: cell("field"),
      source: cell("source"),
      english: cell("english"),
    };
  });
}
