// @vitest-environment jsdom
import type { EligiblePayment } from "@curie/contract";
import { act, screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { aUser, beginEachTestAtNoon, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { FapiaoPage } from "./fapiao-page.tsx";

const user = beginEachTestAtNoon();
const call = "GET /api/paddle-fapiao/eligible-payments";
const create = "POST /api/fapiao";
const inChina = aUser({ region: "china", fapiaoEligible: true, email: "li@example.cn" });

function aPayment(change: Partial<EligiblePayment> = {}): EligiblePayment {
  return {
    paymentId: "3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f",
    date: "2026-09-22T10:00:00.000Z",
    productName: "Premium with translation",
    plan: {
      planName: "premium_including_translation",
      catalogueSet: "original",
      billingInterval: "yearly",
    },
    paidAmount: { amount: 128_000, currency: "CNY" },
    receiptCode: "E6KZX6M4TQ",
    invoiceNumber: "C-2026-000017",
    ...change,
  };
}
const older = aPayment({
  paymentId: "4f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f",
  receiptCode: "A7KZX6M4TQ",
  invoiceNumber: "C-2026-000003",
});
const both = { body: { payments: [aPayment(), older] } };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(
  answers: Parameters<typeof fakeServer>[0],
  { path = "/rubriq/fapiao", locale = "en_US" as const } = {},
) {
  const calls = fakeServer(answers);
  const drawn = await renderInApp(
    <Routes>
      <Route path="/rubriq/fapiao" element={<FapiaoPage />} />
      <Route path="/rubriq/:receiptCode/fapiao" element={<FapiaoPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { path, user: inChina, locale },
  );
  return { ...drawn, calls, names: () => calls.map((one) => one.call) };
}
async function opened(...given: Parameters<typeof open>) {
  const drawn = await open(...given);
  await pass(2000);
  await screen.findByRole("group", { name: "Payment" });
  return drawn;
}
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => user.click(screen.getByRole("button", { name: "Request fapiao" }));
const taxNumber = /^Unified social credit code/;

describe("the page of fapiao", () => {
  it("asks for the payments two seconds after it was opened, and says that it looks for them [S180 G-55]", async () => {
    const { names } = await open({ [call]: both });
    expect(screen.getByText("Looking for your payments…")).toBeTruthy();
    await pass(1900);
    expect(names()).toEqual([]);
    await pass(100);
    expect(names()).toEqual([call]);
    await screen.findByRole("group", { name: "Payment" });
    expect(screen.queryByText("Looking for your payments…")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    expect(names()).toEqual([call, call]);
  });

  it("lists the eligible payments, the newest chosen [S30 S205]", async () => {
    await opened({ [call]: both });
    const radios = within(screen.getByRole("group", { name: "Payment" })).getAllByRole("radio");
    expect(radios.map((radio) => radio.getAttribute("aria-label"))).toEqual([
      "Premium with translation, CN¥1,280.00, 22 Sep 2026, C-2026-000017",
      "Premium with translation, CN¥1,280.00, 22 Sep 2026, C-2026-000003",
    ]);
    expect((radios[0] as HTMLInputElement).checked).toBe(true);
  });

  it("chooses the payment whose receipt code the address names [S30]", async () => {
    await opened({ [call]: both }, { path: "/rubriq/A7KZX6M4TQ/fapiao" });
    const chosen = screen.getByRole<HTMLInputElement>("radio", { name: /C-2026-000003$/ });
    expect(chosen.checked).toBe(true);
  });

  it.each([
    ["that is a stranger's", "A7KZX6M4TQ", "billing.receipt-not-found"],
    ["that is none", "nonsense", "invalid-input"],
  ] as const)("does not find a receipt code %s [S30]", async (_name, code, refused) => {
    await open({ [call]: refusal(refused) }, { path: `/rubriq/${code}/fapiao` });
    await pass(2000);
    await screen.findByRole("heading", { name: "This payment was not found" });
  });

  it("says when the payment of the address has its fapiao already [S30 G-49]", async () => {
    const rest = { body: { payments: [aPayment()] } };
    await open({ [call]: rest }, { path: "/rubriq/A7KZX6M4TQ/fapiao" });
    await pass(2000);
    await screen.findByText(/^No fapiao can be requested for this payment now/);
  });

  it("says when there is no payment, and when they cannot be had, and asks again", async () => {
    let answer: ReturnType<typeof refusal> = refusal("internal-error");
    await open({ [call]: () => answer });
    await pass(2000);
    await screen.findByRole("heading", { name: "Your payments could not be loaded" });
    answer = { body: { payments: [] } };
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await screen.findByRole("heading", { name: "There is no payment to request a fapiao for" });
  });
});

describe("the form of a fapiao", () => {
  it("asks a company for name and number, and sends them as they are printed [S204 G-50]", async () => {
    const { calls } = await opened({ [call]: both, [create]: { body: { fapiao: null } } });
    await user.type(field(/^Name of the buyer/), " 深圳示例科技有限公司 ");
    await user.type(field(taxNumber), "9144 0300 7084 6113 6t");
    await user.type(field(/^Remark/), "课题 117");
    await submit();
    expect(calls.find((one) => one.call === create)?.body).toEqual({
      paymentId: aPayment().paymentId,
      titleType: "company",
      type: "general",
      title: "深圳示例科技有限公司",
      taxNumber: "91440300708461136T",
      registeredAddress: "",
      phone: "",
      bankName: "",
      bankAccount: "",
      email: "li@example.cn",
      remark: "课题 117",
    });
  });

  it("asks for address, telephone, bank and account where the fapiao is special, and for no number of a person [S204 G-50]", async () => {
    await opened({ [call]: both });
    expect(screen.queryByLabelText("Registered address")).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Special VAT" }));
    for (const label of ["Registered address", "Registered phone", "Bank", "Bank account"]) {
      expect(field(label)).toBeTruthy();
    }
    await user.click(screen.getByRole("radio", { name: "Individual" }));
    for (const label of [taxNumber, "Registered address", "Special VAT"]) {
      expect(screen.queryByLabelText(label)).toBeNull();
    }
  });

  it("says what is missing at its field, sends nothing, and goes to the first one [S204 G-50]", async () => {
    const { names } = await opened({ [call]: both });
    await user.click(screen.getByRole("radio", { name: "Special VAT" }));
    await user.type(field(taxNumber), "91440300708461136X");
    await user.clear(field(/^E-mail address/));
    await submit();
    expect(screen.getByText("Enter the name of the buyer.")).toBeTruthy();
    expect(screen.getByText(/^This number does not fit/)).toBeTruthy();
    expect(screen.getByText("Enter the bank.")).toBeTruthy();
    expect(screen.getByText("Enter an e-mail address.")).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(field(/^Name of the buyer/)));
    expect(names()).toEqual([call]);
    await user.type(field("Bank"), "招商银行");
    expect(screen.queryByText("Enter the bank.")).toBeNull();
  });

  it("keeps what was typed when it is refused, and says why in the issuer's words [S185]", async () => {
    const message = "购买方名称与纳税人识别号不一致，请核对后重新申请。";
    await opened({ [call]: both, [create]: refusal("fapiao.refused", { message }) });
    await user.type(field(/^Name of the buyer/), "深圳示例科技有限公司");
    await user.type(field(taxNumber), "91440300708461136T");
    await submit();
    expect((await screen.findByRole("alert")).textContent).toContain(message);
    expect(field(/^Name of the buyer/).value).toBe("深圳示例科技有限公司");
    expect(field(taxNumber).value).toBe("91440300708461136T");
  });

  it("marks the fields that the server names [S185 S204]", async () => {
    await opened({ [call]: both, [create]: refusal("invalid-input", { fields: ["title"] }) });
    await user.type(field(/^Name of the buyer/), "深圳示例科技有限公司");
    await user.type(field(taxNumber), "91440300708461136T");
    await submit();
    expect(await screen.findByText("Enter the name of the buyer.")).toBeTruthy();
  });

  it("says that the fapiao was requested, and leads to the orders [S185]", async () => {
    await opened({ [call]: both, [create]: { body: { fapiao: null } } });
    await user.type(field(/^Name of the buyer/), "深圳示例科技有限公司");
    await user.type(field(taxNumber), "91440300708461136T");
    await submit();
    await screen.findByRole("heading", { name: "Fapiao requested" });
    const link = screen.getByRole("link", { name: "To your orders" });
    expect(link.getAttribute("href")).toBe("/rubriq/invoices");
  });

  it("reads in Chinese as a finance office expects [S185 G-50]", async () => {
    fakeServer({ [call]: both });
    await open({ [call]: both }, { locale: "zh_CN" as never });
    await pass(2000);
    await screen.findByRole("group", { name: "付款" });
    await user.click(screen.getByRole("radio", { name: "增值税专用发票" }));
    for (const label of [
      "购买方名称",
      "统一社会信用代码/纳税人识别号",
      "注册地址",
      "注册电话",
      "开户银行",
      "银行账号",
    ]) {
      expect(screen.getByLabelText(label)).toBeTruthy();
    }
  });
});
