// @vitest-environment jsdom
import type { GroupOverview } from "@curie/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { GroupPage } from "./group-page.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const base = "/api/preferred-group/signed.token";
const member = {
  identity: "3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f",
  email: "mia@lab.example",
  joinedAt: "2026-03-02T09:00:00.000Z",
  edits: 4,
  translations: 1,
};
const group: GroupOverview = {
  ...{ name: "Reef Lab", code: "REEF", seats: 5, members: [member] },
  ...{ startsAt: "2026-03-01T00:00:00.000Z", endsAt: null },
};
const show = () =>
  renderInApp(
    <Routes>
      <Route path="group/:token" element={<GroupPage />} />
    </Routes>,
    { user: null, path: "/group/signed.token" },
  );

test("who runs a group sees seats, members and use, and needs no account [G-24]", async () => {
  fakeServer({ [`GET ${base}/overview`]: { body: group } });
  await show();
  expect(await screen.findByRole("heading", { level: 1, name: "Reef Lab" })).toBeTruthy();
  expect(screen.getByText("1 of 5 taken")).toBeTruthy();
  const row = screen.getByText("mia@lab.example").closest("li");
  expect(row?.textContent).toContain("4 edits · 1 translation");
});

test("somebody is removed once what they lose was said and confirmed [G-24 G-26]", async () => {
  let members = [member];
  const calls = fakeServer({
    [`GET ${base}/overview`]: () => ({ body: { ...group, members } }),
    [`DELETE ${base}/members/${member.identity}`]: () => {
      members = [];
      return { body: { done: true } };
    },
  });
  await show();
  await user.click(await screen.findByRole("button", { name: "Remove mia@lab.example" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("loses the group’s plan at once");
  expect(calls.filter(({ call }) => call.startsWith("DELETE"))).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Nobody has joined yet.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("people are invited by mail; a word that is no address is named and nothing is sent [G-24]", async () => {
  const calls = fakeServer({
    [`GET ${base}/overview`]: { body: group },
    [`POST ${base}/invitations`]: { body: { done: true } },
  });
  await show();
  const field = await screen.findByLabelText("E-mail addresses");
  await user.type(field, "ada@lab.example, nobody");
  await user.click(screen.getByRole("button", { name: "Send invitations" }));
  expect(await screen.findByText("nobody is not an address.")).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, "ada@lab.example; bo@lab.example");
  await user.click(screen.getByRole("button", { name: "Send invitations" }));
  expect(await screen.findByText("2 invitations were sent.")).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ emails: ["ada@lab.example", "bo@lab.example"] });
});

test("a link whose time is over says that a fresh one was mailed [G-24]", async () => {
  fakeServer({ [`GET ${base}/overview`]: refusal("plans.group-link-expired", { days: 90 }) });
  await show();
  expect(await screen.findByRole("heading", { name: "This link opens nothing" })).toBeTruthy();
});
