import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { gzipSync } from "node:zlib";
import { type Upload, uploadMaxBytes } from "@curie/contract";
import { aWordFile as aFileOf, aZip, paragraph, run } from "@curie/docx/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { uploads } from "#features/documents/tables.ts";
import {
  cookieOf,
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
  uploadForm,
} from "#platform/testing/app-for-tests.ts";
import { aWordFile } from "#platform/testing/word-file.ts";
import { countUploadWords, sweepIncoming } from "./service.ts";

let at: TestApp;
let person: Person;

beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

type File = Parameters<typeof uploadForm>[0][number];

const paper = aWordFile(["We thank the reviewers."]);

function upload(files: readonly File[], fields: Record<string, string> = {}) {
  return person.send({ method: "POST", url: "/api/upload", ...uploadForm(files, fields) });
}

/** What is on disk and in the table: nothing may be left of a refused file. */
async function leftOvers(): Promise<{ files: string[]; rows: number }> {
  const { dataDir } = at.ctx.config;
  const found = await Promise.all(
    ["files/originals", "incoming"].map((folder) => readdir(join(dataDir, folder)).catch(() => [])),
  );
  const rows = await at.ctx.db.select().from(uploads);
  return { files: found.flat(), rows: rows.length };
}

describe("an upload", () => {
  test("of one Word file is stored and answered with its identity [S239]", async () => {
    const answer = await upload([{ name: "论文 v2.docx", bytes: paper }]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      identity: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: "success",
      file: { name: "论文 v2.docx", sizeBytes: paper.length },
      warnings: [],
    });
    const { files } = await leftOvers();
    expect(files).toEqual([`${answer.json<{ identity: string }>().identity}.docx`]);
  });

  test("says once each what its owner should know about the file, the weightiest first", async () => {
    const endless = paragraph(`<w:r><w:fldChar w:fldCharType="begin"/></w:r>${run("text")}`);
    const bytes = aFileOf({
      body: endless,
      footnotes: `<w:footnote w:id="1">${endless}</w:footnote>`,
      settings: '<w:writeProtection w:hashValue="c2FsdA=="/>',
    });
    const answer = (await upload([{ name: "paper.docx", bytes }])).json<Upload>();
    expect(answer.warnings).toEqual(["write-protected", "unbalanced-field"]);
    const [row] = await at.ctx.db.select().from(uploads).where(eq(uploads.id, answer.identity));
    expect(row?.warnings).toEqual(answer.warnings);
  });

  test("says how many words it has once they are counted, or that they cannot be", async () => {
    const { identity } = (await upload([{ name: "a.docx", bytes: paper }])).json<Upload>();
    const words = async (who = person) => (await who.get(`/api/upload/${identity}`)).json();
    expect(await words()).toEqual({ words: null, isCounted: false });
    await countUploadWords(at.ctx, identity);
    expect(await words()).toEqual({ words: 4, isCounted: true });
    await at.ctx.db.update(uploads).set({ words: null, refusalCode: "corrupt" });
    expect(await words()).toEqual({ words: null, isCounted: true });
    expect(await words(await at.person())).toMatchObject({ code: "documents.not-found" });
  });

  test("can be thrown away by its owner, bytes and all, and by nobody else", async () => {
    const { identity } = (await upload([{ name: "paper.docx", bytes: paper }])).json<{
      identity: string;
    }>();
    const stranger = await at.person();
    const discard = (who: Person) => who.send({ method: "DELETE", url: `/api/upload/${identity}` });
    expect(refusalOf(await discard(stranger))).toEqual({
      status: 404,
      code: "documents.not-found",
    });
    expect((await discard(person)).json()).toEqual({ done: true });
    expect((await leftOvers()).files).not.toContain(`${identity}.docx`);
  });
});

describe("the limits of uploads", () => {
  const send = (cookie: string) =>
    at.request({
      method: "POST",
      url: "/api/upload",
      headers: { cookie, "content-type": "application/json" },
      payload: "{}",
    });

  test("count by account, whatever stands in the cookie beside its sessions", async () => {
    const again = await at.request({
      method: "POST",
      url: "/api/accounts/sign-in",
      payload: { email: person.email, password: "a long enough password" },
    });
    const sessions = [person.cookie, cookieOf(again)];
    const statuses: number[] = [];
    for (let number = 0; number < 40; number++) {
      const answer = await send(`${sessions[number % 2]}; junk=${number}`);
      statuses.push(answer.statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const other = await at.person();
    expect((await send(other.cookie)).statusCode).toBe(400);
  });

  test("let four of an account come in at a time, and give a place back when one ends", async () => {
    const { cookie } = person;
    const { headers, payload } = uploadForm([{ name: "paper.docx", bytes: paper }]);
    const begin = () => {
      const body = new PassThrough();
      body.write(payload.subarray(0, 100));
      const answer = at.request({
        method: "POST",
        url: "/api/upload",
        headers: { ...headers, cookie },
        payload: body,
      });
      return { answer, end: () => body.end(payload.subarray(100)) };
    };
    const five = Array.from({ length: 5 }, begin);
    const refused = await Promise.race(five.map(({ answer }) => answer));
    expect(refusalOf(refused)).toEqual({ status: 429, code: "documents.too-many-uploads" });
    for (const { end } of five) end();
    const answers = await Promise.all(five.map(({ answer }) => answer));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
    expect((await upload([{ name: "paper.docx", bytes: paper }])).statusCode).toBe(200);
  });
});

describe("scratch files", () => {
  test("of processes that died go after an hour, and what is coming in stays", async () => {
    const folder = join(at.ctx.config.dataDir, "incoming");
    await mkdir(folder, { recursive: true });
    const writtenAgo = async (minutes: number, name = at.ctx.ids.uuid()) => {
      await writeFile(join(folder, name), "half a manuscript");
      const seconds = at.clock.now().getTime() / 1000 - minutes * 60;
      await utimes(join(folder, name), seconds, seconds);
      return name;
    };
    await writtenAgo(61);
    const comingIn = await writtenAgo(59);
    const somebodyElses = await writtenAgo(100_000, "notes.txt");
    await sweepIncoming(at.ctx);
    expect((await readdir(folder)).sort()).toEqual([comingIn, somebodyElses].sort());
    at.clock.advance(2 * 60_000);
    // Two processes may sweep at once.
    await Promise.all([sweepIncoming(at.ctx), sweepIncoming(at.ctx)]);
    expect(await readdir(folder)).toEqual([somebodyElses]);
    await rm(folder, { recursive: true });
  });

  test("are swept when the server begins to listen", async () => {
    const own = await startTestApp();
    try {
      const folder = join(own.ctx.config.dataDir, "incoming");
      await mkdir(folder, { recursive: true });
      const path = join(folder, own.ctx.ids.uuid());
      await writeFile(path, "half a manuscript");
      await utimes(path, 0, 0);
      await own.app.listen({ port: 0, host: "127.0.0.1" });
      await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
    } finally {
      await own.close();
    }
  });
});

describe("an upload that is not one good Word file", () => {
  const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n";
  const macros = aZip([
    {
      name: "[Content_Types].xml",
      data: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>`,
    },
    { name: "word/document.xml", data: "<w:document/>" },
  ]);

  test.each<[string, File[], number, string]>([
    ["no file", [], 400, "documents.no-file"],
    [
      "a file in another field",
      [{ name: "paper.docx", bytes: paper, field: "paper" }],
      400,
      "documents.no-file",
    ],
    [
      "two files",
      [
        { name: "a.docx", bytes: paper },
        { name: "b.docx", bytes: paper },
      ],
      400,
      "documents.more-than-one-file",
    ],
    [
      "six files",
      Array.from({ length: 6 }, (_, n) => ({ name: `${n}.docx`, bytes: paper })),
      400,
      "documents.more-than-one-file",
    ],
    ["a wrong type", [{ name: "paper.pdf", bytes: pdf }], 415, "documents.file-type-not-accepted"],
    ["0 bytes", [{ name: "paper.docx", bytes: "" }], 400, "documents.file-empty"],
    [
      "31 MB",
      [{ name: "paper.docx", bytes: Buffer.alloc(uploadMaxBytes + 1024 * 1024) }],
      413,
      "documents.file-too-large",
    ],
    ["a lying extension", [{ name: "paper.docx", bytes: pdf }], 415, "not-a-word-file"],
    ["macros under another name", [{ name: "paper.docx", bytes: macros }], 415, "macro-enabled"],
    [
      "a path in the name",
      [{ name: "../../paper.docx", bytes: paper }],
      400,
      "documents.file-name-not-accepted",
    ],
    [
      "a Windows path in the name",
      [{ name: "C:\\papers\\paper.docx", bytes: paper }],
      400,
      "documents.file-name-not-accepted",
    ],
    ["a truncated file", [{ name: "paper.docx", bytes: paper.subarray(0, 300) }], 422, "corrupt"],
  ])(
    "%s is refused with its own code and nothing is stored [G-18 S244]",
    async (_name, files, status, code) => {
      const before = await leftOvers();
      expect(refusalOf(await upload(files))).toEqual({ status, code });
      expect(await leftOvers()).toEqual(before);
    },
  );

  test("the answer says what the file is instead", async () => {
    const answer = await upload([{ name: "paper.docx", bytes: pdf }]);
    expect(answer.json()).toMatchObject({ code: "not-a-word-file", params: { found: "pdf" } });
  });

  test("a body that is no form at all is refused", async () => {
    const answer = await person.post("/api/upload", { file: "paper.docx" });
    expect(refusalOf(answer)).toEqual({ status: 400, code: "documents.no-file" });
  });

  test.each([
    ["has no name", 'name="file"'],
    ["has an empty name", 'name="file"; filename=""'],
    ["has a name of another kind", "name=\"file\"; filename*=UTF-8''..%2Fpaper.docx"],
    ["belongs to a prototype", 'name="__proto__"; filename="paper.docx"'],
    ["belongs to a constructor", 'name="constructor"; filename="paper.docx"'],
  ])("a part that %s is refused, and is no fault of ours", async (_name, disposition) => {
    const payload = [
      "--b",
      `content-disposition: form-data; ${disposition}`,
      "content-type: application/octet-stream",
      "",
      "text",
      "--b--",
      "",
    ].join("\r\n");
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    const answer = await person.send({ method: "POST", url: "/api/upload", payload, headers });
    expect(answer.statusCode).toBe(400);
    expect(refusalOf(answer).code).toMatch(/^documents\./);
  });

  test("a compressed body is not taken for a form", async () => {
    const { payload, headers } = uploadForm([{ name: "paper.docx", bytes: paper }]);
    const answer = await person.send({
      method: "POST",
      url: "/api/upload",
      payload: gzipSync(payload),
      headers: { ...headers, "content-encoding": "gzip" },
    });
    expect(answer.statusCode).toBe(400);
  });

  test("a form that breaks off is refused and nothing is stored", async () => {
    const before = await leftOvers();
    const { payload, headers } = uploadForm([{ name: "paper.docx", bytes: paper }]);
    const answer = await person.send({
      method: "POST",
      url: "/api/upload",
      payload: payload.subarray(0, payload.length - 200),
      headers,
    });
    expect(refusalOf(answer)).toEqual({ status: 400, code: "documents.upload-interrupted" });
    expect(await leftOvers()).toEqual(before);
  });
});
