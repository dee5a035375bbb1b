import { once, tableRows } from "#data/tables.ts";
import { dataFile, withParts } from "#data/word-lists.ts";
import type { Edit } from "../edit.ts";
import { categoryOf, reasonOf } from "../reasons.ts";
import { matchCase } from "../tokens.ts";
import { requiredText, searchable } from "./required-text.ts";
import { adverbOf } from "./word-class.ts";

/** One fixed wording and what an editor puts instead, as `data/README.md` explains. */
type Wording = Pick<Edit, "rule" | "category" | "reason" | "confidence"> & {
  /** Stands in every text that has the wording. */
  required: string;
  /** Compiled when a text has what is required. */
  pattern: () => RegExp;
  put: string;
};

const edge = "[\\p{L}\\p{N}'’-]";

/** A wording without the conditions at its end on what follows. */
function withoutLookahead(find: string): string {
  if (!find.endsWith(")")) return find;
  let depth = 0;
  for (let at = find.length - 1; at >= 0; at--) {
    if (find[at] === ")") depth++;
    else if (find[at] === "(" && --depth === 0) {
      return /^\(\?<?[=!]/.test(find.slice(at)) ? withoutLookahead(find.slice(0, at)) : find;
    }
  }
  return find;
}

const wordings = once((): readonly Wording[] => {
  const columns = ["rule", "category", "reason", "confidence", "find", "put"] as const;
  const rows = tableRows(dataFile("editing/wordings"), columns);
  return rows.map(([rule, category, reason, confidence, written, put]) => {
    const find = withParts(written);
    // A wording that ends in a space goes on with a word of which it says itself what it may be.
    const end = withoutLookahead(find).endsWith(" ") ? "" : `(?!${edge})`;
    const pattern = once(() => new RegExp(`(?<!${edge})(?:${find})${end}`, "giu"));
    return {
      rule,
      category: categoryOf(category),
      reason: reasonOf(reason),
      confidence: Number(confidence),
      required: requiredText(find),
      pattern,
      put,
    };
  });
});

const verbForms: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    attend: ["attend", "attends", "attended", "attending", "attended"],
    do: ["do", "does", "did", "doing", "done"],
    lose: ["lose", "loses", "lost", "losing", "lost"],
    make: ["make", "makes", "made", "making", "made"],
    perform: ["perform", "performs", "performed", "performing", "performed"],
    play: ["play", "plays", "played", "playing", "played"],
  }),
);

/** The form of a verb that another one has: "make" as "did" is "made". */
function formOf(verb: string, model: string): string {
  const lower = model.toLowerCase();
  const forms = verbForms.get(verb) ?? [verb];
  const irregular = ["did", "made", "took"].includes(lower) ? 2 : 4;
  const place = lower.endsWith("ing")
    ? 3
    : /(?:s|es)$/.test(lower)
      ? 1
      : /(?:ed|en)$|^(?:did|made|took|done)$/.test(lower)
        ? irregular
        : 0;
  return forms[place] ?? verb;
}

/** What is put instead: groups as `$1`, as the adverb of one, or a verb in the form of one. */
function filled(put: string, groups: readonly (string | undefined)[]): string {
  return put.replace(/\$(\d)|\{(\w+):(\d)\}/g, (_, plain?: string, how = "", model?: string) => {
    const group = groups[Number(plain ?? model)] ?? "";
    if (plain !== undefined) return group;
    return how === "adverb" ? adverbOf(group) : formOf(how, group);
  });
}

/** Capitals are kept as far as the wording stays the same; a new first word takes the old one's. */
function withCapital(instead: string, found: string): string {
  const first = /^\p{Lu}\p{Ll}+/u.exec(found)?.[0];
  if (first === undefined) return instead;
  const moved = instead.startsWith(first)
    ? instead
    : instead.replace(new RegExp(`(?<= )${first}(?!\\p{L})`, "u"), first.toLowerCase());
  return matchCase(moved, found);
}

/** Edits for the fixed wordings of a paragraph. */
export function phraseEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  const searched = searchable(text);
  for (const { required, pattern, put, ...wording } of wordings()) {
    if (!searched.includes(required)) continue;
    for (const match of text.matchAll(pattern())) {
      const found = match[0];
      const start = match.index;
      const end = start + found.length;
      const replacement = withCapital(filled(put, match), found);
      if (replacement === found) continue;
      const after = text.charAt(end);
      edits.push(
        replacement === "" && /^\p{Lu}\p{Ll}/u.test(found) && /\p{Ll}/u.test(after)
          ? { start, end: end + 1, replacement: after.toUpperCase(), ...wording }
          : { start, end, replacement, ...wording },
      );
    }
  }
  return edits;
}
