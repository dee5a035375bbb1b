// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { SidesPage } from "./sides-page.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const identity = "00000000-0000-4000-8000-000000000001";
const call = `GET /api/digital-translation/${identity}/sides`;

const show = () =>
  renderInApp(
    <Routes>
      <Route path="/rubriq/translation/:identity/sides" element={<SidesPage />} />
    </Routes>,
    { path: `/rubriq/translation/${identity}/sides` },
  );

test("each paragraph stands beside its English, each in its language", async () => {
  const paragraphs = [
    { original: "标题", english: "Title", headingLevel: 1 },
    { original: "Abstract", english: null, headingLevel: null },
  ];
  const facts = { identity, fileName: "论文.docx", language: "zh_CN", quality: "gist" };
  fakeServer({ [call]: { body: { ...facts, paragraphs } } });
  await show();
  const table = within(await screen.findByRole("table"));
  expect(table.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
    "Chinese",
    "English",
  ]);
  const cells = table.getAllByRole("cell").map((cell) => [cell.textContent, cell.lang]);
  expect(cells).toEqual([
    ["标题", "zh-CN"],
    ["Title", "en"],
    ["Abstract", "zh-CN"],
    ["Stayed as it was", "en"],
  ]);
  expect(screen.getByText(/It is no translation/)).toBeTruthy();
  const back = screen.getByRole("link", { name: "All translations" });
  expect(back.getAttribute("href")).toBe("/rubriq/translation");
});

test("says why it cannot be shown", async () => {
  fakeServer({ [call]: refusal("documents.files-removed") });
  await show();
  await screen.findByRole("heading", { name: "The translation could not be shown" });
});
