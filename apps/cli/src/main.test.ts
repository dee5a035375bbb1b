import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { DocxRefusal, openWordDocument, readChanges, refusalCodes } from "@curie/docx";
import { aWordFile, paragraph, run } from "@curie/docx/testing";
import { correctingModelSimulator, libretranslateSimulator } from "@curie/language/testing";
import { type ModelHub, startModelHub, writeFakeNpm } from "@curie/language/testing/model-hub";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { run as runCommand } from "./main.ts";
import { explainRefusal } from "./refusal.ts";

const command = fileURLToPath(new URL("../bin/curie.mjs", import.meta.url));
const fixture = fileURLToPath(
  new URL("../../../packages/manuscript/fixtures/four-mistakes.docx", import.meta.url),
);
let folder: string;
let started: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "curie-cli-"));
  started = [];
  copyFileSync(fixture, join(folder, "in.docx"));
});

afterEach(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

type Ended = { code: number | null; out: string; err: string };

/** The command in this process: every file and every check is real, only the start of Node is saved. */
async function curie(
  parameters: string[],
  { input = "", env = {} }: { input?: string | Buffer; env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  const said = { out: "", err: "" };
  const listen =
    (to: "out" | "err") =>
    (chunk: string | Uint8Array, ...rest: unknown[]) => {
      said[to] += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString();
      const done = rest.at(-1);
      if (typeof done === "function") done();
      return true;
    };
  const before = {
    folder: process.cwd(),
    stdin: Object.getOwnPropertyDescriptor(process, "stdin"),
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(listen("out")),
    vi.spyOn(process.stderr, "write").mockImplementation(listen("err")),
  ];
  const given = Buffer.from(input);
  const stdin = Readable.from(given.length > 0 ? [given] : []);
  Object.defineProperty(process, "stdin", { ...before.stdin, get: () => stdin });
  process.chdir(folder);
  try {
    return { code: await runCommand(parameters), ...said };
  } finally {
    process.chdir(before.folder);
    if (before.stdin) Object.defineProperty(process, "stdin", before.stdin);
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

/** The command as a person runs it: a process of its own, nothing replaced. */
function curieProcess(parameters: string[], input = "", node = process.execPath): Ended {
  const { status, stdout, stderr } = spawnSync(node, [command, ...parameters], {
    cwd: folder,
    input,
  });
  return { code: status, out: stdout.toString(), err: stderr.toString() };
}

function file(name: string): Buffer {
  return readFileSync(join(folder, name));
}

const american = ["--english", "american"];
const british = ["--english", "british"];

describe("curie edit", async () => {
  test("the result is the same Word file with tracked changes", async () => {
    const done = await curie(["edit", "in.docx", ...american, "--output", "out.docx"]);
    expect(done).toMatchObject({ code: 0, err: "" });
    expect(done.out).toMatch(/^\d+ tracked changes in 42 words: out\.docx\n$/);
    const texts = openWordDocument(file("out.docx")).paragraphs.map(({ text }) => text);
    expect(texts[1]).toContain("we received consistent growth");
    expect(texts[2]).toContain("An increase in temperature of 2.5 °C had an effect");
    expect(texts[3]).toBe("This paragraph is sound as it stands.");
    expect(file("in.docx").equals(readFileSync(fixture))).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(["in.docx", "out.docx"]);
  });

  test("what is odd about a file is said beside its result", async () => {
    const settings = '<w:writeProtection w:hashValue="AAAA"/>';
    const body = `${paragraph(run("The result are good."))}<w:altChunk r:id="rIdOther"/>`;
    writeFileSync(join(folder, "odd.docx"), aWordFile({ body, settings }));
    const done = await curie(["edit", "odd.docx", ...american, "--output", "out.docx"]);
    expect(done.code).toBe(0);
    expect(done.err).toMatch(/^imported-content: This document takes in other files/m);
    expect(done.err).toMatch(/^write-protected: Saving this document/m);
  });

  test("results for programs say how many changes were made", async () => {
    const done = await curie(["edit", "--json", "in.docx", ...british, "-o", "out.docx"]);
    expect(done.code).toBe(0);
    expect(JSON.parse(done.out)).toEqual({
      output: "out.docx",
      changes: expect.any(Number),
      words: 42,
      warnings: [],
      engine: expect.stringMatching(/^harper /),
      strength: "proofread",
      model: { refused: {}, unanswered: null, shortened: null },
      shortening: null,
    });
  });

  test("a clean copy and a report stand beside the result when asked for [G-60]", async () => {
    const beside = ["--clean", "clean.docx", "--report", "report.html"];
    const done = await curie([
      "edit",
      "--json",
      "in.docx",
      ...american,
      "-o",
      "out.docx",
      ...beside,
    ]);
    expect(JSON.parse(done.out)).toMatchObject({ clean: "clean.docx", report: "report.html" });
    const texts = (name: string) => openWordDocument(file(name)).paragraphs.map(({ text }) => text);
    expect(texts("clean.docx")).toEqual(texts("out.docx"));
    expect(readChanges(openWordDocument(file("out.docx"))).length).toBeGreaterThan(0);
    expect(readChanges(openWordDocument(file("clean.docx")))).toEqual([]);
    const page = file("report.html").toString();
    expect(page).toContain("<title>in.docx · Change report</title>");
    expect(page).toContain("Edited in American English on ");
    expect(page).toMatch(/<del>recieved<\/del><ins>received<\/ins>/);
    expect(page).toMatch(/<bdi>2\.5 °C<\/bdi><\/td><td><bdi>2\.5 °C<\/bdi>/);
    expect(page).not.toMatch(/\{\{|report:|reasons:/);
  });

  test("a report for programs is JSON", async () => {
    await curie(["edit", "in.docx", ...british, "-o", "out.docx", "--report", "report.json"]);
    const report = JSON.parse(file("report.json").toString());
    expect(report).toMatchObject({ fileName: "in.docx", english: "british", differences: [] });
    expect(report.engine).toMatch(/harper/);
    expect(report.paragraphs[0].changes[0]).toMatchObject({
      number: 1,
      reason: expect.any(String),
    });
    expect(report.proof).toContainEqual(
      expect.objectContaining({ before: "2.5 °C", after: "2.5 °C" }),
    );
  });

  test("a report names Oxford spelling, and the file is written in it", async () => {
    const done = await curie([
      ...["edit", "in.docx", ...british, "--oxford", "-o", "out.docx", "--report", "report.html"],
    ]);
    expect(done).toMatchObject({ code: 0 });
    const page = file("report.html").toString();
    expect(page).toContain("Edited in British English with Oxford spelling on ");
  });

  test.each([["--clean"], ["--report"]])("the original is not replaced by %s", async (option) => {
    linkSync(join(folder, "in.docx"), join(folder, "in.json"));
    const refused = await curie([
      "edit",
      "in.docx",
      ...american,
      "-o",
      "out.docx",
      option,
      "in.json",
    ]);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/^output-is-input:/);
    expect(readdirSync(folder)).not.toContain("out.docx");
  });

  test.each([["in.docx"], ["./in.docx"], ["hard-link.docx"]])(
    "the original is not replaced by accident (%s)",
    async (output) => {
      linkSync(join(folder, "in.docx"), join(folder, "hard-link.docx"));
      const refused = await curie(["edit", "in.docx", ...american, "--output", output]);
      expect(refused).toMatchObject({ code: 1, out: "" });
      expect(refused.err).toMatch(/^output-is-input: The result would replace “in\.docx”\./);
      expect(file("in.docx").equals(readFileSync(fixture))).toBe(true);
    },
  );

  test("the original is replaced when asked for", async () => {
    const parameters = ["edit", "in.docx", ...american, "--output", "in.docx"];
    expect((await curie([...parameters, "--overwrite-input"])).code).toBe(0);
    expect(file("in.docx").equals(readFileSync(fixture))).toBe(false);
    expect(readdirSync(folder)).toEqual(["in.docx"]);
  });

  test("a folder that does not exist is refused before any work", async () => {
    const refused = await curie(["edit", "in.docx", ...american, "--output", "new/out.docx"]);
    expect(refused.code).toBe(1);
    expect(refused.err).toBe(
      "folder-not-found: There is no folder “new”. Create it or choose another one.\n",
    );
  });

  test("an output that is a folder is refused", async () => {
    mkdirSync(join(folder, "results"));
    const refused = await curie(["edit", "in.docx", ...american, "--output", "results"]);
    expect(refused.err).toMatch(/^output-not-writable: /);
  });

  test("a refused file leaves no output behind", async () => {
    writeFileSync(join(folder, "paper.docx"), "%PDF-1.7");
    const refused = await curie(["edit", "paper.docx", ...american, "--output", "out.docx"]);
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.err).toMatch(/^not-a-word-file: This is a PDF, not a Word document/);
    expect(readdirSync(folder).sort()).toEqual(["in.docx", "paper.docx"]);
  });
});

describe("curie edit with a language model", () => {
  const edit = ["edit", "in.docx", ...american, "-o", "out.docx"];
  const modelOf = ({ url }: { url: string }) => ({
    CURIE_LLM_URL: `${url}/v1`,
    CURIE_LLM_KEY: "a-key",
    CURIE_LLM_MODEL: "simulator",
  });

  test("corrects after the rules or alone, and says which model it was", async () => {
    const server = await correctingModelSimulator({
      correct: (text) => text.replace("consistent", "steady"),
    });
    const local = await curie([...edit, "--json"], { env: modelOf(server) });
    expect(JSON.parse(local.out).engine).toMatch(/^harper /);
    expect(server.received).toHaveLength(0);
    for (const [name, made] of [
      ["hybrid", /^harper\+model .*simulator/],
      ["llm", /^model .*simulator/],
    ] as const) {
      const done = await curie([...edit, "--engine", name, "--json"], { env: modelOf(server) });
      expect(done).toMatchObject({ code: 0, err: "" });
      expect(JSON.parse(done.out).engine).toMatch(made);
      expect(JSON.parse(done.out).model).toEqual({
        ...{ refused: {}, unanswered: null, shortened: null },
      });
    }
    await server.close();
  });

  test("goes on without one that fails, and says so; alone it refuses", async () => {
    const refused = { status: 401, body: { error: "your key a-key is wrong" } };
    const server = await correctingModelSimulator({
      correct: (text) => text,
      answer: () => refused,
    });
    const hybrid = await curie([...edit, "--engine", "hybrid"], { env: modelOf(server) });
    expect(hybrid.code).toBe(0);
    expect(hybrid.err).toMatch(
      /^key-refused: The language model did not answer for \d paragraphs;/,
    );
    expect(hybrid.out).toMatch(/tracked changes in 42 words/);
    const alone = await curie([...edit, "--engine", "llm"], { env: modelOf(server) });
    expect(alone).toMatchObject({ code: 1, out: "" });
    expect(alone.err).toMatch(/^editing\.key-refused: /);
    expect(hybrid.err + alone.err).not.toContain("a-key");
    await server.close();
  });

  test.each(["hybrid", "llm", "gpt"])(
    "without a whole address, %s is wrong usage",
    async (name) => {
      const half = { CURIE_LLM_URL: "http://localhost:9/v1", CURIE_LLM_MODEL: "" };
      const done = await curie([...edit, "--engine", name], { env: half });
      expect(done).toMatchObject({ code: 2, out: "" });
      expect(done.err).toMatch(/CURIE_LLM_MODEL|There is no engine gpt/);
    },
  );
});

describe("a list of terms", () => {
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);

  test("is kept in an edit, and read from CSV or TBX", async () => {
    write("terms.csv", "kind,term,variants\nnever-change,modle,\nalways-write,data set,dataset\n");
    const bytes = aWordFile(paragraph(run("The modle of the colour is in a dataset.")));
    writeFileSync(join(folder, "terms.docx"), bytes);
    const parameters = ["edit", "terms.docx", "--english", "american", "-o", "out.docx", "--clean"];
    const done = await curie([...parameters, "clean.docx", "--terms", "terms.csv"]);
    expect(done).toMatchObject({ code: 0, err: "" });
    const clean = openWordDocument(readFileSync(join(folder, "clean.docx")));
    expect(clean.paragraphs[0]?.text).toBe("The modle of the color is in a data set.");
  });

  test("with a wrong line is refused, each told, and nothing is written", async () => {
    write("terms.csv", "kind,term\nnever-change,modle\nsometimes,x\nalways-write,y\n");
    const parameters = ["edit", "in.docx", "--english", "american", "-o", "out.docx"];
    const done = await curie([...parameters, "--terms", "terms.csv"]);
    expect(done.code).toBe(1);
    expect(done.err.split("\n")).toEqual([
      "terms.csv:3: The rule must be never-change, always-write or translate-as. (sometimes x)",
      "terms.csv:4: Enter at least one variant that is to be replaced. (always-write y)",
      expect.stringMatching(/^term-lines-refused: 2 lines of “terms.csv” are no terms/),
      "",
    ]);
    expect(readdirSync(folder)).not.toContain("out.docx");
  });

  test("that is no list is refused", async () => {
    write("terms.tbx", '<!DOCTYPE tbx [<!ENTITY a "b">]><tbx>&a;</tbx>');
    const parameters = ["correct", "--english", "american", "--terms", "terms.tbx"];
    const done = await curie(parameters, { input: "Text.\n" });
    expect(done.code).toBe(1);
    expect(done.err).toMatch(/^terms.file-refused: The file declares something/);
  });
});

describe("curie edit with a strength", () => {
  const edit = ["edit", "in.docx", ...american, "-o", "out.docx"];

  test("corrects without a model, and says so for programs", async () => {
    const done = await curie([...edit, "--strength", "correct", "--json"]);
    expect(done.code).toBe(0);
    expect(JSON.parse(done.out)).toMatchObject({ strength: "correct", shortening: null });
  });

  test.each([
    [["--strength", "clarify"], "needs a language model"],
    [["--strength", "shorten", "--words", "100"], "needs a language model"],
    [["--strength", "rewrite"], "Say --strength proofread or correct"],
    [["--words", "100"], "--strength shorten --words N"],
  ])("%s is wrong usage", async (words, sentence) => {
    const done = await curie([...edit, ...words]);
    expect(done).toMatchObject({ code: 2, out: "" });
    expect(done.err).toContain(sentence);
  });

  test("shortens with a model to a number of words, and says how far it came", async () => {
    const long =
      "In order to be able to find out what the cause of the decline was, we carried out a large number of counts in all of the fields that we had at our disposal.";
    const body = Array.from({ length: 5 }, () => paragraph(run(long))).join("");
    writeFileSync(join(folder, "long.docx"), aWordFile({ body }));
    const server = await correctingModelSimulator({
      correct: (text) => text.replace("In order to be able to find out what", "To find what"),
    });
    const env = { CURIE_LLM_URL: `${server.url}/v1`, CURIE_LLM_MODEL: "simulator" };
    const shorten = (words: string) =>
      curie(
        [
          ...["edit", "long.docx", ...american, "-o", "out.docx", "--engine", "llm", "--json"],
          ...["--strength", "shorten", "--words", words, "--report", "report.html"],
        ],
        { env },
      );
    const done = await shorten("120");
    expect(done.code).toBe(0);
    expect(JSON.parse(done.out).shortening).toMatchObject({ target: 120, refused: 0 });
    const page = readFileSync(join(folder, "report.html"), "utf8");
    expect(page).toContain("Strength: Shorten to 120 words.");
    expect(page).toContain("30 of 50 words cut");
    const refused = await shorten("5000");
    expect(refused.err).toMatch(/^editing\.target-not-shorter: The file has 170 words/);
    expect((await shorten("7")).code).toBe(2);
    await server.close();
  });
});

describe("curie translate", () => {
  const spanish = "Los datos del estudio están en la tabla y son claros.";
  let server: Awaited<ReturnType<typeof libretranslateSimulator>>;
  let settings: NodeJS.ProcessEnv;
  beforeEach(async () => {
    server = await libretranslateSimulator();
    settings = { LIBRETRANSLATE_URL: server.url, CURIE_DATA_DIR: folder };
    writeFileSync(join(folder, "es.docx"), aWordFile(paragraph(run(spanish))));
    return () => server.close();
  });

  test("the result is the same Word file in English, with a bilingual copy when asked for", async () => {
    const parameters = ["translate", "es.docx", "--from", "es_ES", "-o", "en.docx"];
    const done = await curie([...parameters, "--bilingual", "both.docx"], { env: settings });
    expect(done).toEqual({
      code: 0,
      out: "1 paragraph by libretranslate html-1: en.docx\n",
      err: "",
    });
    const textsOf = (name: string) =>
      openWordDocument(file(name)).paragraphs.map(({ text }) => text);
    expect(textsOf("en.docx")).toEqual([spanish.toUpperCase()]);
    expect(textsOf("both.docx")).toEqual([spanish, spanish.toUpperCase()]);
  });

  test("one paragraph a line goes in, and its English comes out in the same order", async () => {
    const input = `${spanish}\r\n\nx < y & z en la tabla`;
    const done = await curie(["translate", "--text", "--from", "es_ES"], { env: settings, input });
    expect(done).toEqual({
      code: 0,
      out: `${spanish.toUpperCase()}\r\n\nX < Y & Z EN LA TABLA`,
      err: "",
    });
  });

  test("a list gives words their English, and says which did not get it", async () => {
    const list = "term,language,translation\ndatos,es,figures\ntabla,es,chart\n";
    writeFileSync(join(folder, "terms.csv"), list);
    const forgetful = await libretranslateSimulator({
      translate: (text) => text.replace(" en la tabla", "").toUpperCase(),
    });
    const done = await curie(
      ["translate", "es.docx", "--from", "es_ES", "-o", "en.docx", "--terms", "terms.csv"],
      { env: { ...settings, LIBRETRANSLATE_URL: forgetful.url } },
    );
    await forgetful.close();
    expect(done.err).toBe("terms-differ: “tabla” did not get its English everywhere.\n");
    expect(openWordDocument(file("en.docx")).paragraphs[0]?.text).toBe(
      "LOS figures DEL ESTUDIO ESTÁN Y SON CLAROS.",
    );
  });

  test("programs get one object, with what could not be translated", async () => {
    const parameters = ["translate", "es.docx", "--from", "es_ES", "-o", "en.docx", "--json"];
    const done = await curie(parameters, { env: settings });
    expect(JSON.parse(done.out)).toEqual({
      output: "en.docx",
      engine: "libretranslate html-1",
      quality: "translation",
      paragraphs: 1,
      left: 0,
      toCheck: 0,
      noticed: {},
      words: 11,
      termsMissed: [],
      warnings: [],
    });
  });

  test("an engine that cannot work is told by its code, and no file is left behind", async () => {
    await server.close();
    const parameters = ["translate", "es.docx", "--from", "es_ES", "-o", "en.docx"];
    const named = [...parameters, "--engine", "libretranslate"];
    const refused = await curie(named, { env: settings });
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.err).toMatch(/^translation\.not-installed: curie: no engine for es_ES/);
    expect(readdirSync(folder)).not.toContain("en.docx");
  });

  test.each([
    [["translate", "es.docx"], "Say which language it is in"],
    [["translate", "es.docx", "--from", "fr_FR"], "Say which language it is in"],
    [["translate", "es.docx", "--from", "es_ES"], "Say where the result goes"],
    [["translate", "es.docx", "--from", "es_ES", "--style", "canadian"], "--style american"],
    [["translate", "es.docx", "--text", "--from", "es_ES"], "reads from its input"],
    [["translate", "--from", "es_ES", "-o", "en.docx"], "Say which file"],
    [
      ["translate", "es.docx", "--from", "es_ES", "-o", "en.docx", "--bilingual", "en.docx"],
      "cannot have one name",
    ],
    [
      ["translate", "es.docx", "--from", "es_ES", "-o", "en.docx", "--engine", "babel"],
      "There is no engine babel",
    ],
  ])("%j is wrong usage", async (parameters, sentence) => {
    const wrong = await curie(parameters);
    expect(wrong).toMatchObject({ code: 2, out: "" });
    expect(wrong.err).toContain(sentence);
  });
});

describe("an engine that is missing", () => {
  const translate = ["translate", "es.docx", "--from", "es_ES", "-o", "en.docx"];
  let hub: ModelHub;
  let fresh: NodeJS.ProcessEnv;
  beforeEach(async () => {
    hub = await startModelHub();
    const npm = writeFakeNpm(join(folder, "npm"));
    mkdirSync(join(folder, "data/engines/neural"), { recursive: true });
    writeFileSync(join(folder, "data/engines/neural/models.json"), JSON.stringify(hub.settings));
    fresh = {
      CURIE_DATA_DIR: join(folder, "data"),
      CURIE_NEURAL_TRANSLATION: "auto",
      npm_execpath: npm.script,
    };
    writeFileSync(join(folder, "es.docx"), aWordFile(paragraph(run("la muestra fue pequeña"))));
    return () => hub.close();
  });

  test("is fetched with its progress on the error output, and once", async () => {
    const done = await curie(translate, { env: fresh });
    expect(done.code).toBe(0);
    expect(done.out).toMatch(/^1 paragraph by local-neural .*: en\.docx\n$/);
    const [first, ...lines] = done.err.trimEnd().split("\n");
    expect(first).toBe(
      `local-neural: fetching Transformers.js from the npm registry, test/tiny from ${hub.url} (--no-fetch forbids it)`,
    );
    expect(lines.at(-2)).toBe("local-neural: 100 % fetched");
    expect(lines.at(-1)).toBe("local-neural is installed.");
    const asked = hub.asked.length;
    expect(await curie(translate, { env: fresh })).toMatchObject({ code: 0, err: "" });
    expect(hub.asked).toHaveLength(asked);
  });

  test("goes on where a broken connection left it", async () => {
    hub.fault = (file) =>
      file.startsWith("onnx/decoder") ? { kind: "status", status: 503 } : null;
    const broken = await curie(translate, { env: fresh });
    expect(broken.code).toBe(1);
    expect(broken.err).toContain(`test/tiny from ${hub.url}: answered 503`);
    hub.fault = () => null;
    expect(await curie(translate, { env: fresh })).toMatchObject({ code: 0 });
  });

  test.each([
    ["--no-fetch", [...translate, "--no-fetch"], {}],
    ["CURIE_NEURAL_TRANSLATION=off", translate, { CURIE_NEURAL_TRANSLATION: "off" }],
  ])("is not fetched with %s, and the refusal says so", async (_, parameters, change) => {
    const refused = await curie(parameters, { env: { ...fresh, ...change } });
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.err).toMatch(
      /^translation\.not-installed: curie: no engine for es_ES can translate/,
    );
    expect(hub.asked).toEqual([]);
    expect(readdirSync(folder)).not.toContain("en.docx");
  });

  test("that cannot be had is told with the reason of each, and no file is left behind", async () => {
    await hub.close();
    const nowhere = { ...fresh, CURIE_FETCH_APERTIUM: "on", PATH: join(folder, "empty") };
    const refused = await curie([...translate, "--json"], { env: nowhere });
    expect(refused.code).toBe(1);
    const { error } = JSON.parse(refused.out);
    expect(error.code).toBe("translation.not-installed");
    expect(error.sentence).toContain(`test/tiny from ${hub.url}: no connection`);
    expect(error.sentence).toContain("Apertium: this system has no apt");
    expect(readdirSync(folder)).not.toContain("en.docx");
    hub = await startModelHub();
  });

  test("is replaced by the next best, and a line says why", async () => {
    hub.fault = () => ({ kind: "drop" });
    writeFileSync(join(folder, "zh.docx"), aWordFile(paragraph(run("研究结果表明，该方法有效。"))));
    const done = await curie(["translate", "zh.docx", "--from", "zh_CN", "-o", "en.docx"], {
      env: fresh,
    });
    expect(done).toMatchObject({ code: 0 });
    expect(done.out).toContain("chinese-gist");
    expect(done.err).toContain(
      `local-neural is not fetched: test/tiny from ${hub.url}: no connection`,
    );
  });

  test("is fetched by name only when that name was asked for", async () => {
    const named = await curie([...translate, "--engine", "apertium"], { env: fresh });
    expect(named.code).toBe(1);
    expect(hub.asked).toEqual([]);
  });
});

describe("words that every object inherits", async () => {
  const names = Object.getOwnPropertyNames(Object.prototype);
  const english = names.map((name) => `The ${name} are shown in the table.`);
  const chinese = names.map((name) => `本文在${name}中使用3个${name}。`);

  test("are counted, edited and translated like other words", async () => {
    writeFileSync(
      join(folder, "en.docx"),
      aWordFile(english.map((text) => paragraph(run(text))).join("")),
    );
    writeFileSync(
      join(folder, "zh.docx"),
      aWordFile(chinese.map((text) => paragraph(run(text))).join("")),
    );
    expect(await curie(["count", "en.docx"])).toEqual({
      code: 0,
      out: `${names.length * 7}\n`,
      err: "",
    });
    expect(await curie(["edit", "en.docx", ...american, "-o", "out.docx"])).toMatchObject({
      code: 0,
    });
    const gist = await curie(["translate", "zh.docx", "--from", "zh_CN", "-o", "zh-out.docx"]);
    expect(gist).toMatchObject({ code: 0, err: "" });
    const lines = await curie(["correct", ...american], { input: english.join("\n") });
    expect(lines).toMatchObject({ code: 0, err: "" });
    expect(lines.out).not.toContain("native code");
  });

  test("are no commands and no options", async () => {
    expect(await curie(["constructor"])).toMatchObject({ code: 2, out: "" });
    expect(await curie(["edit", "in.docx", "--english", "constructor"])).toMatchObject({ code: 2 });
    expect(await curie(["translate", "in.docx", "--from", "__proto__"])).toMatchObject({ code: 2 });
  });
});

describe("curie count", async () => {
  test("the number of words is printed, and nothing else", async () => {
    expect(await curie(["count", "in.docx"])).toEqual({ code: 0, out: "42\n", err: "" });
    expect((await curie(["count", "in.docx", "--json"])).out).toBe('{"words":42}\n');
  });

  test("a missing file is refused with code and sentence", async () => {
    expect(await curie(["count", "gone.docx"])).toEqual({
      code: 1,
      out: "",
      err: "file-not-found: There is no file “gone.docx”. Check the name and try again.\n",
    });
  });

  test("a folder in place of a file is refused", async () => {
    expect((await curie(["count", "."])).err).toMatch(/^file-not-readable: /);
  });

  test("programs get the refusal as an object too", async () => {
    const refused = await curie(["count", "gone.docx", "--json"]);
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.out)).toMatchObject({ error: { code: "file-not-found" } });
    expect(refused.err).toMatch(/^file-not-found: /);
  });
});

describe("curie correct", async () => {
  test("every line comes back, corrected, in its place, with its own line break", async () => {
    const lines = [
      "She have two cats.\r\n",
      "\n",
      "Nothing to change here.\n",
      "It is an error in in text",
    ];
    const done = await curie(["correct", ...british], { input: lines.join("") });
    expect(done).toEqual({
      code: 0,
      out: "She has two cats.\r\n\nNothing to change here.\nIt is an error in text",
      err: "",
    });
  });

  test("programs get one object a line, with the edits", async () => {
    const done = await curie(["correct", ...american, "--json"], {
      input: "It is an error in in text.\n\n",
    });
    const [first, second, ...rest] = done.out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(rest).toEqual([]);
    expect(first.text).toBe("It is an error in text.");
    expect(first.edits).toEqual([expect.objectContaining({ rule: expect.any(String) })]);
    expect(second).toEqual({ text: "", edits: [] });
  });

  test("no input gives no output", async () => {
    expect(await curie(["correct", ...american])).toEqual({ code: 0, out: "", err: "" });
  });

  test("letters that are cut between two pieces of input arrive whole", async () => {
    const text = "Naïve Müller measured 25 °C in 𝒳 and 水.\n".repeat(60);
    expect((await curie(["correct", ...american], { input: text })).out).toBe(text);
  });

  test("text in another encoding is refused, not guessed", async () => {
    const refused = await curie(["correct", ...american], {
      input: Buffer.from("caf\xe9\n", "latin1"),
    });
    expect(refused).toEqual({
      code: 1,
      out: "",
      err: "input-not-utf8: The text is not UTF-8. Convert it and try again.\n",
    });
  });

  test("output of a big input begins before the input has ended", async () => {
    const child = spawn(process.execPath, [command, "correct", ...american]);
    started.push(child);
    child.stdin.write("This line is as it should be.\n".repeat(450));
    const seen = await new Promise<string>((resolve) => {
      let text = "";
      child.stdout.on("data", (chunk) => {
        text += chunk;
        if (text.split("\n").length > 400) resolve(text);
      });
    });
    expect(seen.startsWith("This line is as it should be.\n")).toBe(true);
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.stdin.end();
    expect(await ended).toBe(0);
  });

  test("a reader that stops early is no failure", () => {
    const text = "This line is as it should be.\n".repeat(2_000);
    const pipe = `"${process.execPath}" "${command}" correct --english american | head -n 1`;
    const { stdout, stderr } = spawnSync("sh", ["-c", pipe], { input: text });
    expect(stdout.toString()).toBe("This line is as it should be.\n");
    expect(stderr.toString()).toBe("");
  });
});

describe("usage", async () => {
  test.each([
    [[], "Say what to do"],
    [["polish"], "There is no command polish."],
    [["edit"], "Say which file"],
    [["edit", "in.docx"], "Say which English"],
    [["edit", "in.docx", "--english", "canadian", "--output", "o.docx"], "Say which English"],
    [["edit", "in.docx", "--english", "american"], "Say where the result goes"],
    [
      ["edit", "in.docx", "more.docx", "--english", "american", "-o", "o.docx"],
      "One file at a time",
    ],
    [["edit", "in.docx", "--fast"], "--fast"],
    [
      ["edit", "in.docx", "--english", "american", "-o", "o.docx", "--report", "r.pdf"],
      "A report is a page or data",
    ],
    [
      ["edit", "in.docx", "--english", "american", "-o", "o.docx", "--clean", "o.docx"],
      "Two files cannot have one name",
    ],
    [
      ["edit", "in.docx", "--english", "american", "--oxford", "-o", "o.docx"],
      "--oxford goes with British English",
    ],
    [["correct", ...british, "--first-language", "constructor"], "Say --first-language zh or es"],
    [["count"], "Say which file"],
    [["correct"], "Say which English"],
    [["correct", "in.docx", "--english", "american"], "reads from its input"],
  ])("%j is wrong usage", async (parameters, sentence) => {
    const wrong = await curie(parameters);
    expect(wrong).toMatchObject({ code: 2, out: "" });
    expect(wrong.err).toContain(sentence);
    expect(wrong.err).toContain("See curie --help.");
  });

  test("help and version answer on the normal output", async () => {
    expect(await curie(["--help"])).toMatchObject({ code: 0, err: "" });
    expect((await curie(["edit", "--help"])).out).toContain("curie edit IN.docx");
    expect((await curie(["--version"])).out).toMatch(/^curie \d+\.\d+\.\d+\n$/);
  });

  test("a process of its own ends with the same status and speaks on the same streams", async () => {
    for (const parameters of [["count", "in.docx"], ["count", "gone.docx", "--json"], ["edit"]]) {
      expect(curieProcess(parameters)).toEqual(await curie(parameters));
    }
  });

  const older = process.env.npm_node_execpath;
  test.skipIf(!older)(
    "the Node that runs npm, even an older one, can start it (needs npm)",
    async () => {
      const counted = curieProcess(["count", "in.docx"], "", older);
      expect(counted).toEqual({ code: 0, out: "42\n", err: "" });
      expect(curieProcess(["count", "gone.docx"], "", older).code).toBe(1);
    },
  );
});

test.each(refusalCodes)("the refusal %s has a message", async (code) => {
  const refused = await explainRefusal(new DocxRefusal(code));
  expect(refused?.code).toBe(code);
  expect(refused?.sentence).not.toMatch(/\{\{/);
});

test("a refusal says what the file is instead", async () => {
  const refused = await explainRefusal(new DocxRefusal("other-office-file", { found: "rtf" }));
  expect(refused?.sentence).toMatch(/^This is a rich text file \(RTF\)/);
});

describe("curie admin", async () => {
  test.each([
    [["admin"], "Say what to do: admin backup"],
    [["admin", "constructor", "x"], "Say what to do: admin backup"],
    [["admin", "backup"], "Say which folder"],
    [["admin", "restore", "a", "b"], "One folder at a time"],
    [["admin", "backup", "a", "--replace"], "--replace belongs to admin restore"],
  ])("%j is wrong usage", async (parameters, sentence) => {
    const refused = await curie(parameters);
    expect(refused).toMatchObject({ code: 2, out: "" });
    expect(refused.err).toContain(sentence);
  });

  test("a folder that is no backup is refused with a sentence", async () => {
    const refused = curieProcess(["admin", "verify", "."]);
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.err).toMatch(/holds no finished backup: there is no manifest\.json\.\n$/);
  });
});
