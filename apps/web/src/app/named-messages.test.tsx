// @vitest-environment jsdom
import { type Locale, locales } from "@curie/contract";
import { loadMessages } from "@curie/locales";
import { cleanup, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { DuplicatePlanDialog } from "#features/billing/components/duplicate-plan-dialog.tsx";
import { StyleChoice } from "#features/editing/components/style-choice.tsx";
import { PurchaseWaiting } from "#features/plans/components/purchase-waiting.tsx";
import { LanguageChoice } from "#features/translation/components/language-choice.tsx";
import { CallError } from "#lib/failure.ts";
import { completeDom, renderInApp } from "#lib/testing.tsx";

/** Keys that the specification names: what a page shows is what stands under them. */
beforeAll(completeDom);
afterEach(cleanup);

const nothing = () => {};
const choice = {
  chosen: null,
  missing: true,
  describedBy: undefined,
  onChoose: nothing,
  firstRef: null,
};

async function expectMessage(page: ReactElement, namespace: string, key: string, locale: Locale) {
  const messages: Record<string, Record<string, string>> = await loadMessages(locale);
  const text = messages[namespace]?.[key] ?? "no such key";
  await renderInApp(page, { locale });
  expect(screen.getByText(text), `${key} in ${locale}`).toBeTruthy();
  cleanup();
}

describe.each(locales)("in %s", (locale) => {
  it("a choice that is missing shows the message of its key [S231]", async () => {
    const [language, style] = ["language", "styleOfEnglish"].map(
      (what) => `curie.digital-translation-${what}-empty-error`,
    );
    await expectMessage(<LanguageChoice {...choice} />, "translation", language ?? "", locale);
    await expectMessage(<StyleChoice {...choice} />, "editing", style ?? "", locale);
  });

  it("a second plan, the wait for a purchase and an abstract without a name show the messages of their keys [S255]", async () => {
    const dialog = <DuplicatePlanDialog onClose={nothing} />;
    await expectMessage(dialog, "billing", "curie.duplicate-plan-description", locale);
    const waiting = <PurchaseWaiting since={null} />;
    await expectMessage(waiting, "plans", "curie.purchase-plan-loading-notice", locale);
    const error = new CallError({ code: "abstract-title-missing", params: {}, requestId: null });
    await expectMessage(<FormFailure error={error} />, "errors", "abstract-title-missing", locale);
  });
});
