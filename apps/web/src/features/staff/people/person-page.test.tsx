// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { watchSavedFiles } from "#lib/saved-files.ts";
import { anAccess, aPlan, aPremium, aTranslationAccess, aUser, fakeServer } from "#lib/testing.tsx";
import { itLoads, openConsole, refusingOnce, showPage, tryAct } from "../components/testing.tsx";
import { PersonPage } from "./person-page.tsx";

const user = openConsole();
const person = aUser({ country: "MX" });
const url = `/api/staff/people/${person.identity}`;
const starter = aPlan();
const loaded = {
  ...{ user: person, since: "2026-03-02T09:00:00.000Z", regionOverride: null },
  plans: { premium: null, free_trial: starter, preferred_group: null },
  access: {
    editing: anAccess(),
    translation: aTranslationAccess({ limitReached: true, reason: "premium-exceeded" }),
  },
};
const answers = { [`GET ${url}`]: { body: loaded } };
const place = {
  ...{ page: <PersonPage />, route: "/people/:identity" },
  path: `/people/${person.identity}`,
};

itLoads({ ...place, answers, call: `GET ${url}`, shows: person.email });

it("shows plans and access as the person has them; without a plan that is said [G-83]", async () => {
  fakeServer(answers);
  await showPage(place);
  await screen.findByText("2 of 5 used");
  screen.getByText("May start now");
  screen.getByText("May not start now: the plan’s translations are used");
  for (const [name, href] of [
    ["Payments and refunds", `/payments?person=${person.identity}`],
    ["Audit log", `/audit?about=${person.identity}`],
  ] as const) {
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href);
  }
});

it("ends no plan that a subscription carries on, and says that there is none [G-83]", async () => {
  const plans = { premium: aPremium(), free_trial: null, preferred_group: null };
  fakeServer({ [`GET ${url}`]: { body: { ...loaded, plans } } });
  const { unmount } = await showPage(place);
  await screen.findByText(/renews by itself/);
  expect(screen.queryByRole("button", { name: "End the plan" })).toBeNull();
  unmount();
  fakeServer({
    [`GET ${url}`]: { body: { ...loaded, plans: { ...plans, premium: null } } },
  });
  await showPage(place);
  await screen.findByText("No plan.");
});

describe("an operator", () => {
  it("grants a plan, with what was typed after a refusal [G-83]", () =>
    tryAct(user, {
      ...{ ...place, answers, opener: "Grant a plan", confirm: "Grant a plan" },
      ...{ call: `POST ${url}/plans`, refused: "not-found", told: /./ },
      fill: async (dialog) => {
        await user.selectOptions(dialog.getByLabelText("Plan"), "Premium with translation");
        fireEvent.change(dialog.getByLabelText("Edits"), { target: { value: "12 uses" } });
      },
      sends: { plan: "translation", endsAt: null, edits: 12, translations: null },
    }));

  it("ends a plan after a question [G-83]", () =>
    tryAct(user, {
      ...{ ...place, answers, opener: "End the plan", confirm: "End the plan", danger: true },
      ...{ call: `DELETE ${url}/plans/${starter.identity}`, refused: "plans.no-trial" },
      ...{ told: /./ },
    }));

  it("signs the person out everywhere after a question that names them [G-83]", () =>
    tryAct(user, {
      ...{ ...place, answers, opener: "Sign out everywhere", confirm: "Sign out everywhere" },
      ...{ danger: true, call: `POST ${url}/sessions/end`, refused: "temporarily-unavailable" },
      ...{ told: /./ },
      fill: async (dialog) => {
        dialog.getByText(`${person.email} is signed out on every device`, { exact: false });
      },
    }));

  it("closes an account only with its address typed [G-83]", () =>
    tryAct(user, {
      ...{ ...place, answers, opener: "Close the account", confirm: "Close the account" },
      ...{ danger: true, call: `DELETE ${url}`, refused: "staff.wrong-confirmation" },
      told: "not the address of this account",
      fill: (dialog) =>
        user.type(dialog.getByLabelText("Type the address to confirm"), ` ${person.email} `),
      sends: { confirmation: person.email },
    }));

  it("decides the region; a refusal leaves it as it was [G-83]", async () => {
    const calls = fakeServer({
      ...answers,
      [`POST ${url}/region`]: refusingOnce("temporarily-unavailable"),
    });
    await showPage(place);
    const region = await screen.findByLabelText<HTMLSelectElement>("Decided by an operator");
    await user.selectOptions(region, "Mainland China");
    await screen.findByRole("alert");
    expect(region.value).toBe("");
    await user.selectOptions(region, "Mainland China");
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(calls.filter(({ call }) => call.endsWith("/region")).map(({ body }) => body)).toEqual([
      { region: "china" },
      { region: "china" },
    ]);
  });

  it("saves everything that is kept about the person as a file [G-83 G-84]", async () => {
    const saved = watchSavedFiles();
    fakeServer({ ...answers, [`POST ${url}/export`]: { body: { account: { name: "Lucía" } } } });
    await showPage(place);
    await user.click(await screen.findByRole("button", { name: "Export the data" }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});
