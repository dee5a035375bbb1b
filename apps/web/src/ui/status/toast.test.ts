import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Without a layout engine, the rules themselves; the journey of the survey sees it on a page. */
const rules = readFileSync(join(import.meta.dirname, "toast.module.css"), "utf8");
const toast = /^\.toast \{([^}]*)\}/m.exec(rules)?.[1] ?? "";

it("a toast stays in the bottom right corner while the page scrolls [S75]", () => {
  expect(toast).toMatch(/^\s*position: fixed;$/m);
  expect(toast).toMatch(/^\s*right: \d+px;$/m);
  expect(toast).toMatch(/^\s*bottom: \d+px;$/m);
  expect(toast).not.toMatch(/\b(left|top|inset):/);
  // What a narrow screen changes is its distance, not its corner.
  for (const [, changed = ""] of rules.matchAll(/@media[^{]*\{[^@]*?\.toast \{([^}]*)\}/g)) {
    expect(changed).not.toMatch(/\b(position|top|inset):/);
  }
});
