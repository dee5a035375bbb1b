// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Failure } from "./failure.ts";
import { useFailureWords } from "./failure-words.ts";
import { completeDom, renderInApp } from "./testing.tsx";

beforeAll(completeDom);
afterEach(cleanup);

function Words({ failure }: { failure: Failure }) {
  const failureWords = useFailureWords();
  return <p data-testid="words">{failureWords(failure)}</p>;
}

async function wordsFor(code: Failure["code"], params: Failure["params"]): Promise<string> {
  await renderInApp(<Words failure={{ code, params, requestId: null }} />);
  return screen.getByTestId("words").textContent ?? "";
}

describe("useFailureWords", () => {
  it("says what a refused file is instead [G-18]", async () => {
    expect(await wordsFor("other-office-file", { found: "odt" })).toMatch(
      /^This is an OpenDocument text \(\.odt\)/,
    );
  });

  it("says how a document is protected", async () => {
    expect(await wordsFor("protected-document", { protection: "comments" })).toMatch(
      /^This file is restricted to comments\./,
    );
  });

  it("keeps to the sentence of the code where there is no other", async () => {
    expect(await wordsFor("corrupt", { reason: "something new" })).toMatch(
      /^This file is damaged and cannot be read\./,
    );
  });

  it("writes numbers as the language does", async () => {
    const params = { words: 31_250, limit: 25_000 };
    expect(await wordsFor("digital-editing-exceeds-max-word-count", params)).toContain(
      "31,250 words; editing takes up to 25,000",
    );
  });
});
