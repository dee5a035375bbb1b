// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { it } from "vitest";
import { fakeServer } from "#lib/testing.tsx";
import { itLoads, openConsole, showPage } from "../components/testing.tsx";
import { SurveysPage } from "./surveys-page.tsx";

openConsole();
const [summary, list] = ["GET /api/staff/surveys/summary", "GET /api/staff/surveys"];
const grades = {
  feature: "editing",
  modelVersion: "lewis-2",
  overall: 4.25,
  language: 5,
  meaning: 3,
};
const answer = {
  ...{ ...grades, identity: "a", overall: 4, comment: "Kept my tense." },
  answeredAt: "2026-03-02T09:00:00.000Z",
};
const answers = {
  [summary]: { body: { rows: [{ ...grades, answers: 8 }] } },
  [list]: { body: { rows: [answer], next: null } },
};
const place = { page: <SurveysPage />, route: "/surveys" };

itLoads({ ...place, answers, call: summary, shows: "lewis-2" });
itLoads({
  ...{ ...place, answers: { ...answers, [summary]: { body: { rows: [] } } }, call: list },
  ...{ shows: "Kept my tense.", empty: { body: { rows: [], next: null }, shows: "No answers." } },
});

it("shows means by engine to one decimal, and every answer [G-83]", async () => {
  fakeServer(answers);
  await showPage(place);
  await screen.findByRole("row", { name: "Editing lewis-2 8 4.3 5 3" });
  await screen.findByRole("row", { name: "2 Mar 2026 Editing 4 5 3 Kept my tense." });
});
