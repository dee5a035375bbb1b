import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as contract from "@curie/contract";
import { describe, expect, test } from "vitest";
import { findDemonstrations } from "./requirement-rows.ts";
import { sourceFiles, withoutComments } from "./source-files.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const constantsFile = "packages/contract/src/constants.ts";
const minute = 60_000;

/**
 * Section 9 of the specification: what each constant is called, what it is, and the row whose tests
 * drive what it does. A row of a part that is not built yet has no test; it is named below.
 */
const section9: readonly [keyof typeof contract, unknown, string][] = [
  ["editingMaxWords", 25_000, "S225"],
  ["translationMaxWords", 12_000, "S229"],
  ["premiumTranslationsPerMonth", 2, "S114"],
  ["wordCountRetries", 12, "S49"],
  ["wordCountRetryMs", 5_000, "S49"],
  ["purchasePollMs", 10_000, "S138"],
  ["planUpdatePollMs", 3_000, "S139"],
  ["planUpdatePolls", 40, "S139"],
  ["renewalNoticeDays", 21, "S104"],
  ["expiryNoticeDays", 7, "G-20"],
  ["cancelledDuringTrialDays", 32, "S125"],
  ["trialRedirectMs", 2_000, "S33"],
  ["groupJoinReloadMs", 2_000, "S122"],
  ["eligiblePaymentsDelayMs", 2_000, "S180"],
  ["surveyIntervalDays", 90, "S77"],
  ["surveyMinUses", 2, "S77"],
  ["surveySameToastMs", 60_000, "G-67"],
  ["surveyDelayMs", 2_000, "S76"],
  ["paginationMaxLinks", 10, "S80"],
  ["abstractMaxWords", 10_000, "S160"],
  ["abstractMaxCharacters", 80_000, "S160"],
  ["statusPollFastMs", 5_000, "G-58"],
  ["statusPollSlowMs", 15_000, "G-58"],
  ["statusPollFastForMs", minute, "G-58"],
];
const notBuiltYet = ["S180"];

describe("the constants of section 9", () => {
  test("stand in one place with their values, each driven by a test that does not know its name [S241]", () => {
    const demonstrations = findDemonstrations(root);
    const values = new Map<string, unknown>(Object.entries(contract));
    for (const [name, value, row] of section9) {
      expect(values.get(name), name).toBe(value);
      const files = demonstrations.filter((one) => one.row === row).map(({ file }) => file);
      const drive = files.filter((file) => !readFileSync(join(root, file), "utf8").includes(name));
      if (files.length === 0 && notBuiltYet.includes(row)) continue;
      expect(drive, `${name}: no test of ${row} drives it`).not.toEqual([]);
    }
  });

  test("include the lists: two intervals, five locales, two environments of the provider [S241]", () => {
    expect(contract.BillingInterval.options).toEqual(["monthly", "yearly"]);
    expect(contract.locales).toEqual(["en_US", "es_ES", "ja_JP", "pt_BR", "zh_CN"]);
    const billing = readFileSync(join(root, "apps/server/src/config/billing.ts"), "utf8");
    expect(billing).toContain('PADDLE_ENVIRONMENT: z.enum(["sandbox", "production"])');
  });

  test("are written down nowhere else in what runs [S241]", () => {
    const source = withoutComments(readFileSync(join(root, constantsFile), "utf8"));
    const names = section9.map(([name]) => name);
    for (const name of names) expect(source, name).toMatch(new RegExp(`export const ${name} =`));
    const product = sourceFiles(root).filter(
      (file) =>
        /^(apps|packages)\/(server|web|contract)\/src\/.*\.tsx?$/.test(file) &&
        !/\.test\.tsx?$/.test(file) &&
        file !== constantsFile,
    );
    const again = product.filter((file) => {
      const text = withoutComments(readFileSync(join(root, file), "utf8"));
      const defines = names.some((name) => new RegExp(`const ${name}\\b`).test(text));
      return defines || /\b(25_?000|12_?000|80_?000)\b/.test(text);
    });
    expect(again).toEqual([]);
  });
});
