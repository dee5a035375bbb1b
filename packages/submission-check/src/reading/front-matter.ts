/** Title, running title and keywords. */
import type { CheckedParagraph, Place } from "../model.ts";
import { isAbstractHeading, isHeading, keywordsStart } from "./headings.ts";

export type Keywords = Place & { list: readonly string[] };
export type RunningTitle = Place & { text: string };

export function findTitle(body: readonly CheckedParagraph[]): CheckedParagraph | null {
  const styled = body.find(({ kind, style }) => kind === "title" || style === "title");
  if (styled) return styled;
  for (const paragraph of body.slice(0, 4)) {
    const { text } = paragraph;
    const words = text.trim().split(/\s+/).length;
    const isLine = words >= 4 && words <= 45 && !/[.:]\s*$/.test(text) && !/^\d/.test(text);
    const isOther = /@|\b(?:running|journal|article type|manuscript|university|department)\b/i;
    if (isLine && !isOther.test(text) && !isAbstractHeading(text)) return paragraph;
  }
  return null;
}

const runningStart = /^\s*(?:running|short)\s(?:head(?:er|ing|line)?|title)\s*[:：.]?\s*/i;

export function findRunningTitle(body: readonly CheckedParagraph[]): RunningTitle | null {
  for (const [index, { id, text }] of body.slice(0, 60).entries()) {
    const start = runningStart.exec(text)?.[0].length;
    if (start === undefined) continue;
    const own = text.slice(start).trim();
    if (own !== "") return { paragraph: id, start, end: text.length, text: own };
    const next = body[index + 1];
    if (next && next.text.length < 150) {
      return { paragraph: next.id, start: 0, end: next.text.length, text: next.text.trim() };
    }
  }
  return null;
}

export function findKeywords(body: readonly CheckedParagraph[]): Keywords | null {
  for (const [index, one] of body.entries()) {
    const { text, id } = one;
    const start = keywordsStart.exec(text.trimStart())?.[0].length;
    if (start === undefined) continue;
    const lead = text.length - text.trimStart().length;
    const own = text.slice(lead + start).replace(/^[\s:：.—–-]+/u, "");
    if (own.trim() !== "") {
      return { paragraph: id, start: 0, end: text.length, list: splitKeywords(own) };
    }
    const below: CheckedParagraph[] = [];
    for (const next of body.slice(index + 1, index + 12)) {
      if (isHeading(next) || next.text.length > 300) break;
      below.push(next);
      if (/[,;]/.test(next.text)) break;
    }
    const [first] = below;
    if (!first) continue;
    const list = below.flatMap((next) => splitKeywords(next.text));
    return { paragraph: first.id, start: 0, end: first.text.length, list };
  }
  return null;
}

function splitKeywords(text: string): string[] {
  const separator = text.includes(";") ? /;/ : /[,，、·•|\n\t]/;
  return text
    .split(separator)
    .map((one) => one.replace(/[\s.]+$/, "").trim())
    .filter((one) => one !== "");
}
