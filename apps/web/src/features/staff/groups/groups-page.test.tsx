// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeServer } from "#lib/testing.tsx";
import { itLoads, openConsole, showPage, tryAct } from "../components/testing.tsx";
import { GroupPage } from "./group-page.tsx";
import { GroupsPage } from "./groups-page.tsx";

const user = openConsole();
const identity = "0b6c5e0a-6f0f-4c7d-8f4e-2f5a0d1c9e77";
const list = "GET /api/staff/groups";
const url = `/api/staff/groups/${identity}`;
const group = {
  ...{ identity, code: "REEF-2027", name: "Coral Reef Lab", kind: "membership", seats: 12 },
  ...{ members: 1, startsAt: "2026-03-02T09:00:00.000Z", endsAt: null, grantsEditing: true },
  ...{ editsPerMember: null, translationsPerMember: 2, adminEmail: "head@reef.example" },
};
const ada = {
  ...{ identity: "ada", name: "Ada Reyes", email: "ada@example.org", edits: 4, translations: 1 },
  joinedAt: "2026-03-03T09:00:00.000Z",
};
const answers = {
  [list]: { body: { rows: [group], next: null } },
  [`GET ${url}`]: { body: { group, members: [ada] } },
};

describe("the groups", () => {
  const place = { page: <GroupsPage />, route: "/groups" };
  itLoads({
    ...{ ...place, answers, call: list, shows: "Coral Reef Lab" },
    empty: { body: { rows: [], next: null }, shows: "Nothing was found." },
  });

  it("say how many seats are taken, and get one more [G-24 G-83]", () =>
    tryAct(user, {
      ...{ ...place, answers, opener: "New group", confirm: "Create the group" },
      ...{ call: "POST /api/staff/groups", refused: "plans.group-code-taken", told: /code/i },
      fill: async (dialog) => {
        expect(screen.getByText("1 / 12")).toBeTruthy();
        for (const [label, value] of [
          ["Name of the group", "Reef"],
          ["Code", "REEF"],
          ["Admin’s e-mail", "head@reef.example"],
          ["Seats", "3"],
          ["Last day", "2027-01-31"],
        ] as const) {
          fireEvent.change(dialog.getByLabelText(label), { target: { value } });
        }
        await user.click(dialog.getByLabelText("Includes editing"));
      },
      sends: {
        ...{ code: "REEF", name: "Reef", adminEmail: "head@reef.example", kind: "membership" },
        ...{ seats: 3, endsAt: "2027-02-01T00:00:00.000Z", grantsEditing: false },
        ...{ editsPerMember: null, translationsPerMember: 0, locale: "en_US" },
      },
    }));
});

describe("a group", () => {
  const place = { page: <GroupPage />, route: "/groups/:identity", path: `/groups/${identity}` };
  itLoads({
    ...{ ...place, answers, call: `GET ${url}`, shows: "REEF-2027" },
    empty: { body: { group, members: [] }, shows: "No members yet." },
  });

  it("shows its members with their use, and nothing of their manuscripts [G-24]", async () => {
    fakeServer(answers);
    await showPage(place);
    const row = await screen.findByRole("row", { name: /^Ada Reyes/ });
    for (const text of ["ada@example.org", "3 Mar 2026", "4", "1"])
      expect(row.textContent).toContain(text);
    expect(screen.getByRole("link", { name: "Ada Reyes" }).getAttribute("href")).toBe(
      "/people/ada",
    );
  });

  it("is changed, with its present values to begin with [G-24 G-83]", () =>
    tryAct(user, {
      ...{ ...place, answers, opener: "Change the group", confirm: "Save" },
      ...{ call: `PATCH ${url}`, refused: "not-found", told: /./ },
      fill: async (dialog) => {
        fireEvent.change(dialog.getByLabelText("Seats"), { target: { value: "" } });
      },
      sends: { name: group.name, adminEmail: group.adminEmail, seats: null, endsAt: null },
    }));

  it("takes a member by address [G-24 G-83]", () =>
    tryAct(user, {
      ...{ ...place, answers, opener: "Add a member", confirm: "Add a member" },
      ...{ call: `POST ${url}/members`, refused: "plans.group-already-member", told: /./ },
      fill: async (dialog) => {
        fireEvent.change(dialog.getByLabelText("E-mail"), { target: { value: "uma@example.org" } });
      },
      sends: { email: "uma@example.org" },
    }));

  it("loses a member after a question that says what they lose [G-24 G-83]", () =>
    tryAct(user, {
      ...{ ...place, answers, opener: "Remove: Ada Reyes", confirm: "Remove", danger: true },
      ...{ call: `DELETE ${url}/members/ada`, refused: "plans.no-group", told: /./ },
      fill: async (dialog) => {
        dialog.getByText(/Ada Reyes loses the group’s plan at once/);
      },
    }));

  it("has its link mailed to the admin after a question [G-24 G-83]", () =>
    tryAct(user, {
      ...{ ...place, answers, opener: "Mail the link", confirm: "Mail the link" },
      ...{ call: `POST ${url}/link`, refused: "temporarily-unavailable", told: /./ },
    }));
});
