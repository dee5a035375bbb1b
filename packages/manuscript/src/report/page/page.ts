/**
 * The change report as a page to keep: one file without scripts, pictures or anything fetched, that
 * prints on A4. Every text of the manuscript is escaped, and the page's own policy allows nothing but
 * its style.
 */
import { createHash } from "node:crypto";
import { shorteningOutcome } from "@curie/contract/strength";
import { versionSentences } from "@curie/contract/versions";
import {
  type ManuscriptReport,
  type ProofRow,
  proofKinds,
  type ReportChange,
  type ReportParagraph,
} from "../model.ts";
import { differs } from "../proof.ts";
import { markedText } from "./marked-text.ts";
import { html, type Markup } from "./markup.ts";
import type { ReportDecisions, ReportFacts, ReportMessages } from "./messages.ts";
import { type PlaceNames, placeNames } from "./places.ts";
import { pageStyle } from "./style.ts";

type PageMessages = ReportMessages & PlaceNames;

const styleHash = createHash("sha256").update(pageStyle).digest("base64");

/** The Content-Security-Policy of the page, wherever it is opened. */
export const reportPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'`;

/** The whole page, in the language of the messages; the manuscript's text stays English. */
export function reportPage(
  report: ManuscriptReport,
  facts: ReportFacts,
  given: ReportMessages,
): string {
  const { say, language } = given;
  const { decisions = new Map() } = facts;
  const messages: PageMessages = { ...given, ...placeNames(report, given) };
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${reportPagePolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${facts.fileName} · ${say("report:title")}</title>
<style>${{ markup: pageStyle }}</style>
</head>
<body>
<header>
<p class="kind">${say("report:title")}</p>
<h1 class="file">${facts.fileName}</h1>
<p class="small">${editedOn(facts, messages)}</p>
<p class="small">${messages.say("report:strength", { strength: facts.strength })}</p>
${versionOf(facts, messages)}
${figures(report, decisions, messages)}
</header>
<main>
${shortened(report, facts, messages)}
${leftOut(facts, messages)}
${putBack(report, messages)}
${changes(report, decisions, messages)}
${proofSheet(report, messages)}
${rest(report, facts, messages)}
</main>
</body>
</html>
`;
  return page.markup;
}

function editedOn(facts: ReportFacts, messages: ReportMessages): string {
  return messages.say("report:edited-on", {
    style: facts.styleOfEnglish,
    date: messages.dateTime(facts.completedAt),
    duration: durationText(facts.durationSeconds, messages),
  });
}

function durationText(seconds: number, { say, number }: ReportMessages): string {
  if (seconds < 1) return say("report:under-a-second");
  const minutes = Math.floor(seconds / 60);
  const left = seconds % 60;
  const inMinutes = say("report:minutes", { count: minutes, number: number(minutes) });
  const inSeconds = say("report:seconds", { count: left, number: number(left) });
  if (minutes === 0) return inSeconds;
  if (left === 0) return inMinutes;
  return say("report:minutes-and-seconds", { minutes: inMinutes, seconds: inSeconds });
}

/** Which version it is, and what is new since the one before. */
function versionOf({ version }: ReportFacts, { say, number }: ReportMessages): Markup {
  if (!version) return html``;
  const { previous } = version;
  const of = previous
    ? say("report:version-of", { name: previous.name })
    : say("report:version-of-deleted");
  const told = versionSentences(version).map(({ key, count, total = 0 }) =>
    say(`report:${key}`, { count, number: number(count), total: number(total) }),
  );
  return html`<p class="small">${say("report:version-number", { number: number(version.number) })} ${of}</p>
<ul class="small">
${told.map((sentence) => html`<li>${sentence}</li>`)}
</ul>`;
}

function figures(
  report: ManuscriptReport,
  decisions: ReportDecisions,
  { say, number }: ReportMessages,
): Markup {
  const { words, sentences, proof } = report;
  const all = report.paragraphs
    .flatMap((paragraph) => paragraph.changes)
    .filter((change) => decisions.get(change.number)?.decision !== "rejected");
  const toCheck = all.filter(({ check }) => check).length;
  const figure = (value: string, name: string) =>
    html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  return html`<dl class="facts">
${figure(
  number(all.length),
  say("report:figure-changes", {
    count: all.length,
    changed: number(sentences.changed),
    total: number(sentences.total),
  }),
)}
${figure(`${number(words.before)} → ${number(words.after)}`, say("report:figure-words"))}
${figure(`${number(proof.length)} = ${number(proof.length)}`, say("report:figure-values"))}
${toCheck === 0 ? [] : figure(number(toCheck), say("report:figure-check", { count: toCheck }))}
</dl>`;
}

/** How far it is from the number of words that was asked for, and why. */
function shortened(
  { words }: ManuscriptReport,
  { shortening }: ReportFacts,
  { say, number }: ReportMessages,
): Markup {
  if (!shortening) return html``;
  const { wanted, cut, isReached, reasons } = shorteningOutcome(words, shortening);
  const told = say("report:shortened", {
    cut: number(cut),
    wanted: number(wanted),
    before: number(words.before),
    after: number(words.after),
    target: number(shortening.target),
  });
  if (isReached) return html`<p class="text">${told}</p>`;
  return html`<p class="text">${told} ${say("report:shortened-not")}</p>
<ul class="text">
${reasons.map(({ key, count }) => html`<li>${say(`report:shortened-${key}`, { count, number: number(count) })}</li>`)}
</ul>`;
}

/** What the file lacks that a reader may expect in it. */
function leftOut(facts: ReportFacts, { say, number }: ReportMessages): Markup[] {
  const told = [
    ["documents:model-left", facts.paragraphsLeft],
    ["documents:edits-left-out", facts.editsLeftOut],
  ] as const;
  return told
    .filter(([, count]) => count > 0)
    .map(([key, count]) => html`<p class="text">${say(key, { count, number: number(count) })}</p>`);
}

/** What was taken out stands first: it is what a reader must know. */
function putBack({ differences, editsTakenOut }: ManuscriptReport, messages: PageMessages): Markup {
  if (differences.length === 0) return html``;
  const told = messages.say("report:file-put-back", {
    count: editsTakenOut,
    number: messages.number(editsTakenOut),
  });
  return html`<div class="warning"><p>${told}</p></div>
${proofTable(differences, messages, "file-proposed")}`;
}

function changes(
  { paragraphs, sentences }: ManuscriptReport,
  decisions: ReportDecisions,
  messages: PageMessages,
): Markup {
  const { say, number } = messages;
  if (paragraphs.length === 0) {
    const read = say("report:nothing-text", {
      count: sentences.total,
      number: number(sentences.total),
    });
    return html`<section><h2>${say("report:nothing-title")}</h2><p class="text">${read}</p></section>`;
  }
  const legend = html`<ul class="legend">
<li><del>${say("report:mark-removed")}</del></li>
<li><ins>${say("report:mark-added")}</ins></li>
<li><span class="kept">${say("report:mark-protected")}</span></li>
</ul>`;
  let last: string | null = null;
  const told = paragraphs.map((paragraph) => {
    const section = messages.section(paragraph);
    const title = section === last ? [] : [html`<h3>${section}</h3>\n`];
    last = section;
    return html`${title}${changedParagraph(paragraph, decisions, messages)}`;
  });
  return html`<section><h2>${say("report:file-changes")}</h2>
${legend}
${told}
</section>`;
}

function changedParagraph(
  paragraph: ReportParagraph,
  decisions: ReportDecisions,
  messages: ReportMessages,
): Markup {
  const { inTable, changes: list } = paragraph;
  const where = inTable ? [html`<p class="where">${messages.say("report:in-table")}</p>\n`] : [];
  return html`${where}<p class="text" lang="en" dir="auto">${markedText(paragraph, decisions, messages)}</p>
<ol class="notes">${list.map((change) => note(change, decisions, messages))}</ol>
`;
}

function note(
  change: ReportChange,
  decisions: ReportDecisions,
  { say, number }: ReportMessages,
): Markup {
  const check =
    change.check && change.meaning === null
      ? [html` <span class="look">${say("report:filter-check")}</span>`]
      : [];
  const meaning = change.meaning
    ? [
        html` <span class="look">${say("report:filter-meaning")}</span> ${say(`reasons:meaning-${change.meaning}`)}`,
      ]
    : [];
  const { before, after } = change;
  const category = say("report:note-head", { label: say(`reasons:category-${change.category}`) });
  const reason = change.reason === null ? "" : say(`reasons:${change.reason}`, { before, after });
  const decision = decisions.get(change.number);
  const why = decision?.reason ? ` (${say(`report:why-${decision.reason}`)})` : "";
  const decided = decision
    ? [html` <b class="${decision.decision}">${say(`report:note-${decision.decision}`)}${why}</b>`]
    : [];
  return html`<li id="n${change.number}"><a href="#c${change.number}">${number(change.number)}</a> <b>${category}</b> ${reason}${check}${meaning}${decided}</li>\n`;
}

function proofSheet({ proof }: ManuscriptReport, messages: PageMessages): Markup {
  const { say, number } = messages;
  const title = html`<h2>${say("report:proof-title")}</h2>`;
  if (proof.length === 0) {
    return html`<section>${title}<p class="text">${say("report:proof-nothing")}</p></section>`;
  }
  const counted = proofKinds.flatMap((kind) => {
    const count = proof.filter((row) => row.kind === kind).length;
    return count === 0
      ? []
      : [html`<li>${say(`report:counted-${kind}`, { count, number: number(count) })}</li>`];
  });
  const same = say("report:all-identical", { count: proof.length, number: number(proof.length) });
  return html`<section>${title}
<p class="text">${say("report:file-proof-text")} ${same}</p>
<ul class="legend">${counted}</ul>
${proofTable(proof, messages)}
</section>`;
}

/** @param other what the values stand beside: those of the edited file, or what an edit proposed */
function proofTable(
  rows: readonly ProofRow[],
  messages: PageMessages,
  other: "column-edited" | "file-proposed" = "column-edited",
): Markup {
  const { say } = messages;
  const columns = ["column-kind", "column-original", other, "column-where"] as const;
  const heads = columns.map((column) => html`<th scope="col">${say(`report:${column}`)}</th>`);
  const value = (text: string | null) => text ?? say("report:value-missing");
  const lines = rows.map((row) => {
    const differing = differs(row) ? html` class="differs"` : html``;
    return html`<tr${differing}><td>${say(`report:kind-${row.kind}`)}</td><td><bdi>${value(row.before)}</bdi></td><td><bdi>${value(row.after)}</bdi></td><td>${messages.where(row.place)}</td></tr>\n`;
  });
  return html`<table><thead><tr>${heads}</tr></thead>
<tbody>
${lines}</tbody></table>`;
}

function rest(
  { comparison, terms }: ManuscriptReport,
  facts: ReportFacts,
  messages: ReportMessages,
): Markup {
  const { say, number } = messages;
  const { parts, sameParts, originalSha256, editedSha256 } = comparison;
  const told = say("report:parts", {
    count: sameParts,
    number: number(parts),
    same: number(sameParts),
  });
  const partsLabel = facts.isSource ? say("report:source-files-label") : say("report:parts-label");
  const listed = terms
    ? html`\n<dt>${say("report:terms-label")}</dt><dd>${say("report:terms-applied", {
        count: terms.listed,
        number: number(terms.listed),
        found: number(terms.found),
        kept: number(terms.kept),
        rewritten: number(terms.rewritten),
      })}</dd>`
    : html``;
  return html`<section><h2>${say("report:rest-title")}</h2>
<dl class="rest">
<dt>${partsLabel}</dt><dd>${told}</dd>
<dt>${say("report:engine-label")}</dt><dd>${say("report:engine", { version: /\d+\.\d+/.exec(facts.engine)?.[0] ?? facts.engine })} <code>${facts.engine}</code></dd>${listed}
<dt>${say("report:checksum-label")}</dt><dd>${say("report:checksum-original")}: <code>${originalSha256}</code><br>${say("report:checksum-edited")}: <code>${editedSha256}</code></dd>
</dl>
</section>`;
}
