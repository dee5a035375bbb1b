import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aWordFile, paragraph, run as text } from "@curie/docx/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { run } from "../main.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "curie-check-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const long = "We measured carbon in soils of drained wetlands and compared it with others. ".repeat(
  8,
);

function write(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  const body = lines.map((line) => paragraph(text(line))).join("");
  writeFileSync(path, aWordFile({ body }));
  return path;
}

/** Has a figure that nothing leads to, and no conflicts of interest. */
const faulty = () =>
  write("faulty.docx", [
    "Carbon in soils of drained wetlands",
    "Abstract",
    long,
    "Introduction",
    "Soils lose carbon, as Figure 1 shows.",
    "Figure 1. Carbon lost.",
    "Figure 2. Carbon kept.",
    "Funding: This work was supported by the Fund for Lowland Research.",
    "Data availability: The data are available from the archive.",
  ]);

async function curie(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: "", err: "" };
  const listen =
    (to: "out" | "err") =>
    (chunk: string | Uint8Array, ...rest: unknown[]) => {
      said[to] += String(chunk);
      const done = rest.at(-1);
      if (typeof done === "function") done();
      return true;
    };
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(listen("out")),
    vi.spyOn(process.stderr, "write").mockImplementation(listen("err")),
  ];
  try {
    return { code: await run(words), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

describe("curie check", () => {
  test("findings stand under their group with their sentence, and end with status 1", async () => {
    const done = await curie("check", faulty());
    expect(done).toMatchObject({ code: 1, err: "" });
    expect(done.out).toContain(
      "Figures and tables\n  warning: The text does not refer to Figure 2. [figure-not-mentioned]\n    Paragraph 7: Figure 2. Carbon kept.",
    );
    expect(done.out).toContain("No statement was found on: conflicts of interest.");
    expect(done.out).toMatch(/\n2 findings\n$/);
  });

  test("nothing found ends with status 0, and the file is as it was", async () => {
    const path = write("sound.docx", [
      "Carbon in soils of drained wetlands",
      "Abstract",
      long,
      "Introduction",
      "Soils lose carbon.",
      "Funding: This work was supported by the Fund for Lowland Research.",
      "Data availability: The data are available from the archive.",
      "Conflicts of interest: The authors declare no conflicts of interest.",
    ]);
    const before = readFileSync(path);
    expect(await curie("check", path)).toEqual({
      code: 0,
      out: "We found nothing to check.\n",
      err: "",
    });
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test("programs get code, parameters, place and a stable identity of each finding", async () => {
    const path = faulty();
    const { out } = await curie("check", path, "--json");
    const again = await curie("check", path, "--json");
    expect(again.out).toBe(out);
    expect(JSON.parse(out)).toMatchObject({
      profile: "general",
      findings: [
        {
          id: expect.stringMatching(/^[0-9a-f]{20}$/),
          code: "figure-not-mentioned",
          group: "figures",
          severity: "warning",
          params: { label: "Figure 2" },
          place: { paragraph: 7, start: 0, marked: "Figure 2. Carbon kept." },
        },
        { code: "statement-missing", params: { statement: "conflicts-of-interest" }, place: null },
      ],
    });
  });

  test("a profile asks for more, and --profiles lists them", async () => {
    const { out, code } = await curie("check", faulty(), "--profile", "biomedical-article");
    expect(code).toBe(1);
    expect(out).toContain("[running-title-missing]");
    expect(out).toContain("No section was found for: methods.");
    const listed = await curie("check", "--profiles");
    expect(listed.code).toBe(0);
    expect(listed.out).toMatch(/^clinical-trial +Clinical trial$/m);
  });

  test("--lang says the findings in another language", async () => {
    const { out } = await curie("check", faulty(), "--lang", "zh_CN");
    expect(out).toContain("正文没有提到 Figure 2。");
  });

  test("a profile or language that is not there, and a file that is none, are refused", async () => {
    const path = faulty();
    expect(await curie("check", path, "--profile", "nature")).toMatchObject({ code: 2 });
    expect(await curie("check", path, "--lang", "fr")).toMatchObject({ code: 2 });
    expect(await curie("check")).toMatchObject({ code: 2 });
    expect(await curie("check", join(folder, "none.docx"))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^file-not-found: /),
    });
    const other = join(folder, "other.docx");
    writeFileSync(other, "no Word file");
    const refused = await curie("check", other, "--json");
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.out)).toMatchObject({ error: { code: "not-a-word-file" } });
  });
});

describe("a profile of one’s own", () => {
  const own = (profile: unknown) => {
    const path = join(folder, "own.json");
    writeFileSync(path, typeof profile === "string" ? profile : JSON.stringify(profile));
    return path;
  };

  test("is started from a generic one, changed, and checked against", async () => {
    const printed = await curie("check", "--print-profile", "general");
    expect(printed.code).toBe(0);
    const profile = { ...JSON.parse(printed.out), name: "Peat Letters", title: { mostWords: 3 } };
    const done = await curie("check", faulty(), "--profile", own(profile), "--json");
    const { profile: name, findings } = JSON.parse(done.out);
    expect(done.code).toBe(1);
    expect(name).toBe("Peat Letters");
    expect(findings.map(({ code }: { code: string }) => code)).toContain("title-too-long");
  });

  test.each<[RegExp, unknown]>([
    [/is no journal profile/, "PK"],
    [/is no journal profile/, { name: "Peat Letters" }],
    [/«abstract\.most»/, { format: "curie-journal-profile/1", name: "a", abstract: {} }],
  ])("that cannot be used is wrong usage: %s", async (sentence, profile) => {
    const done = await curie("check", faulty(), "--profile", own(profile));
    expect(done).toMatchObject({ code: 2, out: "" });
    expect(done.err).toMatch(sentence);
  });

  test("whose file is not there is wrong usage, and so is a name that nobody has", async () => {
    const missing = await curie("check", faulty(), "--profile", join(folder, "none.json"));
    expect(missing).toMatchObject({ code: 2, out: "" });
    expect((await curie("check", "--print-profile", "babel")).code).toBe(2);
  });
});
