import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";

let at: TestApp;
let person: Person;
beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

const link = (preprintsUserIdentity: string, who = person) =>
  who.post("/api/curie/account/link", { preprintsUserIdentity });
const linkOf = async (who = person) =>
  (await who.get("/api/curie/account/link")).json<{ preprintsUserIdentity: string | null }>()
    .preprintsUserIdentity;

describe("a preprints account", () => {
  test("is linked, forgotten and linked anew [S13 S197 G-80]", async () => {
    expect(await linkOf()).toBeNull();
    expect((await link("abc-1")).json()).toEqual({
      preprintsUserIdentity: "abc-1",
      linkedAt: at.clock.now().toISOString(),
    });
    expect(await linkOf()).toBe("abc-1");
    for (let times = 0; times < 2; times++) {
      const answer = await person.send({ method: "DELETE", url: "/api/curie/account/link" });
      expect(answer.statusCode).toBe(200);
    }
    expect(await linkOf()).toBeNull();
    expect((await link("abc-1")).statusCode).toBe(200);
  });

  test.each([
    ["unknown-7", 404, "partners.identity-unknown"],
    ["not an identity", 404, "partners.identity-unknown"],
    ["unreachable-1", 502, "partners.not-reachable"],
    ["  ", 400, "invalid-input"],
  ])("%j is refused, and nothing is linked [S87 S197 S230]", async (identity, status, code) => {
    expect(refusalOf(await link(identity))).toEqual({ status, code });
    expect(await linkOf()).toBeNull();
  });

  test("can be linked by nobody where the link is switched off", async () => {
    const without = await startTestApp({ CURIE_PREPRINTS_LINK: "off" });
    try {
      const somebody = await without.person();
      expect(refusalOf(await link("abc-1", somebody))).toEqual({ status: 404, code: "not-found" });
      expect(await linkOf(somebody)).toBeNull();
    } finally {
      await without.close();
    }
  });

  test("belongs to one account, also when two ask at once [S197 G-80]", async () => {
    const other = await at.person();
    const answers = await Promise.all([link("shared-1"), link("shared-1", other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused && refusalOf(refused).code).toBe("partners.identity-taken");
    expect([await linkOf(), await linkOf(other)].filter((one) => one !== null)).toEqual([
      "shared-1",
    ]);
  });
});
