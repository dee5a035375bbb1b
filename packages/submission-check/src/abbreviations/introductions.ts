/** Where a text introduces an abbreviation without spelling its letters. */
import type { CheckedParagraph } from "../model.ts";
import { abbreviationShape } from "./definitions.ts";

const alone = new RegExp(
  String.raw`(?<=\p{Ll}[”"’]?\s)(?:[(\[](?:[\p{Ll}\s/%°]{1,20}[,;]\s)?|[–—-]\s)(${abbreviationShape})s?(?=\s?(?:[)\]]|[,;]\s(?:[^()\[\]]{1,12}\)|\p{Lu}\p{Ll})))`,
  "gu",
);

const shape = abbreviationShape;

/** How a text says that what follows, or what stands there, is from now on what something is called. */
const introductions: readonly RegExp[] = [
  alone,
  // "Autism Spectrum Quotient [23] (ASQ)"
  String.raw`(?<=\p{Ll}[”"’]?\s?[[(][^()[\]]{1,60}[\])]\s?)[([](${shape})s?[)\]]`,
  // "the specific absorbance (SUVA in L mg C−1 m−1)"
  String.raw`(?<=\p{Ll}[”"’]?\s)\((${shape})s?\s(?:in|for|as|from|hereafter|henceforth)\s`,
  // "(the “DPA”)", "Statement of Work or “SOW”", "“DPA” means"
  String.raw`\([^()“"]{0,30}["“](${shape})s?["”]\)`,
  String.raw`\bor\s["“](${shape})s?["”]`,
  String.raw`["“](${shape})s?["”]\s(?:means?|refers?|stands?|denotes?|is short)\b`,
  String.raw`\b(?:referred to as|called|known as|denoted(?: as| by)?|abbreviated(?: as| to)?|termed|named)\s(?:the\s|an?\s)?(?:\p{L}+\s)?["“‘]?(${shape})s?(?![\p{L}\d])`,
].map((one) => (typeof one === "string" ? new RegExp(one, "gu") : one));

/** "NNPs (proper nouns)", but not "SOC (see below)" or "SOC (red line)". */
const explained = new RegExp(
  String.raw`(?<![\p{L}\d-])(${shape})s?\s\((?:the\s|an?\s)?(?!(?:see|in|left|right|top|bottom|upper|lower|not|no|data|for|as|and|or|with|without|from|which|both|only|all|mean|means|red|blue|black|green|gr[ae]y|white|solid|dashed|dotted|left|open|closed|filled|after|before|at|by|on|of|per|if|when|where|hereafter|this|these|that)\b)\p{Ll}[\p{Ll}-]+(?:\s\p{Ll}[\p{Ll}-]+){0,4}\)`,
  "gu",
);

/** In brackets with other words, or behind a comma: "the New York Stock Exchange, the NYSE MKT". */
const aside = new RegExp(
  String.raw`(?:[([](?:[\p{L}\d’'“"-]+\s){0,3}|,\s(?:the|or)\s)["“]?(${shape})s?(?![\p{L}\d])`,
  "gu",
);

/**
 * Abbreviations that stand in brackets or behind a dash right after words, or are said to be what something
 * is called: they are introduced there, even where their letters are not those of the words.
 */
export function introducedIn({ text, inTable, kind }: CheckedParagraph): {
  sure: string[];
  perhaps: string[];
} {
  if (!/\p{Lu}[\p{Lu}\d]|\p{Ll}\p{Lu}/u.test(text)) return { sure: [], perhaps: [] };
  const named = introductions.flatMap((one) =>
    [...text.matchAll(one)].map(([, found = ""]) => found),
  );
  const glossed =
    kind === "caption" ? [] : [...text.matchAll(explained)].map(([, one = ""]) => one);
  const beside = [...text.matchAll(aside)].flatMap(({ 1: one = "", index }) =>
    isSpeltBefore(one, text.slice(Math.max(0, index - 120), index)) ? [one] : [],
  );
  const label = inTable ? /^\s*([\p{L}\d&/-]{2,10})[*†‡\d]?\s*$/u.exec(text)?.[1] : undefined;
  return {
    sure: [...named, ...glossed, ...beside],
    perhaps: label === undefined ? [] : [label],
  };
}

/** Whether the last words begin with the letters of an abbreviation, small words among them or not. */
function isSpeltBefore(abbreviation: string, before: string): boolean {
  const letters = abbreviation.toLowerCase().replace(/[^\p{L}]/gu, "");
  const words = (before.match(/[\p{L}\d]+(?=[^.;:]*$)/gu) ?? []).map((word) => word.toLowerCase());
  const initialsOf = (list: readonly string[]) => list.map((word) => word.charAt(0)).join("");
  const long = words.filter((word) => word.length > 3);
  return initialsOf(words).endsWith(letters) || initialsOf(long).endsWith(letters);
}
