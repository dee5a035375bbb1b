import { expect, it } from "vitest";
import { placeBeside } from "./place-beside.ts";

const view = { width: 400, height: 800 };
const bubble = { width: 100, height: 40 };

it("stands above the middle of its anchor", () => {
  const anchor = { left: 200, top: 300, width: 40, height: 40 };
  expect(placeBeside(anchor, bubble, view)).toEqual({ left: 170, top: 254 });
});

it("goes below where there is no room above", () => {
  const anchor = { left: 200, top: 20, width: 40, height: 40 };
  expect(placeBeside(anchor, bubble, view).top).toBe(66);
});

it("stays inside the view on both sides", () => {
  const atLeft = { left: 0, top: 300, width: 20, height: 20 };
  const atRight = { left: 380, top: 300, width: 20, height: 20 };
  expect(placeBeside(atLeft, bubble, view).left).toBe(8);
  expect(placeBeside(atRight, bubble, view).left).toBe(292);
});
