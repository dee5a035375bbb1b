import { inflateSync } from "node:zlib";

/**
 * The text a reader would copy from one of our PDFs, or of the Paddle sandbox: what
 * their content streams draw, in Latin fonts (one byte a letter) and in Chinese or Japanese ones
 * (UTF-16). It knows these two kinds of files and no others.
 */
export function textOfPdf(pdf: Buffer): string {
  const file = pdf.toString("latin1");
  if (!file.startsWith("%PDF-")) throw new Error("this is no PDF");
  return [...file.matchAll(/<<([^>]*)>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, dictionary = "", body = ""]) =>
      dictionary.includes("/FlateDecode")
        ? inflateSync(Buffer.from(body, "latin1")).toString("latin1")
        : body,
    )
    .flatMap((content) => [...content.matchAll(/BT([\s\S]*?)ET/g)])
    .map(([, block = ""]) => drawn(block))
    .join("\n");
}

/** The letters of one text block, font by font. */
function drawn(block: string): string {
  let text = "";
  let wide = false;
  for (const [, font, show] of block.matchAll(
    /\/(\w+) [\d.]+ Tf|(<[0-9a-f]*> Tj|\[[^\]]*\] TJ)/g,
  )) {
    if (font !== undefined) wide = !/^(Plain|Bold|F\d+)$/.test(font);
    const hex = [...(show ?? "").matchAll(/<([0-9a-f]*)>/g)].map(([, one]) => one).join("");
    const bytes = Buffer.from(hex, "hex");
    text += wide
      ? bytes.swap16().toString("utf16le")
      : new TextDecoder("windows-1252").decode(bytes);
  }
  return text;
}
