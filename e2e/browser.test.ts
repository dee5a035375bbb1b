import { expect, test } from "vitest";
import { expectNoViolations, openBrowser, openPage } from "./browser.ts";

test("axe sees what is wrong on a page and in its frames, and asks for one rule alone", async () => {
  const browser = await openBrowser();
  try {
    const { page } = await openPage(browser);
    const inner = `<html lang=en><title>In</title><main><h1>In</h1><img src=x></main></html>`;
    await page.setContent(
      `<html lang="en"><title>Out</title><main><h1>Out</h1>
         <p style="color: #ddd">Pale</p><iframe title="In" srcdoc="${inner}"></iframe></main></html>`,
    );
    const found = (rules?: readonly string[]): Promise<unknown> =>
      expectNoViolations(page, "screen", rules).then(
        () => [],
        ({ actual }) => actual,
      );
    expect(await found()).toEqual(["color-contrast: p", "image-alt: img"]);
    expect(await found(["image-alt"])).toEqual(["image-alt: img"]);
    expect(await found(["label"])).toEqual([]);
  } finally {
    await browser.close();
  }
});
