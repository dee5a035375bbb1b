// @vitest-environment jsdom
import { type FlagName, flagDefaults } from "@curie/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { completeDom, fakeServer, renderInApp } from "#lib/testing.tsx";
import { AbstractWriterPage } from "./abstract-writer-page.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const flag: FlagName = "curie_abstract_writer";
const session = "5a6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a01";

function show(path: string, on: boolean) {
  return renderInApp(
    <Routes>
      <Route path="rubriq/abstract-writer/*" element={<AbstractWriterPage />} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    { path, flags: { ...flagDefaults, [flag]: on } },
  );
}

describe("the addresses of the abstract writer", () => {
  it.each(["", `/${session}/criteria/onboarding`, `/${session}/template`, `/${session}/review`])(
    "%s leads to editing while the flag is off, and asks the server nothing [S11 S25]",
    async (rest) => {
      const calls = fakeServer({});
      const { address } = await show(`/rubriq/abstract-writer${rest}`, false);
      await waitFor(() => expect(address()).toBe("/rubriq"));
      expect(calls).toEqual([]);
    },
  );

  it("show the list while it is on, with the way to begin [S25 S150]", async () => {
    const pagination = { page: 1, pageSize: 10, numberOfResults: 0, offset: 0 };
    fakeServer({
      "GET /api/writing-workspace/search": { body: { abstracts: [], pagination } },
    });
    await show("/rubriq/abstract-writer", true);
    await screen.findByRole("heading", { name: "No abstracts yet" });
    expect(screen.getByRole("button", { name: "Create an abstract" })).toBeDefined();
  });
});
