import { randomUUID } from "node:crypto";
import type {
  EditorOrder,
  HumanOrder,
  HumanOrderPayment,
  HumanPriceList,
  OrderPage,
  ProofRow,
  Purchase,
  StaffHumanOrder,
} from "@curie/contract";
import { aWordFile as aFileOf, paragraph, run } from "@curie/docx/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { saveVoucher } from "#features/billing/purchases/service.ts";
import type { RefundRequest } from "#features/billing/refunds/service.ts";
import { refundOrder } from "#features/fapiao/refunds/service.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
  uploadForm,
} from "#platform/testing/app-for-tests.ts";
import { openSql, type Sql } from "#platform/testing/sql.ts";
import { openStaff, type StaffPerson } from "#platform/testing/staff.ts";
import { aWordFile } from "#platform/testing/word-file.ts";
import { humanFileKey } from "./files/rules.ts";
import { closeToldRefund } from "./operators/service.ts";
import { takePayment } from "./payments/service.ts";
import { sweepHumanOrders } from "./retention/service.ts";

let at: TestApp;
let sql: Sql;
let author: Person;
let operator: StaffPerson;
let editor: StaffPerson;

beforeAll(async () => {
  at = await startTestApp({ FLAG_RUBRIQ_UPSELL_DISCOUNT: "on" });
  sql = openSql(at.databaseUrl);
  operator = await openStaff(at);
  editor = await openStaff(at, "editor", "Edo Editor");
}, 120_000);
afterAll(async () => {
  await sql?.end();
  await at?.close();
});
beforeEach(async () => {
  author = await at.person({ name: "Ada Author", country: "CN" });
});

const form = {
  ...{ serviceLevel: "standard", turnaround: "standard", field: "biology" },
  ...{ journal: "Coral Reefs", note: "Keep the tense.", styleOfEnglish: "British English" },
};
const card = { acceptedTermsAndConditions: true, paymentMethodId: "wechat_pay" };

/** A completed edit of somebody, with what an order copies. */
async function anEdit(whose = author, words = 1200): Promise<string> {
  const [id, uploadId] = [randomUUID(), randomUUID()];
  const key = `results/${id}.docx`;
  await at.ctx.files.write(key, aWordFile(["Ten corals [3] grew 4.5 mm."]));
  await sql`insert into documents ${sql({
    ...{ id, upload_id: uploadId, owner_id: whose.identity, type: "edit", status: "completed" },
    ...{ origin: "web", file_name: "Reef.docx", size_bytes: 1200, words, retention_days: 90 },
    ...{ style_of_english: "British English", created_at: at.clock.now().toISOString() },
    ...{ completed_at: at.clock.now().toISOString(), result_key: key, original_key: key },
  })}`;
  return id;
}

const linkTo = (edit: string) => `/api/order-form/from-digital-edit/${edit}`;

async function follow(edit: string, whose = author): Promise<string> {
  const { location } = (await whose.get(linkTo(edit))).headers;
  return String(location).replace("/rubriq/order/", "");
}

async function aDraft(whose = author, words?: number): Promise<string> {
  return follow(await anEdit(whose, words), whose);
}

const load = async (id: string, whose = author) =>
  (await whose.get(`/api/human-orders/${id}`)).json<HumanOrder>();
const save = (id: string, change: object = {}) =>
  author.post(`/api/human-orders/${id}`, { form: { ...form, ...change } });
const pay = (id: string, change: object = {}) =>
  author.post(`/api/human-orders/${id}/pay`, { payment: { ...card, ...change } });

/** What the page of the simulator does when the payment is approved. */
async function approve({ continueUrl }: Purchase): Promise<string> {
  const answer = await at.request({
    method: "POST",
    url: continueUrl ?? "",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "decision=approve",
  });
  return String(answer.headers.location);
}

async function aPaidOrder(): Promise<string> {
  const id = await aDraft();
  await save(id);
  await approve((await pay(id)).json<Purchase>());
  await takePayment(at.ctx, id);
  return id;
}

const assign = (id: string, to = editor) =>
  operator.post(`/api/staff/human-orders/${id}/assign`, {
    ...{ editor: to.identity, dueAt: "2026-03-08T12:00:00.000Z", pay: 20_000 },
  });
const seen = async (id: string) =>
  (await operator.get(`/api/staff/human-orders/${id}`)).json<StaffHumanOrder>();

async function mailsTo(email: string): Promise<string[]> {
  const rows = await sql<{ data: { to: string; subject: string } }[]>`
    select data from pgboss.job where name = 'mail.deliver' order by created_on, id`;
  return rows.flatMap(({ data }) => (data.to === email ? [data.subject] : []));
}

describe("the link of a completed edit", () => {
  test("makes one order that names the edited file, however often it is followed [S4 S208 G-40]", async () => {
    const edit = await anEdit();
    const followed = await Promise.all([follow(edit), follow(edit), follow(edit)]);
    expect(new Set(followed).size).toBe(1);
    expect(await follow(edit)).toBe(followed[0]);
    expect(await load(followed[0] ?? "")).toMatchObject({
      document: edit,
      status: "draft",
      file: { name: "Reef.docx" },
      words: 1200,
      form: { styleOfEnglish: "British English", field: null },
    });
  });

  test("takes Oxford spelling over from the edit, and gives it up with British English", async () => {
    const edit = await anEdit();
    await sql`update documents set oxford_spelling = true where id = ${edit}`;
    const id = await follow(edit);
    expect(await load(id)).toMatchObject({ form: { oxfordSpelling: true } });
    const change = (choices: object) =>
      author.post(`/api/human-orders/${id}`, {
        form: { ...form, oxfordSpelling: true, ...choices },
      });
    expect((await change({})).json()).toMatchObject({ form: { oxfordSpelling: true } });
    const american = (await change({ styleOfEnglish: "American English" })).json();
    expect(american).toMatchObject({ form: { oxfordSpelling: false } });
  });

  test("leads to a page for what is not completed, foreign or unknown, and to the sign-in [S208]", async () => {
    const edit = await anEdit();
    const signedOut = await at.request({ method: "GET", url: linkTo(edit) });
    expect(signedOut.headers.location).toBe(
      `/sign-in?${new URLSearchParams({ returnTo: linkTo(edit) })}`,
    );
    const notFound = "/rubriq/order/refused?code=documents.not-found";
    const stranger = await at.person();
    for (const link of [linkTo(edit), linkTo(randomUUID()), linkTo("no-identity")]) {
      expect((await stranger.get(link)).headers.location).toBe(notFound);
    }
    for (const status of ["processing", "failed"]) {
      await sql`update documents set status = ${status} where id = ${edit}`;
      const { location } = (await author.get(linkTo(edit))).headers;
      expect(location).toBe("/rubriq/order/refused?code=documents.not-completed");
    }
    await sql`update documents set type = 'translation', status = 'completed' where id = ${edit}`;
    expect((await author.get(linkTo(edit))).headers.location).toBe(notFound);
  });

  test("leads to a page that says so where nobody takes money, and makes no draft [S208]", async () => {
    const { config } = at.ctx;
    const edit = await anEdit();
    at.ctx.config = { ...config, payments: { alipay: null, stripe: null, simulator: false } };
    const { location } = (await author.get(linkTo(edit))).headers;
    at.ctx.config = config;
    expect(location).toBe("/rubriq/order/refused?code=billing.not-available");
    const { orders } = (await author.get("/api/human-orders")).json<{ orders: unknown[] }>();
    expect(orders).toEqual([]);
  });

  test("goes on to the running order, and to a new draft once that is closed [G-40]", async () => {
    const { document, discount } = await load(await aDraft());
    const id = await follow(document ?? "");
    await save(id);
    await approve((await pay(id)).json<Purchase>());
    await takePayment(at.ctx, id);
    expect(await follow(document ?? "")).toBe(id);
    at.clock.advance(60_000);
    await operator.post(`/api/staff/human-orders/${id}/refund`, { reason: "wish" });
    const next = await follow(document ?? "");
    expect(next).not.toBe(id);
    // The discount of a later order has the end of the first one.
    expect(discount).toMatchObject({ percent: 15 });
    expect((await load(next)).discount).toEqual(discount);
  });
});

describe("a draft", () => {
  test("costs what tier, level, turnaround, discount and code make of it [G-38 G-39 G-40]", async () => {
    const id = await aDraft();
    const { prices, discount } = await load(id);
    expect(prices).toHaveLength(6);
    expect(discount?.percent).toBe(15);
    const code = `REEF-${randomUUID()}`.slice(0, 12).toUpperCase();
    await saveVoucher(at.ctx, {
      ...{ code, percent: 10, amount: null, currency: null, cataloguePlanId: null, endsAt: null },
    });
    await save(id, { turnaround: "fast" });
    const url = `/api/human-orders/${id}/payment`;
    const quoted = (await author.get(`${url}?voucher=${code}`)).json<HumanOrderPayment>();
    // 56 900 fen and 30 percent of it; less 15 percent; less 10 percent of what is left.
    expect(quoted).toMatchObject({
      price: { amount: 73_970, currency: "CNY" },
      upsell: { amount: 11_096 },
      discount: { amount: 6287 },
      total: { amount: 56_587 },
      paymentMethods: ["alipay", "wechat_pay", "unionpay", "card"],
    });
    const chosen = prices.find(
      (one) => one.serviceLevel === "standard" && one.turnaround === "fast",
    );
    expect(chosen).toMatchObject({ price: quoted.price, reduced: { amount: 73_970 - 11_096 } });
    expect(refusalOf(await author.get(`${url}?voucher=NONE`)).code).toBe(
      "billing.voucher-not-valid",
    );
  });

  test("takes no code that is bound to a plan [G-38]", async () => {
    const id = await aDraft();
    await save(id);
    const [plan] = await sql<{ id: string }[]>`select id from catalogue_plans limit 1`;
    const bound = { percent: 50, amount: null, currency: null, endsAt: null };
    await saveVoucher(at.ctx, { code: "PLANONLY", ...bound, cataloguePlanId: plan?.id ?? "" });
    expect(refusalOf(await pay(id, { voucherApplied: "PLANONLY" })).code).toBe(
      "billing.voucher-not-valid",
    );
  });

  test("without a field, too long for the turnaround, or at another price is not paid [G-40]", async () => {
    const id = await aDraft(author, 7000);
    expect(refusalOf(await pay(id)).code).toBe("human-editing.form-incomplete");
    expect(refusalOf(await save(id, { turnaround: "express" })).code).toBe(
      "human-editing.choice-not-offered",
    );
    await save(id);
    expect(refusalOf(await pay(id, { amount: 1 })).code).toBe("human-editing.price-changed");
  });

  test("is thrown away with a payment that was begun, and is not found then", async () => {
    const id = await aDraft();
    await save(id);
    const { continueUrl } = (await pay(id)).json<Purchase>();
    await author.send({ method: "DELETE", url: `/api/human-orders/${id}` });
    expect(refusalOf(await author.get(`/api/human-orders/${id}`)).status).toBe(404);
    const [purchase] = await sql<{ status: string }[]>`
      select status from purchases where human_order_id = ${id}`;
    expect(purchase?.status).toBe("failed");
    expect(continueUrl).not.toBeNull();
  });

  test("whose document is deleted keeps nothing, and a paid order its own copy", async () => {
    const unpaid = await aDraft();
    const paid = await aPaidOrder();
    for (const id of [unpaid, paid]) {
      const { document } = await load(id);
      const url = `/api/digital-edit/${document}`;
      const payload = { fileName: "Reef.docx", keepFile: false };
      expect((await author.send({ method: "DELETE", url, payload })).statusCode).toBe(200);
    }
    await save(unpaid);
    expect(refusalOf(await pay(unpaid)).code).toBe("human-editing.files-removed");
    expect((await seen(paid)).files).toMatchObject([{ kind: "source", name: "Reef.docx" }]);
  });
});

describe("the payment of an order", () => {
  test("is one, sent twice at once and approved twice; it is an order with a receipt [S175 G-40 G-46]", async () => {
    const id = await aDraft();
    await save(id);
    const [one, other] = await Promise.all([pay(id), pay(id)]);
    const purchase = one.json<Purchase>();
    expect(other.json<Purchase>().receiptCode).toBe(purchase.receiptCode);
    expect((await load(id)).pendingPayment?.receiptCode).toBe(purchase.receiptCode);
    const back = await Promise.all([approve(purchase), approve(purchase)]);
    expect(new Set(back)).toEqual(new Set([`/rubriq/order/${id}`]));
    await Promise.all([takePayment(at.ctx, id), takePayment(at.ctx, id), load(id)]);
    const order = await load(id);
    expect(order).toMatchObject({
      status: "received",
      paid: { receiptCode: purchase.receiptCode, amount: { currency: "CNY" } },
      pendingPayment: null,
      prices: [],
    });
    const sevenDays = 7 * 86_400_000;
    expect(Date.parse(order.dueAt ?? "") - Date.parse(order.paid?.at ?? "")).toBe(sevenDays);
    expect(order.timeline.map(({ event }) => event)).toEqual(["received"]);
    const { orders } = (await author.get("/api/orders")).json<OrderPage>();
    expect(orders).toMatchObject([
      { kind: "human-edit", receiptCode: purchase.receiptCode, plan: null },
    ]);
    expect(orders[0]?.fapiao?.status).toBe("can-generate");
    expect(await mailsTo(author.email)).toEqual(["Your order for Reef.docx is received"]);
    expect(refusalOf(await save(id)).code).toBe("human-editing.not-a-draft");
    expect(refusalOf(await pay(id)).code).toBe("human-editing.not-a-draft");
  });

  test("that is begun keeps its price when an operator changes it; a draft has the new one [G-40 G-83]", async () => {
    const [begun, draft] = [await aDraft(), await aDraft()];
    for (const id of [begun, draft]) await save(id);
    const shown = (
      await author.get(`/api/human-orders/${draft}/payment`)
    ).json<HumanOrderPayment>();
    const purchase = (await pay(begun)).json<Purchase>();
    const { lists } = (await operator.get("/api/staff/human-prices")).json<{
      lists: HumanPriceList[];
    }>();
    const list = lists.find(({ serviceLevel }) => serviceLevel === "standard");
    const tiers = list?.tiers.map(({ upToWords, prices }) => ({
      upToWords,
      prices: prices.map(({ amount, currency }) => ({ amount: amount * 2, currency })),
    }));
    const url = "/api/staff/human-prices/standard";
    expect((await operator.post(url, { ...list, tiers })).statusCode).toBe(200);
    const now = (await author.get(`/api/human-orders/${draft}/payment`)).json<HumanOrderPayment>();
    expect(now.price.amount).toBe(shown.price.amount * 2);
    expect(refusalOf(await pay(draft, { amount: shown.total.amount })).code).toBe(
      "human-editing.price-changed",
    );
    await approve(purchase);
    await takePayment(at.ctx, begun);
    expect((await load(begun)).paid?.amount).toEqual(purchase.total);
    expect(purchase.total).toEqual(shown.total);
    const again = (await operator.get("/api/staff/human-prices")).json<{
      lists: HumanPriceList[];
    }>();
    const { revision } = again.lists.find((one) => one.serviceLevel === "standard") ?? {};
    await operator.post(url, { ...list, revision });
  });

  test("of two that were begun with different methods counts once", async () => {
    const id = await aDraft();
    await save(id);
    const first = (await pay(id)).json<Purchase>();
    const second = (await pay(id, { paymentMethodId: "card" })).json<Purchase>();
    await approve(second);
    await approve(first);
    const rows = await sql`select 1 from payments where user_id = ${author.identity}`;
    expect(rows).toHaveLength(1);
  });

  test("for a cheaper choice is over once another one is saved", async () => {
    const id = await aDraft();
    await save(id);
    const cheap = (await pay(id)).json<Purchase>();
    await save(id, { serviceLevel: "plus" });
    await approve(cheap);
    expect(await load(id)).toMatchObject({ status: "draft", paid: null, pendingPayment: null });
  });

  test("that was approved before the order was saved stands, and the order stays as it was", async () => {
    const id = await aDraft();
    await save(id);
    await approve((await pay(id)).json<Purchase>());
    expect(refusalOf(await save(id, { serviceLevel: "plus" })).code).toBe(
      "human-editing.not-a-draft",
    );
    expect(await load(id)).toMatchObject({
      status: "received",
      form: { serviceLevel: "standard" },
    });
  });

  test("is nothing where a code pays all of it, and the order is received at once [G-41]", async () => {
    const whole = { percent: 100, amount: null, currency: null, cataloguePlanId: null };
    await saveVoucher(at.ctx, { code: "ALLOFIT", ...whole, endsAt: null });
    const id = await aDraft();
    await save(id);
    const purchase = (await pay(id, { voucherApplied: "ALLOFIT" })).json<Purchase>();
    expect(purchase).toMatchObject({ status: "completed", continueUrl: null });
    expect(await load(id)).toMatchObject({
      status: "received",
      paid: { amount: { amount: 0 }, receiptCode: null },
    });
  });
});

describe("an order with an editor", () => {
  test("is given by an operator, asks its author, and goes on with the answer [G-40 G-83]", async () => {
    const id = await aPaidOrder();
    expect((await assign(id)).statusCode).toBe(200);
    expect(await seen(id)).toMatchObject({
      status: "assigned",
      editor: { name: "Edo Editor" },
      author: { email: author.email },
      dueAt: "2026-03-08T12:00:00.000Z",
      pay: { amount: 20_000, currency: "CNY" },
    });
    const own = `/api/staff/queue/${id}`;
    expect((await editor.post(`${own}/begin`)).statusCode).toBe(200);
    await editor.post(`${own}/ask`, { text: "Which year was it?" });
    expect(await load(id)).toMatchObject({
      status: "question-to-author",
      question: "Which year was it?",
    });
    const answered = await author.post(`/api/human-orders/${id}/answer`, { text: "It was 2019." });
    expect(answered.json<HumanOrder>()).toMatchObject({ status: "in-editing", question: null });
    const again = await author.post(`/api/human-orders/${id}/answer`, { text: "Or 2020." });
    expect(refusalOf(again).code).toBe("human-editing.not-now");
    await editor.post(`${own}/hours`, { day: "2026-03-03", minutes: 90, note: "Methods" });
    const { timeline, hours } = (await editor.get(own)).json<StaffHumanOrder>();
    expect(timeline.map(({ event, by, text }) => [event, by, text])).toEqual([
      ["received", "curie", null],
      ["assigned", "operator", null],
      ["editing-begun", "editor", null],
      ["question-asked", "editor", "Which year was it?"],
      ["question-answered", "author", "It was 2019."],
    ]);
    expect(hours).toMatchObject([
      { day: "2026-03-03", minutes: 90, editor: { name: "Edo Editor" } },
    ]);
    expect(await mailsTo(author.email)).toEqual([
      "Your order for Reef.docx is received",
      "Somebody is found for Reef.docx",
      "Editing of Reef.docx has begun",
      "A question about Reef.docx",
    ]);
    expect((await mailsTo(editor.email)).slice(-2)).toEqual([
      "For you: Reef.docx",
      "The author of Reef.docx has answered",
    ]);
    // Nothing of who the author is, or paid, reaches the editor.
    expect((await editor.get(own)).body).not.toContain(author.email);
    expect((await editor.get(own)).json()).not.toHaveProperty("margin");
  });

  test("is in the queue of its editor and in nobody else's [G-83]", async () => {
    const other = await openStaff(at, "editor", "Olga Other");
    const id = await aPaidOrder();
    await assign(id);
    for (const [who, found] of [
      [editor, true],
      [other, false],
    ] as const) {
      const { orders } = (await who.get("/api/staff/queue")).json<{ orders: HumanOrder[] }>();
      expect(orders.some(({ identity }) => identity === id)).toBe(found);
    }
    for (const path of ["", "/begin", "/ask", "/hours"]) {
      const body = { text: "a", day: "2026-03-03", minutes: 1, note: "" };
      const url = `/api/staff/queue/${id}${path}`;
      const answer = path === "" ? await other.get(url) : await other.post(url, body);
      expect(refusalOf(answer)).toEqual({ status: 404, code: "not-found" });
    }
    await assign(id, other);
    expect(refusalOf(await editor.get(`/api/staff/queue/${id}`)).status).toBe(404);
  });

  test("is found by address, file, receipt code, state and editor", async () => {
    const id = await aPaidOrder();
    const { paid } = await load(id);
    for (const query of [`search=${author.email}`, `search=${paid?.receiptCode}`]) {
      const url = `/api/staff/human-orders?${query}`;
      const { rows } = (await operator.get(url)).json<{ rows: StaffHumanOrder[] }>();
      expect(rows.map(({ identity }) => identity)).toEqual([id]);
    }
    const url = `/api/staff/human-orders?search=${author.email}&status=assigned`;
    expect((await operator.get(url)).json<{ rows: object[] }>().rows).toEqual([]);
    await assign(id);
    expect((await operator.get(url)).json<{ rows: object[] }>().rows).toHaveLength(1);
    await sql`update human_orders set due_at = ${at.clock.now().toISOString()} where id = ${id}`;
    at.clock.advance(1);
    expect((await operator.get(url)).json<{ rows: StaffHumanOrder[] }>().rows[0]?.late).toBe(true);
  });

  test("is given to nobody who cannot edit, and not before it is paid", async () => {
    const id = await aDraft();
    expect(refusalOf(await assign(id)).code).toBe("human-editing.not-now");
    const paid = await aPaidOrder();
    expect(refusalOf(await assign(paid, operator)).code).toBe("human-editing.editor-not-found");
  });
});

const by = 'w:id="7" w:author="Edo Editor" w:date="2026-03-05T07:08:09Z"';
/** The manuscript as an editor would hand it in: with a tracked change, and with what else is wanted. */
const editedFile = (end = "grew 4.5 mm.") =>
  aFileOf(
    paragraph(
      `<w:del ${by}><w:r><w:delText xml:space="preserve">Ten</w:delText></w:r></w:del><w:ins ${by}>${run("The ten")}</w:ins>${run(` corals [3] ${end}`)}`,
    ),
  );
const handIn = (id: string, bytes: Uint8Array = editedFile(), who = editor) =>
  who.send({
    method: "POST",
    url: `/api/staff/queue/${id}/file`,
    ...uploadForm([{ name: "Reef edited.docx", bytes }]),
  });

async function anOrderInEditing(): Promise<string> {
  const id = await aPaidOrder();
  await assign(id);
  await editor.post(`/api/staff/queue/${id}/begin`);
  return id;
}

const deliver = async (id: string, file?: string) => {
  const current = (await seen(id)).files.find(({ isCurrent }) => isCurrent);
  const body = { file: file ?? current?.identity ?? "" };
  return operator.post(`/api/staff/human-orders/${id}/deliver`, body);
};

describe("an edited file", () => {
  test("is taken from the editor who was given the order, as a copy of the edited file [G-40 G-83]", async () => {
    const id = await anOrderInEditing();
    const { files } = (await editor.get(`/api/staff/queue/${id}`)).json<EditorOrder>();
    const url = `/api/staff/queue/${id}/files/${files[0]?.identity}`;
    const answer = await editor.get(url);
    expect(answer.rawPayload.equals(aWordFile(["Ten corals [3] grew 4.5 mm."]))).toBe(true);
    const other = await openStaff(at, "editor", "Olga Other");
    expect(refusalOf(await other.get(url)).status).toBe(404);
    expect(refusalOf(await handIn(id, editedFile(), other)).status).toBe(404);
    expect(refusalOf(await operator.get(url)).status).toBe(403);
    const asOperator = `/api/staff/human-orders/${id}/files/${files[0]?.identity}`;
    expect((await operator.get(asOperator)).statusCode).toBe(200);
    expect(refusalOf(await author.get(asOperator)).status).toBe(401);
  });

  test("is refused when it is no Word file, and nothing of it stays", async () => {
    const id = await anOrderInEditing();
    expect(refusalOf(await handIn(id, Buffer.from("nonsense"))).status).toBe(415);
    expect(await seen(id)).toMatchObject({ status: "in-editing", files: [{ kind: "source" }] });
  });

  test("with tracked words alone has nothing else to tell, is delivered once, and downloaded with its proof sheet [G-40]", async () => {
    const id = await anOrderInEditing();
    expect((await handIn(id)).json()).toMatchObject({ file: { check: { findings: [] } } });
    expect(await load(id)).toMatchObject({ status: "quality-check", delivery: null });
    expect(refusalOf(await author.get(`/api/human-orders/${id}/file`)).code).toBe(
      "human-editing.files-removed",
    );
    const answers = await Promise.all([deliver(id), deliver(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await load(id)).toMatchObject({
      status: "delivered",
      delivery: { changes: 2, proof: { total: 2, differing: 0 }, words: { before: 6, after: 7 } },
      changesUntil: new Date(at.clock.now().getTime() + 14 * 86_400_000).toISOString(),
    });
    const file = await author.get(`/api/human-orders/${id}/file`);
    expect(file.rawPayload.equals(editedFile())).toBe(true);
    const { rows } = (await author.get(`/api/human-orders/${id}/proof`)).json<{
      rows: ProofRow[];
    }>();
    expect(rows.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ["citation", "[3]", "[3]"],
      ["quantity", "4.5 mm", "4.5 mm"],
    ]);
    const sheet = (await author.get(`/api/human-orders/${id}/proof-sheet`)).body;
    expect(sheet.split("\r\n")[1]).toBe('Citation,[3],identical,[3],"Manuscript, paragraph 1"');
    expect((await mailsTo(author.email)).slice(-2)).toEqual([
      "Reef.docx is edited and being checked",
      "Reef.docx is edited: download it",
    ]);
  });

  test("tells the operator of untracked words and of another number before the delivery, and goes back [G-40]", async () => {
    const id = await anOrderInEditing();
    await handIn(id, aWordFile(["The ten corals [3] grew 45 mm."]));
    const { files } = await seen(id);
    expect(files[0]).toMatchObject({
      kind: "edited",
      isCurrent: true,
      check: {
        findings: ["nothing-tracked", "text-changed-untracked", "values-differ"],
        untracked: { total: 1, first: [{ before: "Ten corals [3] grew 4.5 mm." }] },
        values: { total: 2, differing: 1, first: [{ before: "4.5 mm", after: "45 mm" }] },
      },
    });
    const url = `/api/staff/human-orders/${id}/send-back`;
    expect((await operator.post(url, { note: "Please track." })).statusCode).toBe(200);
    expect((await load(id)).timeline.at(-1)).toMatchObject({ event: "sent-back", text: null });
    const own = (await editor.get(`/api/staff/queue/${id}`)).json<EditorOrder>();
    expect(own.timeline.at(-1)?.text).toBe("Please track.");
    expect((await mailsTo(editor.email)).at(-1)).toBe("Once more: Reef.docx");
    // What was sent back is not delivered.
    expect(refusalOf(await deliver(id, files[0]?.identity)).code).toBe("human-editing.not-now");
  });

  test("handed in once more is looked at first: the one before is not delivered", async () => {
    const id = await anOrderInEditing();
    await handIn(id);
    const [first] = (await seen(id)).files;
    at.clock.advance(1000);
    await handIn(id, editedFile("grew 4.5 mm here."));
    expect(refusalOf(await deliver(id, first?.identity)).code).toBe("human-editing.not-now");
    expect((await deliver(id)).statusCode).toBe(200);
  });
});

describe("a delivered order", () => {
  async function aDelivered(): Promise<string> {
    const id = await anOrderInEditing();
    await handIn(id);
    await deliver(id);
    return id;
  }
  const change = (id: string) =>
    author.post(`/api/human-orders/${id}/changes`, { text: "Keep “corals”." });

  test("goes back once for changes, keeps its file meanwhile, and is accepted [G-40]", async () => {
    const id = await aDelivered();
    const answers = await Promise.all([change(id), change(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await load(id)).toMatchObject({ status: "in-editing", changesUntil: null });
    expect((await author.get(`/api/human-orders/${id}/file`)).statusCode).toBe(200);
    expect((await mailsTo(editor.email)).at(-1)).toBe("Changes are wanted: Reef.docx");
    const own = (await editor.get(`/api/staff/queue/${id}`)).json<EditorOrder>();
    const threeDays = new Date(at.clock.now().getTime() + 3 * 86_400_000).toISOString();
    expect(own).toMatchObject({ isSecondRound: true, dueAt: threeDays });
    expect(own.timeline.at(-1)?.text).toBe("Keep “corals”.");
    at.clock.advance(1000);
    await handIn(id, editedFile("grew 4.5 mm there."));
    await deliver(id);
    expect(refusalOf(await change(id)).code).toBe("human-editing.not-now");
    const accepted = await author.post(`/api/human-orders/${id}/accept`);
    expect(accepted.json<HumanOrder>()).toMatchObject({ status: "closed", refunded: false });
    const file = await author.get(`/api/human-orders/${id}/file`);
    expect(file.rawPayload.equals(editedFile("grew 4.5 mm there."))).toBe(true);
  });

  test("closes by itself after fourteen days, and its files go ninety days later [G-40]", async () => {
    const id = await aDelivered();
    const old = (days: number) =>
      new Date(at.clock.now().getTime() - days * 86_400_000).toISOString();
    await sql`update human_orders set delivered_at = ${old(13.9)} where id = ${id}`;
    await sweepHumanOrders(at.ctx);
    expect((await load(id)).status).toBe("delivered");
    await sql`update human_orders set delivered_at = ${old(14)} where id = ${id}`;
    await sweepHumanOrders(at.ctx);
    expect(await load(id)).toMatchObject({ status: "closed" });
    expect((await load(id)).timeline.at(-1)).toMatchObject({ event: "closed", by: "curie" });
    expect((await author.get(`/api/human-orders/${id}/file`)).statusCode).toBe(200);
    await sql`update human_orders set closed_at = ${old(90.1)} where id = ${id}`;
    const keys = (await seen(id)).files.map(({ identity }) => humanFileKey(identity));
    await sweepHumanOrders(at.ctx);
    expect(await load(id)).toMatchObject({ status: "closed", delivery: null });
    for (const key of keys) await expect(at.ctx.files.bytes(key)).rejects.toThrow();
  });

  test("of a closed account has no file, no text and no author left, and stays as accounting [G-84]", async () => {
    const id = await aDelivered();
    await change(id);
    const password = "a long enough password";
    const exported = (await author.get("/api/accounts/export")).json<{ data: object }>();
    expect(JSON.stringify(exported)).toContain("Keep “corals”.");
    await author.post("/api/accounts/close", { confirmation: password });
    const left = await seen(id);
    expect(left).toMatchObject({ status: "closed", author: null, files: [], file: { name: "" } });
    expect(JSON.stringify(left)).not.toContain("corals");
    expect(left.paid?.amount).toBeGreaterThan(0);
    expect((await editor.get(`/api/staff/queue`)).body).not.toContain(id);
  });
});

describe("the refund of an order", () => {
  test("closes it, gives the money back once, and is told to the author [G-40 G-45]", async () => {
    const id = await aPaidOrder();
    await assign(id);
    const refund = () => operator.post(`/api/staff/human-orders/${id}/refund`, { reason: "Late" });
    const answers = await Promise.all([refund(), refund()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await load(id)).toMatchObject({ status: "closed", refunded: true });
    expect((await load(id)).timeline.at(-1)).toMatchObject({ event: "refunded", text: null });
    const [job] = await sql<{ data: RefundRequest }[]>`
      select data from pgboss.job where name = 'staff.refund' order by created_on desc limit 1`;
    if (!job) throw new Error("no refund was queued");
    await refundOrder(at.ctx, job.data);
    await refundOrder(at.ctx, job.data);
    const { paid, margin, timeline } = await seen(id);
    expect({ paid: paid?.amount, margin: margin?.amount }).toEqual({ paid: 0, margin: -20_000 });
    expect(timeline.at(-1)?.text).toBe("Late");
    expect((await mailsTo(author.email)).at(-1)).toBe("Your payment for Reef.docx goes back");
    expect(refusalOf(await refund()).code).toBe("human-editing.not-now");
  });

  test("that the provider told of by itself closes the order when all went back, and a part of it does not", async () => {
    const id = await aPaidOrder();
    const { orders } = (await author.get("/api/orders")).json<OrderPage>();
    const paymentId = orders[0]?.paymentId ?? "";
    await sql`update payments set refunded_amount = 1 where id = ${paymentId}`;
    await closeToldRefund(at.ctx, paymentId);
    expect((await load(id)).status).toBe("received");
    await sql`update payments set refunded_amount = amount where id = ${paymentId}`;
    await closeToldRefund(at.ctx, paymentId);
    await closeToldRefund(at.ctx, paymentId);
    expect(await load(id)).toMatchObject({ status: "closed", refunded: true });
    expect((await load(id)).timeline.map(({ event }) => event)).toEqual(["received", "refunded"]);
  });

  test("among payments closes the order as well", async () => {
    const id = await aPaidOrder();
    const { orders } = (await author.get("/api/orders")).json<OrderPage>();
    const url = `/api/staff/payments/${orders[0]?.paymentId}/refund`;
    await operator.post(url, { reason: "paid twice", endPlan: false });
    expect(await load(id)).toMatchObject({ status: "closed", refunded: true });
  });
});
