import type { ErrorCode } from "@curie/contract";
import { loadStaffMessages } from "@curie/locales/staff";
import type { loadStaffEntryMessages } from "@curie/locales/staff-entry";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { Route, Routes } from "react-router";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { showMoreMessages } from "#lib/i18n.ts";
import { completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";

/** What tests of the console's pages have in common. */

export type Answers = Parameters<typeof fakeServer>[0];
export const done = { body: { done: true } };

/** The words of the console, and a clean page after each test of a file. */
export function openConsole(
  words: typeof loadStaffMessages | typeof loadStaffEntryMessages = loadStaffMessages,
): UserEvent {
  beforeAll(async () => {
    completeDom();
    await showMoreMessages(words);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return userEvent.setup();
}

type Answer = Answers[string];

/** Refuses the first call, and answers every other one. */
export function refusingOnce(code: ErrorCode, then: Answer = done): Answer {
  let refused = false;
  return (body, query) => {
    if (refused) return typeof then === "function" ? then(body, query) : then;
    refused = true;
    return refusal(code);
  };
}

/** Fakes the server, and tells what a list was asked for, in the order of the calls. */
export function noteQueries(answers: Answers, call: string): readonly string[] {
  const asked: string[] = [];
  const given = answers[call];
  if (!given) throw new Error(`nothing answers ${call}`);
  const note: Answer = (body, query) => {
    asked.push(query.toString());
    return typeof given === "function" ? given(body, query) : given;
  };
  fakeServer({ ...answers, [call]: note });
  return asked;
}

/** A page, where the router has it. */
export type Place = { page: ReactElement; route: string; path?: string };

export function showPage({ page, route, path = route }: Place) {
  return renderInApp(
    <Routes>
      <Route path={route} element={page} />
    </Routes>,
    { path },
  );
}

type Loading = Place & {
  /** The call without whose answer there is no page. */
  call: string;
  answers: Answers;
  /** What is read once it is there. */
  shows: string | RegExp;
  /** What the call answers where there is nothing yet, and what is read then. */
  empty?: { body: unknown; shows: string };
};

/** Tests what every page does before it has something to show, and when there is nothing. */
export function itLoads({ call, answers, shows, empty, ...place }: Loading): void {
  it("says why it cannot be loaded, and is there after another try [G-83]", async () => {
    const user = userEvent.setup();
    const given = answers[call];
    if (!given) throw new Error(`nothing answers ${call}`);
    fakeServer({ ...answers, [call]: refusingOnce("temporarily-unavailable", given) });
    await showPage(place);
    await screen.findByText("This could not be loaded");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect((await screen.findAllByText(shows)).length).toBeGreaterThan(0);
    expect(screen.queryByText("This could not be loaded")).toBeNull();
  });
  if (!empty) return;
  it("with nothing in it says so [G-83]", async () => {
    fakeServer({ ...answers, [call]: { body: empty.body } });
    await showPage(place);
    await screen.findByText(empty.shows);
    expect(screen.queryAllByRole("row")).toEqual([]);
  });
}

type Act = Place & {
  answers: Answers;
  /** The button that asks for it, and the one that means it. */
  opener: string | RegExp;
  /** What cannot be taken back is asked for with more emphasis. */
  danger?: boolean;
  confirm: string | RegExp;
  fill?: (dialog: ReturnType<typeof within>) => Promise<void>;
  call: string;
  refused: ErrorCode;
  /** What is read of the refusal. */
  told: string | RegExp;
  /** Null: its address says everything. */
  sends?: unknown;
};

/**
 * Does what a dialog asks for: nothing is sent before it is meant; the server refuses once, which is said
 * with everything that was typed still there; then it is done and the focus is back.
 */
export async function tryAct(user: UserEvent, act: Act): Promise<void> {
  const {
    opener,
    danger = false,
    confirm,
    fill,
    call,
    refused,
    told,
    sends = null,
    answers,
    ...place
  } = act;
  const role = danger ? "alertdialog" : "dialog";
  const calls = fakeServer({ ...answers, [call]: refusingOnce(refused) });
  const sent = () => calls.filter((one) => one.call === call).map(({ body }) => body);
  await showPage(place);
  const button = await screen.findByRole("button", { name: opener });
  await user.click(button);
  const dialog = within(await screen.findByRole(role));
  await fill?.(dialog);
  expect(sent()).toEqual([]);
  const typed = valuesIn(screen.getByRole(role));
  await user.click(dialog.getByRole("button", { name: confirm }));
  expect((await dialog.findByRole("alert")).textContent).toMatch(told);
  expect(valuesIn(screen.getByRole(role))).toEqual(typed);
  await user.click(dialog.getByRole("button", { name: confirm }));
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  expect(sent()).toEqual([sends, sends]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(button.textContent));
}

function valuesIn(dialog: HTMLElement): string[] {
  const fields = dialog.querySelectorAll("input, select, textarea");
  return [...fields].map((field) => (field as HTMLInputElement).value);
}
