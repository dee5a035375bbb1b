import type { Page } from "@playwright/test";
import { expect } from "vitest";

type Focus = { role: string; name: string; visible: boolean };

/** What has the focus, as a screen reader would name it, and whether the focus can be seen. */
export function focused(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const labelled = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const box = element.getBoundingClientRect();
    return {
      role: element.getAttribute("role") ?? element.tagName.toLowerCase(),
      name: (labels[0]?.textContent || labelled).trim(),
      visible: box.width > 0 && box.height > 0,
    };
  });
}

/** Presses Tab until something by this name has the focus; a person would give up after forty. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    const focus = await focused(page);
    if (name.test(focus.name)) {
      expect(focus.visible, `${focus.name} is visible`).toBe(true);
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(
    `the keyboard never came to ${name}; it ended on ${JSON.stringify(await focused(page))}`,
  );
}

/** Presses the button or link of this name, as the keyboard does. */
export async function pressOn(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

/** Past the head and the menu of a page that has just been opened. */
export async function skipToContent(page: Page): Promise<void> {
  await page.bringToFront();
  await pressOn(page, /^Skip to the content$/);
}
