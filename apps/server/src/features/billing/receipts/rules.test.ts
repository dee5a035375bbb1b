import { expect, test } from "vitest";
import { pdfText } from "../pdf/rules.ts";
import { receiptPdf } from "./rules.ts";

const content = {
  title: "收据",
  head: ["C-2026-000001"],
  rows: [
    { name: "购买方", lines: ["李静 (Li Jing)", "北京"] },
    { name: "Total", lines: ["¥499.00"] },
  ],
  note: null,
};

/** The texts of the page in the order they are written. */
function textsOf(pdf: Buffer): string[] {
  const page = pdf.toString("latin1");
  return [...page.matchAll(/BT (.*?) ET/gs)].map(([, line = ""]) =>
    [...line.matchAll(/\/(\w+) \d+ Tf <([0-9a-f]*)> Tj/g)]
      .map(([, font, hex = ""]) =>
        font === "Plain" || font === "Bold"
          ? Buffer.from(hex, "hex").toString("latin1")
          : Buffer.from(hex, "hex").swap16().toString("utf16le"),
      )
      .join(""),
  );
}

test("a receipt has every text in order, Latin and Chinese on one line [G-46]", () => {
  expect(textsOf(receiptPdf(content))).toEqual([
    "收据",
    "C-2026-000001",
    "购买方",
    "李静 (Li Jing)",
    "北京",
    "Total",
    "¥499.00",
  ]);
});

test("the title and the names of a receipt are bold, and a name without a value has a line of its own", () => {
  const rows = [
    { name: "Buyer", lines: [] },
    { name: "Total", lines: ["1.00"] },
  ];
  const page = receiptPdf({ title: "Receipt", head: ["No 1"], rows, note: "Paid" });
  const written = [...page.toString("latin1").matchAll(/BT \d+ (\d+) Td \/(\w+) \d+ Tf/g)];
  expect(written.map(([, height, font]) => [Number(height), font])).toEqual([
    [780, "Bold"],
    [750, "Plain"],
    [714, "Bold"],
    [696, "Bold"],
    [696, "Plain"],
    [660, "Plain"],
  ]);
});

test("the table of a receipt says where each object stands", () => {
  const file = receiptPdf(content).toString("latin1");
  const start = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
  const [head = "", ...entries] = file.slice(start).split("\n");
  expect(head).toBe("xref");
  const count = Number(/^0 (\d+)$/.exec(entries[0] ?? "")?.[1]);
  expect(count).toBe([...file.matchAll(/^\d+ 0 obj$/gm)].length + 1);
  for (let index = 1; index < count; index += 1) {
    const offset = Number(entries[index + 1]?.slice(0, 10));
    expect(file.slice(offset, offset + 10)).toMatch(new RegExp(`^${index} 0 obj`));
  }
  for (const [, length, body] of file.matchAll(/\/Length (\d+) >>\nstream\n(.*?)\nendstream/gs)) {
    expect(body).toHaveLength(Number(length));
  }
});

test("the same content is the same file", () => {
  expect(receiptPdf(content).equals(receiptPdf(content))).toBe(true);
});

test("a text of a page is plain unless it is asked for in bold", () => {
  expect(pdfText("a", { x: 1, y: 2, size: 10 })).toBe("BT 1 2 Td /Plain 10 Tf <61> Tj ET");
});
