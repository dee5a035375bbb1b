// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Failure } from "./failure.ts";
import { useFailureMessage } from "./failure-message.ts";
import { completeDom, renderInApp } from "./testing.tsx";

beforeAll(completeDom);
afterEach(cleanup);

function Message({ failure }: { failure: Failure }) {
  const failureMessage = useFailureMessage();
  return <p data-testid="message">{failureMessage(failure)}</p>;
}

async function messageFor(code: Failure["code"], params: Failure["params"]): Promise<string> {
  await renderInApp(<Message failure={{ code, params, requestId: null }} />);
  return screen.getByTestId("message").textContent ?? "";
}

describe("useFailureMessage", () => {
  it("says what a refused file is instead [G-18]", async () => {
    expect(await messageFor("other-office-file", { found: "odt" })).toMatch(
      /^This is an OpenDocument text \(\.odt\)/,
    );
  });

  it("says how a document is protected", async () => {
    expect(await messageFor("protected-document", { protection: "comments" })).toMatch(
      /^This file is restricted to comments\./,
    );
  });

  it("keeps to the sentence of the code where there is no other", async () => {
    expect(await messageFor("corrupt", { reason: "something new" })).toMatch(
      /^This file is damaged and cannot be read\./,
    );
  });

  it("writes numbers as the language does", async () => {
    const params = { words: 31_250, limit: 25_000 };
    expect(await messageFor("digital-editing-exceeds-max-word-count", params)).toContain(
      "31,250 words; editing takes up to 25,000",
    );
  });
});
