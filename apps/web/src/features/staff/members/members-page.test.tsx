// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer } from "#lib/testing.tsx";
import { itLoads, openConsole, showPage, tryAct } from "../components/testing.tsx";
import { MembersPage } from "./members-page.tsx";

const user = openConsole();
const call = "GET /api/staff/members";
const oda = {
  ...{ identity: "oda", name: "Oda", email: "oda@staff.example", role: "operator" },
  ...{ locale: "en_US", state: "active", lastSeenAt: "2026-03-03T09:00:00.000Z" },
  since: "2026-03-02T09:00:00.000Z",
};
const edo = {
  ...{ ...oda, identity: "edo", name: "Edo", email: "edo@staff.example", role: "editor" },
  ...{ state: "invited", lastSeenAt: null },
};
const eva = { ...edo, identity: "eva", name: "Eva", state: "ended" };
const answers = {
  [call]: { body: { rows: [oda, edo, eva] } },
  "GET /api/staff/session": { body: { stage: "open", member: oda } },
};
const place = { page: <MembersPage />, route: "/members" };

itLoads({ ...place, answers, call, shows: "edo@staff.example" });

it("lets nobody end their own access, and whose is over has nothing to press [G-83]", async () => {
  fakeServer(answers);
  await showPage(place);
  await screen.findByRole("row", { name: /^Edo edo@staff.example Editor Invited Never/ });
  const buttons = screen.getAllByRole("button").map((one) => one.getAttribute("aria-label"));
  expect(buttons).toEqual([null, "New link: Oda", "New link: Edo", "End access: Edo"]);
});

it("invites somebody; an address that is taken is told with everything kept [G-83]", () =>
  tryAct(user, {
    ...{ ...place, answers, opener: "Invite somebody", confirm: "Send the invitation" },
    ...{ call: "POST /api/staff/members", refused: "staff.email-taken", told: "known" },
    fill: async (dialog) => {
      fireEvent.change(dialog.getByLabelText("Name"), { target: { value: "Ed" } });
      fireEvent.change(dialog.getByLabelText("E-mail"), { target: { value: "ed@staff.example" } });
      await user.selectOptions(dialog.getByLabelText("Role"), "Editor");
      await user.selectOptions(dialog.getByLabelText("Language"), "日本語");
    },
    sends: { name: "Ed", email: "ed@staff.example", role: "editor", locale: "ja_JP" },
  }));

it.each([
  [
    "a new link",
    "New link: Edo",
    "Send the invitation",
    "POST /api/staff/members/edo/invitation",
    false,
  ],
  ["the end of the access", "End access: Edo", "End access", "DELETE /api/staff/members/edo", true],
] as const)("asks before %s [G-83]", (_what, opener, confirm, asked, danger) =>
  tryAct(user, {
    ...{ ...place, answers, opener, confirm, danger, call: asked },
    ...{ refused: "staff.last-operator", told: "last operator" },
  }),
);
