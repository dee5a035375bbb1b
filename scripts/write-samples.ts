import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { makeSamples } from "./make-samples.ts";

/** Where the samples lie that the server hands out and the pages show. */
export const samplePaths = {
  manuscript: pathOf("apps/server/sample/manuscript.docx"),
  chinese: pathOf("apps/server/sample/chinese-manuscript.docx"),
  report: pathOf("apps/server/sample/report.json"),
  specimens: pathOf("apps/web/src/ui/specimens/specimens.json"),
};

function pathOf(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

if (import.meta.main) {
  const { manuscript, chinese, report, specimens } = await makeSamples();
  const write = (path: string, content: Buffer | string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  write(samplePaths.manuscript, manuscript);
  write(samplePaths.chinese, chinese);
  write(samplePaths.report, `${JSON.stringify(report)}\n`);
  write(samplePaths.specimens, `${JSON.stringify(specimens, null, 2)}\n`);
}
