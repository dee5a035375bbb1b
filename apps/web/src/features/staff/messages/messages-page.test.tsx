// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer } from "#lib/testing.tsx";
import { done, itLoads, openConsole, refusingOnce, showPage } from "../components/testing.tsx";
import { MessagesPage } from "./messages-page.tsx";

const user = openConsole();
const call = "GET /api/staff/messages";
const message = {
  ...{ identity: "m1", subject: "support", name: "Ada Reyes", email: "ada@example.org" },
  ...{ text: "My file\nis missing.", reference: "E6KZX6M4TQ", answeredAt: null, person: "ada" },
  writtenAt: "2026-03-02T09:00:00.000Z",
};
const stranger = { ...message, identity: "m2", name: "Somebody", person: null, text: "Hello" };
const answers = { [call]: { body: { rows: [message, stranger], next: null } } };
const place = { page: <MessagesPage />, route: "/messages" };

itLoads({
  ...{ ...place, answers, call, shows: /My file/ },
  empty: { body: { rows: [], next: null }, shows: "No messages." },
});

it("leads to the person where there is one, and to their mail [G-83]", async () => {
  fakeServer(answers);
  await showPage(place);
  expect((await screen.findByRole("link", { name: "Ada Reyes" })).getAttribute("href")).toBe(
    "/people/ada",
  );
  expect(screen.queryByRole("link", { name: "Somebody" })).toBeNull();
  expect(screen.getAllByRole("link", { name: "ada@example.org" })[0]?.getAttribute("href")).toBe(
    "mailto:ada@example.org",
  );
  screen.getAllByText("Help · E6KZX6M4TQ");
});

it("notes that a message is answered, or says why it could not [G-83]", async () => {
  let isAnswered = false;
  const note = () => {
    isAnswered = true;
    return done;
  };
  fakeServer({
    [call]: () => {
      const answeredAt = isAnswered ? "2026-03-04T09:00:00.000Z" : null;
      return { body: { rows: [{ ...message, answeredAt }], next: null } };
    },
    "POST /api/staff/messages/m1/answered": refusingOnce("temporarily-unavailable", note),
  });
  await showPage(place);
  const name = "Mark as answered: Ada Reyes";
  await user.click(await screen.findByRole("button", { name }));
  await screen.findByRole("alert");
  await user.click(screen.getByRole("button", { name }));
  await screen.findByText("4 Mar 2026");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(screen.queryByRole("button", { name })).toBeNull();
});
