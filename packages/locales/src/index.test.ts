import { EditCategory, editReasons, type Locale, locales, meaningKinds } from "@curie/contract";
import { describe, expect, it } from "vitest";
import { loadMessages } from "./index.ts";

describe("loadMessages", () => {
  it.each(locales)("gives %s the same namespaces", async (locale) => {
    const english = await loadMessages("en_US");
    expect(Object.keys(await loadMessages(locale)).sort()).toEqual(Object.keys(english).sort());
  });

  it("lays the texts of an application over the common ones [S9 G-8]", async () => {
    const common = await loadMessages("en_US");
    const partner = await loadMessages("en_US", "partner");
    expect(partner.editing.lead).not.toBe(common.editing.lead);
    expect(partner.editing.title).toBe(common.editing.title);
  });

  it.each(locales)("has labels for the four buttons of dialogs in %s [S89]", async (locale) => {
    const { app } = await loadMessages(locale);
    const labels = [app.dismiss, app["got-it"], app["get-help"], app["upgrade-now"]];
    expect(new Set(labels).size).toBe(4);
    for (const label of labels) expect(label?.length).toBeGreaterThan(1);
  });

  it.each(locales)("says in %s why an edit was made, and nothing else [G-60]", async (locale) => {
    const { reasons } = await loadMessages(locale);
    const categories = EditCategory.options.map((category) => `category-${category}`);
    const meanings = meaningKinds.map((kind) => `meaning-${kind}`);
    expect(Object.keys(reasons).sort()).toEqual(
      [...categories, ...meanings, ...editReasons].sort(),
    );
  });

  const keysOf = async (locale: Locale) => {
    const messages: Record<string, Record<string, string>> = await loadMessages(locale);
    return Object.values(messages).flatMap((texts) => Object.keys(texts));
  };

  it.each(locales)("has the keys of what was not chosen by name in %s [S231]", async (locale) => {
    expect(await keysOf(locale)).toEqual(
      expect.arrayContaining([
        "curie.digital-translation-language-empty-error",
        "curie.digital-translation-styleOfEnglish-empty-error",
      ]),
    );
  });

  it.each(locales)("has the keys of the banners by name in %s [S232]", async (locale) => {
    const counted = "curie.premium-to-be-expired-notification";
    expect(await keysOf(locale)).toEqual(
      expect.arrayContaining([
        "curie.payment-failed-within-grace-period",
        "curie.failed-payment-message",
        "curie.premium-expired-notification",
        "curie.free-trial-expired",
        `${counted}_zero`,
        `${counted}_other`,
      ]),
    );
  });

  it.each(locales)("has the further keys by name in %s [S255]", async (locale) => {
    expect(await keysOf(locale)).toEqual(
      expect.arrayContaining([
        "file-upload-error",
        "curie.duplicate-plan-description",
        "curie.purchase-plan-loading-notice",
        "abstract-title-missing",
      ]),
    );
  });

  it("gives an application without own texts the common ones", async () => {
    expect(await loadMessages("en_US", "default")).toEqual(await loadMessages("en_US"));
  });
});
