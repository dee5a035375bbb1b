import type { TermEntry, TermImport, TermList, TermPage } from "@curie/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findSignedInUser } from "#features/accounts/sessions/service.ts";
import { createGroup, joinGroup } from "#features/plans/groups/service.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
  uploadForm,
} from "#platform/testing/app-for-tests.ts";
import { termData } from "./personal-data/service.ts";

let at: TestApp;
let person: Person;

beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

const own = "/api/terms/own";
const keep = (term: string) => ({ kind: "never-change", term });

async function add(entry: object, who = person, list = own) {
  const answer = await who.post(`${list}/entries`, { entry });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ entry: TermEntry; replaced: TermEntry | null }>();
}
const read = async (query = "", who = person, list = own) =>
  (await who.get(`${list}/entries${query}`)).json<TermPage>();
const termsOf = (page: TermPage) => page.terms.map(({ term }) => term);
const lists = async (who = person, query = "") =>
  (await who.get(`/api/terms${query}`)).json<{ lists: TermList[] }>().lists;
const send = (who: Person, list: string, content: string | Uint8Array, name = "terms.csv") =>
  who.send({ method: "POST", url: `${list}/import`, ...uploadForm([{ name, bytes: content }]) });

describe("a list of one’s own", () => {
  test("is there before anything is on it", async () => {
    expect(await lists()).toEqual([
      { list: "own", scope: "own", name: null, entries: 0, mayChange: true },
    ]);
    expect(await read()).toMatchObject({ terms: [], pagination: { numberOfResults: 0, page: 1 } });
  });

  test("takes entries of three kinds, and tells them by the alphabet, whatever their capitals", async () => {
    await add(keep("zeta potential"));
    await add({ kind: "always-write", term: "Data set", variants: ["dataset"], plural: true });
    const translated = { language: "es_ES", translation: "clinical trial" };
    await add({ kind: "translate-as", term: "ensayo  clínico", ...translated });
    const page = await read();
    expect(termsOf(page)).toEqual(["Data set", "ensayo clínico", "zeta potential"]);
    expect(page.terms[0]).toMatchObject({ variants: ["dataset"], plural: true, language: null });
    expect(page.terms[1]).toMatchObject(translated);
  });

  test("is searched in terms, variants and translations, and by rule", async () => {
    await add({ kind: "always-write", term: "data set", variants: ["Dataset"] });
    await add(keep("100 % pure_data"));
    await add({ kind: "translate-as", term: "base", language: "pt_BR", translation: "Database" });
    expect(termsOf(await read("?search=DATA"))).toHaveLength(3);
    expect(termsOf(await read("?search=dataset"))).toEqual(["data set"]);
    expect(termsOf(await read(`?search=${encodeURIComponent("% pure_")}`))).toEqual([
      "100 % pure_data",
    ]);
    expect(termsOf(await read("?search=data&kind=translate-as"))).toEqual(["base"]);
  });

  test("has one entry for the same words: the later takes the place of the earlier", async () => {
    const first = await add(keep("dataset"));
    expect(first.replaced).toBeNull();
    const second = await add({ kind: "always-write", term: "dataset", variants: ["data set"] });
    expect(second.replaced).toMatchObject({ kind: "never-change" });
    expect(second.entry.identity).toBe(first.entry.identity);
    expect(termsOf(await read())).toEqual(["dataset"]);
  });

  test("the same word at once from two windows is one entry", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(keep("ResNet"))));
    expect(new Set(answers.map(({ entry }) => entry.identity)).size).toBe(1);
    expect(termsOf(await read())).toEqual(["ResNet"]);
  });

  test("refuses what is no entry, and says why", async () => {
    const answer = await person.post(`${own}/entries`, {
      entry: { kind: "always-write", term: "CO₂", variants: ["CO2"] },
    });
    expect(refusalOf(answer)).toEqual({ status: 422, code: "terms.entry-refused" });
    expect(answer.json<{ params: object }>().params).toEqual({ reason: "changes-value" });
    expect(termsOf(await read())).toEqual([]);
  });

  test("an entry is changed, but not into what another one is about", async () => {
    const { entry } = await add(keep("dataset"));
    await add(keep("ResNet"));
    const url = `${own}/entries/${entry.identity}`;
    const changed = await person.send({
      method: "PUT",
      url,
      payload: { entry: { ...keep("data set"), plural: true } },
    });
    expect(changed.json<{ entry: TermEntry }>().entry).toMatchObject({
      ...{ identity: entry.identity, term: "data set", plural: true },
    });
    const taken = await person.send({ method: "PUT", url, payload: { entry: keep("ResNet") } });
    expect(refusalOf(taken)).toEqual({ status: 409, code: "terms.already-listed" });
  });

  test("an entry is deleted once, told so that it can be put back, and the second time is nothing", async () => {
    const { entry } = await add(keep("ResNet"));
    const url = `${own}/entries/${entry.identity}`;
    const removed = await person.send({ method: "DELETE", url });
    expect(removed.json<{ removed: TermEntry }>().removed).toEqual(entry);
    expect((await person.send({ method: "DELETE", url })).json()).toEqual({ removed: null });
    const { identity: _, changedAt: __, ...again } = entry;
    expect((await add(again)).entry).toMatchObject(again);
  });

  test("all entries are deleted at once", async () => {
    await add(keep("ResNet"));
    await add(keep("dataset"));
    const cleared = await person.send({ method: "DELETE", url: `${own}/entries` });
    expect(cleared.json()).toEqual({ removed: 2 });
    expect(termsOf(await read())).toEqual([]);
  });

  test("nobody else sees or changes it", async () => {
    const { entry } = await add(keep("ResNet"));
    const stranger = await at.person();
    expect(termsOf(await read("", stranger))).toEqual([]);
    const url = `${own}/entries/${entry.identity}`;
    expect((await stranger.send({ method: "DELETE", url })).json()).toEqual({ removed: null });
    const changed = await stranger.send({ method: "PUT", url, payload: { entry: keep("x") } });
    expect(refusalOf(changed)).toEqual({ status: 404, code: "terms.not-found" });
    expect(termsOf(await read())).toEqual(["ResNet"]);
  });

  test("is handed out with what is kept about a person", async () => {
    await add(keep("ResNet"));
    const user = await findSignedInUser(at.ctx, person.cookie);
    if (!user) throw new Error("not signed in");
    expect(await termData.collect(at.ctx, user)).toMatchObject({
      terms: [{ term: "ResNet", kind: "never-change" }],
      documents: [],
    });
  });
});

describe("lists as files", () => {
  test("an import says what was new, changed, there already and refused with its line", async () => {
    await add(keep("ResNet"));
    await add(keep("dataset"));
    const table =
      "kind,term,variants\nnever-change,ResNet,\nalways-write,dataset,data set\nnever-change,pH,\nnever,x,\n";
    const answer = await send(person, own, table);
    expect(answer.json<TermImport>()).toEqual({
      ...{ added: 1, changed: 1, unchanged: 1, refusedTotal: 1 },
      refused: [{ line: 5, problem: "kind-unknown", text: "never x" }],
    });
    expect(termsOf(await read())).toEqual(["dataset", "pH", "ResNet"]);
    expect((await send(person, own, table)).json<TermImport>()).toMatchObject({ unchanged: 3 });
  });

  test.each(["csv", "tbx"])("a list goes out as %s and comes back the same", async (format) => {
    await add({ kind: "always-write", term: "data set", variants: ["dataset"], plural: true });
    await add({ kind: "translate-as", term: "数据集", language: "zh_CN", translation: "data set" });
    await add(keep("=1+1"));
    const file = await person.get(`${own}/file?format=${format}`);
    expect(file.headers["content-disposition"]).toContain(`Terms.${format}`);
    const other = await at.person();
    expect((await send(other, own, file.body, `x.${format}`)).json<TermImport>()).toMatchObject({
      ...{ added: 3, refusedTotal: 0 },
    });
    expect((await other.get(`${own}/file?format=${format}`)).body).toBe(file.body);
  });

  test.each([
    [
      "a file that declares entities",
      '<!DOCTYPE a [<!ENTITY b "c">]><tbx/>',
      { reason: "declares-entities", line: 1 },
    ],
    ["an empty file", "", { reason: "file-empty" }],
    ["one that is too large", "x\n".repeat(2_200_000), { reason: "file-too-large" }],
    ["one that is not Unicode", Uint8Array.of(0xe9, 0x0a), { reason: "not-utf8" }],
  ])("%s is refused, and nothing is taken", async (_, content, params) => {
    const answer = await send(person, own, content);
    expect(refusalOf(answer)).toEqual({ status: 422, code: "terms.file-refused" });
    expect(answer.json<{ params: object }>().params).toEqual(params);
    expect(termsOf(await read())).toEqual([]);
  });

  test("a list holds 10,000 entries, told as pages; what is more is refused line by line", async () => {
    const lines = Array.from({ length: 10_002 }, (_, index) => `term ${index}`).join("\n");
    const answer = (await send(person, own, lines)).json<TermImport>();
    expect(answer).toMatchObject({ added: 10_000, refusedTotal: 2 });
    expect(answer.refused[1]).toEqual({ line: 10_002, problem: "list-full", text: "term 10001" });
    const full = await person.post(`${own}/entries`, { entry: keep("one more") });
    expect(refusalOf(full)).toEqual({ status: 409, code: "terms.list-full" });
    await add({ ...keep("term 7"), plural: true });
    const page = await read("?page=9999");
    expect(page.pagination).toMatchObject({ numberOfResults: 10_000, page: 200 });
    expect(page.terms).toHaveLength(50);
  });
});

describe("the list of a group", () => {
  let admin: Person;
  let groupList: string;

  beforeEach(async () => {
    admin = await at.person();
    const code = `LAB${admin.identity.slice(0, 8)}`;
    const id = await createGroup(at.ctx, {
      ...{ code, name: "Lowland lab", adminEmail: admin.email.toUpperCase() },
    });
    groupList = `/api/terms/group-${id}`;
    const user = await findSignedInUser(at.ctx, person.cookie);
    if (!user) throw new Error("not signed in");
    await joinGroup(at.ctx, user, code);
  });

  test("is changed by who runs it, and seen by its members", async () => {
    await add(keep("Sphagnum lawn"), admin, groupList);
    expect(termsOf(await read("", person, groupList))).toEqual(["Sphagnum lawn"]);
    expect(
      (await lists()).map(({ scope, name, entries, mayChange }) => [
        scope,
        name,
        entries,
        mayChange,
      ]),
    ).toEqual([
      ["own", null, 0, true],
      ["group", "Lowland lab", 1, false],
    ]);
    expect((await lists(admin)).at(-1)).toMatchObject({ mayChange: true, entries: 1 });
    const refused = await person.post(`${groupList}/entries`, { entry: keep("x") });
    expect(refusalOf(refused)).toEqual({ status: 403, code: "terms.only-admin-changes" });
    expect(refusalOf(await send(person, groupList, "x"))).toEqual({
      ...{ status: 403, code: "terms.only-admin-changes" },
    });
  });

  test("is not there for anybody else, nor for who has left", async () => {
    const stranger = await at.person();
    expect(refusalOf(await stranger.get(`${groupList}/entries`))).toEqual({
      ...{ status: 404, code: "terms.not-found" },
    });
    await person.send({ method: "DELETE", url: `/api/users/${person.identity}/preferred-group` });
    expect(await lists()).toHaveLength(1);
  });
});
