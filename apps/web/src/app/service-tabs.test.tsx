// @vitest-environment jsdom
import { flagDefaults } from "@curie/contract";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { completeDom, renderInApp } from "#lib/testing.tsx";
import { ServiceTabs } from "./service-tabs.tsx";

beforeAll(completeDom);
afterEach(cleanup);

const tabs = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

describe("the tabs of the services", () => {
  it("have the abstract writer with its Beta badge while its flag is on [S11]", async () => {
    await renderInApp(<ServiceTabs />, {
      path: "/cn/rubriq/abstract-writer",
      flags: { ...flagDefaults, curie_abstract_writer: true },
    });
    expect(tabs()).toEqual([
      ["Editing", "/cn/rubriq"],
      ["Translation", "/cn/rubriq/translation"],
      ["Abstract writer Beta", "/cn/rubriq/abstract-writer"],
    ]);
    expect(screen.getByText("Beta")).toBeTruthy();
    expect(screen.getByRole("link", { current: "page" }).textContent).toContain("Abstract");
  });

  it("do not have it while its flag is off [S11]", async () => {
    await renderInApp(<ServiceTabs />, {
      path: "/rubriq/translation",
      flags: { ...flagDefaults, curie_abstract_writer: false },
    });
    expect(tabs().map(([name]) => name)).toEqual(["Editing", "Translation"]);
    expect(screen.queryByText("Beta")).toBeNull();
  });
});
