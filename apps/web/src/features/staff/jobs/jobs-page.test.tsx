// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer } from "#lib/testing.tsx";
import { itLoads, noteQueries, openConsole, showPage, tryAct } from "../components/testing.tsx";
import { JobsPage } from "./jobs-page.tsx";

const user = openConsole();
const call = "GET /api/staff/jobs";
const identity = "0b6c5e0a-6f0f-4c7d-8f4e-2f5a0d1c9e77";
const failed = {
  ...{ identity, name: "mail.deliver", state: "failed", tries: 3, mostTries: 3 },
  ...{ createdAt: "2026-03-02T09:00:00.000Z", startedAt: null, problem: "connection refused" },
  ...{ percent: null, mail: { to: "ada@example.org", subject: "Your file is edited" } },
};
const running = {
  ...{ ...failed, identity: "running", name: "editing.edit-document", state: "active" },
  ...{ tries: 1, problem: null, mail: null, percent: 37 },
};
const waiting = { ...running, identity: "waiting", state: "waiting", percent: null };
const answers = { [call]: { body: { rows: [failed, running, waiting], next: null } } };
const place = { page: <JobsPage />, route: "/jobs" };

itLoads({
  ...{ ...place, answers, call, shows: "mail.deliver" },
  empty: { body: { rows: [], next: null }, shows: "Nothing was found." },
});

it("says how far work is where it says so, why it failed, and to whom a mail goes [G-83]", async () => {
  fakeServer(answers);
  await showPage(place);
  const row = await screen.findByRole("row", { name: /mail\.deliver/ });
  expect(row.textContent).toContain("ada@example.org · Your file is edited");
  expect(row.textContent).toContain("connection refused");
  expect(row.textContent).toContain("3 / 3");
  expect(screen.getAllByText(/percent/).map((one) => one.textContent)).toEqual(["37 percent"]);
  // Only what failed can be tried again.
  expect(screen.getAllByRole("button").map((one) => one.getAttribute("aria-label"))).toEqual([
    "Try again: mail.deliver",
  ]);
});

it("keeps state and mails in the address, and asks for them [G-83]", async () => {
  const asked = noteQueries({ [call]: { body: { rows: [], next: null } } }, call);
  const { address } = await showPage(place);
  await user.selectOptions(await screen.findByLabelText("State"), "Failed");
  await user.click(screen.getByLabelText("Only mails"));
  await screen.findByText("Nothing was found.");
  expect(address()).toBe("/jobs?state=failed&mails=yes");
  expect(asked).toEqual(["", "state=failed", "state=failed&mails=yes"]);
});

it("tries a job again after a question [G-83]", () =>
  tryAct(user, {
    ...{ ...place, answers, opener: "Try again: mail.deliver", confirm: "Try again" },
    ...{ call: `POST /api/staff/jobs/mail.deliver/${identity}/retry`, refused: "not-found" },
    ...{ told: /./ },
  }));
