// @vitest-environment jsdom
import { locales } from "@curie/contract";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { completeDom, renderInApp, showFocus } from "#lib/testing.tsx";
import { AbstractsMargin } from "./abstracts-margin.tsx";

beforeAll(() => {
  completeDom();
  showFocus();
});
afterEach(cleanup);

const indicators = new Set<string>();
const tips = new Set<string>();

it.each(locales)(
  "full access is shown in %s, and explained on hover and on focus [S152]",
  async (locale) => {
    const { container } = await renderInApp(<AbstractsMargin />, { locale });
    const indicator = container.querySelector<HTMLElement>("[tabindex='0']");
    if (!indicator) throw new Error("nothing to stop at");
    expect(screen.queryByRole("tooltip")).toBeNull();

    act(() => indicator.focus());
    const onFocus = (await screen.findByRole("tooltip")).textContent ?? "";
    act(() => indicator.blur());
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    fireEvent.pointerEnter(indicator, { pointerType: "mouse" });
    const onHover = (await screen.findByRole("tooltip")).textContent ?? "";
    expect(onHover).toBe(onFocus);
    expect(onFocus.length).toBeGreaterThan(5);

    const said = indicator.textContent ?? "";
    expect(said).not.toMatch(/full-access/);
    indicators.add(said);
    tips.add(onFocus);
    expect([indicators.size, tips.size]).toEqual(Array(2).fill(locales.indexOf(locale) + 1));
  },
);
