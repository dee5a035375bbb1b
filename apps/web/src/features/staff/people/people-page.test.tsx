// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { itLoads, noteQueries, openConsole, showPage } from "../components/testing.tsx";
import { PeoplePage } from "./people-page.tsx";

const user = openConsole();
const call = "GET /api/staff/people";
const since = "2026-03-02T09:00:00.000Z";
const ada = { identity: "ada", name: "Ada Reyes", email: "ada@example.org", country: "MX", since };
const uma = { ...ada, identity: "uma", name: "Uma Silva", country: null, group: null };
const answers = { [call]: { body: { rows: [{ ...ada, group: "REEF-2027" }], next: null } } };
const place = { page: <PeoplePage />, route: "/people" };

itLoads({
  ...{ ...place, answers, call, shows: "Ada Reyes" },
  empty: { body: { rows: [], next: null }, shows: "Nothing was found." },
});

it("finds people by what is typed, a page at a time, and leads to each [G-83]", async () => {
  const list = (_body: unknown, query: URLSearchParams) => {
    const isSecond = query.get("after") === "k1";
    return {
      body: isSecond
        ? { rows: [uma], next: null }
        : { rows: [{ ...ada, group: null }], next: "k1" },
    };
  };
  const asked = noteQueries({ [call]: list }, call);
  const { address } = await showPage(place);
  await user.type(await screen.findByLabelText("Name or e-mail"), " reef {Enter}");
  await screen.findByRole("link", { name: "Ada Reyes" });
  expect(address()).toBe("/people?search=reef");
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  const link = await screen.findByRole("link", { name: "Uma Silva" });
  expect(link.getAttribute("href")).toBe("/people/uma");
  screen.getByRole("link", { name: "Ada Reyes" });
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(asked).toEqual(["", "search=reef", "after=k1&search=reef"]);
});
