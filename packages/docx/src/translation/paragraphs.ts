/** Which paragraphs of a document can be translated, and as what. */
import type { StoryPart, WordDocument } from "../document.ts";
import type { Paragraph, ParagraphKind } from "../model.ts";
import { isUneditableKind } from "../reading/kinds.ts";
import type { SourceParagraph } from "../reading/source.ts";
import type { Draft } from "./content.ts";
import { PropertiesReader } from "./formatting.ts";
import { readParagraph } from "./paragraph-reader.ts";
import type { Obstacle } from "./settled-content.ts";
import { settle } from "./settled-content.ts";
import type { Template } from "./templates.ts";
import { makeTemplate } from "./templates.ts";

/** Why a paragraph with words is not translated. */
export type LeftOutReason =
  | Extract<ParagraphKind, "reference" | "code" | "contents">
  /** All its words are the results of fields, or in locked content controls, or were moved here. */
  | "locked"
  /** A text box that the file holds twice, and differently. */
  | "halves-differ"
  | Obstacle;

/** A paragraph of a part, or one of the two halves of one in a text box. */
export type Half = { draft: Draft; template: Template };

export type Translatable = { halves: readonly Half[]; template: Template };

export type PartContent = {
  part: StoryPart;
  /** By `Paragraph.id`. Null for a paragraph without words. */
  paragraphs: Map<number, Translatable | LeftOutReason | null>;
};

/** Takes the wanted paragraphs of every part apart. */
export function readContent(
  document: WordDocument,
  isWanted: (paragraph: Paragraph) => boolean,
): PartContent[] {
  const byPart = new Map<StoryPart, Map<number, SourceParagraph>>();
  document.source.paragraphs.forEach(({ part, source }, id) => {
    const paragraph = document.paragraphs[id];
    if (!paragraph || !isWanted(paragraph)) return;
    const wanted = byPart.get(part) ?? new Map<number, SourceParagraph>();
    byPart.set(part, wanted.set(id, source));
  });
  return [...byPart].map(([part, wanted]) => readPartContent(document, part, wanted));
}

function readPartContent(
  document: WordDocument,
  part: StoryPart,
  wanted: ReadonlyMap<number, SourceParagraph>,
): PartContent {
  const paragraphs: PartContent["paragraphs"] = new Map();
  const properties = new PropertiesReader();
  for (const [id, source] of wanted) {
    const paragraph = document.paragraphs[id] as Paragraph;
    const halves = paragraph.editable
      ? joinHalves(halvesOf(source).map((half) => makeHalf(part, half, properties)))
      : whyNotEditable(paragraph);
    paragraphs.set(id, halves);
  }
  return { part, paragraphs };
}

function halvesOf(source: SourceParagraph): SourceParagraph[] {
  return source.twin ? [source, source.twin] : [source];
}

function whyNotEditable({ kind, text }: Paragraph): LeftOutReason | null {
  if (!/\p{L}/u.test(text)) return null;
  return isUneditableKind(kind) ? (kind as LeftOutReason) : "locked";
}

function makeHalf(
  { outline }: StoryPart,
  owner: SourceParagraph,
  properties: PropertiesReader,
): Half | Obstacle | null {
  if (owner.pieces.length === 0) return "markup";
  const draft = readParagraph(outline, owner, properties);
  if (draft.pieces !== owner.pieces.length) return "markup";
  const content = settle(draft);
  if (typeof content === "string") return /\p{L}/u.test(owner.text) ? content : null;
  const template = makeTemplate(content);
  return template && { draft, template };
}

/** Both halves of a text box get one translation, so both must ask for it in the same words. */
function joinHalves(
  read: readonly (Half | Obstacle | null)[],
): Translatable | LeftOutReason | null {
  const halves: Half[] = [];
  for (const half of read) {
    if (!half || typeof half === "string") return half;
    halves.push(half);
  }
  const [first, second] = halves;
  if (!first) return null;
  if (second && second.template.source !== first.template.source) return "halves-differ";
  return { halves, template: first.template };
}
