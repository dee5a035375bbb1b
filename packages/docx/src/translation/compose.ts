/**
 * A translation as markup: runs for its text, source slices for everything else, in the order the
 * translation asks for; range marks at the places that correspond to where they were.
 */

import type { TaggedToken } from "@curie/tagged-text";
import { escapeText } from "../xml/text.ts";
import type { Slice } from "./content.ts";
import { NO_BREAK_HYPHEN } from "./content.ts";
import type { EnglishLanguage, Formatting } from "./formatting.ts";
import { englishProperties } from "./formatting.ts";
import type { Outline, OutlineText } from "./range-marks.ts";
import { placeMarks } from "./range-marks.ts";
import type { Template } from "./templates.ts";

/** Writes one part: knows its source, the language, and how each formatting is written. */
export type Pen = {
  /** Source text, text boxes inside it translated already. */
  slice(slice: Slice): string;
  text(text: string, formatting: Formatting): string;
  /** A run of the formatting with the given elements, written with its prefix. */
  run(content: (prefix: string) => string, formatting: Formatting): string;
};

/** @param slice gives a stretch of the source, with what was written inside it */
export function makePen(language: EnglishLanguage, slice: Pen["slice"]): Pen {
  const runs = new Map<Formatting, { before: string; after: string; prefix: string }>();
  const runOf = (formatting: Formatting) => {
    let run = runs.get(formatting);
    if (!run) {
      const prefix = formatting.name.includes(":")
        ? formatting.name.slice(0, formatting.name.indexOf(":") + 1)
        : "";
      run = {
        before: `${formatting.before}${formatting.open}${englishProperties(formatting, language)}`,
        after: `</${formatting.name}>${formatting.after}`,
        prefix,
      };
      runs.set(formatting, run);
    }
    return run;
  };
  const pen: Pen = {
    slice,
    run(content, formatting) {
      const { before, after, prefix } = runOf(formatting);
      return `${before}${content(prefix)}${after}`;
    },
    text(text, formatting) {
      if (text === "") return "";
      return pen.run(
        (prefix) =>
          text
            .split(NO_BREAK_HYPHEN)
            .map((part) => textElement(part, prefix))
            .join(`<${prefix}noBreakHyphen/>`),
        formatting,
      );
    },
  };
  return pen;
}

function textElement(text: string, prefix: string): string {
  if (text === "") return "";
  const space = text.trim() === text ? "" : ' xml:space="preserve"';
  return `<${prefix}t${space}>${escapeText(text)}</${prefix}t>`;
}

/**
 * The content of the paragraph with the translation in it.
 * @param tokens of a translation that `validateSegment` found nothing wrong with
 */
export function compose(template: Template, tokens: readonly TaggedToken[], pen: Pen): string {
  const outline = outlineOf(template, tokens);
  const marks = placeMarks(template.tokens, outline);
  let output = "";
  for (const item of template.lead) output += writeItem(item, pen);
  let next = 0;
  const writeMarksUntil = (at: number): void => {
    for (let mark = marks[next]; mark && mark.at <= at; mark = marks[++next]) {
      for (const slice of mark.mark.slices) output += pen.slice(slice);
    }
  };
  for (const entry of outline.entries) {
    writeMarksUntil(entry.at);
    if (entry.kind === "text") {
      let from = 0;
      for (
        let mark = marks[next];
        mark && mark.at < entry.at + entry.text.length;
        mark = marks[next]
      ) {
        output += pen.text(entry.text.slice(from, mark.at - entry.at), entry.formatting);
        from = mark.at - entry.at;
        writeMarksUntil(mark.at);
      }
      output += pen.text(entry.text.slice(from), entry.formatting);
    } else {
      for (const slice of entry.slices) output += pen.slice(slice);
    }
  }
  writeMarksUntil(Number.POSITIVE_INFINITY);
  for (const item of template.trail) output += writeItem(item, pen);
  return output;
}

function writeItem(item: Template["lead"][number], pen: Pen): string {
  switch (item.kind) {
    case "text":
      return pen.text(item.text, item.formatting);
    case "object":
    case "mark":
      return item.slices.map((slice) => pen.slice(slice)).join("");
    case "open":
    case "close":
      return item.container[item.kind].map((slice) => pen.slice(slice)).join("");
  }
}

/** Lays the translation out on one line of numbers, on which marks can be placed. */
function outlineOf(template: Template, tokens: readonly TaggedToken[]): Outline {
  const outline: Outline = {
    entries: [],
    tags: new Map(),
    objects: new Map(),
    end: 0,
  };
  const around: { formatting: Formatting; region: number; id: number }[] = [
    { formatting: template.formatting, region: 0, id: 0 },
  ];
  let at = 0;
  const add = (slices: readonly Slice[]): void => {
    outline.entries.push({ kind: "slices", slices, at });
    at++;
  };
  for (const token of tokens) {
    const inside = around.at(-1);
    if (!inside) break;
    const { region } = inside;
    if (token.kind === "text") {
      const last = outline.entries.at(-1);
      if (
        last?.kind === "text" &&
        last.formatting === inside.formatting &&
        last.region === region
      ) {
        last.text += token.text;
      } else {
        const entry: OutlineText = {
          kind: "text",
          text: token.text,
          formatting: inside.formatting,
          region,
          at,
        };
        outline.entries.push(entry);
      }
      at += token.text.length;
    } else if (token.kind === "x") {
      const start = at;
      add((template.objects.get(token.id) ?? []).flatMap(({ slices }) => slices));
      outline.objects.set(token.id, { start, end: at, region });
    } else {
      const { container, formatting } = template.enclosures.get(token.id) ?? {
        container: null,
        formatting: inside.formatting,
      };
      if (token.kind === "open") {
        const start = at;
        if (container) add(container.open);
        if (!outline.tags.has(token.id)) {
          outline.tags.set(token.id, { start, innerStart: at, innerEnd: at, end: at, region });
        }
        around.push({ formatting, region: container ? token.id : region, id: token.id });
      } else {
        around.pop();
        const place = outline.tags.get(token.id);
        if (place) place.innerEnd = at;
        if (container) add(container.close);
        if (place) place.end = at;
      }
    }
  }
  outline.end = at;
  return outline;
}
