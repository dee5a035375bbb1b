// @vitest-environment jsdom
import type { ChangeDecision } from "@curie/contract";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aProofPage, aReport } from "#features/editing/report/components/a-report.ts";
import { ReportPage } from "#features/editing/report/report-page.tsx";
import {
  aDocument,
  anAccess,
  aStart,
  completeDom,
  fakeServer,
  refusal,
  renderInApp,
} from "#lib/testing.tsx";
import { Announcer } from "#ui/status/announcer.tsx";
import { aDecisionServer } from "./a-decision-server.ts";

beforeAll(() => {
  completeDom();
  Element.prototype.scrollIntoView = () => {};
});
let server: ReturnType<typeof aDecisionServer>;
let answersSaves = true;
beforeEach(() => {
  localStorage.clear();
  server = aDecisionServer(aReport());
  answersSaves = true;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const report = aReport();
const { identity } = report;
const calls = `/api/digital-edit/${identity}`;

const entry = {
  ...{ identity: "7c0ab5a0-2f0e-4d2e-9a38-0d6d2a0f3b99", kind: "never-change", term: "colour" },
  ...{ variants: [], language: null, translation: null, anyCase: false, plural: false },
  changedAt: "2026-11-21T10:00:00.000Z",
};

async function show(query = "") {
  return fakeServerAround(query, {
    "POST /api/terms/own/entries": { body: { entry, replaced: null } },
    [`DELETE /api/terms/own/entries/${entry.identity}`]: { body: { removed: entry } },
  });
}

async function fakeServerAround(query: string, others: Parameters<typeof fakeServer>[0]) {
  const asked = fakeServer({
    ...others,
    [`GET ${calls}/report`]: { body: report },
    [`GET ${calls}/decisions`]: (_body, asked) => ({
      body: server.stateSince(Number(asked.get("since"))),
    }),
    [`PUT ${calls}/decisions`]: (body) => {
      if (!answersSaves) return refusal("documents.files-removed");
      const { since, decisions } = body as { since: number; decisions: ChangeDecision[] };
      return { body: server.decide(since, decisions) };
    },
    [`GET ${calls}/proof`]: { body: aProofPage(1) },
    "POST /api/digital-edit/status": {
      body: { documents: [aDocument({ identity, proof: { total: 230, differing: 0 } })] },
    },
  });
  await renderInApp(
    <Announcer>
      <Routes>
        <Route path="/rubriq/editing/:identity/report" element={<ReportPage />} />
      </Routes>
    </Announcer>,
    {
      path: `/rubriq/editing/${identity}/report${query}`,
      start: aStart({
        access: { ...aStart().access, editing: anAccess({ useLimitCheckPasses: true }) },
      }),
    },
  );
  await screen.findByRole("region", { name: "Your decisions" });
  return asked;
}

const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => userEvent.click(button(name));
const isPressed = (name: string) => button(name).getAttribute("aria-pressed") === "true";
const bar = () => within(screen.getByRole("region", { name: "Your decisions" }));
const counts = () =>
  bar()
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const focused = () => document.activeElement?.id;
const kept = () => Array.from({ length: 9 }, (_, index) => server.of(index + 1));

describe("a change in the report", () => {
  it("is accepted, rejected or opened again with a press, which is heard, counted and kept [G-60]", async () => {
    await show();
    await press("Accept change 1");
    expect(isPressed("Accept change 1")).toBe(true);
    expect(said()).toContain("Accepted: 1. Open: 8.");
    await press("Reject change 2");
    await waitFor(() => expect(counts()).toEqual(["Open 7", "Accepted 1", "Rejected 1", "Saved"]));
    await press("Accept change 1");
    expect(isPressed("Accept change 1")).toBe(false);
    expect(said()).toContain("Open again: 1. Open: 8.");
    await waitFor(() => expect(kept().slice(0, 3)).toEqual(["open", "rejected", "open"]));
  });

  it("stands in the text as it was decided", async () => {
    await show();
    await press("Accept change 1");
    await press("Reject change 2");
    const standing = document.querySelectorAll("p[lang=en] [data-decision]");
    expect([...standing].map((one) => one.getAttribute("data-decision"))).toEqual([
      "accepted",
      "rejected",
    ]);
  });

  it("that is rejected may say why, in one press", async () => {
    await show();
    expect(screen.queryByRole("button", { name: "Not my meaning" })).toBeNull();
    await press("Reject change 3");
    await press("Not my meaning");
    expect(isPressed("Not my meaning")).toBe(true);
    await waitFor(() => expect(server.reasonOf(3)).toBe("meaning"));
    await press("A fixed term");
    await waitFor(() => expect(server.reasonOf(3)).toBe("term"));
    await press("A fixed term");
    await waitFor(() => expect(server.reasonOf(3)).toBeNull());
    expect(server.of(3)).toBe("rejected");
  });

  it("that is rejected as a term is put on the own list, and taken off it again", async () => {
    const asked = await show();
    const requests = () => asked.map(({ call }) => call).filter((call) => call.includes("terms"));
    await press("Reject change 9");
    expect(screen.queryByRole("button", { name: /^Never change/ })).toBeNull();
    await press("A fixed term");
    await userEvent.click(
      await screen.findByRole("button", { name: "Never change “colour” again" }),
    );
    await screen.findByText(/“colour” is on your list of terms/);
    expect(requests()).toEqual(["POST /api/terms/own/entries"]);
    await press("Take it off the list");
    await screen.findByText("“colour” is off your list again.");
    expect(requests().at(-1)).toBe(`DELETE /api/terms/own/entries/${entry.identity}`);
  });

  it("is put on the own list from its menu at once, unless it is no word", async () => {
    await show();
    await press("More for change 5");
    await screen.findByRole("menuitem", { name: /^Accept all of this kind/ });
    expect(screen.queryByRole("menuitem", { name: /^Never change/ })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await press("More for change 9");
    await userEvent.click(
      await screen.findByRole("menuitem", { name: "Never change “colour” again" }),
    );
    await screen.findByText(/“colour” is on your list of terms/);
  });

  it("is decided with all of its sentence, or all of its kind", async () => {
    await show();
    await press("More for change 2");
    await userEvent.click(
      await screen.findByRole("menuitem", { name: "Accept in this sentence (2)" }),
    );
    await waitFor(() =>
      expect(kept().slice(0, 4)).toEqual(["accepted", "accepted", "open", "open"]),
    );
    await press("More for change 2");
    await userEvent.click(
      await screen.findByRole("menuitem", { name: "Reject all of this kind (2)" }),
    );
    await waitFor(() => expect(kept().slice(1, 4)).toEqual(["rejected", "open", "rejected"]));
    await press("Undo");
    await waitFor(() => expect(kept().slice(1, 4)).toEqual(["accepted", "open", "open"]));
    expect(said()).toContain("Undone: 2. Open: 7.");
  });
});

describe("the keys a, r and u", () => {
  it("decide on the change that has the focus, go on to the next open one, and go back [G-60]", async () => {
    await show();
    // Nobody decides on what they have not looked at.
    await userEvent.keyboard("a");
    expect(kept()).not.toContain("accepted");
    expect(focused()).toBe("change-1");
    await userEvent.keyboard("arn");
    expect(focused()).toBe("change-4");
    await userEvent.keyboard("p");
    expect(focused()).toBe("change-3");
    await userEvent.keyboard("pu");
    expect(said()).toContain("Undone: 1. Open: 8.");
    expect(focused()).toBe("change-2");
    await waitFor(() => expect(kept().slice(0, 3)).toEqual(["accepted", "open", "open"]));
    button("Reject change 5").focus();
    await userEvent.keyboard("r");
    expect(focused()).toBe("change-6");
    await waitFor(() => expect(server.of(5)).toBe("rejected"));
  });

  it("say when there is nothing to undo", async () => {
    await show();
    await userEvent.keyboard("u");
    expect(said()).toContain("There is nothing to undo.");
  });
});

describe("all that is open", () => {
  it("is decided after a question, only what is shown, and what was decided stays [G-60]", async () => {
    await show("?show=grammar");
    await press("Reject change 1");
    await press("Accept all open (4)");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    expect(kept()).not.toContain("accepted");
    await press("Accept all open (4)");
    const again = within(await screen.findByRole("alertdialog"));
    await userEvent.click(again.getByRole("button", { name: "Accept all open (4)" }));
    await waitFor(() => expect(kept().filter((one) => one === "accepted")).toHaveLength(4));
    expect(server.of(1)).toBe("rejected");
    expect(server.of(9)).toBe("open");
    expect(button("Accept all open (0)").getAttribute("aria-disabled")).toBe("true");
  });
});

describe("what was decided", () => {
  it("is there again after a reload, and from another window when this one is looked at", async () => {
    server.decide(0, [{ change: 1, decision: "accepted", reason: null }]);
    await show();
    await waitFor(() => expect(isPressed("Accept change 1")).toBe(true));
    server.decide(0, [{ change: 1, decision: "rejected", reason: "style" }]);
    fireEvent.focus(window);
    await waitFor(() => expect(isPressed("Reject change 1")).toBe(true));
    expect(isPressed("Matter of style")).toBe(true);
  });

  it("is what the main button downloads, with all other files beside it [G-60]", async () => {
    await show();
    await screen.findByRole("button", { name: "Download tracked changes" });
    await press("Accept change 1");
    await screen.findByRole("button", { name: "Download as decided" });
    await userEvent.click(screen.getByRole("button", { name: /^More files/ }));
    const entries = await screen.findAllByRole("menuitem");
    expect(entries.map((entry) => entry.getAttribute("aria-label"))).toEqual([
      "Original with only the open changes tracked",
      "Clean copy",
      "All changes tracked",
      "Change report",
      "Original",
    ]);
  });

  it("counts in the figures and is named at the proof sheet", async () => {
    await show();
    await press("Reject change 1");
    const figures = within(screen.getByRole("list", { name: "Key figures" }));
    expect(figures.getByText("8")).toBeTruthy();
    expect(screen.getByText(/Each copy made from your decisions is compared/)).toBeTruthy();
  });

  it("and cannot be stored is said not to be", async () => {
    answersSaves = false;
    await show();
    await press("Accept change 1");
    await screen.findByText("Not saved. Load the page again.");
  });
});
