// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { Pager } from "./pager.tsx";

afterEach(cleanup);

function show(current: number, pages: number) {
  render(
    <MemoryRouter>
      <Pager
        current={current}
        pages={pages}
        mostLinks={10}
        addressOf={(page) => `/rubriq?page=${page}`}
        labels={{
          pages: "Pages",
          previous: "Previous page",
          next: "Next page",
          page: (page) => `Page ${page}`,
        }}
      />
    </MemoryRouter>,
  );
}

describe("Pager", () => {
  it.each([0, 1])("shows nothing for %i pages [S80]", (pages) => {
    show(1, pages);
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("shows two links and both arrows for two pages [S80]", () => {
    show(1, 2);
    expect(screen.getAllByRole("link", { name: /^Page / })).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Previous page" }).getAttribute("href")).toBeNull();
    expect(screen.getByRole("link", { name: "Next page" }).getAttribute("href")).toBe(
      "/rubriq?page=2",
    );
  });

  it("marks the present page and links to its neighbours [S36 S80]", () => {
    show(13, 25);
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe("13");
    expect(screen.getByRole("link", { name: "Previous page" }).getAttribute("href")).toBe(
      "/rubriq?page=12",
    );
    expect(screen.getAllByRole("link", { name: /^Page / })).toHaveLength(10);
  });
});
