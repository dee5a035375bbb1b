import { pdfFile, pdfText } from "../pdf/rules.ts";

/** What is printed on a receipt; amounts and dates are formatted already. */
export type ReceiptContent = {
  title: string;
  /** One line each, below the title. */
  head: readonly string[];
  /** A name and what belongs to it, in one or several lines. */
  rows: readonly { name: string; lines: readonly string[] }[];
  note: string | null;
};

const left = 56;
const valuesFrom = 210;
const top = 780;
const lineHeight = 18;

/** A receipt as a PDF of one A4 page with a text layer. The same content is the same file. */
export function receiptPdf({ title, head, rows, note }: ReceiptContent): Buffer {
  const page: string[] = [];
  let y = top;
  const write = (text: string, x: number, size: number, bold = false) => {
    page.push(pdfText(text, { x, y, size, bold }));
  };
  write(title, left, 20, true);
  y -= 30;
  for (const line of head) {
    write(line, left, 10);
    y -= lineHeight;
  }
  y -= lineHeight;
  for (const { name, lines } of rows) {
    write(name, left, 10, true);
    for (const line of lines) {
      write(line, valuesFrom, 10);
      y -= lineHeight;
    }
    if (lines.length === 0) y -= lineHeight;
  }
  y -= lineHeight;
  if (note !== null) write(note, left, 9);
  return pdfFile({ title, width: 595, height: 842, content: page });
}
