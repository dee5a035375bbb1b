// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, beforeAll, expect, it } from "vitest";
import { completeDom, renderInApp } from "#lib/testing.tsx";
import { SessionGate } from "./session-gate.tsx";

beforeAll(completeDom);
afterEach(cleanup);

it.each(["/rubriq/plan#group-code", "/cn/rubriq/editing?page=2#list"])(
  "sends who is not signed in to the sign-in, and %s goes along whole",
  async (path) => {
    const { address } = await renderInApp(
      <Routes>
        <Route element={<SessionGate />}>
          <Route path="*" element={<p>behind</p>} />
        </Route>
        <Route path="sign-in" element={null} />
      </Routes>,
      { path, user: null },
    );
    const shown = new URL(address() ?? "", "https://curie.example.org");
    expect(shown.pathname).toBe("/sign-in");
    expect(shown.searchParams.get("returnTo")).toBe(path);
  },
);
