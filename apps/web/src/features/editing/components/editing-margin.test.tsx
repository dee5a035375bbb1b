// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { completeDom, renderInApp } from "#lib/testing.tsx";
import { EditingMargin } from "./editing-margin.tsx";

beforeAll(completeDom);
beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ["on this server", true, true, /On this server, with no outside service/],
  ["by a model elsewhere", false, false, /sent to a language model outside this server/],
  ["here, with other services elsewhere", false, true, /who run this server say/],
])("the margin says where a text is edited: %s", async (_, all, editing, words) => {
  await renderInApp(<EditingMargin besideList={false} />, {
    application: {
      staysOnThisServer: all,
      editing: {
        engine: editing ? "local" : "hybrid",
        strengths: ["proofread"],
        staysOnThisServer: editing,
      },
    },
  });
  expect(screen.getByText(words)).toBeTruthy();
});
