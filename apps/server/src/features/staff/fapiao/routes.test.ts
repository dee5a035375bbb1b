import { randomUUID } from "node:crypto";
import type { Fapiao, OrderPage, StaffFapiao, StaffPayment } from "@curie/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { decideLocalFapiao } from "#features/fapiao/demonstration/service.ts";
import { keepFollowing, refundAfterFapiao } from "#features/fapiao/following/service.ts";
import { refundOrder } from "#features/fapiao/refunds/service.ts";
import { payments } from "#features/plans/tables.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { openStaff, type StaffPerson } from "#platform/testing/staff.ts";

let at: TestApp;
let operator: StaffPerson;
let person: Person;
beforeAll(async () => {
  at = await startTestApp();
  operator = await openStaff(at);
});
beforeEach(async () => {
  person = await at.person({ country: "CN" });
});
afterAll(() => at?.close());

let made = 0;
/** Asked for by a company, and issued; a special one is reversed when its buyer confirms. */
async function issued(title = "深圳示例科技有限公司"): Promise<{ id: string; paymentId: string }> {
  made += 1;
  const paymentId = randomUUID();
  await at.ctx.db.insert(payments).values({
    ...{ id: paymentId, userId: person.identity, kind: "plan", productName: "Premium" },
    ...{ takenBy: "direct", externalId: paymentId, paidAt: at.clock.now(), amount: 128_000 },
    ...{ currency: "CNY", receiptCode: `STAFFFAP${"ABCDEFGH".charAt(made)}2` },
  });
  const answer = await person.post("/api/fapiao", {
    ...{ paymentId, titleType: "company", type: "special", title, email: "caiwu@example.cn" },
    ...{ taxNumber: "91440300708461136T", registeredAddress: "深圳市", phone: "0755-86013388" },
    ...{ bankName: "招商银行", bankAccount: "8178 1000 0001" },
  });
  const id = answer.json<{ fapiao: Fapiao }>().fapiao.identity ?? "";
  at.clock.advance(5000);
  await follow(id);
  return { id, paymentId };
}
const follow = (identity: string) => keepFollowing(at.ctx, { identity, asked: 0 });
const decide = (identity: string, decision: "confirm" | "reject") =>
  decideLocalFapiao(at.ctx, { identity, decision });
const listed = async (query = "") =>
  (await operator.get(`/api/staff/fapiao${query}`)).json<{ rows: StaffFapiao[] }>().rows;
const one = async (id: string) => (await listed()).find(({ identity }) => identity === id);
const reverse = (id: string, reason = "issued-in-error") => {
  // Each reversal at the issuer has a time of its own.
  at.clock.advance(1000);
  return operator.post(`/api/staff/fapiao/${id}/reverse`, { reason });
};
const shown = async () =>
  (await person.get("/api/orders")).json<OrderPage>().orders[0]?.fapiao ?? null;
const paymentOf = async (id: string) =>
  (await operator.get("/api/staff/payments"))
    .json<{ rows: StaffPayment[] }>()
    .rows.find(({ identity }) => identity === id);

describe("an operator", () => {
  test("finds a fapiao by buyer, tax number, number, receipt and address, and reads its document [G-83]", async () => {
    const { id } = await issued("清华示例大学");
    const found = await one(id);
    expect(found).toMatchObject({ status: "completed", canReverse: true, refund: null });
    const { number, payment } = found ?? {};
    for (const search of ["清华示例", number, payment?.receiptCode, person.email]) {
      const rows = await listed(`?search=${encodeURIComponent(search ?? "none")}`);
      expect(
        rows.map(({ identity }) => identity),
        search ?? "",
      ).toEqual([id]);
    }
    expect(await listed("?search=100%25")).toEqual([]);
    expect((await listed("?status=failed")).map(({ identity }) => identity)).not.toContain(id);
    const file = await operator.get(`/api/staff/fapiao/${id}/file?format=pdf`);
    expect([file.statusCode, file.body.slice(0, 5)]).toEqual([200, "%PDF-"]);
    for (const wrong of [`${id}/file?format=doc`, `${randomUUID()}/file`]) {
      expect(refusalOf(await operator.get(`/api/staff/fapiao/${wrong}`)).code).toBe("not-found");
    }
  });

  test("asks for a reversal once more after it was rejected, where the person may not [G-53 G-56]", async () => {
    const { id } = await issued();
    await person.post(`/api/fapiao/${id}/cancel`, { reason: "issued-in-error" });
    await decide(id, "reject");
    expect(await one(id)).toMatchObject({ status: "cancellation-rejected", canReverse: true });
    const again = await person.post(`/api/fapiao/${id}/cancel`, { reason: "issued-in-error" });
    expect(refusalOf(again).code).toBe("fapiao.not-cancellable");
    const answers = await Promise.all([reverse(id, "goods-returned"), reverse(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await follow(id);
    await decide(id, "confirm");
    expect(await one(id)).toMatchObject({
      ...{ status: "cancelled", canReverse: false },
      redNumber: expect.stringMatching(/^\d{20}$/),
    });
  });

  test("sees that a refund waits for the reversal, asks for it again, and the money follows [G-45 G-83]", async () => {
    const { id, paymentId } = await issued();
    const request = { paymentId, reason: "asked for", requestedBy: "operator", endPlan: false };
    expect(await refundOrder(at.ctx, request)).toBe("fapiao-first");
    await follow(id);
    expect(await one(id)).toMatchObject({
      ...{ status: "cancellation-pending", canReverse: false },
      refund: { reason: "asked for" },
    });
    expect(refusalOf(await reverse(id)).code).toBe("fapiao.not-cancellable");
    await decide(id, "reject");
    await refundAfterFapiao(at.ctx, id);
    expect(await paymentOf(paymentId)).toMatchObject({
      ...{ refunded: { amount: 0 }, fapiao: { status: "cancellation-rejected" } },
    });
    expect((await reverse(id)).statusCode).toBe(200);
    await follow(id);
    await decide(id, "confirm");
    await refundAfterFapiao(at.ctx, id);
    expect(await paymentOf(paymentId)).toMatchObject({
      ...{ refunded: { amount: 128_000 }, fapiao: null },
    });
  });
});

test("after two cancelled fapiao of a payment nobody is led to a third [G-53]", async () => {
  const { id, paymentId } = await issued();
  const cancel = async (identity: string) => {
    await person.post(`/api/fapiao/${identity}/cancel`, { reason: "issued-in-error" });
    await decide(identity, "confirm");
  };
  await cancel(id);
  expect(await shown()).toMatchObject({ status: "cancelled", canRequest: true });
  const again = await person.post("/api/fapiao", {
    ...{ paymentId, titleType: "company", type: "special", title: "深圳示例" },
    ...{ email: "caiwu@example.cn", taxNumber: "91440300708461136T", registeredAddress: "深圳市" },
    ...{ phone: "0755-86013388", bankName: "招商银行", bankAccount: "8178 1000 0001" },
  });
  const second = again.json<{ fapiao: Fapiao }>().fapiao.identity ?? "";
  expect(await shown()).toMatchObject({ canRequest: false });
  at.clock.advance(5000);
  await follow(second);
  await cancel(second);
  expect(await shown()).toMatchObject({ status: "cancelled", canRequest: false });
});
