// @vitest-environment jsdom
import type { Document } from "@curie/contract";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aDocument, aStart, completeDom, fakeServer, renderInApp } from "#lib/testing.tsx";
import { TranslationPage } from "./translation-page.tsx";

beforeAll(completeDom);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const aTranslation = (change: Partial<Document>) =>
  aDocument({ type: "translation", language: "es_ES", quality: "translation", ...change });
const one = aTranslation({ identity: "00000000-0000-4000-8000-000000000001" });
const other = aTranslation({ identity: "00000000-0000-4000-8000-000000000002" });
const processing = { ...one, status: "processing" as const };

describe("the page of translations", () => {
  it("asks for the page of its address, and for what is processing until that is done [S243]", async () => {
    const pages: (string | null)[] = [];
    const asked: unknown[] = [];
    let state: Document = processing;
    fakeServer({
      "GET /api/digital-translation/list": (_body, query) => {
        pages.push(query.get("page"));
        const pagination = { numberOfResults: 25, page: 2, pageSize: 10, offset: 10 };
        return { body: { documents: [processing, other], pagination } };
      },
      "POST /api/digital-translation/status": (body) => {
        asked.push(body);
        return { body: { documents: [state] } };
      },
      "GET /api/curie/load": { body: aStart() },
    });
    await renderInApp(<TranslationPage />, {
      path: "/rubriq/translation?page=2",
      start: aStart(),
    });
    await screen.findByText("Processing");
    expect(pages).toEqual(["2"]);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(asked).toEqual([{ identities: [one.identity] }]);
    expect(screen.getByText("Processing")).toBeTruthy();
    state = one;
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(asked).toHaveLength(2);
    expect(screen.getAllByText("Translated")).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(asked).toHaveLength(2);
    expect(pages).toEqual(["2"]);
  });
});
