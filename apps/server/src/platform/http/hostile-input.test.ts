import { contract, type ErrorBody, errorCodes } from "@curie/contract";
import { isContractProcedure } from "@orpc/contract";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Person, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";

/**
 * What nobody's page sends. Each call either takes it, when it is harmless, or refuses it in the
 * shape of every refusal; none of it is an error of ours.
 */
const texts = [
  "",
  "\u0000",
  "LAB\u0000",
  "\ud800",
  "x".repeat(50_000),
  "'; drop table users; --",
  "../../etc/passwd",
  "{{constructor}}",
  "\u202e\u200b\ufeff",
];
const values: unknown[] = [null, -1, 0.5, 1e308, 2 ** 53, [], { toString: 1 }];
const bodies = ["", "null", "[]", "7", '"text"', "{", '{"__proto__":{"a":1}}', "\u0000", "<a/>"];

const someIdentity = "3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f";
const address = {
  name: "Ada",
  organisation: null,
  street: "1",
  postalCode: "1",
  city: "B",
  region: null,
  country: "ES",
};

/** Bodies that fit, by call: every field of them is replaced by each of the above in turn. */
const fitting: Record<string, object> = {
  "plans.reconcile": { reason: "poll" },
  "plans.joinGroup": { groupCode: "LAB" },
  "plans.chooseCurrency": { currency: "EUR" },
  "notices.surveyShown": { feature: "editing" },
  "billing.openCheckout": { planIdentity: someIdentity },
  "billing.pay": {
    acceptedTermsAndConditions: true,
    additionalData: { availableDigitalPurchaseIdentity: someIdentity },
    paymentMethodId: "card",
    amount: 1200,
    voucherApplied: "HALF",
    purchaseOrder: "PO-1",
    billingAddress: address,
  },
  "feedback.answerSurvey": {
    feature: "editing",
    submissionIdentity: null,
    modelVersion: "1",
    overall: 4,
    language: 4,
    meaning: 4,
    comment: "Good",
  },
  "contact.write": {
    subject: "support",
    name: "Ada",
    email: "ada@lab.example",
    text: "Hello",
    reference: null,
  },
  "editing.start": { file: someIdentity, styleOfEnglish: "American English" },
  "translation.start": { file: someIdentity, language: "es_ES" },
  "abstracts.start": { title: "Permafrost" },
  "partners.linkPreprints": { preprintsUserIdentity: "abc" },
  "accounts.changeProfile": {
    name: "Ada",
    locale: "en_US",
    country: "ES",
    retentionDays: 30,
    styleOfEnglish: "British English",
  },
  "accounts.closeAccount": { confirmation: "no password" },
};

type Endpoint = { name: string; method: "GET" | "POST" | "PATCH" | "DELETE"; path: string };

/** A demonstration is nobody's but one's own. */
const endpoints: Endpoint[] = Object.entries(contract)
  .filter(([part]) => part !== "demo")
  .flatMap(([part, calls]) =>
    Object.entries(calls).flatMap(([call, procedure]) => {
      if (!isContractProcedure(procedure)) return [];
      const { method, path } = procedure["~orpc"].route;
      const name = `${part}.${call}`;
      return [{ name, method: method as Endpoint["method"], path: `/api${path}` }];
    }),
  );

let at: TestApp;
let person: Person;
beforeAll(async () => {
  at = await startTestApp({
    CURIE_REQUESTS_PER_MINUTE: "1000000",
    FLAG_CURIE_ABSTRACT_WRITER: "on",
  });
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

function expectNoFault(answer: LightMyRequestResponse, what: string): void {
  if (answer.statusCode < 400) return;
  const { code, requestId } = answer.json<ErrorBody>();
  expect(errorCodes, what).toContain(code);
  expect(code, what).not.toBe("internal-error");
  expect(requestId, what).toBeDefined();
}

const urlOf = (path: string, own = person.identity) =>
  path.replace("{identity}", own).replace(/\{\w+\}/g, someIdentity);

async function send(endpoint: Endpoint, body: string, url = urlOf(endpoint.path)) {
  const answer = await person.send({
    method: endpoint.method,
    url,
    ...(endpoint.method === "GET"
      ? {}
      : { payload: body, headers: { "content-type": "application/json" } }),
  });
  expectNoFault(answer, `${endpoint.name} ${url.slice(0, 120)} ${body.slice(0, 120)}`);
}

describe("input that no page sends", () => {
  test.each(endpoints.filter(({ method }) => method !== "GET"))(
    "is refused or harmless as a body of $name",
    async (endpoint) => {
      for (const body of bodies) await send(endpoint, body);
      const stays = endpoint.name === "accounts.signOut" ? 401 : 200;
      expect((await person.get("/api/curie/load")).statusCode).toBe(stays);
    },
  );

  test.each(endpoints.filter(({ name }) => name in fitting))(
    "is refused or harmless in each field of $name",
    async (endpoint) => {
      const whole = fitting[endpoint.name] ?? {};
      for (const strange of [...texts, ...values]) {
        const changed = eachFieldAs(whole, strange);
        await Promise.all(changed.map((body) => send(endpoint, JSON.stringify(body))));
        // What may be tried ten times an hour is tried all the same.
        at.clock.advance(3_600_000);
      }
      expect((await person.get("/api/curie/load")).statusCode).toBe(200);
    },
  );

  test.each(endpoints.filter(({ path }) => path.includes("{")))(
    "is refused or harmless in the address of $name",
    async (endpoint) => {
      const strange = [...texts.filter((text) => text !== "" && text !== "\ud800"), "%", "%ff"];
      for (const text of strange) {
        const part = text.startsWith("%") ? text : encodeURIComponent(text.slice(0, 5000));
        await send(endpoint, "{}", endpoint.path.replace(/\{\w+\}/g, part));
      }
    },
  );
});

/** The object once for each of its fields, however deep, with that field replaced. */
function eachFieldAs(whole: object, strange: unknown): object[] {
  return Object.entries(whole).flatMap(([name, value]) => {
    const inside =
      value !== null && typeof value === "object" && !Array.isArray(value)
        ? eachFieldAs(value, strange).map((changed) => ({ ...whole, [name]: changed }))
        : [];
    return [{ ...whole, [name]: strange }, ...inside];
  });
}
