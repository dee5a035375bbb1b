import { randomUUID } from "node:crypto";
import {
  contract,
  type OrderPage,
  type PasskeyCreation,
  type PlanState,
  type SubmissionCheck,
  streams,
} from "@curie/contract";
import { isContractProcedure } from "@orpc/contract";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findSignedInUser } from "#features/accounts/sessions/service.ts";
import { countUploadWords } from "#features/documents/uploads/service.ts";
import { editDocument } from "#features/editing/service.ts";
import { keepFollowing } from "#features/fapiao/following/service.ts";
import { groupToken } from "#features/plans/groups/rules.ts";
import { createGroup } from "#features/plans/groups/service.ts";
import { grantTrial } from "#features/plans/trials/service.ts";
import { cookieOf, type Person, uploadForm } from "#platform/testing/app-for-tests.ts";
import { Authenticator } from "#platform/testing/authenticator.ts";
import { type PayingApp, startPayingApp } from "#platform/testing/paying-app.ts";
import { openSql, type Sql } from "#platform/testing/sql.ts";
import { openStaff, type StaffPerson } from "#platform/testing/staff.ts";
import { aWordFile } from "#platform/testing/word-file.ts";

/**
 * Every endpoint of users against everybody who might call it (those of the console have a matrix of
 * their own in `features/staff/access`), with a body that fits: that the owner's call
 * succeeds proves it does, and that it still succeeds after the others' calls proves that those
 * changed nothing. An endpoint without a row fails the last test.
 *
 * What an answer may be: a status and code of a refusal; `done`; `own`, which is done for the
 * caller's own things and names nothing of the owner's; or `state`, refused only because of what
 * the owner has bought or not, long after the question of who asks.
 */
type Answer = `${number} ${string}` | "done" | "own" | `state ${string}`;

type Row = {
  endpoint: string;
  /** What is called, for the owner's things: parts of the path, and the body. */
  call?: () => Promise<Call> | Call;
  nobody: Answer;
  stranger: Answer;
  owner: Answer;
  /** Whose it is, where that is not the owner of the documents. */
  of?: () => Person | Promise<Person>;
  /** For each caller a body of its own. */
  anew?: true;
};
type Call = {
  path?: Record<string, string>;
  query?: string;
  body?: object;
  options?: InjectOptions;
};

const password = "a long enough password";
const signedOut = "401 not-signed-in";
const noDocument = "404 documents.not-found";
const noJournalProfile = "404 journal-profiles.not-found";
const aJournalProfile = { name: "Peat Letters", statements: ["funding"] };
const noTerms = "404 terms.not-found";
const noOrder = "404 human-editing.not-found";
const orderForm = {
  ...{ serviceLevel: "plus", turnaround: "fast", field: "biology" },
  ...{ journal: "", note: "", styleOfEnglish: "American English" },
};
const never = new AbortController().signal;

let at: PayingApp;
let sql: Sql;
let owner: Person;
let stranger: Person;
/** Who has begun to pay on our own page, which is in China. */
let buyer: Person;
/** Who has no plan of the own, and so may be in a group. */
let member: Person;
/** Who signs in with two steps, and the secret in the app. */
let careful: Person;
let appSecret: string;
/** Who has a subscription with translations, and a payment. */
let subscriber: Person;
/** Who works in the console, and is no user. */
let operator: StaffPerson;
let editor: StaffPerson;
let edited: string;

beforeAll(async () => {
  at = await startPayingApp({ FLAG_CURIE_ABSTRACT_WRITER: "on", FLAG_CURIE_CHANGE_PLAN: "on" });
  sql = openSql(at.databaseUrl);
  owner = await at.person({ name: "Olga Owner", password });
  stranger = await at.person({ name: "Sam Stranger", password });
  buyer = await at.person({ name: "Berta Buyer", country: "CN", password });
  careful = await at.person({ name: "Cara Careful", password });
  member = await at.person({ name: "Mia Member", password });
  subscriber = await at.person({ name: "Susi Subscriber", password });
  operator = await openStaff(at);
  editor = await openStaff(at, "editor");
  await at.buy(subscriber);
  await at.settled();
  for (const person of [owner, stranger]) {
    const user = await findSignedInUser(at.ctx, person.cookie);
    if (!user) throw new Error("not signed in");
    const endsAt = new Date(at.clock.now().getTime() + 30 * 86_400_000);
    await grantTrial(at.ctx, user, { edits: 50, endsAt });
  }
  const started = await owner.post("/api/digital-edit/start", {
    file: await upload(),
    styleOfEnglish: "American English",
  });
  edited = started.json<{ document: { identity: string } }>().document.identity;
  await editDocument(at.ctx, edited, never);
}, 300_000);
afterAll(async () => {
  await sql?.end();
  await at?.close();
});

async function upload(whose = owner): Promise<string> {
  const bytes = aWordFile(["The the samples was measured in 2019 at 14 stations [12]."]);
  const form = uploadForm([{ name: "Owner's paper.docx", bytes }]);
  const answer = await whose.send({ method: "POST", url: "/api/upload", ...form });
  const { identity } = answer.json<{ identity: string }>();
  await countUploadWords(at.ctx, identity);
  return identity;
}

/** A term on the list of an upload of the owner's. */
async function aTerm(): Promise<{ list: string; identity: string }> {
  const list = `document-${await upload()}`;
  const answer = await owner.post(`/api/terms/${list}/entries`, {
    entry: { kind: "never-change", term: "wetland" },
  });
  const { entry } = answer.json<{ entry: { identity: string } }>();
  return { list, identity: entry.identity };
}

/** A journal profile of the owner's. */
async function journalProfile(): Promise<string> {
  const body = { owner: "own", profile: aJournalProfile };
  const answer = await owner.post("/api/journal-profiles", body);
  return answer.json<{ entry: { identity: string } }>().entry.identity;
}

/** A draft of the owner's. */
async function anOrder() {
  const url = `/api/order-form/from-digital-edit/${await aDocument("edit", "completed")}`;
  const { location } = (await owner.get(url)).headers;
  return { path: { identity: String(location).replace("/rubriq/order/", "") } };
}

/** An order of the owner's whose file was delivered. */
async function aDelivery() {
  const order = await anOrder();
  const [source, edited] = [randomUUID(), randomUUID()];
  const created_at = at.clock.now().toISOString();
  const check = { words: { before: 1, after: 1 }, changes: [], values: { total: 0, differing: 0 } };
  for (const [id, kind] of [
    [source, "source"],
    [edited, "edited"],
  ] as const) {
    await at.ctx.files.write(`human-orders/${id}.docx`, aWordFile(["Texto."]));
    await sql`insert into human_order_files ${sql({
      ...{ id, order_id: order.path.identity, kind, file_name: "Owner's paper.docx" },
      ...{ size_bytes: 1, created_at, stored_at: created_at, check: JSON.stringify(check) },
    })}`;
  }
  await sql`update human_orders set status = 'delivered', delivered_at = ${created_at},
    checked_file_id = ${edited}, delivered_file_id = ${edited} where id = ${order.path.identity}`;
  return order;
}

/** A document of the owner in a state that nothing but the database need know. */
async function aDocument(
  type: "edit" | "translation",
  status: string,
  whose = owner,
): Promise<string> {
  const [id, uploadId] = [randomUUID(), randomUUID()];
  const [original, result] = [`originals/${uploadId}.docx`, `results/${id}.docx`];
  for (const key of [original, result]) await at.ctx.files.write(key, aWordFile(["Texto."]));
  await sql`insert into documents ${sql({
    id,
    upload_id: uploadId,
    owner_id: whose.identity,
    type,
    status,
    origin: "web",
    file_name: "Owner's paper.docx",
    size_bytes: 12,
    words: 1,
    retention_days: 90,
    style_of_english: "American English",
    source_language: type === "translation" ? "zh_CN" : null,
    created_at: at.clock.now().toISOString(),
    completed_at: at.clock.now().toISOString(),
    failure_code: status === "failed" ? "editing.engine-stopped" : null,
    original_key: original,
    result_key: status === "completed" ? result : null,
  })}`;
  return id;
}

const noPreviousVersion = "409 editing.previous-not-kept";
const ofEdit = () => ({ path: { identity: edited } });
const removal = async (type: "edit" | "translation") => ({
  path: { identity: await aDocument(type, "completed") },
  body: { fileName: "Owner's paper.docx", keepFile: false },
});
const ofMember = {
  path: {
    get identity() {
      return member.identity;
    },
  },
};

async function anAbstract(): Promise<{ session: string; revision: number }> {
  return (await owner.post("/api/writer/start")).json();
}
const ofAbstract = async () => ({ path: { session: (await anAbstract()).session } });

const anOffer = async () => ({ body: { planIdentity: (await at.offer(owner)).identity } });
async function paymentForm() {
  await buyer.post(`/api/users/${buyer.identity}/currency`, { currency: "CNY" });
  const state = (await buyer.get("/api/curie/status/sync")).json<PlanState>();
  return state.availablePlans.editing[0]?.identity ?? "";
}
async function aPurchase() {
  const availableDigitalPurchaseIdentity = await paymentForm();
  const paid = await buyer.post("/api/digital-edit/payment", {
    acceptedTermsAndConditions: true,
    additionalData: { availableDigitalPurchaseIdentity },
    paymentMethodId: "wechat_pay",
  });
  return { path: paid.json<{ receiptCode: string }>() };
}
let paid: Promise<Call> | null = null;
const aPaidPurchase = () => {
  paid ??= payFor();
  return paid;
};

async function payFor(): Promise<Call> {
  const { path } = await aPurchase();
  const result = await buyer.get(`/api/digital-edit/purchase/${path.receiptCode}`);
  await at.request({
    method: "POST",
    url: result.json<{ continueUrl: string | null }>().continueUrl ?? "",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "decision=approve",
  });
  return { path };
}

const fapiaoForm = {
  ...{ titleType: "individual", type: "general", title: "Berta Buyer", email: "b@example.cn" },
};

/** The buyer's, with a receipt. */
async function aPaymentInYuan(): Promise<string> {
  const id = randomUUID();
  const receipt = Array.from(randomUUID().replaceAll("-", "").slice(0, 10), (digit) =>
    "ABCDEFGHJKLMNPQR".charAt(Number.parseInt(digit, 16)),
  );
  await sql`insert into payments ${sql({
    id,
    user_id: buyer.identity,
    kind: "plan",
    product_name: "Premium with translation",
    taken_by: "direct",
    external_id: id,
    paid_at: at.clock.now(),
    amount: 128_000,
    currency: "CNY",
    receipt_code: receipt.join(""),
  })}`;
  return id;
}

/** The buyer's, issued. */
async function aFapiao(): Promise<string> {
  const body = { ...fapiaoForm, paymentId: await aPaymentInYuan() };
  const asked = (await buyer.post("/api/fapiao", body)).json<{ fapiao: { identity: string } }>();
  const { identity } = asked.fapiao;
  at.clock.advance(5000);
  await keepFollowing(at.ctx, { identity, asked: 0 });
  return identity;
}

/** As it was mailed to who runs the group of the matrix. */
async function linkOfLab(): Promise<string> {
  const [group] = await sql<{ id: string; end: Date }[]>`
    select id, link_expires_at as end from preferred_groups where code = 'LAB'`;
  return groupToken(at.ctx.secret, group?.id ?? "", new Date(group?.end ?? tomorrow()));
}

/** The app's next code: one is good once. */
function appCode(): string {
  at.clock.advance(30_000);
  const timestamp = at.clock.now().getTime();
  return new TOTP({ secret: Secret.fromBase32(appSecret) }).generate({ timestamp });
}

/** What the owner's device answers when it is asked for a new passkey. */
async function aNewPasskey() {
  const begun = await owner.post("/api/accounts/passkeys/begin", { password });
  const credential = new Authenticator(at.ctx.config.publicUrl).create(
    begun.json<PasskeyCreation>(),
  );
  return { body: { name: "Olga Owner's laptop", credential } };
}
async function ofPasskey() {
  const added = await owner.post("/api/accounts/passkeys", (await aNewPasskey()).body);
  return { passkey: added.json<{ passkey: { identity: string } }>().passkey.identity };
}

async function aToken(): Promise<string> {
  const asked = { name: "Pipeline of Olga Owner", scopes: ["read"], days: 30, password };
  const made = await owner.post("/api/accounts/api-tokens", asked);
  return made.json<{ token: { identity: string } }>().token.identity;
}

/** Careful, after the password and before the code. */
async function halfSignedIn(): Promise<Person> {
  const signedIn = await at.request({
    method: "POST",
    url: "/api/accounts/sign-in",
    payload: { email: careful.email, password },
  });
  const cookie = cookieOf(signedIn);
  return { ...careful, send: (options) => at.request({ ...options, headers: { cookie } }) };
}

/** What a stranger's answer must not hold. */
const secretsOf = () => [
  ...[owner, buyer, member, careful, subscriber].flatMap(({ identity, email }) => [
    identity,
    email,
  ]),
  ...["Olga Owner", "Berta Buyer", "Mia Member", "Susi Subscriber", "Owner's paper"],
];

/** Rows of calls that are the same for everybody who is not signed in, and who each do their own. */
const ownOf = (endpoint: string, call?: Row["call"], owner: Answer = "done"): Row => ({
  endpoint,
  ...(call ? { call } : {}),
  nobody: signedOut,
  stranger: owner.startsWith("state") ? owner : "own",
  owner,
});
/** The same of somebody new: these end sessions or accounts. */
const somebody = () => at.person({ password });
const publicly = (endpoint: string, call?: Row["call"], answer: Answer = "done"): Row => ({
  endpoint,
  ...(call ? { call } : {}),
  nobody: answer,
  stranger: answer,
  owner: answer,
});
const onlyFor = (
  endpoint: string,
  refusal: Answer,
  call: Row["call"],
  owner: Answer = "done",
): Row => ({
  endpoint,
  ...(call ? { call } : {}),
  nobody: signedOut,
  stranger: refusal,
  owner,
});

/** Needs a subscription: a person without one is told so, even if others have one. */
const ofSubscriber = (endpoint: string, call?: Row["call"]): Row => ({
  ...onlyFor(endpoint, "409 billing.no-subscription", call),
  of: () => subscriber,
});
const anotherOffer = async () => ({
  body: { planIdentity: (await at.offer(subscriber, { billingInterval: "yearly" })).identity },
});

const survey = {
  ...{ feature: "editing", submissionIdentity: null, modelVersion: null },
  ...{ overall: 4, language: 4, meaning: 4, comment: null },
};
const contactMessage = {
  ...{ subject: "support", name: "Olga", email: "olga@example.org", text: "Hello." },
};

const rows: readonly Row[] = [
  publicly("system.health"),
  publicly("system.live"),
  publicly("system.ready"),
  publicly("system.application"),
  publicly("accounts.session"),
  publicly("accounts.signUp", () => ({
    body: {
      name: "New",
      email: `${randomUUID()}@example.org`,
      password: "vellum quartz 91 larch",
      country: "ES",
      locale: "en_US",
    },
  })),
  publicly("accounts.resendConfirmation", () => ({
    body: { email: `${randomUUID()}@example.org` },
  })),
  publicly(
    "accounts.confirm",
    () => ({ body: { token: "nonsense" } }),
    "state 400 accounts.link-not-valid",
  ),
  publicly("accounts.signIn", () => ({ body: { email: owner.email, password } })),
  publicly("accounts.requestReset", () => ({ body: { email: `${randomUUID()}@example.org` } })),
  publicly(
    "accounts.resetPassword",
    () => ({ body: { token: "nonsense", password: "vellum quartz 91 larch" } }),
    "state 400 accounts.link-not-valid",
  ),
  ownOf("accounts.exportData"),
  ownOf("accounts.changeProfile", () => ({ body: { styleOfEnglish: "British English" } })),
  ownOf("accountSecurity.overview"),
  ownOf("accountSecurity.events"),
  onlyFor("accountSecurity.endSession", "404 accounts.session-not-found", async () => {
    await at.request({
      method: "POST",
      url: "/api/accounts/sign-in",
      payload: { email: owner.email, password },
    });
    const [newest] = await sql<{ id: string }[]>`
      select id from sessions where user_id = ${owner.identity} order by created_at desc limit 1`;
    return { path: { session: newest?.id ?? "" } };
  }),
  {
    ...ownOf("accountSecurity.beginTwoStep", () => ({ body: { password } })),
    of: () => careful,
  },
  {
    ...ownOf("accountSecurity.confirmTwoStep", async () => {
      const begun = await careful.post("/api/accounts/two-step/begin", { password });
      appSecret = begun.json<{ secret: string }>().secret;
      return { body: { code: appCode() } };
    }),
    // The stranger's own app has another secret.
    stranger: "401 accounts.second-step-wrong",
    of: () => careful,
  },
  {
    ...publicly(
      "accountSecurity.secondStep",
      () => ({ body: { code: appCode() } }),
      "401 not-signed-in",
    ),
    owner: "done",
    of: halfSignedIn,
  },
  {
    ...ownOf("accountSecurity.renewRecoveryCodes", () => ({ body: { password, code: appCode() } })),
    stranger: "409 accounts.two-step-off",
    of: () => careful,
  },
  {
    ...ownOf("accountSecurity.endTwoStep", () => ({ body: { password, code: appCode() } })),
    stranger: "409 accounts.two-step-off",
    of: () => careful,
  },
  ownOf("accountSecurity.endOtherSessions"),
  publicly("passkeys.beginSignIn"),
  // The device that presents a passkey is its owner; the one presented here was never added.
  publicly(
    "passkeys.signIn",
    () => {
      const asked = { challenge: "nonsense", rpId: "localhost", timeout: 1 };
      const credential = new Authenticator(at.ctx.config.publicUrl).show({
        ...asked,
        userVerification: "required",
      });
      return { body: { credential } };
    },
    "state 401 accounts.passkey-not-known",
  ),
  ownOf("passkeys.list"),
  ownOf("passkeys.beginAdding", () => ({ body: { password } })),
  onlyFor("passkeys.add", "400 accounts.passkey-not-added", aNewPasskey),
  onlyFor("passkeys.rename", "404 accounts.passkey-not-found", async () => ({
    ...{ path: await ofPasskey(), body: { name: "Phone" } },
  })),
  ownOf("apiTokens.list"),
  ownOf("apiTokens.create", () => ({
    body: { name: "Pipeline", scopes: ["read"], days: 30, password },
  })),
  onlyFor("apiTokens.revoke", "404 accounts.token-not-found", async () => ({
    path: { token: await aToken() },
  })),
  onlyFor("passkeys.remove", "404 accounts.passkey-not-found", async () => ({
    ...{ path: await ofPasskey(), body: { password } },
  })),
  ownOf("notices.acknowledgeLaunch"),
  ownOf("notices.surveyShown", () => ({ body: { feature: "editing" } })),
  ownOf("plans.load"),
  ownOf("plans.sync"),
  ownOf("plans.reconcile", () => ({ body: { reason: "asked" } })),
  {
    ...onlyFor("plans.joinGroup", "403 forbidden", async () => {
      await createGroup(at.ctx, {
        code: "LAB",
        name: "Laboratory",
        adminEmail: "admin@example.org",
      });
      return { ...ofMember, body: { groupCode: "LAB" } };
    }),
    of: () => member,
  },
  { ...onlyFor("plans.leaveGroup", "403 forbidden", () => ofMember), of: () => member },
  publicly("plans.publicOffer", () => ({ path: { region: "china" } })),
  // Who runs the group needs no account: the mailed address is signed. Another signature is refused below.
  publicly("plans.groupOverview", async () => ({ path: { token: await linkOfLab() } })),
  publicly("plans.inviteToGroup", async () => ({
    ...{ path: { token: await linkOfLab() }, body: { emails: ["new@example.org"] } },
  })),
  {
    ...publicly("plans.removeFromGroup", async () => {
      const person = await at.person();
      const url = `/api/users/${person.identity}/preferred-group`;
      await person.post(url, { groupCode: "LAB" });
      const [plan] = await sql<{ id: string }[]>`
        select id from plans where user_id = ${person.identity}`;
      return { path: { token: await linkOfLab(), member: plan?.id ?? "" } };
    }),
    anew: true,
  },
  publicly("plans.renewGroupLink", async () => ({ path: { token: await linkOfLab() } })),
  {
    ...onlyFor("plans.chooseCurrency", "403 forbidden", () => ({
      ...ofMember,
      body: { currency: "EUR" },
    })),
    of: () => member,
  },
  onlyFor("documents.uploadWords", noDocument, async () => ({
    path: { identity: await upload() },
  })),
  onlyFor("documents.discardUpload", noDocument, async () => ({
    path: { identity: await upload() },
  })),
  ownOf("documents.orderStatus", () => ({ body: { identities: [edited], type: "edit" } })),
  ownOf("documents.upload", () => ({
    options: uploadForm([{ name: "a.docx", bytes: aWordFile(["One text."]) }]),
  })),
  ownOf("editing.list"),
  ownOf("editing.status", () => ({ body: { identities: [edited] } })),
  ownOf("editing.limitReached"),
  onlyFor("editing.start", noDocument, async () => ({
    body: { file: await upload(), styleOfEnglish: "American English" },
  })),
  onlyFor("editing.retry", noDocument, async () => ({
    path: { identity: await aDocument("edit", "failed") },
  })),
  onlyFor("editing.earlierVersions", noDocument, async () => ({
    query: `?file=${await upload()}`,
  })),
  onlyFor("editing.version", noDocument, ofEdit),
  onlyFor("editing.report", noDocument, ofEdit),
  onlyFor("editing.proof", noDocument, ofEdit),
  onlyFor("editing.decisions", noDocument, ofEdit),
  onlyFor("editing.decide", noDocument, () => ({
    ...ofEdit(),
    body: { decisions: [{ change: 1, decision: "accepted" }] },
  })),
  onlyFor("editing.submissionCheck", noDocument, ofEdit),
  onlyFor("editing.chooseProfile", noDocument, () => ({
    ...ofEdit(),
    body: { profile: "review" },
  })),
  onlyFor("editing.dismissFinding", noDocument, async () => {
    const answer = await owner.get(`/api/digital-edit/${edited}/submission-check`);
    const [finding] = answer.json<SubmissionCheck>().findings;
    return { path: { identity: edited, finding: finding?.id ?? "" }, body: { dismissed: true } };
  }),
  onlyFor("editing.statements", noDocument, ofEdit),
  publicly("editing.sampleReport"),
  publicly("editing.sampleFigures", () => ({ body: { rejected: [1] } })),
  ownOf("editing.editSample"),
  publicly("editing.signer"),
  onlyFor("editing.log", noDocument, ofEdit),
  onlyFor("editing.comparison", noDocument, ofEdit, noPreviousVersion),
  onlyFor("editing.comparisonFile", noDocument, ofEdit, noPreviousVersion),
  onlyFor("editing.download", noDocument, ofEdit),
  onlyFor("editing.reportFile", noDocument, () => ({ ...ofEdit(), query: "?format=html" })),
  onlyFor("editing.remove", noDocument, () => removal("edit")),
  ownOf("journalProfiles.list"),
  ownOf("journalProfiles.add", () => ({ body: { owner: "own", profile: aJournalProfile } })),
  ownOf("journalProfiles.import", () => ({
    body: {
      owner: "own",
      text: JSON.stringify({ format: "curie-journal-profile/1", ...aJournalProfile }),
    },
  })),
  onlyFor("journalProfiles.change", noJournalProfile, async () => ({
    path: { identity: await journalProfile() },
    body: { revision: 1, profile: aJournalProfile },
  })),
  onlyFor("journalProfiles.remove", noJournalProfile, async () => ({
    path: { identity: await journalProfile() },
  })),
  ownOf("terms.lists"),
  ownOf("terms.entries", () => ({ path: { list: "own" } })),
  onlyFor("terms.add", noTerms, async () => ({
    path: { list: `document-${await upload()}` },
    body: { entry: { kind: "never-change", term: "ResNet" } },
  })),
  onlyFor("terms.change", noTerms, async () => ({
    path: await aTerm(),
    body: { entry: { kind: "never-change", term: "ResNeXt" } },
  })),
  onlyFor("terms.remove", noTerms, async () => ({ path: await aTerm() })),
  onlyFor("terms.clear", noTerms, async () => ({ path: { list: (await aTerm()).list } })),
  onlyFor("terms.import", noTerms, async () => ({
    path: { list: (await aTerm()).list },
    options: uploadForm([{ name: "terms.csv", bytes: "ResNet" }]),
  })),
  onlyFor("terms.file", noTerms, async () => ({ path: { list: (await aTerm()).list } })),
  ownOf("translation.list"),
  ownOf("translation.status", async () => ({
    body: { identities: [await aDocument("translation", "completed")] },
  })),
  ownOf("translation.limitReached"),
  ownOf("translation.engines"),
  {
    ...onlyFor("translation.start", noDocument, async () => ({
      body: { file: await upload(subscriber), language: "zh_CN" },
    })),
    of: () => subscriber,
  },
  {
    ...onlyFor("translation.retry", noDocument, async () => ({
      path: { identity: await aDocument("translation", "failed", subscriber) },
    })),
    of: () => subscriber,
  },
  onlyFor("translation.sides", noDocument, async () => ({
    path: { identity: await aDocument("translation", "completed") },
  })),
  onlyFor("translation.download", noDocument, async () => ({
    path: { identity: await aDocument("translation", "completed") },
  })),
  onlyFor("translation.remove", noDocument, () => removal("translation")),
  ownOf("abstracts.start"),
  ownOf("abstracts.steps"),
  onlyFor("abstracts.load", "404 abstracts.not-found", ofAbstract),
  onlyFor("abstracts.save", "404 abstracts.not-found", async () => ({
    body: await anAbstract().then(({ session, revision }) => ({ session, revision })),
  })),
  onlyFor("abstracts.updateStage", "404 abstracts.not-found", async () => ({
    body: { session: (await anAbstract()).session, stage: "criteria" },
  })),
  ownOf("abstracts.search"),
  onlyFor("abstracts.rename", "404 abstracts.not-found", async () => ({
    ...(await ofAbstract()),
    body: { title: "Coral recovery" },
  })),
  onlyFor("abstracts.remove", "404 abstracts.not-found", ofAbstract),
  onlyFor("abstracts.restore", "404 abstracts.not-found", async () => {
    const { session } = await anAbstract();
    await owner.send({ method: "DELETE", url: `/api/writer/${session}` });
    return { path: { session } };
  }),
  ownOf("abstracts.checkLanguage", () => ({ body: { paragraphs: ["One text."] } })),
  ownOf("billing.openCheckout", anOffer),
  ofSubscriber("billing.planManagementUrls"),
  ofSubscriber("billing.previewPlanChange", anotherOffer),
  ofSubscriber("billing.changePlan", async () => ({
    body: { ...(await anotherOffer()).body, chargedAtMost: 100_000 },
  })),
  ownOf("billing.history"),
  {
    ...ownOf("billing.paymentPage", async () => ({ path: { planIdentity: await paymentForm() } })),
    of: () => buyer,
    stranger: "state 404 billing.plan-not-offered",
  },
  {
    ...ownOf("billing.pay", async () => ({
      body: {
        acceptedTermsAndConditions: true,
        additionalData: { availableDigitalPurchaseIdentity: await paymentForm() },
        paymentMethodId: "wechat_pay",
      },
    })),
    of: () => buyer,
    stranger: "state 404 billing.plan-not-offered",
  },
  { ...onlyFor("billing.purchase", "404 billing.receipt-not-found", aPurchase), of: () => buyer },
  {
    ...onlyFor("billing.receipt", "404 billing.receipt-not-found", aPaidPurchase),
    of: () => buyer,
  },
  {
    ...onlyFor("billing.receiptFile", "404 billing.receipt-not-found", aPaidPurchase),
    of: () => buyer,
  },
  ownOf("orders.list"),
  {
    ...onlyFor("orders.downloadInvoice", "404 billing.receipt-not-found", async () => {
      const orders = (await subscriber.get("/api/orders")).json<OrderPage>().orders;
      return { path: { paymentId: orders[0]?.paymentId ?? "" } };
    }),
    of: () => subscriber,
  },
  {
    ...onlyFor("fapiao.create", "404 billing.receipt-not-found", async () => ({
      body: { ...fapiaoForm, paymentId: await aPaymentInYuan() },
    })),
    of: () => buyer,
  },
  {
    ...onlyFor("fapiao.cancel", "404 fapiao.not-found", async () => ({
      path: { identity: await aFapiao() },
      body: { reason: "issued-in-error" },
    })),
    of: () => buyer,
  },
  {
    ...onlyFor("fapiao.file", "404 fapiao.not-found", async () => ({
      path: { identity: await aFapiao() },
    })),
    of: () => buyer,
  },
  { ...ownOf("fapiao.eligiblePayments"), of: () => buyer },
  publicly("demo.fapiao"),
  publicly("demo.decideFapiao", () => ({
    path: { identity: randomUUID() },
    body: { decision: "issue" },
  })),
  ownOf("promotions.current", () => ({ query: "?locale=en_US" })),
  ownOf("humanEditing.list"),
  onlyFor("humanEditing.load", noOrder, anOrder),
  onlyFor("humanEditing.save", noOrder, async () => ({
    ...(await anOrder()),
    body: { form: orderForm },
  })),
  onlyFor("humanEditing.payment", noOrder, anOrder),
  onlyFor("humanEditing.pay", noOrder, async () => {
    const order = await anOrder();
    const url = `/api/human-orders/${order.path.identity}`;
    await owner.post(url, { form: orderForm });
    const payment = { acceptedTermsAndConditions: true, paymentMethodId: "card" };
    return { ...order, body: { payment } };
  }),
  onlyFor("humanEditing.discard", noOrder, anOrder),
  onlyFor("humanEditing.answer", noOrder, async () => {
    const order = await anOrder();
    await sql`update human_orders set status = 'question-to-author' where id = ${order.path.identity}`;
    return { ...order, body: { text: "The samples of 2019." } };
  }),
  onlyFor("humanEditing.askForChanges", noOrder, async () => ({
    ...(await aDelivery()),
    body: { text: "Keep the tense." },
  })),
  onlyFor("humanEditing.accept", noOrder, aDelivery),
  onlyFor("humanEditing.proof", noOrder, aDelivery),
  onlyFor("humanEditing.file", noOrder, aDelivery),
  onlyFor("humanEditing.proofFile", noOrder, aDelivery),
  ownOf("feedback.answerSurvey", () => ({ body: survey })),
  {
    ...ownOf("partners.linkPreprints", () => ({ body: { preprintsUserIdentity: randomUUID() } })),
    anew: true,
  },
  ownOf("partners.preprintsLink"),
  ownOf("partners.unlinkPreprints"),
  publicly("contact.write", () => ({ body: contactMessage })),
  publicly("demo.mailbox"),
  publicly("demo.console"),
  publicly("demo.switchFlag", () => ({
    path: { name: "rubriq_upsell_discount" },
    body: { on: null },
  })),
  ownOf("plans.endTrial"),
  {
    ...ownOf("accountSecurity.changePassword", () => ({
      body: { password, newPassword: "vellum quartz 91 larch" },
    })),
    of: somebody,
  },
  { ...publicly("accounts.signOut"), of: somebody },
  {
    ...ownOf("accounts.closeAccount", () => ({ body: { confirmation: "a long enough password" } })),
    of: somebody,
  },
];

/** Accounts and clock of the demonstration, tried in its own tests: here they would end all sessions. */
const elsewhere = new Set([
  "demo.signIn",
  "demo.restoreAccounts",
  "demo.moveClock",
  "demo.resetClock",
]);

type Endpoint = { name: string; method: "GET" | "POST" | "PATCH" | "DELETE"; path: string };

function endpointsOf(router: object, prefix = ""): Endpoint[] {
  return Object.entries(router).flatMap(([name, value]) => {
    if (!isContractProcedure(value)) return endpointsOf(value as object, `${prefix}${name}.`);
    const { method, path } = value["~orpc"].route;
    return [
      { name: `${prefix}${name}`, method: method as Endpoint["method"], path: `/api${path}` },
    ];
  });
}

const endpoints = new Map(
  [...endpointsOf(contract), ...endpointsOf(streams)].map((one) => [one.name, one]),
);

function requestOf({ method, path }: Endpoint, call: Call): InjectOptions {
  const values = new Map(Object.entries(call.path ?? {}));
  const url = path.replace(/\{\+?(\w+)\}/g, (_, name) =>
    encodeURIComponent(values.get(name) ?? ""),
  );
  const body = call.body ?? {};
  return {
    method,
    url: `${url}${call.query ?? ""}`,
    ...(method === "GET" ? {} : { payload: body }),
    ...call.options,
  };
}

function expectAnswer(answer: LightMyRequestResponse, wanted: Answer, who: string): void {
  const body = answer.body.slice(0, 300);
  if (wanted === "done" || wanted === "own") {
    expect(answer.statusCode, `${who}: ${body}`).toBeLessThan(400);
  } else {
    const { code } = answer.json<{ code: string }>();
    expect(`${answer.statusCode} ${code}`, who).toBe(wanted.replace(/^state /, ""));
  }
  if (who !== "stranger" || wanted === "done") return;
  for (const secret of secretsOf()) {
    expect(answer.body, `${who} reads of the owner`).not.toContain(secret);
  }
}

describe("with a body that fits, everybody is answered as the table says", () => {
  test.each(rows)("$endpoint", async (row) => {
    const endpoint = endpoints.get(row.endpoint);
    if (!endpoint) throw new Error(`there is no endpoint ${row.endpoint}`);
    const whose = (await row.of?.()) ?? owner;
    const once = await row.call?.();
    const request = async () => requestOf(endpoint, (row.anew ? await row.call?.() : once) ?? {});
    expectAnswer(await at.request(await request()), row.nobody, "nobody");
    // Whoever works in the console is nobody among users (G-83).
    expectAnswer(await operator.send(await request()), row.nobody, "operator");
    expectAnswer(await editor.send(await request()), row.nobody, "editor");
    const other = row.of === somebody ? await somebody() : stranger;
    expectAnswer(await other.send(await request()), row.stranger, "stranger");
    expectAnswer(await whose.send(await request()), row.owner, "owner");
  });
});

const tomorrow = () => new Date(at.clock.now().getTime() + 86_400_000);

test("another signature opens no group", async () => {
  const [group] = await sql<{ id: string }[]>`select id from preferred_groups where code = 'LAB'`;
  const token = groupToken("another secret of thirty-two characters", group?.id ?? "", tomorrow());
  const answer = await at.request({ method: "GET", url: `/api/preferred-group/${token}/overview` });
  expectAnswer(answer, "404 not-found", "nobody");
});

describe("beside the contract", () => {
  test("a link to professional editing leads nobody, and no stranger, to a document", async () => {
    const id = await aDocument("edit", "completed");
    const url = `/api/order-form/from-digital-edit/${id}`;
    const nobody = await at.request({ method: "GET", url });
    expect(nobody.headers.location).toMatch(/^\/sign-in\?returnTo=/);
    const { location } = (await stranger.get(url)).headers;
    expect(location).toBe("/rubriq/order/refused?code=documents.not-found");
  });

  test.each([
    ...["/api/paddle/webhook", "/api/paddle/classic-webhook"],
    ...["/api/alipay/notify", "/api/stripe/webhook"],
  ])("%s takes nothing without the provider's signature", async (url) => {
    const payload = { event_id: randomUUID(), event_type: "subscription.updated", data: {} };
    for (const send of [at.request, stranger.send]) {
      const answer = await send({ method: "POST", url, payload });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    }
  });
});

test("every endpoint has its row, and every row its endpoint", () => {
  const named = new Set([...rows.map(({ endpoint }) => endpoint), ...elsewhere]);
  expect([...endpoints.keys()].filter((name) => !named.has(name))).toEqual([]);
  expect([...named].filter((name) => !endpoints.has(name))).toEqual([]);
  expect(rows).toHaveLength(new Set(rows.map(({ endpoint }) => endpoint)).size);
});
