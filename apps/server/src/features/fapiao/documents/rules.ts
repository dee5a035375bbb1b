import type { FapiaoFormat } from "@curie/contract";
import { pdfFile, pdfLine, pdfMark, pdfText } from "#features/billing/pdf/rules.ts";
import { plainAmount, writtenAmount } from "../amounts/rules.ts";
import type { Application } from "../issuer/rules.ts";
import { ofdFile, type Piece } from "../ofd/rules.ts";

/** What a test document prints. */
export type PrintedFapiao = Application & { number: string; issuedAt: Date };

const page = { width: 210, height: 140 };
/** On every document that no tax office knows. */
const watermark = ["测试样张 非税务凭证", "TEST, not a tax document"] as const;

const typeNames = {
  general: "电子发票（普通发票）",
  special: "电子发票（增值税专用发票）",
} as const;

/** A test document with a watermark; the same fapiao is the same file. */
export function fapiaoDocument(fapiao: PrintedFapiao, format: FapiaoFormat): Buffer {
  const title = typeNames[fapiao.type];
  switch (format) {
    case "pdf":
      return pdfOf(title, layOut(fapiao));
    case "ofd":
      return ofdFile(title, page, layOut(fapiao));
    case "xml":
      return Buffer.from(xmlOf(fapiao), "utf8");
  }
}

/** In the order and with the words of the fully digital fapiao (数电发票). */
function layOut(fapiao: PrintedFapiao): Piece[] {
  const { buyer, seller, item, number, issuedAt } = fapiao;
  const rate = `${item.taxPercent}%`;
  const bank = [buyer.bankName, buyer.bankAccount].filter(Boolean).join(" ");
  const address = [buyer.registeredAddress, buyer.phone].filter(Boolean).join(" ");
  const remarks = [
    address && `购买方地址、电话：${address}`,
    bank && `购买方开户银行、账号：${bank}`,
    fapiao.remark,
  ].filter(Boolean);
  return [
    { kind: "mark", text: watermark[0], x: 45, y: 90, size: 30 },
    { kind: "mark", text: watermark[1], x: 48, y: 108, size: 24 },
    text(typeNames[fapiao.type], 68, 14, 16, true),
    text(`发票号码：${number}`, 142, 11, 9),
    text(`开票日期：${chineseDay(issuedAt)}`, 142, 17, 9),
    ...box(8, 24, 202, 128),
    line(8, 44, 202, 44),
    line(105, 24, 105, 44),
    text("购买方信息", 10, 30, 9, true),
    fitted(`名称：${buyer.name}`, 10, 35, 93),
    text(`统一社会信用代码/纳税人识别号：${buyer.taxNumber}`, 10, 41, 9),
    text("销售方信息", 107, 30, 9, true),
    fitted(`名称：${seller.name}`, 107, 35, 93),
    text(`统一社会信用代码/纳税人识别号：${seller.taxNumber}`, 107, 41, 9),
    ...columns.map(({ name, x }) => text(name, x, 50, 9)),
    text(item.name, 10, 57, 9),
    text("次", 82, 57, 9),
    text("1", 97, 57, 9),
    text(plainAmount(item.price), 112, 57, 9),
    text(plainAmount(item.price), 140, 57, 9),
    text(rate, 164, 57, 9),
    text(plainAmount(item.tax), 182, 57, 9),
    line(8, 84, 202, 84),
    text("合计", 20, 82, 9),
    text(`¥${plainAmount(item.price)}`, 140, 82, 9),
    text(`¥${plainAmount(item.tax)}`, 182, 82, 9),
    line(8, 94, 202, 94),
    text("价税合计（大写）", 10, 91, 9, true),
    text(writtenAmount(item.total), 52, 91, 9),
    text(`（小写）¥${plainAmount(item.total)}`, 140, 91, 9),
    text("备注", 10, 100, 9, true),
    ...remarks.map((remark, index) => fitted(remark, 24, 100 + index * 6, 176)),
    text("开票人：系统自动开具（测试）", 10, 134, 9),
  ];
}

const columns = [
  { name: "项目名称", x: 10 },
  { name: "规格型号", x: 60 },
  { name: "单位", x: 80 },
  { name: "数量", x: 95 },
  { name: "单价", x: 114 },
  { name: "金额", x: 142 },
  { name: "税率/征收率", x: 158 },
  { name: "税额", x: 184 },
];

function text(content: string, x: number, y: number, size: number, bold = false): Piece {
  return { kind: "text", text: content, x, y, size, bold };
}

/** Smaller where it would not fit into so many millimetres. */
function fitted(content: string, x: number, y: number, width: number): Piece {
  const size = 9;
  const letter = (size / 72) * 25.4;
  const needed = [...content].reduce(
    (sum, one) => sum + (/[ -~\u00a0-\u00ff]/.test(one) ? letter / 2 : letter),
    0,
  );
  return text(content, x, y, Math.floor(size * Math.min(1, width / needed) * 10) / 10);
}

function line(x: number, y: number, toX: number, toY: number): Piece {
  return { kind: "line", x, y, toX, toY };
}

function box(x: number, y: number, toX: number, toY: number): Piece[] {
  return [line(x, y, toX, y), line(toX, y, toX, toY), line(toX, toY, x, toY), line(x, toY, x, y)];
}

const pointsOf = (millimetres: number) => Math.round((millimetres / 25.4) * 7200) / 100;

function pdfOf(title: string, pieces: readonly Piece[]): Buffer {
  const place = (x: number, y: number) => ({ x: pointsOf(x), y: pointsOf(page.height - y) });
  const content = pieces.map((piece) => {
    if (piece.kind === "line") return pdfLine(place(piece.x, piece.y), place(piece.toX, piece.toY));
    const { size } = piece;
    const at = { ...place(piece.x, piece.y), size };
    if (piece.kind === "mark") return pdfMark(piece.text, at);
    return pdfText(piece.text, { ...at, bold: piece.bold ?? false });
  });
  return pdfFile({ title, width: pointsOf(page.width), height: pointsOf(page.height), content });
}

/** What accounting programs read. */
function xmlOf({ type, number, issuedAt, buyer, seller, item, remark }: PrintedFapiao): string {
  const lines: [string, string][] = [
    ["Notice", watermark.join(" / ")],
    ["InvoiceType", typeNames[type]],
    ["InvoiceNumber", number],
    ["IssueTime", issuedAt.toISOString()],
    ["BuyerName", buyer.name],
    ["BuyerIdNum", buyer.taxNumber],
    ["BuyerAddr", buyer.registeredAddress],
    ["BuyerTelNum", buyer.phone],
    ["BuyerBankName", buyer.bankName],
    ["BuyerBankAccNum", buyer.bankAccount],
    ["SellerName", seller.name],
    ["SellerIdNum", seller.taxNumber],
    ["ItemName", item.name],
    ["TaxRate", String(item.taxPercent / 100)],
    ["TotalAmWithoutTax", (item.price / 100).toFixed(2)],
    ["TotalTaxAm", (item.tax / 100).toFixed(2)],
    ["TotalTax-includedAmount", (item.total / 100).toFixed(2)],
    ["TotalTax-includedAmountInChinese", writtenAmount(item.total)],
    ["Remark", remark],
  ];
  const body = lines.map(([name, value]) => `  <${name}>${escapeXml(value)}</${name}>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<EInvoice test="true">\n${body}</EInvoice>\n`;
}

const escapes = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
]);

function escapeXml(value: string): string {
  return value.replace(/[&<>"]/g, (character) => escapes.get(character) ?? "");
}

/** The day it is in China. */
function chineseDay(instant: Date): string {
  const parts = new Intl.DateTimeFormat("en-u-ca-gregory", {
    timeZone: "Asia/Shanghai",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(instant);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("year")}年${of("month")}月${of("day")}日`;
}
