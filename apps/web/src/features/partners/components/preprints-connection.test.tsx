// @vitest-environment jsdom
import { locales, siteLanguageOf } from "@curie/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { PreprintsConnection } from "./preprints-connection.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const link = "POST /api/curie/account/link";
const show = (path: string) =>
  renderInApp(
    <StrictMode>
      <PreprintsConnection />
    </StrictMode>,
    { path },
  );

describe("PreprintsConnection", () => {
  it("links once, says so, and forgets the identity in the address [S13 S82]", async () => {
    const calls = fakeServer({
      [link]: { body: { preprintsUserIdentity: "abc", linkedAt: "2026-11-21T12:00:00.000Z" } },
    });
    const { address } = await show("/en/rubriq?page=2&rsuid=abc");
    await screen.findByRole("alertdialog", { name: "Your preprints account is connected" });
    expect(calls).toEqual([{ call: link, body: { preprintsUserIdentity: "abc" } }]);
    await userEvent.click(screen.getByRole("button", { name: "Got it" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(address()).toBe("/en/rubriq?page=2");
    expect(calls).toHaveLength(1);
  });

  it("does nothing without an identity [S82]", async () => {
    const calls = fakeServer({});
    await show("/en/rubriq");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(calls).toEqual([]);
  });

  it.each(["internal-error", "partners.identity-taken", "partners.identity-unknown"] as const)(
    "says that the connection failed after %s, and never that it worked [S87 S230]",
    async (code) => {
      fakeServer({ [link]: refusal(code) });
      await show("/en/rubriq?rsuid=abc");
      await screen.findByRole("alertdialog", { name: "The connection failed" });
      expect(screen.queryByText("Your preprints account is connected")).toBeNull();
      expect(screen.getByRole("button", { name: "Get help" })).toBeTruthy();
    },
  );

  it("succeeds with a good identity after a bad one [S230]", async () => {
    fakeServer({
      [link]: (body) =>
        (body as { preprintsUserIdentity: string }).preprintsUserIdentity === "good"
          ? { body: { preprintsUserIdentity: "good", linkedAt: "2026-11-21T12:00:00.000Z" } }
          : refusal("partners.identity-unknown"),
    });
    await show("/en/rubriq?rsuid=bad");
    await screen.findByRole("alertdialog", { name: "The connection failed" });
    cleanup();
    await show("/en/rubriq?rsuid=good");
    await screen.findByRole("alertdialog", { name: "Your preprints account is connected" });
  });

  it("has messages of its own for success and failure in each language [S82 S230]", async () => {
    const said = new Set<string>();
    for (const locale of locales) {
      for (const works of [true, false]) {
        const linked = { preprintsUserIdentity: "abc", linkedAt: "2026-11-21T12:00:00.000Z" };
        fakeServer({ [link]: works ? { body: linked } : refusal("internal-error") });
        const path = `/${siteLanguageOf(locale)}/rubriq?rsuid=abc`;
        await renderInApp(<PreprintsConnection />, { path, locale });
        const { textContent } = await screen.findByRole("alertdialog");
        expect(textContent).not.toMatch(/[a-z]+-[a-z]+-(title|text)\b|\{\{/);
        said.add(textContent ?? "");
        cleanup();
      }
    }
    expect(said.size).toBe(2 * locales.length);
  });
});
