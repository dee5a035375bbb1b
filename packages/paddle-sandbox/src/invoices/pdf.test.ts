import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningSandbox, standingClock, startSandbox, subscribe } from "../testing.ts";
import { renderInvoice } from "./pdf.ts";

/** The text a reader would copy: what the content streams draw. */
function textOf(pdf: Buffer): string {
  const raw = pdf.toString("latin1");
  const parts: string[] = [];
  for (const match of raw.matchAll(/\/FlateDecode[\s\S]*?stream\r?\n([\s\S]*?)endstream/g)) {
    const stream = inflateSync(Buffer.from(match[1] ?? "", "latin1")).toString("latin1");
    for (const [, array = ""] of stream.matchAll(/\[([^\]]*)\] TJ/g)) {
      const bytes = [...array.matchAll(/<([0-9a-f]+)>/g)].map(([, one = ""]) => one).join("");
      parts.push(new TextDecoder("windows-1252").decode(Buffer.from(bytes, "hex")));
    }
  }
  return parts.join("\n");
}

describe("invoices", () => {
  let running: RunningSandbox;
  const clock = standingClock("2026-05-01T00:00:00.000Z");

  beforeAll(async () => {
    running = await startSandbox({ clock });
    running.sandbox.clock.freeze(clock.now());
  });
  afterAll(() => running.sandbox.stop());

  const purchaseOf = async (subscriptionId: string) => {
    const [transaction] = await running.paddle.transactions
      .list({ subscriptionId: [subscriptionId] })
      .next();
    return transaction?.id ?? "";
  };

  test("without another name the buyer is called as the card that paid", async () => {
    const id = await purchaseOf(await subscribe(running, { countryCode: "GB" }));
    const { url } = await running.paddle.transactions.getInvoicePDF(id, { disposition: "inline" });
    const pdf = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(textOf(pdf)).toContain("Ada Example");
  });

  test("a paid purchase is a PDF with buyer, lines, tax, total and card", async () => {
    const id = await purchaseOf(await subscribe(running, { countryCode: "GB" }));
    const { url } = await running.paddle.transactions.getInvoicePDF(id, { disposition: "inline" });
    const response = await fetch(url);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toMatch(
      /^inline; filename="SBX-2026-\d{6}\.pdf"$/,
    );
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    const text = textOf(pdf);
    for (const part of [
      "TEST",
      "Test invoice",
      "Ada Example",
      "reader@example.org",
      "GB",
      "Premium editing – Monthly",
      "20 %",
      "£1.67",
      "£10.00",
      "Paid with the card ending in 4242",
    ]) {
      expect(text).toContain(part);
    }
  });

  test("the link works for an hour of real time", async () => {
    const id = await purchaseOf(await subscribe(running, { email: "hour@example.org" }));
    const { url } = await running.paddle.transactions.getInvoicePDF(id);
    await running.sandbox.clock.advance("P1D");
    clock.to("2026-05-01T00:59:59.000Z");
    expect((await fetch(url)).status).toBe(200);
    clock.to("2026-05-01T01:00:00.000Z");
    expect((await fetch(url)).status).toBe(410);
    expect((await fetch(`${running.url}/invoices/unknown.pdf`)).status).toBe(404);
  });

  test("letters of Western Europe are text, others question marks, and no font is in the file", async () => {
    const pdf = await renderInvoice({
      title: "Test",
      number: "SBX-2026-000001",
      date: "2026-05-01",
      seller: ["Sandbox"],
      buyer: ["Investigación S.A.", "Edição Ltda", "李明"],
      lines: [{ name: "Premium – Monthly", quantity: "1", tax: "6 %", amount: "€11.00" }],
      totals: [{ label: "Total", amount: "¥1,800" }],
      paidWith: null,
      note: "",
    });
    const text = textOf(pdf);
    const drawn = [
      "Investigación S.A.",
      "Edição Ltda",
      "??",
      "Premium – Monthly",
      "€11.00",
      "¥1,800",
    ];
    for (const line of drawn) expect(text).toContain(line);
    expect(pdf.toString("latin1")).not.toContain("/FontFile");
  });
});
