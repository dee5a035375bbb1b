import type { Page } from "@playwright/test";

type Messages = Record<string, object>;

/** Small letters joined by hyphens and nothing else: a key that no messages have is seen as well. */
const looksLikeKey = /^(?:[a-z]+:)?[a-z]+(?:-[a-z]+)+$/;

/** Texts on the page that are keys of these messages, by namespace: messages that were forgotten. */
export async function rawKeysOf(page: Page, messages: Messages): Promise<string[]> {
  const keys = new Set(
    Object.entries(messages).flatMap(([namespace, entries]) =>
      Object.keys(entries)
        // One plain word may be a key and a word of the language at once.
        .filter((key) => /[-.]/.test(key))
        .flatMap((key) => [key, `${namespace}:${key}`]),
    ),
  );
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest("style, script")) found.push(textContent?.trim() ?? "");
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
      for (const name of ["aria-label", "title", "placeholder"]) {
        found.push(element.getAttribute(name) ?? "");
      }
    }
    return found;
  });
  return texts.filter(
    (text) => keys.has(text) || looksLikeKey.test(text) || /\{\{|\}\}/.test(text),
  );
}
