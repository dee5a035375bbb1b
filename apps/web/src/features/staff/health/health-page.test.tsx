// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer } from "#lib/testing.tsx";
import { itLoads, openConsole, showPage } from "../components/testing.tsx";
import { HealthPage } from "./health-page.tsx";

openConsole();
const call = "GET /api/staff/health";
const health = {
  ...{ ready: false, failed: ["disk", "mail"], freeBytes: 5 * 1024 * 1024, openEvents: 2 },
  ...{ engine: { threads: 4, busy: 3, waiting: 1 }, failedJobs: 1, lastEventAt: null },
  queues: [{ name: "editing.edit-document", waiting: 7, oldestWaitingSeconds: 90 }],
};
const answers = { [call]: { body: health } };
const place = { page: <HealthPage />, route: "/health" };

itLoads({
  ...{ ...place, answers, call, shows: "Not ready" },
  empty: { body: { ...health, queues: [] }, shows: "Nothing waits." },
});

it("says what keeps the server from working, what waits, and leads to what failed [G-83]", async () => {
  fakeServer(answers);
  await showPage(place);
  await screen.findByText(/disk, mail/);
  screen.getByText("3 of 4 busy, 1 tasks wait");
  screen.getByText("Never");
  screen.getByRole("row", { name: "editing.edit-document 7 90" });
  expect(screen.getByRole("link", { name: "1" }).getAttribute("href")).toBe("/jobs?state=failed");
  expect(screen.getByRole("link", { name: "2" }).getAttribute("href")).toBe("/events?open=yes");
});
