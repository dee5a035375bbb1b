/** What is printed; amounts are formatted already. */
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
/** Where the cells of a row begin and how wide they are; numbers stand at the right of their cell. */
const columns = [
  { x: left, width: 260, align: "left" },
  { x: 330, width: 50, align: "right" },
  { x: 390, width: 50, align: "right" },
  { x: 450, width: 95, align: "right" },
] as const;

/**
 * An A4 page with a text layer, marked as a test. The fonts that every reader has know the letters
 * of Western Europe; any other letter is printed as a question mark.
 */
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
  const write = (text: string, x: number, y: number, options: Style = {}) => {
    const { size = 10, bold = false, width = 400, align = "left" } = options;
    document
      .font(bold ? "Helvetica-Bold" : "Helvetica")
      .fontSize(size)
      .text(text.replace(otherLetters, "?"), x, y, { width, align });
  };
  const block = (label: string, lines: readonly string[], x: number) => {
    write(label, x, 120, { bold: true });
    lines.forEach((line, index) => {
      write(line, x, 136 + 15 * index, { width: 230 });
    });
  };
  let y = 260;
  const row = (cells: readonly string[], bold: boolean) => {
    columns.forEach(({ x, width, align }, index) => {
      write(cells[index] ?? "", x, y, { bold, width, align });
    });
    y += 20;
  };
  const rule = () =>
    document
      .moveTo(left, y - 5)
      .lineTo(right, y - 5)
      .lineWidth(0.5)
      .strokeColor(quiet)
      .stroke();

  document
    .save()
    .rotate(-40, { origin: [297, 421] })
    .fillColor("#e5e7eb");
  write("TEST", 180, 380, { size: 90, bold: true });
  document.restore().fillColor(ink);
  write(content.title, left, 50, { size: 22, bold: true });
  write(`${content.number}   ${content.date}`, left, 82);
  block("Seller", content.seller, left);
  block("Bill to", content.buyer, 310);
  row(["Description", "Quantity", "Tax", "Amount"], true);
  rule();
  for (const { name, quantity, tax, amount } of content.lines) {
    row([name, quantity, tax, amount], false);
  }
  rule();
  for (const { label, amount, strong } of content.totals) {
    row([label, "", "", amount], strong ?? false);
  }
  document.fillColor(quiet);
  const foot = [content.paidWith, content.note].filter((line) => line !== null);
  write(foot.join("\n"), left, y + 20, { size: 9, width: right - left });

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
    document.end();
  });
}

type Style = { size?: number; bold?: boolean; width?: number; align?: "left" | "right" };

/** All letters that are not in Windows-1252. */
const otherLetters = /[^\n -~\u00a0-ÿ€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
