// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { completeDom, renderInApp } from "#lib/testing.tsx";
import { PrivacyPage } from "./privacy-page.tsx";

beforeAll(completeDom);
afterEach(cleanup);

it("promises for everybody only what stays on this server", async () => {
  await renderInApp(<PrivacyPage />, { application: { staysOnThisServer: true } });
  expect(screen.getByText(/never used to train anything, and nobody reads them/)).toBeTruthy();
  expect(screen.getByText(/No outside service receives your text/)).toBeTruthy();
});

it("promises for itself alone where a service outside gets the text", async () => {
  await renderInApp(<PrivacyPage />, { application: { staysOnThisServer: false } });
  expect(screen.getByText(/We never use manuscripts to train anything/)).toBeTruthy();
  expect(screen.getByText(/is described in its own terms/)).toBeTruthy();
  expect(screen.queryByText(/No outside service receives/)).toBeNull();
});
