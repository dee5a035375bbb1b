import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aZip } from "@curie/docx/testing";
import { latexRefusalCodes } from "@curie/latex";
import { LatexRefusal } from "@curie/manuscript";
import { afterEach, expect, test, vi } from "vitest";
import { run as curie } from "../main.ts";
import { explainRefusal } from "../refusal.ts";

const folder = mkdtempSync(join(tmpdir(), "curie-latex-"));
const input = join(folder, "paper.tex");
const output = join(folder, "out.tex");
const source = `\\documentclass{article}
\\begin{document}
The results was clear in 14 of the plots~\\cite{a}, where the colour $c$ were dark.
\\end{document}
`;
writeFileSync(input, source);

async function call(...words: string[]) {
  const said = { out: "", err: "" };
  vi.spyOn(process.stdout, "write").mockImplementation((text, ...rest) => {
    said.out += text;
    const done = rest.find((one) => typeof one === "function");
    if (typeof done === "function") done();
    return true;
  });
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    said.err += text;
    return true;
  });
  return { status: await curie(["edit", ...words, "--english", "american"]), ...said };
}
afterEach(() => {
  vi.restoreAllMocks();
});

test("a source is edited, with a marked copy and a report beside it", async () => {
  const [marked, report] = [join(folder, "marked.tex"), join(folder, "report.json")];
  const done = await call(input, "-o", output, "--marked", marked, "--report", report);
  expect(done.err).toBe("");
  expect(done.out).toMatch(/^2 changes in 15 words: /);
  const edited = readFileSync(output, "utf8");
  expect(edited).toContain(
    "The results were clear in 14 of the plots~\\cite{a}, where the color $c$",
  );
  expect(edited.replace("were clear", "was clear").replace("color", "colour")).toHaveLength(
    source.length,
  );
  expect(readFileSync(marked, "utf8")).toContain("\\curiedel{was}\\curieadd{were}");
  expect(JSON.parse(readFileSync(report, "utf8"))).toMatchObject({
    fileName: "paper.tex",
    differences: [],
  });
  expect(readFileSync(input, "utf8")).toBe(source);
  const page = join(folder, "report.html");
  await call(input, "-o", output, "--report", page);
  expect(readFileSync(page, "utf8")).toContain("Source files");
  expect(readFileSync(page, "utf8")).not.toContain("Word");
});

test("copies that do not fit the kind of file are refused before the work begins", async () => {
  const clean = await call(input, "-o", output, "--clean", join(folder, "clean.tex"));
  expect(clean.err).toMatch(/--clean is for Word files/);
  const marked = await call("in.docx", "-o", output, "--marked", join(folder, "marked.tex"));
  expect(marked.err).toMatch(/--marked is for LaTeX/);
});

test("every refusal has a sentence", async () => {
  for (const code of latexRefusalCodes) {
    const refused = await explainRefusal(new LatexRefusal(code, { allowed: 16 }));
    expect(refused?.sentence, code).toMatch(/^[A-Z].*\.$/);
    expect(refused?.sentence).not.toContain("{{");
  }
});

test("a file that is no text is refused with its code", async () => {
  writeFileSync(join(folder, "picture.tex"), Buffer.from([137, 80, 78, 71, 0, 0]));
  const done = await call(join(folder, "picture.tex"), "-o", output);
  expect(done.err).toMatch(/^sources\.not-latex: This file is no text/);
});

test("a project is edited as a whole, and refused without a main file", async () => {
  const project = join(folder, "project.zip");
  writeFileSync(project, aZip([{ name: "main.tex", data: source }]));
  const done = await call(project, "-o", join(folder, "edited.zip"));
  expect(done.err).toBe("");
  expect(done.out).toMatch(/^2 changes in 15 words: /);
  writeFileSync(project, aZip([{ name: "main.tex", data: "Only words." }]));
  const refused = await call(project, "-o", join(folder, "edited.zip"));
  expect(refused.err).toMatch(/^sources\.no-main-file: None of these files has both/);
});
