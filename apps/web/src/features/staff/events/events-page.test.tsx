// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { itLoads, noteQueries, openConsole, showPage, tryAct } from "../components/testing.tsx";
import { EventsPage } from "./events-page.tsx";

const user = openConsole();
const call = "GET /api/staff/events";
const open = {
  ...{ paddleVersion: "newer", messageId: "ntf_1", kind: "transaction.paid", kept: true },
  ...{ receivedAt: "2026-03-02T09:00:00.000Z", processedAt: null, outcome: null },
  ignoreReason: null,
};
const ignored = {
  ...{ ...open, messageId: "ntf_2", kept: false, outcome: "ignored", ignoreReason: "older" },
};
const answers = { [call]: { body: { rows: [open, ignored], next: null } } };
const place = { page: <EventsPage />, route: "/events" };

itLoads({
  ...{ ...place, answers, call, shows: "ntf_1" },
  empty: { body: { rows: [], next: null }, shows: "Nothing was found." },
});

it("says what became of each message, and asks for those that are open [G-83]", async () => {
  const asked = noteQueries(answers, call);
  const { address } = await showPage(place);
  await screen.findByText("Ignored: older");
  screen.getByText("Not processed");
  // What is not kept cannot be read again.
  expect(screen.getAllByRole("button")).toHaveLength(1);
  await user.click(screen.getByLabelText("Only what is not processed"));
  await screen.findByText("Not processed");
  expect([address(), asked.at(-1)]).toEqual(["/events?open=yes", "open=yes"]);
});

it("processes a message again after a question [G-83]", () =>
  tryAct(user, {
    ...{ ...place, answers, opener: "Process again: ntf_1", confirm: "Process again" },
    ...{ call: "POST /api/staff/events/newer/ntf_1/replay", refused: "not-found" },
    ...{ told: /./ },
  }));
