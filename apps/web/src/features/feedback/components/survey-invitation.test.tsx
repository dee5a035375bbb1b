// @vitest-environment jsdom
import { type Document, locales, type SurveyState } from "@curie/contract";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { noteDownloaded } from "#features/documents/queries.ts";
import {
  aDocument,
  aStart,
  aUser,
  beginEachTestAtNoon,
  fakeServer,
  renderInApp,
} from "#lib/testing.tsx";
import { SurveyInvitation } from "./survey-invitation.tsx";

const user = beginEachTestAtNoon();

const never = { uses: 2, shownOn: null };
const daysAgo = (days: number) => new Date(Date.UTC(2026, 10, 21 - days, 12)).toISOString();
const edit = aDocument({ lewisVersion: "harper 2.1" });
const translation = aDocument({ identity: "t", type: "translation", lewisVersion: "m2m 1" });
const toast = () => screen.queryByRole("region", { name: /How good was this/ });
const shown = "POST /api/survey/shown";

async function show(editing: SurveyState["editing"] = never, now?: Date) {
  const survey = { editing, translation: never };
  const calls = fakeServer({
    "GET /api/curie/load": { body: aStart({ survey }) },
    [shown]: { body: { survey: { ...survey, editing: { ...editing, shownOn: daysAgo(0) } } } },
  });
  await renderInApp(<SurveyInvitation />, { start: aStart({ survey }), ...(now ? { now } : {}) });
  return calls;
}
const download = (document: Document) => act(async () => noteDownloaded(document));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("SurveyInvitation", () => {
  it("comes 2 s after a download, is noted once, and stays until it is closed [S75 S76]", async () => {
    const calls = await show();
    await download(edit);
    await pass(1_900);
    expect(toast()).toBeNull();
    await pass(200);
    await waitFor(() => expect(toast()).toBeTruthy());
    const noted = calls.filter(({ call }) => call === shown);
    expect(noted.map(({ body }) => body)).toEqual([{ feature: "editing" }]);
    await pass(10 * 60_000);
    expect(toast()).toBeTruthy();
    await user.click(screen.getByRole("button", { name: /^Close/ }));
    expect(toast()).toBeNull();
  });

  it.each<[string, SurveyState["editing"], boolean]>([
    ["after one use", { uses: 1, shownOn: null }, false],
    ["after two uses", never, true],
    ["89 days after the last one", { uses: 9, shownOn: daysAgo(89) }, false],
    ["90 days after the last one", { uses: 9, shownOn: daysAgo(90) }, true],
  ])("%s: %j is asked: %s [S77]", async (_case, editing, asked) => {
    await show(editing);
    await download(edit);
    await pass(2_500);
    if (asked) await waitFor(() => expect(toast()).toBeTruthy());
    else expect(toast()).toBeNull();
  });

  it("counts the 90 days in the server’s time, which may be ahead of the browser’s [S77]", async () => {
    await show({ uses: 9, shownOn: daysAgo(1) }, new Date(daysAgo(-89)));
    await download(edit);
    await pass(2_500);
    await waitFor(() => expect(toast()).toBeTruthy());
  });

  it("asks once about the downloads of one minute [G-67]", async () => {
    const calls = await show();
    await download(edit);
    await download(aDocument({ identity: "other" }));
    await pass(2_500);
    await waitFor(() => expect(toast()).toBeTruthy());
    const asked = () => calls.filter(({ call }) => call === shown).length;
    expect(asked()).toBe(1);
    await pass(52_000);
    await download(edit);
    await pass(2_500);
    expect(asked()).toBe(1);
    await pass(5_000);
    await download(edit);
    await pass(2_500);
    await waitFor(() => expect(asked()).toBe(2));
  });

  it("leads to the survey with five parameters for an edit, in a new tab [S75 S78]", async () => {
    await show();
    await download(edit);
    await pass(2_100);
    const link = await screen.findByRole("link", { name: "Take the survey" });
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
    const address = new URL(link.getAttribute("href") ?? "", "http://here");
    expect(address.pathname).toBe("/en/rubriq/survey");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      user_identity: aUser().identity,
      origin: "aje",
      feature: "editing",
      submission_identity: edit.identity,
      model_version: "harper 2.1",
    });
  });

  it("leads to the survey of the page’s language [S79]", async () => {
    const targets = new Set<string>();
    for (const locale of locales) {
      const survey = { editing: never, translation: never };
      fakeServer({
        "GET /api/curie/load": { body: aStart({ survey }) },
        [shown]: { body: { survey } },
      });
      await renderInApp(<SurveyInvitation />, { start: aStart({ survey }), locale });
      await download(edit);
      await pass(2_100);
      const link = await screen.findByRole("link");
      targets.add(new URL(link.getAttribute("href") ?? "", "http://here").pathname);
      cleanup();
    }
    expect([...targets]).toEqual([
      "/en/rubriq/survey",
      "/es/rubriq/survey",
      "/jp/rubriq/survey",
      "/br/rubriq/survey",
      "/cn/rubriq/survey",
    ]);
  });

  it("names no model for a translation [S78]", async () => {
    await show();
    await download(translation);
    await pass(2_100);
    const link = await screen.findByRole("link", { name: "Take the survey" });
    const address = new URL(link.getAttribute("href") ?? "", "http://here");
    expect([...address.searchParams.keys()]).toEqual([
      "user_identity",
      "origin",
      "feature",
      "submission_identity",
    ]);
  });
});
