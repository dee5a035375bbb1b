import { Dialect as HarperDialect, LocalLinter, SuggestionKind } from "harper.js";
import { slimBinary } from "harper.js/slimBinary";
import { type Dialect, objectPlaceholder } from "../edit.ts";
import { composeText } from "../nfc.ts";
import { allowedRules } from "./rules.ts";

/** One thing Harper noticed: what to put at a range of the text, by which of its rules. */
export type Lint = { start: number; end: number; replacement: string; rule: string };

export type HarperLinter = {
  /** Names of all rules this version of Harper has. */
  rules: readonly string[];
  /** Lints of one paragraph, in UTF-16 offsets of the given text. Blocks the thread while it works. */
  lint(text: string): Promise<Lint[]>;
  close(): Promise<void>;
};

/**
 * Makes a simulator for objects that Harper can read. After a letter the object is most likely a
 * note mark, which reads as nothing; elsewhere it is a formula, which reads as a name.
 */
function readable(text: string): string {
  return text.replaceAll(objectPlaceholder, (_, offset: number) =>
    offset > 0 && /[\p{L}\p{N}.,;:)\]]/u.test(text[offset - 1] ?? "") ? " " : "x",
  );
}

/** Loads Harper (about a second, and 170 MB of its own memory) with all but the allowed rules switched off. */
export async function createHarperLinter(dialect: Dialect): Promise<HarperLinter> {
  const linter = new LocalLinter({
    binary: slimBinary,
    dialect: dialect === "british" ? HarperDialect.British : HarperDialect.American,
  });
  const rules = Object.keys(await linter.getDefaultLintConfig());
  await linter.setLintConfig(
    Object.fromEntries(rules.map((rule) => [rule, allowedRules().has(rule)])),
  );

  return {
    rules,

    async lint(source) {
      const composed = composeText(source);
      const groups = await linter.organizedLints(readable(composed.text), {
        language: "plaintext",
        dedup: false,
      });
      const found: Lint[] = [];
      for (const [rule, lints] of Object.entries(groups)) {
        for (const lint of lints) {
          const span = lint.span();
          const suggestions = lint.suggestions();
          const suggestion = suggestions[0];
          if (suggestion) {
            const text = suggestion.get_replacement_text();
            const inserts = suggestion.kind() === SuggestionKind.InsertAfter;
            found.push({
              ...composed.toSource({ start: inserts ? span.end : span.start, end: span.end }),
              replacement: text,
              rule,
            });
          }
          // These objects live in the memory of the WebAssembly module, which JavaScript's
          // collector does not see filling up.
          for (const each of suggestions) each.free();
          span.free();
          lint.free();
        }
      }
      return found;
    },
    close: () => linter.dispose(),
  };
}
