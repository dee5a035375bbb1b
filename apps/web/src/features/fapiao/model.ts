import {
  type EligiblePayment,
  type FapiaoField,
  type FapiaoRequest,
  fapiaoProblems,
  plainTaxNumber,
} from "@curie/contract";
import type { Failure } from "#lib/failure.ts";

/** What stands in the form. */
export type FapiaoDraft = Omit<FapiaoRequest, "paymentId" | "receiptCode">;

export const emptyDraft: FapiaoDraft = {
  titleType: "company",
  type: "general",
  title: "",
  taxNumber: "",
  registeredAddress: "",
  phone: "",
  bankName: "",
  bankAccount: "",
  email: "",
  remark: "",
};

export type ProblemField = FapiaoField | "email";

/** Fields that a special fapiao prints, and a general one does not ask for. */
export const specialFields = ["registeredAddress", "phone", "bankName", "bankAccount"] as const;

/** What is sent: nothing of fields that are not shown, numbers as they are printed. */
export function requestOf(draft: FapiaoDraft, paymentId: string): FapiaoRequest {
  const company = draft.titleType === "company";
  const type = company ? draft.type : "general";
  const whole: FapiaoRequest = {
    ...draft,
    paymentId,
    type,
    title: draft.title.trim(),
    email: draft.email.trim(),
    remark: draft.remark.trim(),
    taxNumber: company ? plainTaxNumber(draft.taxNumber) : "",
  };
  for (const field of specialFields) whole[field] = type === "special" ? draft[field].trim() : "";
  return whole;
}

/** The fields that do not fit, in the order of the page. */
export function problemsOf(request: FapiaoRequest): ProblemField[] {
  const wrongEmail = !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(request.email);
  return [...fapiaoProblems(request), ...(wrongEmail ? (["email"] as const) : [])];
}

/** The fields that the server names in a refusal. */
export function refusedFields({ code, params }: Failure): string[] {
  const { fields } = params;
  return code === "invalid-input" && Array.isArray(fields) ? [...fields] : [];
}

/** The payment of the address, or the newest. */
export function firstChoice(
  payments: readonly EligiblePayment[],
  receiptCode: string | undefined,
): string | null {
  const found =
    receiptCode === undefined
      ? payments[0]
      : payments.find((payment) => payment.receiptCode === receiptCode);
  return found?.paymentId ?? null;
}
