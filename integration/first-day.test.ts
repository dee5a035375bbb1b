import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type {
  EditorOrder,
  HumanOrder,
  HumanOrderPayment,
  OrderPage,
  Purchase,
  StaffHumanOrder,
} from "@curie/contract";
import { openWordDocument, writeTrackedChanges } from "@curie/docx";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { aWordFile } from "../apps/server/src/platform/testing/word-file.ts";
import { type RunningApp, runApp } from "../e2e/running-app.ts";
import { type AlipayGateway, startAlipayGateway } from "./alipay-gateway.ts";
import { type Client, openClient } from "./client.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { type OwnDatabase, startOwnDatabase } from "./own-database.ts";

/**
 * The first day of an installation (docs/operations.md): production, with a PostgreSQL, a mail server
 * and a payment service of its own. Everything is done by commands, mails and calls of pages.
 */
const command = fileURLToPath(new URL("../apps/cli/bin/curie.mjs", import.meta.url));
const staffPassword = "larch quartz 47 vellum";
/** What the editor adds to the manuscript. */
const added = " in Fiji";

let database: OwnDatabase;
let mailServer: MailServer;
let alipay: AlipayGateway;
let app: RunningApp;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  [database, mailServer, alipay] = await Promise.all([
    startOwnDatabase("first-day"),
    startMailServer(),
    startAlipayGateway(),
  ]);
  environment = {
    CURIE_PROFILE: "production",
    DATABASE_URL: database.url,
    CURIE_SECRET: "Zk8vQ2xT9mWc4RfYb7LpN1sHd6JgUa3EoXi5KtBq0wVyMz",
    CURIE_FILES_DIR: join(database.folder, "files"),
    SMTP_URL: mailServer.url,
    MAIL_FROM: "Curie <no-reply@example.org>",
    CURIE_OPERATOR_NAME: "Reef Press",
    CURIE_SITE_LANGUAGE: "en",
    CURIE_PROJECT_ENVIRONMENT: "first-day",
    CURIE_FAPIAO: "off",
    CURIE_INTERNATIONAL_PAYMENTS: "off",
    CURIE_PREPRINTS_LINK: "off",
    ...unusedPaddle,
    ...alipay.environment,
  };
  app = await runApp(environment);
});
afterAll(async () => {
  await app?.stop();
  await alipay?.close();
  await mailServer?.close();
  await database?.stop();
});

/** Nobody buys a plan on this day. */
const unusedPaddle: NodeJS.ProcessEnv = {
  PADDLE_VENDOR_ID: "4711",
  PADDLE_SCRIPT_URL: "https://paddle.example.org/v1.js",
  PADDLE_SCRIPT_URL_V2: "https://paddle.example.org/v2.js",
  PADDLE_CLIENT_TOKEN: "live_public",
  PADDLE_ENVIRONMENT: "production",
  PADDLE_API_URL: "http://127.0.0.1:9",
  PADDLE_CLASSIC_API_URL: "http://127.0.0.1:9",
  PADDLE_API_KEY: "pdl_live_apikey_of_a_test",
  PADDLE_WEBHOOK_SECRETS: "pdl_ntfset_01hx4qk7vbq_of_a_test",
  PADDLE_VENDOR_AUTH_CODE: "an-auth-code",
  PADDLE_CLASSIC_PUBLIC_KEY: "a public key",
};

/** The token of the newest mailed link to a page. */
async function mailedToken(to: string, page: string): Promise<string> {
  return vi.waitFor(() => {
    const link = new RegExp(`${page}\\?token=([\\w%-]+)`);
    const tokens = mailServer.mails.flatMap((mail) =>
      mail.to === to ? (link.exec(mail.text)?.[1] ?? []) : [],
    );
    const newest = tokens.at(-1);
    if (!newest) throw new Error(`${to} has no mail with a link to ${page}`);
    return decodeURIComponent(newest);
  });
}
const subjectsTo = (to: string) =>
  mailServer.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);

/** By the link of an invitation: a password, and an authenticator app. */
async function openConsole(token: string): Promise<Client> {
  const client = openClient(app);
  await client.post("/api/staff/invitation", { token, password: staffPassword });
  const { secret } = await client.post<{ secret: string }>("/api/staff/two-step/begin");
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await client.post("/api/staff/two-step/confirm", { code });
  return client;
}

async function signUp(name: string, email: string): Promise<{ author: Client; identity: string }> {
  const author = openClient(app);
  const password = "seven green umbrellas";
  const account = { name, email, password, country: "CN", locale: "zh_CN" };
  await author.post("/api/accounts/sign-up", account);
  await author.post("/api/accounts/confirm", { token: await mailedToken(email, "/confirm") });
  const { user } = await author.post<{ user: { identity: string } }>("/api/accounts/sign-in", {
    email,
    password,
  });
  return { author, identity: user.identity };
}

test("goes from the first operator to a human order that is delivered and refunded, by commands and calls of the pages alone [S4 S208 G-24 G-38 G-40 G-83]", async () => {
  const operator = await openConsole(firstOperator());
  await operator.post("/api/staff/members", {
    ...{ name: "Ed Moss", email: "ed@reef.example", role: "editor", locale: "en_US" },
  });
  const editing = await openConsole(await mailedToken("ed@reef.example", "/staff/invitation"));
  const { editors } = await operator.get<{ editors: { identity: string }[] }>(
    "/api/staff/human-order-editors",
  );

  await operator.post("/api/staff/groups", {
    ...{ code: "REEF-2027", name: "Coral Reef Lab", kind: "membership", seats: 12, endsAt: null },
    ...{ grantsEditing: true, editsPerMember: 5, translationsPerMember: 0 },
    ...{ adminEmail: "head@reef.example", locale: "en_US" },
  });
  const { author, identity } = await signUp("李静", "li@reef.example");
  await author.post(`/api/users/${identity}/preferred-group`, { groupCode: "REEF-2027" });
  await operator.post("/api/staff/vouchers", {
    ...{ code: "WELCOME10", percent: 10, amount: null, endsAt: null },
  });

  const order = await draftOrder(author);
  const load = () => author.get<HumanOrder>(`/api/human-orders/${order}`);
  const { form } = await load();
  await author.post(`/api/human-orders/${order}`, { form: { ...form, field: "biology" } });
  const { total } = await author.get<HumanOrderPayment>(
    `/api/human-orders/${order}/payment?voucher=WELCOME10`,
  );
  const { continueUrl } = await author.post<Purchase>(`/api/human-orders/${order}/pay`, {
    payment: {
      acceptedTermsAndConditions: true,
      paymentMethodId: "alipay",
      voucherApplied: "WELCOME10",
    },
  });
  await alipay.pay(String(continueUrl));
  await vi.waitFor(async () => expect(await load()).toMatchObject({ status: "received" }));

  await operator.post(`/api/staff/human-orders/${order}/assign`, {
    ...{ editor: editors[0]?.identity, dueAt: inDays(3), pay: 20_000 },
  });
  await editing.post(`/api/staff/queue/${order}/begin`);
  await editing.post(`/api/staff/queue/${order}/ask`, { text: "Which corals are meant?" });
  await author.post(`/api/human-orders/${order}/answer`, { text: "Acropora." });
  await handIn(editing, order);
  const { files } = await operator.get<StaffHumanOrder>(`/api/staff/human-orders/${order}`);
  const edited = files.find(({ isCurrent }) => isCurrent);
  expect(edited?.check?.findings).toEqual([]);
  await operator.post(`/api/staff/human-orders/${order}/deliver`, { file: edited?.identity });
  expect(await load()).toMatchObject({
    status: "delivered",
    delivery: { changes: expect.any(Number), proof: { differing: 0 } },
    paid: { amount: { amount: total.amount, currency: "CNY" } },
  });
  const delivered = await author.open(`/api/human-orders/${order}/file`);
  expect(textOf(new Uint8Array(await delivered.arrayBuffer()))).toContain(added);

  const { rows } = await operator.get<{ rows: { identity: string }[] }>(
    "/api/staff/payments?search=li@reef.example",
  );
  await operator.post(`/api/staff/payments/${rows[0]?.identity}/refund`, {
    reason: "The journal has edited it.",
    endPlan: true,
  });
  await vi.waitFor(async () => {
    const { orders } = await author.get<OrderPage>("/api/orders");
    expect(orders).toMatchObject([{ kind: "human-edit", status: "refunded" }]);
  });
  expect([...alipay.refunded.values()]).toEqual([(total.amount / 100).toFixed(2)]);
  // Confirmation, group and edit first; then each step of the order, and the money that goes back.
  await vi.waitFor(() => expect(subjectsTo("li@reef.example")).toHaveLength(3 + 7));
  expect(subjectsTo("ed@reef.example")).toEqual([
    "Your access to the Curie console",
    "For you: corals.docx",
    "The author of corals.docx has answered",
  ]);

  const acts = await operator.get<{ rows: { act: string }[] }>("/api/staff/audit");
  expect(acts.rows.map(({ act }) => act).reverse()).toEqual([
    ...["member-invited", "two-step-set-up", "signed-in"],
    ...["member-invited", "two-step-set-up", "signed-in"],
    ...["group-created", "voucher-saved", "human-order-assigned", "human-order-begun"],
    ...["human-order-question-asked", "human-order-file-handed-in", "human-order-delivered"],
    "refund-asked",
  ]);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** The editor takes the file, adds two words as a tracked insertion, and hands it in. */
async function handIn(editing: Client, order: string): Promise<void> {
  const { files } = await editing.get<EditorOrder>(`/api/staff/queue/${order}`);
  const given = await editing.open(`/api/staff/queue/${order}/files/${files[0]?.identity}`);
  const document = openWordDocument(new Uint8Array(await given.arrayBuffer()));
  const end = document.paragraphs[0]?.text.length ?? 0;
  const edit = { start: end - 1, end: end - 1, replacement: added };
  const by = { author: "Ed Moss", date: new Date().toISOString() };
  const { bytes } = writeTrackedChanges(document, new Map([[0, [edit]]]), by);
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "corals-edited.docx"));
  await editing.post(`/api/staff/queue/${order}/file`, form);
}

const textOf = (file: Uint8Array) =>
  openWordDocument(file)
    .paragraphs.map(({ text }) => text)
    .join(" ");

/** The token in the link that the command prints. */
function firstOperator(): string {
  const words = ["--name", "Olga Reyes", "--email", "olga@reef.example", "--json"];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [command, "admin", "create-operator", ...words],
    {
      encoding: "utf8",
      env: {
        ...process.env,
        ...environment,
        CURIE_DATA_DIR: app.dataDir,
        CURIE_PUBLIC_URL: app.url,
      },
    },
  );
  if (stdout === "") throw new Error(stderr);
  const { link } = JSON.parse(stdout) as { link: string };
  return decodeURIComponent(new URL(link).searchParams.get("token") ?? "");
}

/** A manuscript is edited, and the link below it makes an order. */
async function draftOrder(author: Client): Promise<string> {
  const form = new FormData();
  const manuscript = aWordFile([
    "The samples was measured at the the station in 2024, 12 mg at a time [3].",
    "Corals recovers slowly, and the discharge were compared with earlier values.",
  ]);
  form.set("file", new File([new Uint8Array(manuscript)], "corals.docx"));
  const { identity: file } = await author.post<{ identity: string }>("/api/upload", form);
  const { document } = await vi.waitFor(() =>
    author.post<{ document: { identity: string } }>("/api/digital-edit/start", {
      file,
      styleOfEnglish: "American English",
    }),
  );
  await vi.waitFor(async () => {
    const { documents } = await author.post<{ documents: { status: string }[] }>(
      "/api/digital-edit/status",
      { identities: [document.identity] },
    );
    expect(documents[0]?.status).toBe("completed");
  });
  const link = await author.open(`/api/order-form/from-digital-edit/${document.identity}`);
  const address = link.headers.get("location") ?? "";
  expect(address).toMatch(/^\/rubriq\/order\//);
  return address.slice("/rubriq/order/".length);
}
