// @vitest-environment jsdom
import type { AbstractSession } from "@curie/contract";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { completeDom, fakeServer, renderInApp } from "#lib/testing.tsx";
import { CriteriaPage } from "../criteria-page.tsx";
import { useAnswers } from "./writing/use-answers.ts";

/** What the pages of the writer send when they save, field by field (S174). */
beforeAll(completeDom);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const answer = (value: "research" | "review" | "structured", nextStep: "form" | "audience") => ({
  ...{ value, nextStep, label: value, hint: "" },
});
const session: AbstractSession = {
  session: "5a6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a01",
  title: "",
  currentStep: "onboarding",
  currentStage: "criteria",
  createdAt: "2026-11-21T10:00:00.000Z",
  changedAt: "2026-11-21T10:00:00.000Z",
  criteriaResponses: {},
  templateResponses: {},
  responses: [],
  steps: [
    {
      ...{ step: "article-type", tier: 1, label: "Kind", prompt: "What kind of article is it?" },
      possibleResponses: [answer("research", "form"), answer("review", "form")],
    },
    {
      ...{ step: "form", tier: 2, label: "Form", prompt: "Which form?" },
      possibleResponses: [answer("structured", "audience")],
    },
  ],
  questions: [],
  revision: 3,
};
const named: AbstractSession = { ...session, title: "Coral", currentStep: "article-type" };

/** Shows a step of the set-up; answers each save with how the abstract is stored then. */
async function show(stored: AbstractSession, step: string) {
  const calls = fakeServer({
    [`POST /api/writer/load/${session.session}`]: { body: stored },
    "POST /api/writer/save": { body: { ...stored, revision: stored.revision + 1 } },
  });
  await renderInApp(
    <Routes>
      <Route path="rubriq/abstract-writer/:session/criteria/:step" element={<CriteriaPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { path: `/rubriq/abstract-writer/${session.session}/criteria/${step}` },
  );
  return () => calls.filter(({ call }) => call === "POST /api/writer/save").map(({ body }) => body);
}

const start = { session: session.session, revision: 3, locale: "en_US" };

describe("the body of a save", () => {
  it("in the wizard has session, step and answers, and the title once it is new [S174]", async () => {
    const saves = await show(session, "onboarding");
    fireEvent.change(await screen.findByLabelText("Name of the abstract"), {
      target: { value: " Coral " },
    });
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()).toEqual([
      { ...start, currentStep: "article-type", criteriaResponses: {}, title: "Coral" },
    ]);
  });

  it("in the wizard says nothing of a title that stays [S174]", async () => {
    const saves = await show(named, "article-type");
    fireEvent.click(await screen.findByRole("radio", { name: "review" }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    const criteriaResponses = { "article-type": "review" };
    expect(saves()).toEqual([{ ...start, currentStep: "article-type", criteriaResponses }]);
  });

  it("in the template has the answers that changed, and nothing of the set-up [S174]", async () => {
    const confirmed: AbstractSession = {
      ...named,
      currentStage: "template",
      criteriaResponses: { "article-type": "review" },
      templateResponses: { "main-result": "<p>R.</p>" },
    };
    const calls = fakeServer({ "POST /api/writer/save": { body: { ...confirmed, revision: 4 } } });
    function Writing() {
      const { autosave } = useAnswers(confirmed);
      const write = () => {
        autosave.write("implications", "<p>I.</p>");
        autosave.save();
      };
      return (
        <button type="button" onClick={write}>
          write
        </button>
      );
    }
    await renderInApp(<Writing />);
    fireEvent.click(screen.getByRole("button", { name: "write" }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls).toEqual([
      {
        call: "POST /api/writer/save",
        body: { ...start, templateResponses: { implications: "<p>I.</p>" } },
      },
    ]);
  });
});
