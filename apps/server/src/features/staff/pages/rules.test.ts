import { expect, test } from "vitest";
import { filesOfEntry, type Manifest } from "./rules.ts";

const manifest: Manifest = {
  "entry.html": { file: "assets/entry.js", css: ["assets/entry.css"], imports: ["_both.js"] },
  "_both.js": { file: "assets/both.js", assets: ["assets/a.woff2"], dynamicImports: ["words.ts"] },
  "words.ts": { file: "assets/words.js", imports: ["_both.js"] },
  "console.html": {
    file: "assets/console.js",
    imports: ["_both.js"],
    dynamicImports: ["page.tsx"],
  },
  "page.tsx": { file: "assets/page.js", css: ["assets/page.css"] },
};

test("a page may ask for its files, and for what they import, now or later [G-83]", () => {
  expect([...filesOfEntry(manifest, "entry.html")].sort()).toEqual([
    "assets/a.woff2",
    "assets/both.js",
    "assets/entry.css",
    "assets/entry.js",
    "assets/words.js",
  ]);
});

test("an entry that is not there has no files", () => {
  expect(filesOfEntry(manifest, "none.html").size).toBe(0);
});
