// @vitest-environment jsdom
import type { SubmissionCheck as Check, Locale } from "@curie/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { aReport } from "#features/editing/report/components/a-report.ts";
import { completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { Announcer } from "#ui/status/announcer.tsx";
import { aCheck, aFinding } from "./a-check.ts";
import { SubmissionCheck } from "./submission-check.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const report = aReport();
const url = `/api/digital-edit/${report.identity}/submission-check`;
const onShowChange = vi.fn();

async function show(check: Check = aCheck(), { refused = false, locale = "en_US" as Locale } = {}) {
  const calls = fakeServer({
    [`GET ${url}`]: { body: check },
    [`PUT ${url}/profile`]: (body) => ({
      body: { ...aCheck({ findings: [] }), ...(body as object) },
    }),
    ...Object.fromEntries(
      check.findings.map(({ id }) => [
        `PUT ${url}/findings/${id}`,
        (body: unknown) =>
          refused ? refusal("documents.files-removed") : { body: body as object },
      ]),
    ),
  });
  await renderInApp(
    <Announcer>
      <SubmissionCheck report={report} onShowChange={onShowChange} />
    </Announcer>,
    { locale },
  );
  await screen.findByRole("combobox", { name: "Kind of journal" });
  return calls;
}

const unfold = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));
const items = () => screen.getAllByRole("listitem");

describe("the submission check", () => {
  it("says how much was found, and shows it by kind with its sentence", async () => {
    await show();
    await unfold(/^3 findings$/);
    expect(screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
      "Citations and references",
      "Numbers and units",
      "Statements",
    ]);
    const [citation, units, funding] = items();
    expect(citation?.textContent).toContain(
      "Needs a change Lee 2019 is cited, but the reference list has no such entry.",
    );
    expect(citation?.querySelector("[lang=en] mark")?.textContent).toBe("(Lee, 2019)");
    expect(citation?.textContent).toContain("Abstract · Paragraph 3");
    expect(units?.textContent).toContain("5mg (1) beside 7 mg (1,200)");
    expect(funding?.textContent).toContain("No statement was found on: funding.");
    expect(funding?.textContent).toContain("Concerns the whole manuscript");
  });

  it("says in plain words that nothing was found", async () => {
    await show(aCheck({ findings: [] }));
    expect(screen.getByText("We found nothing to check")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /finding/ })).toBeNull();
  });

  it("leads to a change of the same paragraph where the report has one", async () => {
    const [paragraph] = report.paragraphs;
    const place = { ...aFinding().place, paragraph: paragraph?.paragraph } as never;
    await show(aCheck({ findings: [aFinding({ place })] }));
    await unfold(/^1 finding$/);
    await userEvent.click(screen.getByRole("button", { name: "Show the change there" }));
    expect(onShowChange).toHaveBeenCalledWith(paragraph?.changes[0]?.number);
  });

  it("dismisses a finding and takes that back at the same place, by keyboard", async () => {
    const calls = await show();
    await unfold(/^3 findings$/);
    const button = within(items()[0] as HTMLElement).getByRole("button", { name: /^Dismiss: Lee/ });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByText("Dismissed. It will not be shown again for this document.");
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-label")).toMatch(/^Restore: Lee/);
    expect(screen.getByRole("button", { name: "2 findings" })).toBeTruthy();
    await userEvent.keyboard("{Enter}");
    await screen.findByText("Restored.");
    expect(screen.getByRole("button", { name: "3 findings" })).toBeTruthy();
    expect(calls.filter(({ call }) => call.startsWith("PUT")).map(({ body }) => body)).toEqual([
      { dismissed: true },
      { dismissed: false },
    ]);
  });

  it("shows a finding again that could not be dismissed, and says why", async () => {
    await show(aCheck(), { refused: true });
    await unfold(/^3 findings$/);
    await userEvent.click(screen.getByRole("button", { name: /^Dismiss: Lee/ }));
    await screen.findByRole("alert");
    await waitFor(() => expect(screen.getByRole("button", { name: "3 findings" })).toBeTruthy());
  });

  it("folds what was dismissed before", async () => {
    await show(
      aCheck({ findings: [aFinding(), aFinding({ id: "00000000000000000009", dismissed: true })] }),
    );
    await unfold(/^1 finding$/);
    const folded = screen.getByText("1 dismissed").closest("details");
    expect(folded?.open).toBe(false);
    expect(within(folded as HTMLElement).getAllByRole("listitem", { hidden: true })).toHaveLength(
      1,
    );
  });

  it("is made for a profile of one’s own or of a group", async () => {
    const identity = "5a6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a02";
    const calls = await show(
      aCheck({ ownProfiles: [{ identity, name: "Peat Letters", group: "Peat lab" }] }),
    );
    expect(screen.getByRole("group", { name: "Peat lab" })).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole("combobox"), "Peat Letters");
    await screen.findByText("We found nothing to check");
    expect(calls.at(-1)).toEqual({ call: `PUT ${url}/profile`, body: { profile: identity } });
  });

  it("is made for another kind of journal when one is chosen", async () => {
    const calls = await show();
    await userEvent.selectOptions(screen.getByRole("combobox"), "Review");
    await screen.findByText("We found nothing to check");
    expect(calls.at(-1)).toEqual({ call: `PUT ${url}/profile`, body: { profile: "review" } });
  });
});
