/** A paragraph with a proofreader's marks. */
import { PLACEHOLDER } from "@curie/docx";
import type { Span } from "@curie/language/editing";
import type { ReportChange, ReportParagraph } from "../model.ts";
import { html, type Markup } from "./markup.ts";
import type { ReportDecisions, ReportMessages } from "./messages.ts";

/** The original text with what goes struck through, what comes underlined, and what is protected. */
export function markedText(
  { text, protectedRanges, changes }: ReportParagraph,
  decisions: ReportDecisions,
  messages: ReportMessages,
): Markup {
  const pieces: Markup[] = [];
  let at = 0;
  for (const change of changes) {
    pieces.push(unchanged(text, protectedRanges, { start: at, end: change.start }, messages));
    pieces.push(marked(change, decisions, messages));
    at = change.end;
  }
  pieces.push(unchanged(text, protectedRanges, { start: at, end: text.length }, messages));
  return html`${pieces}`;
}

/** What was decided reads as it stands: without what went, or as it was. */
function marked(
  { number, before, after }: ReportChange,
  decisions: ReportDecisions,
  messages: ReportMessages,
): Markup {
  const decision = decisions.get(number)?.decision ?? "open";
  const old = shown(before, messages);
  const removed =
    before === "" || decision === "accepted"
      ? []
      : [decision === "rejected" ? old : html`<del>${old}</del>`];
  const added =
    after === "" || decision === "rejected" ? [] : [html`<ins>${shown(after, messages)}</ins>`];
  return html`${removed}${added}<a class="mark" id="c${number}" href="#n${number}">${messages.number(number)}</a>`;
}

function unchanged(
  text: string,
  protectedRanges: readonly Span[],
  { start, end }: Span,
  messages: ReportMessages,
): Markup {
  const pieces: Markup[] = [];
  let at = start;
  for (const range of protectedRanges) {
    const from = Math.max(range.start, at);
    const to = Math.min(range.end, end);
    if (from >= to) continue;
    pieces.push(shown(text.slice(at, from), messages));
    pieces.push(html`<span class="kept">${shown(text.slice(from, to), messages)}</span>`);
    at = to;
  }
  pieces.push(shown(text.slice(at, end), messages));
  return html`${pieces}`;
}

/** Pictures, formulas and notes as a sign that says so. */
function shown(text: string, { say }: ReportMessages): Markup {
  const [first = "", ...rest] = text.split(PLACEHOLDER);
  const object = html`<span class="object" role="img" aria-label="${say("report:object")}">▢</span>`;
  return html`${first}${rest.map((part) => html`${object}${part}`)}`;
}
