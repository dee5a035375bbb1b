import { aWordFile as aFileOf, paragraph, run } from "@curie/docx/testing";

/** A Word file that holds these paragraphs. */
export function aWordFile(paragraphs: readonly string[]): Buffer {
  return aFileOf(paragraphs.map((text) => paragraph(run(escapeXml(text)))).join(""));
}

/** A Word file of exactly so many words. */
export function aWordFileOf(words: number): Buffer {
  const sentence = (count: number) => Array.from({ length: count }, () => "word").join(" ");
  const full = Math.floor(words / 100);
  const paragraphs = Array.from({ length: full }, () => sentence(100));
  if (words % 100 > 0) paragraphs.push(sentence(words % 100));
  return aWordFile(paragraphs);
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
