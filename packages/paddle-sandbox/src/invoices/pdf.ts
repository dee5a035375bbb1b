import { type CidFonts, openCidFonts } from "./cid-fonts.ts";

/** What is printed; amounts are words already. */
export type InvoiceContent = {
  title: string;
  number: string;
  date: string;
  seller: readonly string[];
  buyer: readonly string[];
  lines: readonly { name: string; quantity: string; tax: string; amount: string }[];
  totals: readonly { label: string; amount: string; strong?: boolean }[];
  paidWith: string | null;
  note: string;
};

const ink = "#1c2430";
const quiet = "#55606e";
const left = 50;
const right = 545;

/** An A4 page with a text layer, marked as a test. Text may be Latin, Chinese or Japanese. */
export async function renderInvoice(content: InvoiceContent): Promise<Buffer> {
  // Read when the first invoice is asked for: it is the largest part of the package.
  const { default: PDFDocument } = await import("pdfkit");
  const document = new PDFDocument({
    size: "A4",
    margin: left,
    info: {
      Title: `${content.title} ${content.number}`,
      Author: "Paddle sandbox",
      // A document of the same content is the same file.
      CreationDate: new Date(0),
    },
  });
  const fonts = openCidFonts(document);
  watermark(document);
  document.fillColor(ink);
  write(document, fonts, content.title, { x: left, y: 50, size: 22, bold: true });
  write(document, fonts, `${content.number}   ${content.date}`, { x: left, y: 82, size: 10 });
  block(document, fonts, "Seller", content.seller, left);
  block(document, fonts, "Bill to", content.buyer, 310);

  let y = 260;
  const row = (cells: readonly string[], bold: boolean) => {
    const [name = "", quantity = "", tax = "", amount = ""] = cells;
    write(document, fonts, name, { x: left, y, size: 10, bold, width: 260 });
    write(document, fonts, quantity, { x: 330, y, size: 10, bold, width: 50, alignRight: true });
    write(document, fonts, tax, { x: 390, y, size: 10, bold, width: 50, alignRight: true });
    write(document, fonts, amount, { x: 450, y, size: 10, bold, width: 95, alignRight: true });
    y += 20;
  };
  row(["Description", "Quantity", "Tax", "Amount"], true);
  rule(document, y - 5);
  for (const { name, quantity, tax, amount } of content.lines) {
    row([name, quantity, tax, amount], false);
  }
  rule(document, y - 5);
  for (const { label, amount, strong } of content.totals) {
    row([label, "", "", amount], strong ?? false);
  }
  y += 20;
  if (content.paidWith !== null) {
    write(document, fonts, content.paidWith, { x: left, y, size: 10 });
    y += 18;
  }
  document.fillColor(quiet);
  write(document, fonts, content.note, { x: left, y, size: 9, width: right - left });

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
    fonts.end();
    document.end();
  });
}

type Placed = {
  x: number;
  y: number;
  size: number;
  bold?: boolean;
  width?: number;
  alignRight?: boolean;
};

/** The built-in fonts know Western Europe's letters; what they lack goes to the CID fonts. */
function write(
  document: PDFKit.PDFDocument,
  fonts: CidFonts,
  text: string,
  { x, y, size, bold = false, width = 400, alignRight = false }: Placed,
): void {
  document.font(bold ? "Helvetica-Bold" : "Helvetica").fontSize(size);
  const runs = fonts.split(text);
  if (runs.every(({ latin }) => latin)) {
    document.text(text, x, y, { width, align: alignRight ? "right" : "left" });
    return;
  }
  const widths = runs.map((run) =>
    run.latin ? document.widthOfString(run.text) : fonts.widthOf(run.text, size),
  );
  const total = widths.reduce((sum, one) => sum + one, 0);
  let at = alignRight ? x + width - total : x;
  runs.forEach((run, index) => {
    if (run.latin) document.text(run.text, at, y, { lineBreak: false });
    else fonts.write(run.text, at, y, size);
    at += widths[index] ?? 0;
  });
}

function block(
  document: PDFKit.PDFDocument,
  fonts: CidFonts,
  label: string,
  lines: readonly string[],
  x: number,
): void {
  write(document, fonts, label, { x, y: 120, size: 10, bold: true });
  lines.forEach((line, index) => {
    write(document, fonts, line, { x, y: 136 + 15 * index, size: 10, width: 230 });
  });
}

function rule(document: PDFKit.PDFDocument, y: number): void {
  document.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(quiet).stroke();
}

function watermark(document: PDFKit.PDFDocument): void {
  document.save();
  document.rotate(-40, { origin: [297, 421] });
  document.font("Helvetica-Bold").fontSize(90).fillColor("#e5e7eb").text("TEST", 180, 380);
  document.restore();
}
