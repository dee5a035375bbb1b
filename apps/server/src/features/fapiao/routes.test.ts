import { randomUUID } from "node:crypto";
import type { EligiblePayment, Fapiao, OrderPage } from "@curie/contract";
import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { noteRefund } from "#features/billing/refunds/service.ts";
import { recordToldRefund } from "#features/billing/told-refunds/service.ts";
import { payments } from "#features/plans/tables.ts";
import {
  cookieOf,
  type Person,
  refusalOf,
  startBeside,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { keepFollowing, refundAfterFapiao } from "./following/service.ts";
import { refundOrder, reverseRefunded } from "./refunds/service.ts";
import { fapiaos, localApplications, localReversals } from "./tables.ts";

let at: TestApp;
let person: Person;
beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await at.person({ country: "CN" });
});
afterAll(() => at.close());

const code = "91440300708461136T";
/** A form of a company for a general fapiao. */
const form = (change: object = {}) => ({
  titleType: "company",
  type: "general",
  title: "深圳示例科技有限公司",
  taxNumber: code,
  email: "caiwu@example.cn",
  ...change,
});
const special = {
  type: "special",
  registeredAddress: "深圳市南山区科技中一路 1 号",
  phone: "0755-86013388",
  bankName: "招商银行深圳分行",
  bankAccount: "8178 1000 0001",
};

let paidSoFar = 0;
async function pay(
  who: Person,
  change: Partial<typeof payments.$inferInsert> = {},
): Promise<{ paymentId: string; receiptCode: string }> {
  paidSoFar += 1;
  const id = randomUUID();
  const receiptCode = `TEST${String(paidSoFar).padStart(6, "0").replaceAll("0", "Z").replaceAll("1", "Y")}`;
  await at.ctx.db.insert(payments).values({
    id,
    userId: who.identity,
    kind: "plan",
    productName: "Premium with translation",
    takenBy: "direct",
    externalId: randomUUID(),
    paidAt: at.clock.now(),
    amount: 128_000,
    currency: "CNY",
    planName: "premium_including_translation",
    catalogueSet: "original",
    billingInterval: "yearly",
    receiptCode,
    ...change,
  });
  return { paymentId: id, receiptCode: change.receiptCode ?? receiptCode };
}

const create = (payload: object, who = person) => who.post("/api/fapiao", payload);
const created = async (payload: object, who = person) =>
  (await create(payload, who)).json<{ fapiao: Fapiao }>().fapiao;
const cancel = (identity: string | null, who = person, reason = "issued-in-error") =>
  who.post(`/api/fapiao/${identity}/cancel`, { reason });
const eligible = async (who = person, query = "") =>
  (await who.get(`/api/paddle-fapiao/eligible-payments${query}`)).json<{
    payments: EligiblePayment[];
  }>().payments;
const orders = async (who = person) => (await who.get("/api/orders")).json<OrderPage>().orders;
const shown = async (who = person) => (await orders(who))[0]?.fapiao;
const file = (identity: string | null, format = "pdf", who = person) =>
  who.get(`/api/fapiao/${identity}/file?format=${format}`);
const seconds = (count: number) => at.clock.advance(count * 1000);
/** One turn of the job that follows a fapiao. */
const follow = (identity: string | null) =>
  keepFollowing(at.ctx, { identity: identity ?? "", asked: 0 });
/** Of one that was asked for and issued. */
async function issued(change: object = {}, who = person): Promise<Fapiao & { paymentId: string }> {
  const { paymentId } = await pay(who);
  const { identity } = await created(form({ paymentId, ...change }), who);
  seconds(5);
  await follow(identity);
  const found = await shown(who);
  if (!found) throw new Error("the order says nothing about its fapiao");
  return { ...found, paymentId };
}
const jobsOf = async (identity: string | null, name = "fapiao.follow") => {
  const { rows } = await at.ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job
    where name = ${name} and data->>'identity' = ${identity}`);
  return rows[0]?.count;
};

describe("payments a fapiao can be asked for", () => {
  test("are own ones in yuan, not given back, within 360 days, without a live fapiao [S205 G-49]", async () => {
    const { paymentId } = await pay(person);
    await pay(person, { amount: 0, receiptCode: null });
    await pay(person, { refundedAmount: 1 });
    await pay(person, { currency: "USD" });
    const old = new Date(at.clock.now().getTime() - 361 * 86_400_000);
    await pay(person, { paidAt: old });
    const taken = await pay(person);
    await created(form({ paymentId: taken.paymentId }));
    await pay(await at.person({ country: "CN" }));
    expect(await eligible()).toEqual([
      {
        paymentId,
        date: at.clock.now().toISOString(),
        productName: "Premium with translation",
        plan: {
          planName: "premium_including_translation",
          catalogueSet: "original",
          billingInterval: "yearly",
        },
        paidAmount: { amount: 128_000, currency: "CNY" },
        receiptCode: expect.any(String),
        invoiceNumber: null,
      },
    ]);
  });

  test("are none for who is not in mainland China, and none without a sign-in [S205 S178]", async () => {
    const abroad = await at.person({ country: "SG" });
    await pay(abroad);
    expect(await eligible(abroad)).toEqual([]);
    const url = "/api/paddle-fapiao/eligible-payments";
    expect((await at.request({ method: "GET", url })).statusCode).toBe(401);
  });

  test("are found by the receipt code of an address; a stranger's is not found [S30 S205]", async () => {
    const { receiptCode } = await pay(person);
    expect(await eligible(person, `?receiptCode=${receiptCode}`)).toHaveLength(1);
    const other = await at.person({ country: "CN" });
    const url = `/api/paddle-fapiao/eligible-payments?receiptCode=${receiptCode}`;
    const refusal = { status: 404, code: "billing.receipt-not-found" };
    expect(refusalOf(await other.get(url))).toEqual(refusal);
  });
});

describe("a fapiao", () => {
  test("is asked for by a person or a company, issued after some seconds, and told with its order [S183 S184 S204 G-51 G-52]", async () => {
    const individual = { titleType: "individual", title: "李静", taxNumber: "" };
    const { paymentId, receiptCode } = await pay(person);
    const none = { identity: null, status: "can-generate", type: null, number: null };
    expect(await shown()).toEqual({ ...none, downloadUrl: null, canRequest: true });
    const begun = await created(form({ receiptCode, ...individual }));
    expect(begun).toEqual({
      identity: expect.any(String),
      status: "issuing",
      type: "general",
      number: null,
      downloadUrl: null,
      canRequest: false,
    });
    expect(await shown()).toEqual(begun);
    await follow(begun.identity);
    expect(await shown()).toMatchObject({ status: "issuing" });
    seconds(5);
    await follow(begun.identity);
    const { number, ...done } = (await shown()) ?? {};
    expect(done).toEqual({
      identity: begun.identity,
      status: "completed",
      type: "general",
      downloadUrl: `/api/fapiao/${begun.identity}/file`,
      canRequest: false,
    });
    expect(number).toMatch(/^2600\d{16}$/);
    const url = "/api/demo/mailbox?to=caiwu@example.cn";
    const { mails } = (await at.request({ method: "GET", url })).json();
    expect(mails).toMatchObject([{ subject: `电子发票 ${number}` }]);
    expect(refusalOf(await create(form({ paymentId })))).toEqual({
      status: 409,
      code: "fapiao.already-requested",
    });
  });

  test.each([
    ["a company with a wrong check character", { taxNumber: "91440300708461136X" }, "taxNumber"],
    ["a company without a number", { taxNumber: "" }, "taxNumber"],
    ["no name", { title: " " }, "title"],
    ["no e-mail", { email: undefined }, "email"],
    ["an e-mail that is none", { email: "caiwu" }, "email"],
    ["a special one for a person", { ...special, titleType: "individual" }, "type"],
    [
      "a special one without an address",
      { ...special, registeredAddress: "" },
      "registeredAddress",
    ],
    ["a special one without a telephone", { ...special, phone: "" }, "phone"],
    ["a special one without a bank", { ...special, bankName: "" }, "bankName"],
    ["a special one without an account", { ...special, bankAccount: "" }, "bankAccount"],
    ["a telephone of letters", { phone: "call me" }, "phone"],
    ["neither payment nor receipt code", { paymentId: undefined }, "paymentId"],
    ["both payment and receipt code", { receiptCode: "E6KZX6M4TQ" }, "paymentId"],
    ["a name with hidden characters", { title: "示例\u202e公司" }, "title"],
  ])(
    "with %s is refused, with the field that is wrong [S204 G-50]",
    async (_name, change, field) => {
      const { paymentId } = await pay(person);
      const answer = await create(form({ paymentId, ...change }));
      expect(answer.json()).toMatchObject({ code: "invalid-input", params: { fields: [field] } });
      expect(await shown()).toMatchObject({ status: "can-generate" });
    },
  );

  test("with a field nobody asked for is refused, and without a sign-in too [S204]", async () => {
    const { paymentId } = await pay(person);
    const odd = await create(form({ paymentId, amount: 1 }));
    expect(refusalOf(odd)).toEqual({ status: 400, code: "invalid-input" });
    const payload = form({ paymentId });
    const nobody = await at.request({ method: "POST", url: "/api/fapiao", payload });
    expect(nobody.statusCode).toBe(401);
  });

  test("takes an older tax number, and a number as people type it [S204 G-50]", async () => {
    for (const taxNumber of ["110108123456789", " 9144 0300 7084 6113 6t "]) {
      const { paymentId } = await pay(person);
      expect((await create(form({ paymentId, taxNumber }))).statusCode).toBe(200);
    }
    const rows = await at.ctx.db.select().from(fapiaos).where(eq(fapiaos.userId, person.identity));
    expect(rows.map(({ taxNumber }) => taxNumber).sort()).toEqual(["110108123456789", code]);
  });

  test("of a stranger's payment, or for who is not offered any, is refused [S178 S204 G-49]", async () => {
    const { paymentId } = await pay(person);
    const other = await at.person({ country: "CN" });
    const notFound = { status: 404, code: "billing.receipt-not-found" };
    expect(refusalOf(await create(form({ paymentId }), other))).toEqual(notFound);
    const abroad = await at.person({ country: "SG" });
    const theirs = await pay(abroad);
    const notEligible = { status: 409, code: "fapiao.not-eligible" };
    expect(refusalOf(await create(form({ paymentId: theirs.paymentId }), abroad))).toEqual(
      notEligible,
    );
    const dollars = await pay(person, { currency: "USD" });
    expect(refusalOf(await create(form({ paymentId: dollars.paymentId })))).toEqual(notEligible);
  });

  test("that two windows ask for at once is one, and the other window is told [S204 G-49]", async () => {
    const { paymentId } = await pay(person);
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(form({ paymentId }))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const rows = await at.ctx.db.select().from(fapiaos).where(eq(fapiaos.paymentId, paymentId));
    expect(rows).toHaveLength(1);
    expect(await at.ctx.db.select().from(localApplications)).toContainEqual(
      expect.objectContaining({ id: rows[0]?.id }),
    );
  });

  test("cannot be two for the database either, whoever writes them [G-49]", async () => {
    const { paymentId } = await pay(person);
    await created(form({ paymentId }));
    const [row] = await at.ctx.db.select().from(fapiaos).where(eq(fapiaos.paymentId, paymentId));
    if (!row) throw new Error("no fapiao");
    const twin = at.ctx.db.insert(fapiaos).values({ ...row, id: randomUUID() });
    await expect(twin).rejects.toThrow();
  });

  test("that is refused at once is told in the issuer's words, and can be asked for again [S185 G-54]", async () => {
    const { paymentId } = await pay(person);
    const refused = await create(form({ paymentId, title: "测试拒绝有限公司" }));
    expect(refused.json()).toMatchObject({
      code: "fapiao.refused",
      params: { message: "购买方名称与纳税人识别号不一致，请核对后重新申请。" },
    });
    expect(await shown()).toMatchObject({ status: "failed", number: null });
    expect(await eligible()).toHaveLength(1);
    expect(await created(form({ paymentId }))).toMatchObject({ status: "issuing" });
  });

  test("that fails later says so with its order, and can be asked for again [S184 G-54]", async () => {
    const { paymentId } = await pay(person);
    const { identity } = await created(form({ paymentId, title: "测试失败有限公司" }));
    seconds(5);
    await follow(identity);
    expect(await shown()).toMatchObject({ identity, status: "failed", downloadUrl: null });
    expect(await eligible()).toHaveLength(1);
  });

  test("is a PDF, an OFD and an XML file with a watermark, for who asked for it alone [S183 G-51]", async () => {
    const { identity, number } = await issued({ ...special, remark: "课题 2026-117" });
    const pdf = await file(identity);
    expect(pdf.headers["content-type"]).toBe("application/pdf");
    expect(pdf.headers["content-disposition"]).toContain(`${number}.pdf`);
    const hex = (text: string) => Buffer.from(text, "utf16le").swap16().toString("hex");
    for (const text of [
      "电子发票（增值税专用发票）",
      "深圳示例科技有限公司",
      "壹仟贰佰捌拾圆整",
      "测试样张",
    ]) {
      expect(pdf.body).toContain(hex(text));
    }
    expect(pdf.body).toContain(Buffer.from("TEST, not a tax document", "latin1").toString("hex"));

    const ofd = unzipSync((await file(identity, "ofd")).rawPayload);
    expect(Object.keys(ofd)).toContain("OFD.xml");
    const content = strFromU8(ofd["Doc_0/Pages/Page_0/Content.xml"] ?? new Uint8Array());
    for (const text of ["TEST, not a tax document", `发票号码：${number}`, "价税合计（大写）"]) {
      expect(content).toContain(text);
    }
    const { body: xml } = await file(identity, "xml");
    for (const part of [
      '<EInvoice test="true">',
      "TEST, not a tax document",
      `<InvoiceNumber>${number}</InvoiceNumber>`,
      `<BuyerIdNum>${code}</BuyerIdNum>`,
      "<TotalAmWithoutTax>1207.55</TotalAmWithoutTax>",
      "<TotalTaxAm>72.45</TotalTaxAm>",
      "<TotalTax-includedAmount>1280.00</TotalTax-includedAmount>",
      "<Remark>课题 2026-117</Remark>",
    ]) {
      expect(xml).toContain(part);
    }
    const notFound = { status: 404, code: "fapiao.not-found" };
    expect(refusalOf(await file(identity, "pdf", await at.person()))).toEqual(notFound);
    expect(refusalOf(await file(identity, "exe"))).toEqual(notFound);
    const url = `/api/fapiao/${identity}/file`;
    expect((await at.request({ method: "GET", url })).statusCode).toBe(401);
  });

  test("that is not issued yet has no file [S183]", async () => {
    const { paymentId } = await pay(person);
    const { identity } = await created(form({ paymentId }));
    expect(refusalOf(await file(identity)).code).toBe("fapiao.not-issued");
  });
});

describe("a cancellation", () => {
  test("of a general fapiao needs nobody's word; afterwards a new one is issued once [S186 S219 G-53]", async () => {
    const { identity, paymentId } = await issued();
    expect((await cancel(identity)).json()).toMatchObject({
      fapiao: { identity, status: "cancellation-pending" },
    });
    expect(await shown()).toMatchObject({ status: "cancellation-pending" });
    expect(await eligible()).toEqual([]);
    seconds(5);
    await follow(identity);
    expect(await shown()).toMatchObject({ status: "cancelled" });
    const again = await created(form({ paymentId }));
    seconds(5);
    await follow(again.identity);
    await cancel(again.identity);
    seconds(5);
    await follow(again.identity);
    expect(await shown()).toMatchObject({ identity: again.identity, status: "cancelled" });
    expect(await eligible()).toEqual([]);
    expect(refusalOf(await create(form({ paymentId }))).code).toBe("fapiao.not-eligible");
  });

  test("of a special fapiao waits for its buyer: confirmed it is done, refused it is rejected [S219 G-53]", async () => {
    for (const [decision, status] of [
      ["confirm", "cancelled"],
      ["reject", "cancellation-rejected"],
    ]) {
      const buyer = await at.person({ country: "CN" });
      const { identity } = await issued(special, buyer);
      await cancel(identity, buyer);
      seconds(60);
      await follow(identity);
      expect(await shown(buyer)).toMatchObject({ status: "cancellation-pending" });
      // The page of the demonstration decides, and the issuer calls us.
      const url = `/api/demo/fapiao/${identity}`;
      await at.request({ method: "POST", url, payload: { decision } });
      expect(await shown(buyer)).toMatchObject({ status });
      expect(refusalOf(await cancel(identity, buyer)).code).toBe("fapiao.not-cancellable");
    }
  });

  test("of a special fapiao that nobody confirms lapses after 72 hours, and can be asked for again [G-53]", async () => {
    const { identity } = await issued(special);
    await cancel(identity);
    seconds(72 * 3600 - 60);
    await follow(identity);
    expect(await shown()).toMatchObject({ status: "cancellation-pending" });
    seconds(60);
    await follow(identity);
    expect(await shown()).toMatchObject({ status: "completed" });
    expect((await cancel(identity)).statusCode).toBe(200);
    // What is told of the first one is not about the second.
    await follow(identity);
    expect(await shown()).toMatchObject({ status: "cancellation-pending" });
  });

  test("in any other status, of a stranger, and without a sign-in is refused [S186 S219]", async () => {
    const { paymentId } = await pay(person);
    const { identity } = await created(form({ paymentId }));
    const notCancellable = { status: 409, code: "fapiao.not-cancellable" };
    expect(refusalOf(await cancel(identity))).toEqual(notCancellable);
    seconds(5);
    await follow(identity);
    const notFound = { status: 404, code: "fapiao.not-found" };
    expect(refusalOf(await cancel(identity, await at.person()))).toEqual(notFound);
    expect(refusalOf(await cancel(randomUUID()))).toEqual(notFound);
    const url = `/api/fapiao/${identity}/cancel`;
    const payload = { reason: "issued-in-error" };
    expect((await at.request({ method: "POST", url, payload })).statusCode).toBe(401);
    expect(await shown()).toMatchObject({ status: "completed" });
  });

  test("that the issuer refuses is logged with the payment, and can be tried again [S187 G-56]", async () => {
    const { identity, paymentId } = await issued();
    await at.ctx.db.update(localApplications).set({ number: null });
    expect(refusalOf(await cancel(identity))).toEqual({
      status: 409,
      code: "fapiao.cancellation-refused",
    });
    const line = at.logLines.findLast((one) => one.includes("a fapiao could not be cancelled"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ paymentId, fapiao: identity });
    expect(await shown()).toMatchObject({ status: "completed" });
    await at.ctx.db
      .update(localApplications)
      .set({ number: "26000000000000000001" })
      .where(eq(localApplications.id, identity ?? ""));
    expect((await cancel(identity)).statusCode).toBe(200);
  });

  test("that is asked for twice at once is one [S219]", async () => {
    const { identity } = await issued();
    const answers = await Promise.all([1, 2, 3].map(() => cancel(identity)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const reversals = await at.ctx.db
      .select()
      .from(localReversals)
      .where(eq(localReversals.applicationId, identity ?? ""));
    expect(reversals).toHaveLength(1);
  });
});

describe("what the issuer says", () => {
  test("may be heard many times and by many at once: it happens once [G-52 G-54]", async () => {
    const { paymentId } = await pay(person);
    const { identity } = await created(form({ paymentId }));
    seconds(5);
    await Promise.all(Array.from({ length: 8 }, () => follow(identity)));
    const first = await shown();
    expect(first).toMatchObject({ status: "completed" });
    await follow(identity);
    expect(await shown()).toEqual(first);
  });

  test("is asked for by a job from the first moment, and no more once it is over [G-54]", async () => {
    const { paymentId } = await pay(person);
    const { identity } = await created(form({ paymentId }));
    expect(await jobsOf(identity)).toBe(1);
    await follow(identity);
    expect(await jobsOf(identity)).toBe(2);
    seconds(5);
    await follow(identity);
    expect(await jobsOf(identity)).toBe(2);
  });

  test("is asked for by another process when the first one died before it asked [G-54]", async () => {
    const { paymentId } = await pay(person);
    const { identity } = await created(form({ paymentId }));
    // As it was written down before the issuer was asked.
    await at.ctx.db
      .update(fapiaos)
      .set({ status: "requested" })
      .where(eq(fapiaos.id, identity ?? ""));
    await at.ctx.db.delete(localApplications).where(eq(localApplications.id, identity ?? ""));
    const other = await startBeside(at);
    try {
      await keepFollowing(other.ctx, { identity: identity ?? "", asked: 0 });
      expect(await shown()).toMatchObject({ status: "issuing" });
      seconds(5);
      await keepFollowing(other.ctx, { identity: identity ?? "", asked: 1 });
      expect(await shown()).toMatchObject({ status: "completed" });
    } finally {
      await other.close();
    }
  });
});

describe("a refund of a payment with a fapiao", () => {
  const request = (paymentId: string) => ({
    paymentId,
    reason: "asked for it",
    requestedBy: "operator",
    endPlan: false,
  });
  const refunded = async () => (await orders())[0]?.netAmount.amount === 0;

  test("and the first request for one in the same moment are one or the other [G-45 G-49]", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { paymentId } = await pay(person);
      const [refund, asked] = await Promise.all([
        refundOrder(at.ctx, request(paymentId)),
        person.post("/api/fapiao", form({ paymentId })),
      ]);
      const isFirst = asked.statusCode === 200;
      expect({ refund, isFirst }).toEqual(
        isFirst ? { refund: "fapiao-first", isFirst: true } : { refund: "done", isFirst: false },
      );
    }
  });

  test("that was decided and not done yet leaves nothing to ask for [G-45 G-49]", async () => {
    const { paymentId } = await pay(person);
    await noteRefund(at.ctx, request(paymentId));
    expect(refusalOf(await person.post("/api/fapiao", form({ paymentId }))).code).toBe(
      "fapiao.not-eligible",
    );
  });

  test("that the provider told of by itself asks for its reversal, once [G-45]", async () => {
    const { paymentId } = await issued();
    await at.ctx.db.transaction((tx) => recordToldRefund(at.ctx, tx, paymentId));
    await reverseRefunded(at.ctx, paymentId);
    expect(await shown()).toMatchObject({ status: "cancellation-pending" });
    await reverseRefunded(at.ctx, paymentId);
    expect(await shown()).toMatchObject({ status: "cancellation-pending" });
  });

  test("asks for its reversal first, and follows by itself when that is done [G-45 G-53]", async () => {
    const { identity, paymentId } = await issued();
    expect(await refundOrder(at.ctx, request(paymentId))).toBe("fapiao-first");
    expect(await refundOrder(at.ctx, request(paymentId))).toBe("fapiao-first");
    expect(await shown()).toMatchObject({ status: "cancellation-pending" });
    expect(await refunded()).toBe(false);
    await follow(identity);
    seconds(5);
    await follow(identity);
    expect(await shown()).toMatchObject({ status: "cancelled" });
    expect(await jobsOf(identity, "fapiao.refund-payment")).toBe(1);
    await refundAfterFapiao(at.ctx, identity ?? "");
    await refundAfterFapiao(at.ctx, identity ?? "");
    expect(await refunded()).toBe(true);
    expect(await eligible()).toEqual([]);
  });

  test("waits for one that is being issued, and reverses it then [G-45]", async () => {
    const { paymentId } = await pay(person);
    const { identity } = await created(form({ paymentId }));
    expect(await refundOrder(at.ctx, request(paymentId))).toBe("fapiao-first");
    seconds(5);
    await follow(identity);
    expect(await shown()).toMatchObject({ status: "cancellation-pending" });
    await follow(identity);
    seconds(5);
    await follow(identity);
    expect(await shown()).toMatchObject({ status: "cancelled" });
  });

  test("asks once more for a reversal that was rejected before [G-45]", async () => {
    const { identity, paymentId } = await issued(special);
    await cancel(identity);
    const url = `/api/demo/fapiao/${identity}`;
    await at.request({ method: "POST", url, payload: { decision: "reject" } });
    expect(await refundOrder(at.ctx, request(paymentId))).toBe("fapiao-first");
    expect(await shown()).toMatchObject({ status: "cancellation-pending" });
  });

  test("goes back at once without a live one [G-45]", async () => {
    const { paymentId } = await pay(person);
    expect(await refundOrder(at.ctx, request(paymentId))).toBe("done");
    expect(await refunded()).toBe(true);
  });
});

test("where fapiao are switched off nobody is offered one, and orders say nothing about them [S176 G-54]", async () => {
  const { paymentId } = await pay(person);
  const off = await startBeside(at, { CURIE_FAPIAO: "off" });
  try {
    const signIn = { email: person.email, password: "a long enough password" };
    const url = "/api/accounts/sign-in";
    const cookie = cookieOf(await off.request({ method: "POST", url, payload: signIn }));
    const send = (address: string) =>
      off.request({ method: "GET", url: address, headers: { cookie } });
    const [order] = (await send("/api/orders")).json<OrderPage>().orders;
    expect(order).not.toHaveProperty("fapiao");
    expect((await send("/api/paddle-fapiao/eligible-payments")).json()).toEqual({ payments: [] });
    const asked = await off.request({
      method: "POST",
      url: "/api/fapiao",
      payload: form({ paymentId }),
      headers: { cookie },
    });
    expect(refusalOf(asked)).toEqual({ status: 404, code: "fapiao.not-available" });
  } finally {
    await off.close();
  }
});

test("a name of a hundred letters stays in its place on the page [G-51]", async () => {
  const { identity } = await issued({ title: "长".repeat(100) });
  const ofd = unzipSync((await file(identity, "ofd")).rawPayload);
  const content = strFromU8(ofd["Doc_0/Pages/Page_0/Content.xml"] ?? new Uint8Array());
  const [, size, steps = ""] =
    /Size="([\d.]+)"><ofd:TextCode X="0" Y="[\d.]+" DeltaX="([\d. ]+)">名称：长/.exec(content) ??
    [];
  const width = steps.split(" ").reduce((sum, step) => sum + Number(step), Number(size));
  expect(width).toBeGreaterThan(80);
  expect(width).toBeLessThan(95);
});

test("what a person gets of their data has their fapiao; it stays when they go, without them [G-84]", async () => {
  const { identity } = await issued();
  const data = (await person.get("/api/accounts/export")).json();
  expect(JSON.stringify(data)).toContain(code);
  await at.ctx.db.execute(sql`delete from users where id = ${person.identity}`);
  const [row] = await at.ctx.db
    .select()
    .from(fapiaos)
    .where(eq(fapiaos.id, identity ?? ""));
  expect(row).toMatchObject({ userId: null, status: "completed", title: "深圳示例科技有限公司" });
});
