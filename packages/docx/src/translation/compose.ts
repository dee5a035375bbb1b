/**
 * A translation as markup: runs for its text, source slices for everything else, in the order the
 * translation asks for; range marks at the places that correspond to where they were.
 */
import { escapeText } from "../xml/text.ts";
import type { Slice } from "./content.ts";
import { NO_BREAK_HYPHEN } from "./content.ts";
import type { EnglishLanguage, Look } from "./looks.ts";
import { englishProperties } from "./looks.ts";
import type { Outline, OutlineText } from "./range-marks.ts";
import { placeMarks } from "./range-marks.ts";
import type { TaggedToken } from "./tagged-text.ts";
import type { Template } from "./templates.ts";

/** Writes one part: knows its source, the language, and how each look is written. */
export type Pen = {
  /** Source text, text boxes inside it translated already. */
  slice(slice: Slice): string;
  text(text: string, look: Look): string;
  /** A run of the look with the given elements, written with its prefix. */
  run(content: (prefix: string) => string, look: Look): string;
};

/** @param slice gives a stretch of the source, with what was written inside it */
export function makePen(language: EnglishLanguage, slice: Pen["slice"]): Pen {
  const runs = new Map<Look, { before: string; after: string; prefix: string }>();
  const runOf = (look: Look) => {
    let run = runs.get(look);
    if (!run) {
      const prefix = look.name.includes(":") ? look.name.slice(0, look.name.indexOf(":") + 1) : "";
      run = {
        before: `${look.before}${look.open}${englishProperties(look, language)}`,
        after: `</${look.name}>${look.after}`,
        prefix,
      };
      runs.set(look, run);
    }
    return run;
  };
  const pen: Pen = {
    slice,
    run(content, look) {
      const { before, after, prefix } = runOf(look);
      return `${before}${content(prefix)}${after}`;
    },
    text(text, look) {
      if (text === "") return "";
      return pen.run(
        (prefix) =>
          text
            .split(NO_BREAK_HYPHEN)
            .map((part) => textElement(part, prefix))
            .join(`<${prefix}noBreakHyphen/>`),
        look,
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
        output += pen.text(entry.text.slice(from, mark.at - entry.at), entry.look);
        from = mark.at - entry.at;
        writeMarksUntil(mark.at);
      }
      output += pen.text(entry.text.slice(from), entry.look);
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
      return pen.text(item.text, item.look);
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
  const around: { look: Look; region: number; id: number }[] = [
    { look: template.look, region: 0, id: 0 },
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
      if (last?.kind === "text" && last.look === inside.look && last.region === region) {
        last.text += token.text;
      } else {
        const entry: OutlineText = {
          kind: "text",
          text: token.text,
          look: inside.look,
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
      const { container, look } = template.enclosures.get(token.id) ?? {
        container: null,
        look: inside.look,
      };
      if (token.kind === "open") {
        const start = at;
        if (container) add(container.open);
        if (!outline.tags.has(token.id)) {
          outline.tags.set(token.id, { start, innerStart: at, innerEnd: at, end: at, region });
        }
        around.push({ look, region: container ? token.id : region, id: token.id });
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
