import { randomUUID } from "node:crypto";
import { contract, localMailPath, streams } from "@curie/contract";
import { isContractProcedure } from "@orpc/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Person,
  productionEnvironment,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";

/** Endpoints that answer people who are not signed in. Every other one must refuse them. */
const openEndpoints = new Set([
  "system.live",
  "system.ready",
  "system.health",
  "system.application",
  "editing.sampleReport",
  "editing.sampleFigures",
  "editing.signer",
  "accounts.session",
  "accounts.signUp",
  "accounts.resendConfirmation",
  "accounts.confirm",
  "accounts.signIn",
  "accounts.signOut",
  "accounts.requestReset",
  "accounts.resetPassword",
  "accountSecurity.secondStep",
  "passkeys.beginSignIn",
  "passkeys.signIn",
  "demo.mailbox",
  "demo.console",
  "demo.signIn",
  "demo.restoreAccounts",
  "demo.switchFlag",
  "demo.fapiao",
  "demo.decideFapiao",
  "demo.moveClock",
  "demo.resetClock",
  // A signature in the address says who asks.
  "plans.groupOverview",
  "plans.publicOffer",
  "plans.inviteToGroup",
  "plans.removeFromGroup",
  "plans.renewGroupLink",
  "contact.write",
]);

type Endpoint = { name: string; method: "GET" | "POST" | "PATCH" | "DELETE"; path: string };

function endpoints(router: object, prefix = ""): Endpoint[] {
  return Object.entries(router).flatMap(([name, value]) => {
    if (!isContractProcedure(value)) return endpoints(value as object, `${prefix}${name}.`);
    const { method, path } = value["~orpc"].route;
    return [
      { name: `${prefix}${name}`, method: method as Endpoint["method"], path: `/api${path}` },
    ];
  });
}

const all = [...endpoints(contract), ...endpoints(streams)];
const someIdentity = "3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f";

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp();
});
afterAll(() => at.close());

describe("nobody signed in", () => {
  test.each(all.filter(({ name }) => !openEndpoints.has(name)))(
    "is refused by $name with not-signed-in",
    async ({ method, path }) => {
      const answer = await at.request({
        method,
        url: filled(path),
        ...(method === "GET" ? {} : { payload: validBody(path) }),
      });
      expect(refusalOf(answer)).toEqual({ status: 401, code: "not-signed-in" });
    },
  );

  test("every open endpoint exists", () => {
    const names = new Set(all.map(({ name }) => name));
    for (const name of openEndpoints) expect(names).toContain(name);
  });
});

describe("somebody who asks for a document or an order that is not there", () => {
  let person: Person;
  beforeAll(async () => {
    person = await at.person();
  });

  /** What an endpoint does not find, where that is no document. */
  const subjects = new Map([
    ["humanEditing", "human-editing"],
    ["journalProfiles", "journal-profiles"],
    ["terms", "terms"],
  ]);
  const ofDocuments = all.filter(
    ({ name, path }) => path.includes("{identity}") && !isAboutUser(path) && !/fapiao/i.test(name),
  );
  test.each(ofDocuments)(
    "is told by $name that it was not found",
    async ({ name, method, path }) => {
      const answer = await person.send({
        method,
        url: filled(path),
        ...(method === "GET" ? {} : { payload: validBody(path) }),
      });
      const subject = subjects.get(name.split(".")[0] ?? "") ?? "documents";
      expect(refusalOf(answer)).toEqual({ status: 404, code: `${subject}.not-found` });
    },
  );
});

describe("the abstract writer", () => {
  const ofWriter = all.filter(({ name }) => name.startsWith("abstracts."));

  test.each(ofWriter)(
    "is not there for $name while its flag is off, whatever is sent [S11 S233]",
    async ({ method, path }) => {
      const person = await at.person();
      for (const payload of [validBody(path), { session: 7, paragraphs: "none" }]) {
        const answer = await person.send({
          method,
          url: filled(path),
          ...(method === "GET" ? {} : { payload }),
        });
        expect(refusalOf(answer)).toEqual({ status: 404, code: "not-found" });
      }
    },
  );
});

describe("somebody who names another person", () => {
  test.each(all.filter(({ path }) => isAboutUser(path)))(
    "is refused by $name [S193 S194 G-6]",
    async ({ method, path }) => {
      const [person, other] = [await at.person(), await at.person()];
      const answer = await person.send({
        method,
        url: path.replace("{identity}", other.identity),
        ...(method === "GET" ? {} : { payload: validBody(path) }),
      });
      expect(refusalOf(answer)).toEqual({ status: 403, code: "forbidden" });
    },
  );
});

describe("the description of the API", () => {
  test("names every endpoint of the contract and its refusals", async () => {
    const document = (await at.request({ method: "GET", url: "/api/openapi.json" })).json<{
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    }>();
    for (const { method, path } of all) {
      const operation = document.paths[path.slice("/api".length)]?.[method.toLowerCase()];
      expect(operation, `${method} ${path}`).toBeDefined();
    }
    const start = document.paths["/digital-edit/start"]?.post;
    expect(Object.keys(start?.responses ?? {})).toEqual(
      expect.arrayContaining(["200", "401", "403", "404", "409", "422", "429"]),
    );
  });

  test("is readable as a page that loads nothing from elsewhere", async () => {
    const page = await at.request({ method: "GET", url: "/api/docs" });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/https?:\/\//);
    const bundle = await at.request({ method: "GET", url: "/api/docs/swagger-ui-bundle.js" });
    expect(bundle.statusCode).toBe(200);
  });
});

describe("in the production profile", () => {
  test("nothing of the demo can be reached or is described", async () => {
    const production = await startTestApp(productionEnvironment);
    try {
      const ofDemo = all.filter(({ name }) => name.startsWith("demo."));
      expect(ofDemo.length).toBeGreaterThan(5);
      for (const { method, path } of ofDemo) {
        const answer = await production.request({
          method,
          url: path.replace("{key}", "editing").replace("{name}", "curie_abstract_writer"),
          ...(method === "GET" ? {} : { payload: { on: true, days: 1 } }),
        });
        expect(refusalOf(answer), path).toEqual({ status: 404, code: "not-found" });
      }
      const mail = { method: "GET", url: localMailPath(randomUUID()) } as const;
      expect(refusalOf(await production.request(mail)).code).toBe("not-found");
      expect(production.ctx.demo).toBeNull();
      const description = await production.request({ method: "GET", url: "/api/openapi.json" });
      expect(description.body).not.toContain("/demo/");
      const sandbox = ["/paddle-sandbox/js/v2/paddle.js", "/paddle-sandbox/_sandbox/api/clock"];
      for (const url of sandbox) {
        const { headers, body } = await production.request({ method: "GET", url });
        expect(headers["content-type"], url).not.toMatch(/javascript/);
        expect(body).not.toContain("offset_ms");
      }
      const { headers } = await production.request({ method: "GET", url: "/sign-in" });
      expect(headers["content-security-policy"]).toContain(
        "script-src 'self' https://paddle.example.org;",
      );
      expect(headers["content-security-policy"]).toContain(
        "frame-src 'self' https://buy.paddle.com https://checkout.paddle.com;",
      );
      expect(headers["strict-transport-security"]).toBeDefined();
    } finally {
      await production.close();
    }
  });
});

describe("in the demo profile", () => {
  test("the payment provider is a sandbox below our own address [S136]", async () => {
    const script = await at.request({ method: "GET", url: "/paddle-sandbox/js/v2/paddle.js" });
    expect(script.headers["content-type"]).toMatch(/javascript/);
    const dashboard = await at.request({ method: "GET", url: "/paddle-sandbox/_sandbox" });
    expect(dashboard.statusCode).toBe(200);
  });
});

describe("any answer", () => {
  test.each(["/api/docs", "/sign-in"])(
    "that is a page (%s) carries a strict content policy",
    async (url) => {
      const { headers } = await at.request({ method: "GET", url });
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect(headers["content-security-policy"]).toMatch(/script-src 'self'(;|$)/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
    },
  );

  test("that is data may be neither run, framed nor kept, and has a request id", async () => {
    const { headers } = await at.request({ method: "GET", url: "/api/health" });
    expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("to a page address is a page, for HEAD as for GET", async () => {
    for (const method of ["GET", "HEAD"] as const) {
      const answer = await at.request({ method, url: "/rubriq/editing" });
      // Without a built web app there is no page; the refusal then has our shape.
      expect([200, 404]).toContain(answer.statusCode);
      const other = await at.request({ method: "GET", url: "/rubriq/editing" });
      expect(answer.statusCode).toBe(other.statusCode);
    }
  });

  test("to an unknown call has the shape of every refusal", async () => {
    const answer = await at.request({ method: "GET", url: "/api/no-such-call" });
    expect(answer.json()).toEqual({ code: "not-found", params: {}, requestId: expect.any(String) });
  });

  test("to broken JSON says that the input does not fit", async () => {
    const answer = await at.request({
      method: "POST",
      url: "/api/accounts/sign-in",
      payload: '{"email":',
      headers: { "content-type": "application/json" },
    });
    expect(refusalOf(answer)).toEqual({ status: 400, code: "invalid-input" });
  });
});

function isAboutUser(path: string): boolean {
  return path.startsWith("/api/users/{identity}");
}

/** The address with something that fits in every gap, and with what it asks for behind it. */
function filled(path: string): string {
  if (path.endsWith("/promotions/current")) return `${path}?locale=en_US`;
  if (path.endsWith("/earlier-versions")) return `${path}?file=${someIdentity}`;
  return path
    .replace("{list}", `document-${someIdentity}`)
    .replace("{receiptCode}", "ABCDEFGH23")
    .replace("{finding}", "0123456789abcdef0123")
    .replace(/\{\w+\}/g, someIdentity);
}

/** A body that fits the contract, so that the refusal is about the caller and not about the input. */
function validBody(path: string): object {
  if (path.startsWith("/api/writer/")) return validAbstractBody(path);
  if (path.endsWith("/digital-translation/start")) {
    return { file: someIdentity, language: "es_ES" };
  }
  if (path.endsWith("/start")) return { file: someIdentity, styleOfEnglish: "American English" };
  if (path.endsWith("/digital-order/status")) return { type: "edit", identities: [] };
  if (path.endsWith("/status")) return { identities: [] };
  if (path.endsWith("/preferred-group")) return { groupCode: "LAB" };
  if (path.endsWith("/currency")) return { currency: "EUR" };
  if (path.endsWith("/survey/shown")) return { feature: "editing" };
  if (path.endsWith("/survey/answers")) {
    const answers = { overall: 4, language: 4, meaning: 4, modelVersion: null, comment: null };
    return { feature: "editing", submissionIdentity: null, ...answers };
  }
  if (path.endsWith("/curie/checkout")) return { planIdentity: someIdentity };
  if (path.endsWith("/plan-change/preview")) return { planIdentity: someIdentity };
  if (path.endsWith("/plan-change")) return { planIdentity: someIdentity, chargedAtMost: 700 };
  if (path.endsWith("/accounts/close")) return { confirmation: "a password" };
  if (path.endsWith("/accounts/password")) {
    return { password: "a password", newPassword: "a longer password" };
  }
  if (path.endsWith("/accounts/api-tokens")) {
    return { name: "Pipeline", scopes: ["read"], days: 30, password: "a password" };
  }
  if (path.includes("/accounts/passkeys")) {
    const credential = { id: "a", rawId: "a", type: "public-key" };
    const response = { clientDataJSON: "a", attestationObject: "a" };
    return { password: "a password", name: "Phone", credential: { ...credential, response } };
  }
  if (path.includes("/accounts/two-step/")) return { password: "a password", code: "123456" };
  if (path.endsWith("/account/link")) return { preprintsUserIdentity: "abc" };
  if (path.endsWith("/digital-edit/payment")) {
    return {
      acceptedTermsAndConditions: true,
      additionalData: { availableDigitalPurchaseIdentity: someIdentity },
      paymentMethodId: "card",
    };
  }
  if (path.endsWith("/api/fapiao")) {
    const buyer = { titleType: "individual", type: "general", title: "Ada Ortiz" };
    return { ...buyer, paymentId: someIdentity, email: "ada@example.org" };
  }
  if (path.endsWith("/cancel")) return { reason: "issued-in-error" };
  if (path.includes("/human-orders/")) return validHumanOrderBody(path);
  if (path.endsWith("/submission-check/profile")) return { profile: "review" };
  if (path.includes("/terms/")) return { entry: { kind: "never-change", term: "ResNet" } };
  if (path.includes("/journal-profiles")) {
    return { owner: "own", revision: 1, text: "{}", profile: { name: "Ours", statements: [] } };
  }
  if (path.endsWith("/{finding}")) return { dismissed: true };
  if (path.endsWith("/decisions")) return { decisions: [{ change: 1, decision: "accepted" }] };
  if (path.endsWith("/{identity}")) return { fileName: "paper.docx", keepFile: false };
  return {};
}

function validHumanOrderBody(path: string): object {
  if (path.endsWith("/pay")) {
    return { payment: { acceptedTermsAndConditions: true, paymentMethodId: "card" } };
  }
  if (path.endsWith("/answer") || path.endsWith("/changes")) return { text: "Yes." };
  if (path.endsWith("/payment")) return {};
  const choice = { serviceLevel: "standard", turnaround: "standard", field: "biology" };
  const words = { journal: "", note: "", styleOfEnglish: "American English" };
  return { form: { ...choice, ...words } };
}

function validAbstractBody(path: string): object {
  if (path.endsWith("/save")) return { session: someIdentity, revision: 0 };
  if (path.endsWith("/update-stage")) return { session: someIdentity, stage: "template" };
  if (path.endsWith("/check-language")) return { paragraphs: ["One text."] };
  if (path.endsWith("/{session}")) return { title: "Coral recovery" };
  return {};
}
