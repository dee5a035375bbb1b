import type { StyleOfEnglish } from "@curie/contract";
import type { LogContent, LogEarlierVersion, LogEngine } from "@curie/edit-log";
import type { EditingEngine, EditingEngineSettings } from "@curie/language/editing";
import { isOnThisMachine } from "#config/reading.ts";
import type { DocumentRow } from "#features/documents/service.ts";
import type { DecisionRow } from "../decisions/store.ts";

/** What of an engine a statement and a log name: its rules, and the model it asks and where that runs. */
export function engineFacts(
  { name, version }: Pick<EditingEngine, "name" | "version">,
  settings: EditingEngineSettings,
): LogEngine {
  const rules = settings.engine === "llm" ? null : rulesOf(name, version);
  if (settings.engine === "local") return { rules, model: null };
  const { model, url } = settings.model;
  const at = isOnThisMachine(url) ? "Curie’s own server" : new URL(url).host;
  return { rules, model: { name: model, at } };
}

/** Beside a model the names and versions of both are joined with a plus; the first is that of the rules. */
function rulesOf(name: string, version: string): string {
  const own = name.split("+")[0] === "harper" ? "rules" : name;
  return `${own} ${version.split("+")[0]}`;
}

/**
 * The engine of an edit whose report does not name it yet.
 *
 * @param stated name and version as the document's row has them
 */
export function engineOfOlderEdit(stated: string): LogEngine {
  const [name = "", version = ""] = stated.split(" ");
  const withModel = name.includes("model");
  const rules = name === "model" ? null : rulesOf(name, version);
  const model = withModel
    ? { name: version.split("+").at(-1) ?? version, at: "an unnamed server" }
    : null;
  return { rules, model };
}

/** What the log of the next version says of an edit; the report knows the rest. */
export function statedOf(
  document: DocumentRow,
): Pick<LogEarlierVersion, "document" | "completedAt"> {
  return {
    document: document.id,
    completedAt: (document.completedAt ?? document.createdAt).toISOString(),
  };
}

export function englishName(styleOfEnglish: StyleOfEnglish, oxfordSpelling: boolean): string {
  return oxfordSpelling ? `${styleOfEnglish} with Oxford spelling` : styleOfEnglish;
}

/** The changes of a report with what was decided on each; without a row one is open. */
export function decidedEdits(
  changes: readonly { number: number; rule: string; sha256: string; proposedIn?: string | null }[],
  decisions: readonly DecisionRow[],
): LogContent["edits"] {
  const byChange = new Map(decisions.map((row) => [row.change, row]));
  return changes.map(({ number, rule, sha256, proposedIn }) => {
    const row = byChange.get(number);
    const decision = row?.decision ?? "open";
    const decidedAt = decision === "open" ? null : (row?.decidedAt.toISOString() ?? null);
    const known = proposedIn === undefined ? {} : { proposedIn };
    return { change: number, sha256, rule, decision, decidedAt, ...known };
  });
}
