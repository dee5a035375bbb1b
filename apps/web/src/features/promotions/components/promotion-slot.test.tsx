// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { PromotionSlot } from "./promotion-slot.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ask = "GET /api/promotions/current";
const promotion = {
  adDescription: "A course on writing for journals",
  callToActionLinkText: "See the course",
  callToActionUrl: "https://example.org/course",
  image: { imageUrl: "/api/promotions/pictures/ab.png", width: 320, height: 180 },
};
const shows = (body: unknown) => fakeServer({ [ask]: { body } });
const drawn = async (body: unknown) => {
  shows(body);
  const { container } = await renderInApp(<PromotionSlot />);
  await screen.findByRole("heading", { name: "Promotion" });
  return container;
};

describe("a promotion beside a list", () => {
  it("shows picture, text and link; the text is the picture's alternative, and read once [S240 G-32]", async () => {
    const container = await drawn({ promotion });
    const picture = screen.getByRole("img", { name: promotion.adDescription });
    expect(picture.getAttribute("src")).toBe("/api/promotions/pictures/ab.png");
    expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["320", "180"]);
    const text = within(container).getByText(promotion.adDescription);
    expect(text.getAttribute("aria-hidden")).toBe("true");
    const link = screen.getByRole("link", { name: /^See the course/ });
    expect(link.getAttribute("href")).toBe("https://example.org/course");
  });

  it("asks nobody outside, and tells the page behind the link nothing [G-32]", async () => {
    const calls = shows({ promotion });
    await renderInApp(<PromotionSlot />);
    const link = await screen.findByRole("link");
    expect(link.getAttribute("rel")).toBe("noopener noreferrer");
    expect(link.getAttribute("referrerpolicy")).toBe("no-referrer");
    fireEvent.click(link);
    expect(calls.map(({ call }) => call)).toEqual([ask]);
  });

  it("asks for the language that is shown [S240]", async () => {
    const asked: (string | null)[] = [];
    fakeServer({
      [ask]: (_body, query) => {
        asked.push(query.get("locale"));
        return { body: { promotion } };
      },
    });
    await renderInApp(<PromotionSlot />, { locale: "zh_CN" });
    await screen.findByRole("heading", { name: "推广" });
    expect(asked).toEqual(["zh_CN"]);
  });

  it("leads to a page of this site in the same window", async () => {
    await drawn({ promotion: { ...promotion, callToActionUrl: "/rubriq/plan" } });
    const link = screen.getByRole("link", { name: "See the course" });
    expect(link.getAttribute("target")).toBeNull();
  });

  it("goes on with text and link where there is no picture, or it does not come [S240]", async () => {
    const container = await drawn({ promotion });
    fireEvent.error(screen.getByRole("img"));
    expect(screen.queryByRole("img")).toBeNull();
    const text = within(container).getByText(promotion.adDescription);
    expect(text.getAttribute("aria-hidden")).toBeNull();
    cleanup();
    await drawn({ promotion: { ...promotion, image: null } });
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByText(promotion.adDescription)).toBeTruthy();
  });

  it.each([
    ["none is set", { body: { promotion: null } }],
    ["no answer comes", refusal("internal-error")],
  ])("is no empty box while %s [S240]", async (_, answer) => {
    const calls = fakeServer({ [ask]: answer });
    const { container } = await renderInApp(<PromotionSlot />);
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(container.querySelector("section, img, a")).toBeNull());
  });
});
