/** Citations by author and year: (Smith et al., 2019; Lee & Kim 2011a,b), Smith (2019). */
import type { CheckedParagraph, Place } from "../model.ts";
import type { Entry } from "./entries.ts";
import { fold, hasName, isAcronymOf, plain } from "./names.ts";

export type AuthorYearCitation = {
  place: Place;
  /** As written, to show. */
  text: string;
  /** As cited, the first author first; of an organisation, its name. */
  names: readonly string[];
  year: string;
  /** "et al.", "and", or in brackets with a comma: a name and not just a word before a year. */
  isSure: boolean;
};

const particle = String.raw`(?:(?:[Vv]an|[Vv]on|[Dd]e|[Dd]er|[Dd]en|[Dd]el|[Dd]ella|[Dd]i|[Dd]a|[Dd]os|[Dd]u|[Ll]a|[Ll]e|[Ee]l|[Aa]l|[Tt]en|[Tt]er|[Bb]in|[Ii]bn|St\.?|zu)[\s-]){0,3}(?:[dDlL]['’])?`;
const word = String.raw`\p{Lu}[\p{L}\p{M}'’‐-]*\p{L}`;
const name = `(?:\\p{Lu}\\.?\\s){0,3}${particle}${word}(?:[ \\u00A0]${word}){0,4}`;
const others = String.raw`,?\s(?:et\.?\s?al\.?|and (?:colleagues|co-?workers|others)|& (?:colleagues|al\.?))`;
const joint = String.raw`,?\s(?:and|&|y|und|et)\s`;
const authors = `(${name})((?:,\\s(?:${name})){0,7}${joint}${name}|${others})?`;
const year = String.raw`(?:(?:1[6-9]|20)\d\d(?:[-–](?:1[6-9]|20)\d\d)?[a-z]?|in press|forthcoming|n\.d\.)`;
const years = `${year}(?:(?:\\s?[,&;]|\\sand)\\s?(?:${year}|[a-z](?![\\p{L}])))*`;

const narrative = new RegExp(
  `(?<![\\p{L}])${authors}(?:['’]s?)?,?\\s?[([](${years})(?=[)\\];,:])`,
  "gu",
);
const part = new RegExp(
  `(?<!\\p{L})${authors}(?:['’]s?)?(?:[,.]?\\s|\\s?\\()\\(?(${years})(?![\\d/-])\\)?`,
  "gu",
);
const group =
  /[([]([^()[\]]{3,900}?(?:1[6-9]|20)\d\d[a-z]?[^()[\]]{0,400}|[^()[\]]{3,200}(?:in press|n\.d\.))[)\]]/gu;

/** Words with capitals that stand before years and are nobody. */
const nobody =
  /^(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|Spring|Summer|Autumn|Fall|Winter|Figs?|Figures?|Tables?|Box|Eq(?:uation)?s?|Section|Chapter|Appendix|Version|Vol(?:ume)?|Windows|Office|Excel|Word|Since|In|Until|From|Between|During|By|After|Before|The|Early|Late|Mid|Year|Years|Study|Phase|Wave|Cohort|Season|Census|Act|Law|Directive|Regulation|Decision|Protocol|Agreement|Declaration|Olympics|COVID|SARS|Note|No|Nos|Nr|ID|Ref|Refs|Period|Edition|Release|Update|Updated|Copyright|Accessed|Retrieved|Published|Received|Accepted|Submitted|AD|BC|CE|BCE|Table|Supplementary|Sample|Total|Range|Median|Mean|Summary)$/;

/** Begins a sentence before the name: "Similarly, Viola and Voto (2023)". */
const connective =
  /^(?:\p{Lu}\p{Ll}+ly|Moreover|However|Furthermore|Also|Besides|Thus|Hence|Here|Instead|Indeed|Therefore|Next|Nevertheless|Nonetheless|Meanwhile|Likewise|Otherwise|Then|Still|Yet|And|But|For instance|For example|In addition|In contrast|As such|To date|Conversely)$/u;

export function readAuthorYear(paragraph: CheckedParagraph): AuthorYearCitation[] {
  const { id, text } = paragraph;
  if (!/(?:1[6-9]|20)\d\d|in press|n\.d\./.test(text)) return [];
  const found: AuthorYearCitation[] = [];
  const take = (
    start: number,
    whole: string,
    match: RegExpExecArray,
    inBrackets: boolean,
  ): void => {
    const [, first = "", rest = "", list = ""] = match;
    const names = [first, ...rest.split(/,\s|\s(?:and|&|y|und|et)\s/u)]
      .map((one) => one.replace(/^[\s,]+|[\s,]+$/g, ""))
      .filter(
        (one) =>
          /^\p{L}/u.test(one) && !/^(?:et al\.?|al\.?|colleagues|co-?workers|others)$/.test(one),
      );
    if (names.length > 1 && connective.test(names[0] ?? "")) names.shift();
    const lead = first.split(/\s/);
    if (lead.some((one) => nobody.test(one)) && lead.length === 1) return;
    for (const one of splitYears(list)) {
      found.push({
        place: { paragraph: id, start, end: start + whole.length },
        text: whole,
        names,
        year: one,
        isSure: rest !== "" || inBrackets,
      });
    }
  };
  for (const match of text.matchAll(narrative))
    take(match.index, `${match[0]})`.replace(/\[(.*)\)$/, "[$1]"), match, false);
  for (const bracket of text.matchAll(group)) {
    const inside = bracket[1] ?? "";
    const offset = bracket.index + 1;
    let at = 0;
    for (const piece of inside.split(";")) {
      const own = lastCitation(piece);
      if (own) take(offset + at + own.index, own[0], own, true);
      at += piece.length + 1;
    }
  }
  return found;
}

const leadIn =
  /^(?:[^\p{Lu}]|e\.g\.|i\.e\.|cf\.|See|Reviewed in|For (?:a )?(?:review|example|instance|details)|But|And|Also|Data from|Adapted from|Modified from|Based on|After|From|Following|Sensu|According to|[Rr]eview)*[\s,:]*$/u;

/** A piece of a bracket names one work: what stands before it is a lead-in, or it is left alone. */
function lastCitation(piece: string): RegExpExecArray | null {
  part.lastIndex = 0;
  const match = part.exec(piece);
  if (!match) return null;
  return leadIn.test(piece.slice(0, match.index)) ? match : null;
}

function splitYears(list: string): string[] {
  const result: string[] = [];
  let last = "";
  for (const one of list.split(/[,&;]|\sand\s/).map((piece) => piece.trim())) {
    if (/^[a-z]$/.test(one)) {
      result.push(last.slice(0, 4) + one);
    } else if (one !== "") {
      result.push(one);
      last = one;
    }
  }
  return result;
}

/** Whether an entry is what a citation means. */
export function means({ names, year }: AuthorYearCitation, entry: Entry): boolean {
  if (!hasYear(entry, year)) return false;
  if (isBy(names, entry)) return true;
  // "(BES; Jolliffe & Farrington, 2006)" names the scale first.
  const [first = ""] = names;
  return names.length > 1 && /^\P{Ll}{2,}$/u.test(first) && isBy(names.slice(1), entry);
}

export function isBy(names: readonly string[], entry: Entry): boolean {
  const [first = "", ...rest] = names;
  if (rest.length > 0 && !rest.every((one) => hasAny(entry.people, one))) {
    // "the World Health Organization and Smith 2019": the second name may be cut short in the list.
    if (!/et al/i.test(entry.text) && entry.people.length < 12) return false;
  }
  const tokens = first.split(/\s/);
  const last = tokens.at(-1) ?? first;
  return (
    hasName(entry.first, first) ||
    hasName(entry.first, last) ||
    (tokens.length > 1 &&
      (hasName(entry.people, first) ||
        tokens.some((one) => one.length > 3 && hasName(entry.first, one)))) ||
    isAcronymOf(first, entry.people) ||
    (/^\P{Ll}+$/u.test(first) && hasName(plain(entry.text), first))
  );
}

function hasAny(words: readonly string[], name: string): boolean {
  const last = name.split(/[\s-]/).at(-1) ?? name;
  return hasName(words, name) || hasName(words, last);
}

function hasYear({ years: all }: Entry, cited: string): boolean {
  const base = cited.slice(0, 4);
  if (!/^\d/.test(cited)) return all.includes(cited) || all.length === 0;
  if (all.includes(cited)) return true;
  const range = /^(\d{4})[-–](\d{4})/.exec(cited);
  if (range)
    return all.some((one) => one.startsWith(range[1] ?? "") || one.startsWith(range[2] ?? ""));
  if (/[a-z]$/.test(cited)) {
    // A list that has no letters at all cannot be asked for one.
    return all.includes(base);
  }
  return all.some((one) => one.startsWith(base));
}

/**
 * Whether a text mentions an author and, soon after and not behind somebody else's name, a year of
 * the entry. More is taken for a citation here than there: what is cited in an unusual way is not
 * told to be uncited.
 */
export function isMentioned(entry: Entry, foldedTexts: readonly string[]): boolean {
  const bases = [...new Set(entry.years.map((one) => one.slice(0, 4)))];
  const letters = entry.years.find((one) => /^\d{4}[a-z]$/.test(one));
  const name = entry.first.filter((one) => one.length > 1).sort((a, b) => b.length - a.length)[0];
  if (name === undefined || bases.length === 0) return true;
  const names = [
    name,
    ...entry.first.filter((one) => one !== name && one.length > 3),
    ...entry.acronyms,
  ];
  return foldedTexts.some((text) =>
    names.some((one) => {
      for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + 1)) {
        if (/\p{L}/u.test(text.charAt(at - 1))) continue;
        const rest = text.slice(at, at + 220);
        const own = rest.slice(0, 1 + rest.slice(1).search(endOfCitation));
        const area = own.length > 1 ? own : rest;
        if (bases.some((base) => area.includes(base)) && hasLetter(area, letters)) return true;
      }
      return false;
    }),
  );
}

const endOfCitation = /;\s*(?=\p{L}{3})|\)(?!\s*\[)|\]|[.!?]\s+(?=\p{Lu}\p{Ll}{2,}\s)/u;

function hasLetter(area: string, lettered: string | undefined): boolean {
  if (lettered === undefined) return true;
  const base = lettered.slice(0, 4);
  const letter = lettered.slice(4);
  const at = area.indexOf(base);
  const behind = area.slice(at + 4, at + 24);
  if (!/^[a-z]/.test(behind)) return true;
  return (
    new RegExp(`^(?:[a-z]\\s?[,&-]\\s?)*${letter}(?![a-z])|${lettered}`).test(behind) ||
    area.includes(lettered)
  );
}

/** The text as `isMentioned` searches it: folded, but with the capitals that end a citation. */
export function searchable(text: string): string {
  return fold(text);
}
