import { isCompanyTaxNumber } from "./tax-number.ts";

/** What page and server decide alike; apart from the schemas, which no page needs to carry. */

/** The life of a fapiao (G-52); `can-generate` is said of a payment that has none. */
export const fapiaoStatuses = [
  "can-generate",
  "requested",
  "issuing",
  "completed",
  "failed",
  "cancellation-pending",
  "cancelled",
  "cancellation-rejected",
] as const;

/** 电子发票（普通发票） or 电子发票（增值税专用发票）. */
export const fapiaoTypes = ["general", "special"] as const;

export const fapiaoTitleTypes = ["individual", "company"] as const;

/** Why a fapiao is reversed, in the words of the tax office: 开票有误, 销货退回, 服务中止, 销售折让 (G-53). */
export const fapiaoCancelReasons = [
  "issued-in-error",
  "goods-returned",
  "service-ended",
  "allowance",
] as const;

export const fapiaoFormats = ["pdf", "ofd", "xml"] as const;

/** Who buys, as it is printed. Fields that do not apply are empty. */
type FapiaoBuyer = {
  titleType: (typeof fapiaoTitleTypes)[number];
  type: (typeof fapiaoTypes)[number];
  /** 购买方名称 */
  title: string;
  /** 统一社会信用代码/纳税人识别号 */
  taxNumber: string;
  registeredAddress: string;
  phone: string;
  bankName: string;
  bankAccount: string;
};
export type FapiaoField = keyof FapiaoBuyer;

/**
 * The fields of a form that do not fit, in the order of the page: the page says it at the field, and the
 * server refuses with the same names. Address, telephone, bank and account belong to a special fapiao (G-50).
 */
export function fapiaoProblems(form: FapiaoBuyer): FapiaoField[] {
  const company = form.titleType === "company";
  const special = form.type === "special";
  const wrong = new Map<FapiaoField, boolean>([
    ["type", special && !company],
    ["title", form.title === ""],
    [
      "taxNumber",
      company ? !isCompanyTaxNumber(form.taxNumber) : !/^[0-9A-Z]{0,20}$/.test(form.taxNumber),
    ],
    ["registeredAddress", special && form.registeredAddress === ""],
    ["phone", (special && form.phone === "") || !/^[0-9+() -]*$/.test(form.phone)],
    ["bankName", special && form.bankName === ""],
    ["bankAccount", (special && form.bankAccount === "") || !/^[0-9 -]*$/.test(form.bankAccount)],
  ]);
  return [...wrong].flatMap(([field, isWrong]) => (isWrong ? [field] : []));
}
