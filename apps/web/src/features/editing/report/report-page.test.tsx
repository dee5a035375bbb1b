// @vitest-environment jsdom
import type {
  ChangeDecision,
  ChangeReport,
  Locale,
  SubmissionCheck,
  VersionSummary,
} from "@curie/contract";
import { siteLanguageOf } from "@curie/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aDecisionServer } from "#features/editing/decisions/components/a-decision-server.ts";
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
import { aCheck, aFinding } from "../checks/components/a-check.ts";
import { aLongReport, aProofPage, aProofRow, aReport } from "./components/a-report.ts";
import { ReportPage } from "./report-page.tsx";

beforeAll(() => {
  completeDom();
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { identity } = aReport();
const calls = `/api/digital-edit/${identity}`;

type Given = {
  report?: ChangeReport;
  rows?: ReturnType<typeof aProofRow>[];
  query?: string;
  locale?: Locale;
  mayDownload?: boolean;
  server?: ReturnType<typeof aDecisionServer>;
  check?: SubmissionCheck;
};
/** What is kept of the decisions. */
let server: ReturnType<typeof aDecisionServer>;

async function show(given: Given = {}) {
  const { report = aReport(), rows, query = "", locale = "en_US", mayDownload = true } = given;
  const check = given.check ?? aCheck({ findings: [] });
  server = given.server ?? aDecisionServer(report);
  fakeServer({
    [`GET ${calls}/submission-check`]: { body: check },
    [`GET ${calls}/report`]: { body: report },
    [`GET ${calls}/decisions`]: (_body, asked) => ({
      body: server.stateSince(Number(asked.get("since"))),
    }),
    [`PUT ${calls}/decisions`]: (body) => {
      const { since, decisions } = body as { since: number; decisions: ChangeDecision[] };
      return { body: server.decide(since, decisions) };
    },
    [`GET ${calls}/proof`]: (_body, asked) => {
      if (!rows) return { body: aProofPage(Number(asked.get("page")), report.proof.total) };
      const pagination = { numberOfResults: rows.length, page: 1, pageSize: 200, offset: 0 };
      return { body: { rows, pagination } };
    },
    [`GET ${calls}/comparison`]: (_body, asked) =>
      asked.get("with") === "original"
        ? { body: { reworded: 3, added: 1, removed: 2, notMarked: 2 } }
        : refusal("editing.previous-not-kept"),
    [`GET ${calls}/comparison-file`]: { body: {} },
    [`GET ${calls}/statements`]: {
      body: {
        statements: [
          { form: "general", heading: null, text: "The authors used Curie." },
          { form: "icmje", heading: "Acknowledgments", text: "Writing assistance: Curie." },
        ],
      },
    },
    "POST /api/digital-edit/status": {
      body: { documents: [aDocument({ identity, proof: { total: 230, differing: 0 } })] },
    },
  });
  const drawn = await renderInApp(
    <Announcer>
      <Routes>
        <Route path="/:lang/rubriq/editing/:identity/report" element={<ReportPage />} />
      </Routes>
    </Announcer>,
    {
      locale,
      path: `/${siteLanguageOf(locale)}/rubriq/editing/${identity}/report${query}`,
      start: aStart({
        access: { ...aStart().access, editing: anAccess({ useLimitCheckPasses: mayDownload }) },
      }),
    },
  );
  await waitFor(() => expect(document.getElementById("proof")).not.toBeNull());
  return drawn;
}

const section = (name: string) => within(screen.getByRole("region", { name }));
const choice = (name: string) => screen.getByRole("radio", { name });
const marks = () => [...document.querySelectorAll("sup a")].map(({ textContent }) => textContent);
/** What one can press stands behind each note. */
const buttons = /AcceptReject⋯$/;
const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

describe("the change report", () => {
  it("says which file, which English, when and how long, and gives four figures [G-60]", async () => {
    await show();
    const title = screen.getByRole("heading", { level: 1 });
    expect(title.textContent).toBe("permafrost_baseflow_upper-Yangtze_v4.docx");
    expect(
      screen.getByText("Edited in American English on 21 November 2026, in 7 minutes 40 seconds."),
    ).toBeTruthy();
    const figures = within(screen.getByRole("list", { name: "Key figures" }));
    expect(figures.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "9 changes in 6 of 304 sentences",
      "6,4126,298from 6,412 to 6,298 words",
      "230 = 230230 of 230 the same numbers, units, citations",
      "1 place to check",
    ]);
  });

  it("shows changes in their paragraphs, marked so that they can be heard as well [G-60]", async () => {
    await show();
    const abstract = section("Abstract");
    expect(abstract.getByText("3 changes")).toBeTruthy();
    const [text] = document.querySelectorAll("p[lang=en]");
    expect(text?.textContent).toContain(
      "Permafrost degradation removed alteradded alters1 the hydrology",
    );
    // The number stands at the word that was taken out, and not after its space.
    expect(text?.textContent).toContain("found that removed the3 winter baseflow");
    expect(text?.querySelectorAll("del, ins")).toHaveLength(5);
    const chosen = section("2.3 Active-layer thickness");
    expect(chosen.getByRole("img", { name: "picture, formula or note" })).toBeTruthy();
  });

  it("gives each change its category and reason under the same number [G-60]", async () => {
    await show();
    const notes = section("2.3 Active-layer thickness").getAllByRole("listitem");
    expect(notes.map(({ textContent }) => textContent?.replace(buttons, ""))).toEqual([
      "4Word choice. This is how English uses prepositions with this word.",
      "5Punctuation. One punctuation mark is enough here.",
      "6Grammar. The noun is plural because it refers to more than one.",
      "7Grammar. Singular subject, singular verb; plural subject, plural verb.",
      "8Please check. Word choice. “then” is easily confused with “than”, which fits here.",
    ]);
  });

  it("leads from a number to its note and back, without a step in the history", async () => {
    const { address } = await show();
    const before = address();
    await userEvent.click(screen.getByRole("link", { name: "Change 5, to its note" }));
    expect(document.activeElement?.id).toBe("note-5");
    await userEvent.click(screen.getByRole("link", { name: "Note 5, back to the text" }));
    expect(document.activeElement?.id).toBe("change-5");
    expect(address()).toBe(before);
  });
});

describe("the filter", () => {
  it("counts what there is, leaves out what there is not, and keeps its state in the address [G-60]", async () => {
    const { address } = await show();
    const filter = within(screen.getByRole("group", { name: "Show" }));
    expect(filter.getAllByRole("radio").map((radio) => radio.parentElement?.textContent)).toEqual([
      "All changes 9",
      "Please check 1",
      "Grammar 5",
      "Word choice 2",
      "Punctuation 1",
      "American or British spelling 1",
    ]);
    await userEvent.click(choice("Word choice 2"));
    expect(address()).toMatch(/\/report\?show=word-choice$/);
    expect(marks()).toEqual(["4", "8"]);
    expect(said()).toContain("2 changes shown");
    // What is not chosen stays in the text.
    expect(document.querySelectorAll("p[lang=en] del")).toHaveLength(5);
    await userEvent.click(choice("All changes 9"));
    expect(address()).toMatch(/\/report$/);
    expect(marks()).toHaveLength(9);
  });

  it("leads first to what may move the meaning, and says in what respect", async () => {
    const report = aReport();
    const [change] = report.paragraphs[0]?.changes ?? [];
    if (change) Object.assign(change, { meaning: "certainty", check: true });
    const { address } = await show({ report });
    expect(screen.getByText("1 change may move the meaning of its sentence.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Look at these first" }));
    expect(address()).toMatch(/\/report\?show=meaning$/);
    expect(marks()).toEqual(["1"]);
    expect(choice("Meaning may change 1")).toHaveProperty("checked", true);
    const [note] = section("Abstract").getAllByRole("listitem");
    expect(note?.textContent?.replace(buttons, "")).toBe(
      "1Meaning may change. The sentence may now sound more or less certain than you wrote it. Grammar. Singular subject, singular verb; plural subject, plural verb.",
    );
  });

  it("says nothing of meaning where no change may move it", async () => {
    await show();
    expect(screen.queryByRole("button", { name: "Look at these first" })).toBeNull();
  });

  it("is set by the address, and by the figure of what to look at [G-60]", async () => {
    await show({ query: "?show=dialect" });
    expect(marks()).toEqual(["9"]);
    expect(screen.getByRole("region", { name: "Footnotes" })).toBeTruthy();
    await userEvent.click(screen.getByRole("link", { name: "place to check" }));
    await waitFor(() => expect(marks()).toEqual(["8"]));
    expect((choice("Please check 1") as HTMLInputElement).checked).toBe(true);
  });
});

describe("original and edited text", () => {
  it("stand beside one another when asked, with the reasons below, and changes are decided there as well", async () => {
    await show();
    await userEvent.click(await screen.findByRole("radio", { name: "Side by side" }));
    const [original] = screen.getAllByText("Your original", { selector: "p" });
    const [edited] = screen.getAllByText("Edited file", { selector: "p" });
    const marks = (side: HTMLElement | undefined, mark: string) =>
      side?.parentElement?.querySelectorAll(mark).length ?? 0;
    expect(marks(original, "del")).toBeGreaterThan(0);
    expect(marks(original, "ins")).toBe(0);
    expect(marks(edited, "ins")).toBeGreaterThan(0);
    expect(marks(edited, "del")).toBe(0);
    // A rejected change reads in the edited text as it did in the original.
    await userEvent.click(await screen.findByRole("button", { name: "Reject change 1" }));
    await waitFor(() =>
      expect(document.querySelectorAll("[data-decision='rejected'] del")).toHaveLength(1),
    );
    await userEvent.click(screen.getByRole("radio", { name: "In the text" }));
    expect(screen.queryByText("Edited file", { selector: "p" })).toBeNull();
  });
});

describe("the report of a next version", () => {
  const version: VersionSummary = {
    number: 2,
    previous: { identity: "6b6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a02", name: "permafrost_v3.docx" },
    paragraphs: { total: 120, changed: 2, added: 1, moved: 4, removed: 0 },
    changes: { fresh: 7, known: 2 },
    ...{ keptAway: 4, contained: 1 },
  };
  const report = aReport({ version });
  const [first, ...others] = report.paragraphs;
  const known = {
    ...report,
    paragraphs: first
      ? [
          {
            ...first,
            changes: first.changes.map((change) => ({
              ...change,
              earlier: { change: change.number, proposedIn: version.previous?.identity ?? "" },
            })),
          },
          ...others,
        ]
      : [],
  };

  it("says what is new since last time, and leads to the version before", async () => {
    await show({ report: known });
    const note = section("What is new since last version");
    expect(note.getByRole("link", { name: "of permafrost_v3.docx" }).getAttribute("href")).toBe(
      `/en/rubriq/editing/${version.previous?.identity}/report`,
    );
    expect(note.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "3 of 120 paragraphs are new or changed.",
      "7 new changes.",
      "2 changes were known from the earlier version.",
      "4 changes that you rejected were kept away.",
      "1 earlier change is in your text by now.",
    ]);
  });

  it("compares with the version before, and says what is not marked", async () => {
    URL.createObjectURL = () => "blob:compared";
    URL.revokeObjectURL = () => {};
    await show({ report: known });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Compare with your earlier file" }));
    await screen.findByText(/Marked: 3 paragraphs with other words, 1 added, 2 removed/);
    expect(screen.getByText(/2 paragraphs differ in formulas/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Compare with the edited text" }));
    await screen.findByText(/Its files are no longer stored/);
  });

  it("offers no comparison where the plan lets nobody touch files", async () => {
    await show({ report: known, mayDownload: false });
    await screen.findByRole("table");
    expect(screen.queryByRole("button", { name: /^Compare with/ })).toBeNull();
  });

  it("says so where the version before was deleted", async () => {
    await show({ report: { ...known, version: { ...version, previous: null } } });
    expect(screen.getByText(/of a document that was deleted/)).toBeTruthy();
  });

  it("shows those that are new alone, and names the known ones", async () => {
    await show({ report: known });
    const all = marks().length;
    expect(screen.getAllByText("Known from the earlier version.").length).toBeGreaterThan(0);
    await userEvent.setup().click(screen.getByRole("radio", { name: /^New since last/ }));
    await waitFor(() => expect(marks().length).toBeLessThan(all));
    expect(screen.queryByText("Known from the earlier version.")).toBeNull();
  });

  it("is not spoken of in a first version", async () => {
    await show();
    expect(screen.queryByRole("radio", { name: /^New since last/ })).toBeNull();
  });
});

describe("the keys n and p", () => {
  const focused = () => document.activeElement?.id;

  it("step through what is chosen, and say where it ends [G-60]", async () => {
    await show({ query: "?show=word-choice" });
    await userEvent.keyboard("n");
    expect(focused()).toBe("change-4");
    await userEvent.keyboard("n");
    expect(focused()).toBe("change-8");
    await userEvent.keyboard("n");
    expect(focused()).toBe("change-8");
    expect(said()).toContain("This is the last change.");
    await userEvent.keyboard("p");
    expect(focused()).toBe("change-4");
    await userEvent.keyboard("p");
    expect(said()).toContain("This is the first change.");
  });

  it("go on where a long report is not drawn yet", async () => {
    await show({ report: aLongReport(200) });
    const drawn = marks().length;
    const last = document.getElementById(`change-${drawn}`);
    last?.focus();
    await userEvent.keyboard("n");
    await waitFor(() => expect(focused()).toBe(`change-${drawn + 1}`));
  });

  it("are off where somebody types, with a modifier, and when they are turned off for good", async () => {
    await show();
    document.body.append(document.createElement("textarea"));
    const field = document.querySelector("textarea");
    field?.focus();
    await userEvent.keyboard("n");
    expect(document.activeElement).toBe(field);
    field?.remove();
    await userEvent.keyboard("{Control>}n{/Control}");
    expect(focused()).toBe("");

    const keys = () => screen.getByRole("checkbox", { name: /keys n and p/ });
    await userEvent.click(keys());
    await userEvent.keyboard("n");
    expect(document.activeElement).toBe(keys());
    cleanup();
    await show();
    expect((keys() as HTMLInputElement).checked).toBe(false);
  });
});

describe("a long report", () => {
  it("begins with some sections, counts all, and draws the others when asked [G-60]", async () => {
    const report = aLongReport(400);
    await show({ report });
    // By text: roles take long in so large a page.
    expect(screen.getAllByText("400").length).toBeGreaterThan(0);
    expect(marks().length).toBeGreaterThanOrEqual(60);
    expect(marks().length).toBeLessThan(120);
    await userEvent.click(screen.getByText(/^Show the other \d+ sections$/));
    expect(marks()).toHaveLength(400);
    expect(screen.queryByText(/^Show the other/)).toBeNull();
  });

  it("is drawn as far as a finding of the submission check leads", async () => {
    const report = aLongReport(400);
    const last = report.paragraphs.at(-1);
    const place = { ...aFinding().place, paragraph: last?.paragraph };
    await show({ report, check: aCheck({ findings: [aFinding({ place: place as never })] }) });
    await userEvent.click(await screen.findByText("1 finding"));
    await userEvent.click(screen.getByText("Show the change there"));
    await waitFor(() => expect(marks()).toHaveLength(400));
    expect(document.activeElement?.getAttribute("data-change")).toBe(
      String(last?.changes[0]?.number),
    );
  });
});

describe("the proof sheet", () => {
  // By selector and text: roles take long in so large a table.
  const rows = () => [...document.querySelectorAll("tbody tr")];

  it("shows ten values with the sign between them, then a page at a time [G-60]", async () => {
    await show();
    await screen.findByRole("table");
    expect(screen.getByText("All 230 are identical.")).toBeTruthy();
    expect(screen.getByText("150 numbers, 80 citations.")).toBeTruthy();
    expect(rows()).toHaveLength(10);
    expect(rows()[0]?.textContent).toBe("Number0.5identical0.5Abstract, paragraph 12");
    await userEvent.click(screen.getByText("Show the next 190"));
    expect(rows()).toHaveLength(200);
    await userEvent.click(screen.getByText("Show all"));
    await waitFor(() => expect(rows()).toHaveLength(230));
    expect(rows().at(-1)?.textContent).toContain("229.5");
    expect(screen.queryByText("Show all")).toBeNull();
    expect(said()).toContain("230 of 230 shown");
  });

  it("has what an edit would have changed first, in a field that is not green [G-60]", async () => {
    const place = { heading: null, story: "footnote", inTable: true, paragraph: 3 } as const;
    const differing = [
      aProofRow({ after: "15", place }),
      aProofRow({ kind: "citation", after: null }),
    ];
    await show({
      report: aReport({
        proof: { total: 3, differing: 2, byKind: [{ kind: "number", count: 3 }] },
        differences: differing,
        editsTakenOut: 4,
      }),
      rows: [...differing, aProofRow(), aProofRow(), aProofRow()],
    });
    await screen.findByRole("table");
    const sheet = section("Proof sheet");
    expect(
      sheet.getByText("2 of 3 differed. We put your original values back and list both below."),
    ).toBeTruthy();
    expect(sheet.getByText(/4 edits were removed for this reason\./)).toBeTruthy();
    expect(sheet.queryByText(/identical\.$/)).toBeNull();
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      "Number14differs15Footnotes, table, paragraph 3",
      "Citation14differsmissingAbstract, paragraph 12",
      ...Array(3).fill("Number14identical14Abstract, paragraph 12"),
    ]);
    const link = screen.getByRole("link", { name: "values put back as they were" });
    await userEvent.click(link);
    expect(document.activeElement?.textContent).toBe("Proof sheet");
  });

  it("is where the address leads that names it", async () => {
    await show({ query: "#proof" });
    expect(document.activeElement?.textContent).toBe("Proof sheet");
  });

  it("says so when there is nothing to compare", async () => {
    await show({ report: aReport({ proof: { total: 0, differing: 0, byKind: [] } }) });
    expect(
      screen.getByText("This text has no numbers, citations or symbols to compare."),
    ).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });
});

describe("the rest of the file", () => {
  it("says what the author's terms did, and leads to the lists that apply to the manuscript", async () => {
    const list = "document-7c0ab5a0-2f0e-4d2e-9a38-0d6d2a0f3b22";
    const terms = { listed: 3, found: 2, kept: 5, rewritten: 1, list };
    await show({ report: aReport({ terms }) });
    const told = (await screen.findByText("Your terms")).parentElement as HTMLElement;
    expect(told.textContent).toContain("3 listed terms, found: 2.");
    const link = within(told).getByRole("link", { name: "Show the lists" });
    expect(link.getAttribute("href")).toBe(`/profile/terms?list=${list}`);
  });

  it("names parts, engine and checksums, and copies them [G-60 G-61]", async () => {
    await show();
    const rest = section("Rest of the file");
    expect(rest.getByText("38; 37 are identical byte for byte.")).toBeTruthy();
    expect(rest.getByText("Curie editor 1.4, on this server")).toBeTruthy();
    const user = userEvent.setup();
    await user.click(rest.getByRole("button", { name: "Copy the checksum: Original" }));
    expect(await navigator.clipboard.readText()).toBe(aReport().comparison.originalSha256);
    expect(said()).toContain("Copied");
  });
});

describe("downloads on the report page", () => {
  it.each([true, false])(
    "are possible exactly when the plan allows them: %s [S67]",
    async (mayDownload) => {
      await show({ mayDownload });
      await screen.findByRole("table");
      const download = await screen.findByRole("button", { name: /^Download tracked changes/ });
      const table = screen.getByRole("button", { name: /^Download as CSV/ });
      for (const button of [download, table]) {
        expect(button.getAttribute("aria-disabled") !== "true").toBe(mayDownload);
      }
      expect(screen.queryByRole("button", { name: /^More files/ }) !== null).toBe(mayDownload);
    },
  );
});

describe("without changes or without a report", () => {
  it("says for how many paragraphs a language model did not answer", async () => {
    await show({ report: aReport({ paragraphsLeft: 1 }) });
    expect(screen.getByText(/^The language model did not answer for 1 paragraph;/)).toBeTruthy();
  });

  it("says that there was nothing to correct, and still proves it", async () => {
    await show({ report: aReport({ paragraphs: [] }) });
    expect(screen.getByRole("heading", { name: "We found nothing to correct" })).toBeTruthy();
    expect(
      screen.getByText("304 sentences were checked, and the file has no changes."),
    ).toBeTruthy();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.getByRole("heading", { name: "Proof sheet" })).toBeTruthy();
  });

  it.each([
    ["documents.not-found", "This document is not here."],
    ["documents.not-completed", "There is no finished file for this document yet."],
    ["documents.files-removed", "The files of this document are no longer stored"],
    ["editing.no-report", "report"],
  ] as const)("for %s says why", async (code, words) => {
    fakeServer({ [`GET ${calls}/report`]: refusal(code) });
    await renderInApp(
      <Routes>
        <Route path="/rubriq/editing/:identity/report" element={<ReportPage />} />
      </Routes>,
      { path: `/rubriq/editing/${identity}/report`, start: aStart() },
    );
    await screen.findByRole("heading", { name: "No change report available" });
    expect(document.body.textContent).toContain(words);
    const back = screen.getByRole("link", { name: "All documents" });
    expect(back.getAttribute("href")).toBe("/rubriq/editing");
  });
});

it("speaks the reader’s language and leaves the manuscript in its own [G-60]", async () => {
  await show({ locale: "zh_CN" });
  expect(screen.getByText("2026年11月21日按美式英语润色，用时 7 分钟 40 秒。")).toBeTruthy();
  expect(screen.getByRole("region", { name: "脚注" })).toBeTruthy();
  expect(document.querySelector("p[lang=en]")?.textContent).toContain("Permafrost degradation");
});

describe("the statement", () => {
  it("stands there in the form that is chosen, and is copied", async () => {
    await show();
    expect(await screen.findByText("The authors used Curie.")).toBeTruthy();
    const form = screen.getByRole("combobox", { name: "In the form of" });
    await userEvent.selectOptions(form, "ICMJE (medical journals)");
    expect(screen.getByText("Acknowledgments")).toBeTruthy();
    expect(screen.getByText(/as writing assistance, and into the cover letter/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Copy the text" }));
    expect(await navigator.clipboard.readText()).toBe("Writing assistance: Curie.");
    expect(said()).toContain("Copied");
  });
});
