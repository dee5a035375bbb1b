import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const index = fileURLToPath(new URL("./index.ts", import.meta.url));
const listing = `
  import { registerHooks } from "node:module";
  const urls = [];
  registerHooks({ resolve(specifier, context, next) {
    const found = next(specifier, context);
    urls.push(found.url);
    return found;
  } });
  await import(${JSON.stringify(index)});
  console.log(JSON.stringify(urls));
`;

test("the draft engines load the interface of engines and installations, and no engine or library of language", () => {
  const out = execFileSync(process.execPath, ["--input-type=module", "--eval", listing], {
    encoding: "utf8",
  });
  const loaded = [...new Set<string>(JSON.parse(out))];
  const ofLanguage = loaded.filter((url) => url.includes("/packages/language/"));
  expect(ofLanguage.map((url) => url.replace(/.*\/packages\/language\//, "")).sort()).toEqual([
    "src/data/tables.ts",
    "src/remote/service-failure.ts",
    "src/translation/engine.ts",
    "src/translation/installation/installation.ts",
    "src/translation/installation/lock.ts",
  ]);
  expect(loaded.filter((url) => url.includes("/node_modules/zod"))).toEqual([]);
});
