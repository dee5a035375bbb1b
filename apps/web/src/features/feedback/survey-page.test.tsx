// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { surveySubject } from "./model.ts";
import { SurveyPage } from "./survey-page.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const submission = "5a6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a01";
const path = `/en/rubriq/survey?origin=aje&feature=editing&submission_identity=${submission}&model_version=harper%202.1`;
const call = "POST /api/survey/answers";
const grade = (question: string, value: string) =>
  fireEvent.click(
    within(screen.getByRole("group", { name: question })).getByRole("radio", { name: value }),
  );
const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));
function answerAll() {
  grade("How useful was the result?", "4");
  grade("How good is the English?", "5");
  grade("How well was your meaning kept?", "3");
}

describe("SurveyPage", () => {
  it("sends the answers with what they are about, and says thank you [G-69]", async () => {
    const calls = fakeServer({ [call]: { body: { done: true } } });
    await renderInApp(<SurveyPage />, { path });
    answerAll();
    send();
    expect(await screen.findByText("Thank you. Your answers have arrived.")).toBeTruthy();
    expect(calls.map(({ body }) => body)).toEqual([
      {
        feature: "editing",
        submissionIdentity: submission,
        modelVersion: "harper 2.1",
        overall: 4,
        language: 5,
        meaning: 3,
        comment: null,
      },
    ]);
  });

  it("goes to the first question without an answer, and sends nothing", async () => {
    const calls = fakeServer({});
    await renderInApp(<SurveyPage />, { path });
    grade("How useful was the result?", "4");
    send();
    const question = screen.getByRole("group", { name: "How good is the English?" });
    expect(within(question).getByText("Answer this question.")).toBeTruthy();
    expect(question.contains(document.activeElement)).toBe(true);
    expect(calls).toEqual([]);
  });

  it("keeps the answers when they could not be sent", async () => {
    fakeServer({ [call]: refusal("internal-error") });
    await renderInApp(<SurveyPage />, { path });
    answerAll();
    send();
    expect((await screen.findByRole("alert")).textContent).toContain("on our side");
    expect(
      screen.getAllByRole<HTMLInputElement>("radio").filter(({ checked }) => checked),
    ).toHaveLength(3);
  });
});

it.each([
  ["feature=translation&model_version=x", "translation", null],
  ["feature=other&submission_identity=nonsense", "editing", null],
])("asks about something whatever the address says: %s", (query, feature, modelVersion) => {
  expect(surveySubject(new URLSearchParams(query))).toEqual({
    feature,
    submissionIdentity: null,
    modelVersion,
  });
});
