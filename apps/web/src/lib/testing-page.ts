import { afterAll, beforeAll, vi } from "vitest";

/**
 * Every file of tests shares one page with the others, because loading the app anew for each costs
 * more than its tests. So a file begins with an empty page and leaves the browser as it was.
 */
beforeAll(() => {
  if (typeof document === "undefined") return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // `:focus-visible` depends on what was pressed last, which may have been an earlier file's mouse.
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
