import type { Term } from "../term.ts";
import { noteOfFlags } from "./flags.ts";

/** A list as TBX (ISO 30042:2019, TBX-Basic, DCA style). {@link readTermsTbx} reads the same list from it. */
export function writeTermsTbx(terms: readonly Term[]): string {
  const entries = terms.map((term, index) => conceptOf(term, index + 1));
  return `<?xml version="1.0" encoding="UTF-8"?>
<tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2">
  <tbxHeader>
    <fileDesc>
      <sourceDesc>
        <p>A list of terms from Curie</p>
      </sourceDesc>
    </fileDesc>
  </tbxHeader>
  <text>
    <body>
${entries.join("\n")}
    </body>
  </text>
</tbx>
`;
}

function conceptOf(entry: Term, number: number): string {
  const languages =
    entry.kind === "translate-as"
      ? [
          languageSection(entry.language.replace("_", "-"), [section(entry.term, { entry })]),
          languageSection("en", [section(entry.translation, { status: "preferredTerm-admn-sts" })]),
        ]
      : [
          languageSection("en", [
            section(entry.term, { entry, status: "preferredTerm-admn-sts" }),
            ...(entry.kind === "always-write" ? entry.variants : []).map((variant) =>
              section(variant, { status: "deprecatedTerm-admn-sts" }),
            ),
          ]),
        ];
  return `      <conceptEntry id="c${number}">
${languages.join("\n")}
      </conceptEntry>`;
}

function languageSection(language: string, sections: readonly string[]): string {
  return `        <langSec xml:lang="${language}">
${sections.join("\n")}
        </langSec>`;
}

function section(text: string, { entry, status }: { entry?: Term; status?: string }): string {
  const note = entry ? noteOfFlags(entry) : null;
  const lines = [
    `<term>${escaped(text)}</term>`,
    ...(status ? [`<termNote type="administrativeStatus">${status}</termNote>`] : []),
    ...(note ? [`<note>${note}</note>`] : []),
  ];
  return `          <termSec>
${lines.map((line) => `            ${line}`).join("\n")}
          </termSec>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
