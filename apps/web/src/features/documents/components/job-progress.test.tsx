// @vitest-environment jsdom
import type { JobProgress as Progress } from "@curie/contract";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { aDocument, completeDom, renderInApp } from "#lib/testing.tsx";
import { JobProgress } from "./job-progress.tsx";

beforeAll(completeDom);
afterEach(cleanup);

const show = (progress: Partial<Progress>) =>
  renderInApp(
    <JobProgress
      document={aDocument({
        status: "processing",
        progress: { done: 0, total: 0, etaSeconds: null, ahead: 0, ...progress },
      })}
    />,
  );
const bar = () => screen.getByRole("progressbar");

test.each([
  ["Reading the file", {}, "0"],
  ["Paragraph 3 of 9", { done: 3, total: 9 }, "33"],
  ["Writing and checking the result", { done: 9, total: 9 }, "100"],
])(
  "a bar stands there from the first second, with what is being done: %s",
  async (step, progress, percent) => {
    await show(progress);
    expect(bar().getAttribute("aria-valuenow")).toBe(percent);
    expect(bar().getAttribute("aria-valuetext")).toBe(step);
    expect(screen.getAllByText(step)).toHaveLength(1);
  },
);

test("who waits is told how many are before them, and nothing that the state says already", async () => {
  await show({ ahead: 2 });
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.getByText("2 files before yours")).toBeTruthy();
  expect(screen.queryByText(/Waiting/)).toBeNull();
});
