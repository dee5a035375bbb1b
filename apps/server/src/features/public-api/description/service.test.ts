import { dayMs, v1, v1Streams } from "@curie/contract";
import type { TranslationEngine } from "@curie/language/translation";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { grantPremium } from "#features/plans/grants/service.ts";
import { aProgram, handIn } from "#platform/testing/api-calls.ts";
import { startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { theseEngines } from "#platform/testing/engines.ts";
import { aWordFile } from "#platform/testing/word-file.ts";
import { createTranslators } from "#platform/translators.ts";

type Operation = {
  description: string;
  responses: Record<string, unknown>;
  requestBody?: { content: Record<string, { example?: object }> };
};
/** Translations are accepted while an engine is there; nothing is translated here. */
const engine: TranslationEngine = {
  name: "apertium",
  version: "3.8",
  quality: "draft",
  languages: ["es_ES"],
  health: async () => ({ ready: true }),
  translate: async ({ segments }) => [...segments],
  close: async () => {},
};
let at: TestApp;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  at = await startTestApp();
  const { config } = at.ctx;
  at.ctx.translators = createTranslators({ config, engines: theseEngines([engine]) });
  // Nobody needs a token to read it.
  const answer = await at.request({ method: "GET", url: "/api/v1/openapi.json" });
  paths = answer.json<{ paths: typeof paths }>().paths;
});
afterAll(() => at.close());

describe("the description of the public API", () => {
  test.each(Object.values({ ...v1, ...v1Streams }).map((one) => one["~orpc"]))(
    "names $route.method $route.path, its scopes and its refusals",
    ({ route, meta }) => {
      const operation = paths[route.path ?? ""]?.[(route.method ?? "").toLowerCase()];
      expect(operation?.description).toContain(meta.scopes.join(", "));
      const statuses = Object.keys(operation?.responses ?? {});
      expect(statuses).toEqual(expect.arrayContaining(["400", "401", "403", "429"]));
    },
  );

  test("names nothing that pages call", () => {
    expect(
      Object.keys(paths).filter((path) => !/^\/(account|documents|edits|translations)/.test(path)),
    ).toEqual([]);
  });

  test.each(["/edits", "/translations"])("has an example of %s that is accepted", async (path) => {
    const example = paths[path]?.post?.requestBody?.content["application/json"]?.example;
    expect(example).toBeDefined();
    const person = await at.person();
    await grantPremium(at.ctx, {
      ...{ userId: person.identity, planName: "premium_including_translation" },
      ...{ endsAt: new Date(at.clock.now().getTime() + 120 * dayMs), grantedFrom: "test" },
    });
    const program = await aProgram(at, person);
    const text = path === "/edits" ? "They was measured." : "Las muestras se midieron en 2019.";
    const document = await handIn(at, program, aWordFile([text]));
    const answer = await program.call("POST", path, { payload: { ...example, document } });
    expect([answer.statusCode, answer.json()]).toEqual([202, { document }]);
  });
});
