/** A paragraph with a proofreader's marks. */
import { PLACEHOLDER } from "@curie/docx";
import type { Span } from "@curie/language/editing";
import type { ReportChange, ReportParagraph } from "../model.ts";
import { html, type Markup } from "./markup.ts";
import type { ReportDecisions, ReportMessages } from "./messages.ts";

/** The original text with what goes struck through, what comes underlined, and what is protected. */
export function markedText(
  { text, objects = [], protectedRanges, changes }: ReportParagraph,
  decisions: ReportDecisions,
  messages: ReportMessages,
): Markup {
  const pieces: Markup[] = [];
  const shown = drawsObjects(objects, messages);
  let at = 0;
  for (const change of changes) {
    pieces.push(unchanged(text, protectedRanges, { start: at, end: change.start }, shown));
    pieces.push(marked(change, decisions, messages, shown));
    at = change.end;
  }
  pieces.push(unchanged(text, protectedRanges, { start: at, end: text.length }, shown));
  return html`${pieces}`;
}

/** What was decided reads as it stands: without what went, or as it was. */
function marked(
  { number, before, after }: ReportChange,
  decisions: ReportDecisions,
  messages: ReportMessages,
  shown: (text: string) => Markup,
): Markup {
  const decision = decisions.get(number)?.decision ?? "open";
  const old = shown(before);
  const removed =
    before === "" || decision === "accepted"
      ? []
      : [decision === "rejected" ? old : html`<del>${old}</del>`];
  const added = after === "" || decision === "rejected" ? [] : [html`<ins>${after}</ins>`];
  return html`${removed}${added}<a class="mark" id="c${number}" href="#n${number}">${messages.number(number)}</a>`;
}

function unchanged(
  text: string,
  protectedRanges: readonly Span[],
  { start, end }: Span,
  shown: (text: string) => Markup,
): Markup {
  const pieces: Markup[] = [];
  let at = start;
  for (const range of protectedRanges) {
    const from = Math.max(range.start, at);
    const to = Math.min(range.end, end);
    if (from >= to) continue;
    pieces.push(shown(text.slice(at, from)));
    pieces.push(html`<span class="kept">${shown(text.slice(from, to))}</span>`);
    at = to;
  }
  pieces.push(shown(text.slice(at, end)));
  return html`${pieces}`;
}

/** Symbols and formulas of one line as they read; what cannot be read in a line as a sign that says so. */
function drawsObjects(
  objects: readonly string[],
  { say }: ReportMessages,
): (text: string) => Markup {
  const sign = html`<span class="object" role="img" aria-label="${say("report:object")}">▢</span>`;
  const left = objects.values();
  return (text) => {
    const [first = "", ...rest] = text.split(PLACEHOLDER);
    const parts = rest.map((part) => {
      const object = left.next().value ?? "";
      return object === ""
        ? html`${sign}${part}`
        : html`<span class="object">${object}</span>${part}`;
    });
    return html`${first}${parts}`;
  };
}
