import { randomUUID } from "node:crypto";
import {
  type AuditEntry,
  locales,
  type Promotion,
  type PromotionInput,
  promotionPictureMaxBytes,
  promotionPicturesKept,
  type StaffPicture,
  type StaffPromotion,
} from "@curie/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { aPng } from "#platform/testing/pictures.ts";
import { openSql, type Sql } from "#platform/testing/sql.ts";
import { openStaff, type StaffPerson } from "#platform/testing/staff.ts";

let at: TestApp;
let sql: Sql;
let operator: StaffPerson;
beforeAll(async () => {
  at = await startTestApp();
  sql = openSql(at.databaseUrl);
  operator = await openStaff(at);
});
beforeEach(async () => {
  await sql`delete from promotions`;
  await sql`delete from promotion_pictures`;
});
afterAll(async () => {
  await sql?.end();
  await at?.close();
});

const day = 86_400_000;
const inDays = (days: number) => new Date(at.clock.now().getTime() + days * day).toISOString();

function aPromotion(change: Partial<PromotionInput> = {}): PromotionInput {
  const texts = Object.fromEntries(
    locales.map((locale) => [
      locale,
      { adDescription: `Text ${locale}`, callToActionLinkText: `Link ${locale}` },
    ]),
  ) as PromotionInput["texts"];
  return {
    ...{ texts, callToActionUrl: "https://example.org/course", audience: "everybody" },
    ...{ published: true, startsAt: null, endsAt: null, ...change },
  };
}

const save = (change: Partial<PromotionInput> = {}, identity = randomUUID()) =>
  operator.post(`/api/staff/promotions/${identity}`, aPromotion(change)).then((answer) => {
    expect(answer.json()).toEqual({ done: true });
    return identity;
  });
const upload = (content: Buffer, fileName = "course.png") =>
  operator.post("/api/staff/promotion-pictures", { fileName, content: content.toString("base64") });
const keep = async (content = aPng(), fileName?: string) =>
  (await upload(content, fileName)).json<{ identity: string }>().identity;
const choose = (promotion: string, picture: string | null) =>
  operator.post(`/api/staff/promotions/${promotion}/picture`, { picture });
const pictures = async () =>
  (await operator.get("/api/staff/promotion-pictures")).json<{
    advertisingImages: StaffPicture[];
  }>().advertisingImages;
const remove = (path: string) => operator.send({ method: "DELETE", url: `/api/staff/${path}` });

async function seenBy(profile: { country?: string } = {}, locale = "en_US") {
  const person = await at.person(profile);
  const answer = await person.get(`/api/promotions/current?locale=${locale}`);
  return answer.json<{ promotion: Promotion | null }>().promotion;
}

describe("a person sees of a promotion [S240 G-32]", () => {
  test("nothing while none is set", async () => {
    expect(await seenBy()).toBeNull();
  });

  test("picture, text and link, in each of the five languages", async () => {
    const promotion = await save();
    const picture = await keep();
    await choose(promotion, picture);
    for (const locale of locales) {
      expect(await seenBy({}, locale)).toEqual({
        ...{ adDescription: `Text ${locale}`, callToActionLinkText: `Link ${locale}` },
        callToActionUrl: "https://example.org/course",
        image: { imageUrl: `/api/promotions/pictures/${picture}.png`, width: 320, height: 180 },
      });
    }
  });

  test("text and link alone where no picture is chosen, and none that was removed", async () => {
    const promotion = await save();
    expect(await seenBy()).toMatchObject({ adDescription: "Text en_US", image: null });
    const picture = await keep();
    await choose(promotion, picture);
    expect((await remove(`promotion-pictures/${picture}`)).json()).toEqual({ done: true });
    expect(await seenBy()).toMatchObject({ adDescription: "Text en_US", image: null });
  });

  test.each([
    ["is not published", { published: false }, "hidden"],
    ["begins tomorrow", { startsAt: 1 }, "planned"],
    ["is over", { startsAt: -2, endsAt: 0 }, "over"],
  ])("nothing of one that %s", async (_, { startsAt, endsAt, ...change }: Days, state) => {
    const identity = await save({
      ...change,
      ...(startsAt === undefined ? {} : { startsAt: inDays(startsAt) }),
      ...(endsAt === undefined ? {} : { endsAt: inDays(endsAt) }),
    });
    expect(await seenBy()).toBeNull();
    const row = (await operator.get(`/api/staff/promotions/${identity}`)).json<StaffPromotion>();
    expect(row.state).toBe(state);
  });
  type Days = { published?: boolean; startsAt?: number; endsAt?: number };

  test("the one for their region, and of several the one that began last", async () => {
    await save({ callToActionUrl: "/rubriq/plan", startsAt: inDays(-3) });
    await save({
      callToActionUrl: "https://example.org/cn",
      audience: "china",
      startsAt: inDays(-2),
    });
    await save({ callToActionUrl: "/early", startsAt: inDays(-9) });
    expect(await seenBy({ country: "ES" })).toMatchObject({ callToActionUrl: "/rubriq/plan" });
    expect(await seenBy({ country: "CN" })).toMatchObject({
      callToActionUrl: "https://example.org/cn",
    });
  });
});

describe("an operator", () => {
  test("changes a promotion, chooses another picture or none, and removes it, each in the audit log [S240]", async () => {
    const promotion = await save();
    await save({ callToActionUrl: "/rubriq/translation" }, promotion);
    const [first, second] = [
      await keep(aPng(200, 200), "a.png"),
      await keep(aPng(300, 200), "b.png"),
    ];
    for (const picture of [first, second, null]) await choose(promotion, picture);
    expect(await seenBy()).toMatchObject({ callToActionUrl: "/rubriq/translation", image: null });
    expect((await remove(`promotions/${promotion}`)).json()).toEqual({ done: true });
    expect(await seenBy()).toBeNull();
    const audit = async (about: string) =>
      (await operator.get(`/api/staff/audit?about=${about}`))
        .json<{ rows: AuditEntry[] }>()
        .rows.map(({ act }) => act)
        .toSorted();
    const saved = "promotion-saved";
    expect(await audit(promotion)).toEqual(["promotion-removed", ...Array(5).fill(saved)]);
    expect(await audit(first)).toEqual(["picture-uploaded"]);
  });

  test("sees every picture with its size and uses; the same one is kept once, also when sent twice at once [S240]", async () => {
    const answers = await Promise.all([upload(aPng(), "a.png"), upload(aPng(), "b.png")]);
    const [identity] = answers.map((answer) => answer.json<{ identity: string }>().identity);
    await choose(await save(), identity ?? "");
    const found = await pictures();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ identity, width: 320, height: 180, uses: 1 });
    expect(found[0]?.fileName).toMatch(/^[ab]\.png$/);
  });

  test.each([
    ["javascript:alert(1)"],
    ["http://example.org"],
    ["//example.org"],
    ["/\\example.org"],
    ["https://user:secret@example.org"],
    ["data:text/html,x"],
    ["course"],
    [""],
  ])("is refused the link %j, and nothing is kept", async (callToActionUrl) => {
    const url = `/api/staff/promotions/${randomUUID()}`;
    const answer = await operator.post(url, aPromotion({ callToActionUrl }));
    expect(refusalOf(answer)).toEqual({ status: 400, code: "invalid-input" });
    expect(await sql`select 1 from promotions`).toEqual([]);
  });

  test("is told which text is missing", async () => {
    const { texts } = aPromotion();
    const without = { ...texts, ja_JP: { ...texts.ja_JP, adDescription: " " } };
    const url = `/api/staff/promotions/${randomUUID()}`;
    const answer = await operator.post(url, aPromotion({ texts: without }));
    expect(answer.json()).toMatchObject({ params: { fields: ["texts.ja_JP.adDescription"] } });
  });

  test("cannot choose what is not there", async () => {
    const promotion = await save();
    const picture = await keep();
    const nowhere = { status: 404, code: "not-found" };
    expect(refusalOf(await choose(promotion, "0".repeat(64)))).toEqual(nowhere);
    expect(refusalOf(await choose(randomUUID(), picture))).toEqual(nowhere);
    expect(refusalOf(await remove(`promotions/${randomUUID()}`))).toEqual(nowhere);
    expect(refusalOf(await remove(`promotion-pictures/${"0".repeat(64)}`))).toEqual(nowhere);
    expect(refusalOf(await operator.get(`/api/staff/promotions/${randomUUID()}`))).toEqual(nowhere);
  });
});

describe("an upload", () => {
  test.each([
    [
      "a picture with scripts",
      Buffer.from("<svg onload='alert(1)'/>"),
      415,
      "picture-not-accepted",
    ],
    ["what is too large", Buffer.alloc(promotionPictureMaxBytes + 1), 413, "picture-too-large"],
    ["what is too small to see", aPng(20, 20), 422, "picture-dimensions"],
  ])("of %s is refused, and leaves nothing [S240 G-32]", async (_, content, status, code) => {
    expect(refusalOf(await upload(content))).toEqual({ status, code: `promotions.${code}` });
    expect(await pictures()).toEqual([]);
  });

  test("of what is far too large is refused before it is read", async () => {
    const answer = await upload(Buffer.alloc(900_000));
    expect(answer.statusCode).toBe(400);
    expect(await pictures()).toEqual([]);
  });

  test("of one picture too many is refused", async () => {
    const { hash, content, ...row } = {
      ...{ hash: "", file_name: "x.png", type: "png", width: 200, height: 200, size_bytes: 1 },
      ...{ content: Buffer.from([0]), uploaded_at: at.clock.now().toISOString() },
    };
    for (let kept = 0; kept < promotionPicturesKept; kept += 1) {
      const own = kept.toString(16).padStart(64, "0");
      await sql`insert into promotion_pictures ${sql({ hash: own, content, ...row })}`;
    }
    expect(refusalOf(await upload(aPng()))).toEqual({
      ...{ status: 409, code: "promotions.too-many-pictures" },
    });
  });
});

describe("a picture", () => {
  test("comes from here as what it is, once for a year, to whoever has its address [G-32]", async () => {
    const picture = await keep();
    const get = (name: string) =>
      at.request({ method: "GET", url: `/api/promotions/pictures/${name}` });
    const answer = await get(`${picture}.png`);
    expect(answer.rawPayload).toEqual(aPng());
    expect(answer.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
    for (const name of [`${picture}.webp`, picture, `${"0".repeat(64)}.png`, "x"]) {
      const refused = await get(name);
      expect(refusalOf(refused)).toEqual({ status: 404, code: "not-found" });
      expect(refused.headers["cache-control"]).toBe("no-store");
    }
  });
});
