import { strToU8, zipSync } from "fflate";

/** A part of the page, in millimetres from its top left; sizes in points. */
export type Piece =
  | { kind: "text"; text: string; x: number; y: number; size: number; bold?: boolean }
  | { kind: "line"; x: number; y: number; toX: number; toY: number }
  /** Pale and large across the page. */
  | { kind: "mark"; text: string; x: number; y: number; size: number };

const namespace = 'xmlns:ofd="http://www.ofdspec.org/2016"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** Of the entries, so that the same content is the same file. */
const packedAt = new Date("2026-01-01T00:00:00");

/** One page as OFD (GB/T 33190-2016): a ZIP archive of XML, measured in millimetres from the top left. */
export function ofdFile(
  title: string,
  { width, height }: { width: number; height: number },
  pieces: readonly Piece[],
): Buffer {
  const box = `<ofd:PhysicalBox>0 0 ${width} ${height}</ofd:PhysicalBox>`;
  const objects = pieces.map((piece, index) => objectOf(piece, index + 10)).join("");
  const files = new Map([
    [
      "OFD.xml",
      `<ofd:OFD ${namespace} Version="1.0" DocType="OFD"><ofd:DocBody><ofd:DocInfo><ofd:DocID>${"0".repeat(32)}</ofd:DocID><ofd:Title>${escaped(title)}</ofd:Title></ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`,
    ],
    [
      "Doc_0/Document.xml",
      `<ofd:Document ${namespace}><ofd:CommonData><ofd:MaxUnitID>${pieces.length + 10}</ofd:MaxUnitID><ofd:PageArea>${box}</ofd:PageArea><ofd:PublicRes>PublicRes.xml</ofd:PublicRes></ofd:CommonData><ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages></ofd:Document>`,
    ],
    [
      "Doc_0/PublicRes.xml",
      `<ofd:Res ${namespace} BaseLoc="Res"><ofd:Fonts><ofd:Font ID="2" FontName="宋体" FamilyName="宋体"/></ofd:Fonts></ofd:Res>`,
    ],
    [
      "Doc_0/Pages/Page_0/Content.xml",
      `<ofd:Page ${namespace}><ofd:Area>${box}</ofd:Area><ofd:Content><ofd:Layer ID="3" Type="Body">${objects}</ofd:Layer></ofd:Content></ofd:Page>`,
    ],
  ]);
  const entries = Object.fromEntries(
    [...files].map(([name, content]) => [name, strToU8(head + content)]),
  );
  return Buffer.from(zipSync(entries, { mtime: packedAt }));
}

function objectOf(piece: Piece, id: number): string {
  if (piece.kind === "line") {
    const [x, y] = [Math.min(piece.x, piece.toX), Math.min(piece.y, piece.toY)];
    const [width, height] = [Math.abs(piece.toX - piece.x), Math.abs(piece.toY - piece.y)];
    const path = `M 0 0 L ${width} ${height}`;
    return `<ofd:PathObject ID="${id}" Boundary="${x} ${y} ${width + 1} ${height + 1}" LineWidth="0.2"><ofd:AbbreviatedData>${path}</ofd:AbbreviatedData></ofd:PathObject>`;
  }
  // Points into millimetres.
  const size = Math.round((piece.size / 72) * 25.4 * 100) / 100;
  const steps = advances(piece.text, size).join(" ");
  const pale = piece.kind === "mark" ? '<ofd:FillColor Value="204 204 204"/>' : "";
  const weight = piece.kind === "mark" || piece.bold ? ' Weight="700"' : "";
  const boundary = `${piece.x} ${piece.y - size} 200 ${size + 1}`;
  const delta = steps === "" ? "" : ` DeltaX="${steps}"`;
  return `<ofd:TextObject ID="${id}" Boundary="${boundary}" Font="2" Size="${size}"${weight}>${pale}<ofd:TextCode X="0" Y="${size}"${delta}>${escaped(piece.text)}</ofd:TextCode></ofd:TextObject>`;
}

/** From each letter to the next: Latin ones and digits are half as wide. */
function advances(text: string, size: number): number[] {
  const letters = [...text];
  return letters
    .slice(0, -1)
    .map((letter) => Math.round((/[ -~\u00a0-\u00ff]/.test(letter) ? size / 2 : size) * 100) / 100);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
