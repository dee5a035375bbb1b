/**
 * What `npm run test:fast` runs, in less than a minute: what is functions alone. No database, no
 * browser, no other process, no drawn page, no whole corpus.
 */
export const isFast = process.env.CURIE_TESTS === "fast";

/** Tests of functions that take their time nevertheless: engines at work on much text, big files. */
export const slowUnits = [
  "apps/cli/src/main.test.ts",
  "packages/docx/test/**",
  "packages/docx/src/corpus.test.ts",
  "packages/docx/src/xml/scanner.test.ts",
  "packages/draft-translation/**",
  "packages/language/src/**/neural*.test.ts",
  "packages/language/src/**/inherited-names.test.ts",
  "packages/language/src/editing/{harper-engine,non-native,create-engine,scope}.test.ts",
  "packages/manuscript/src/report/corpus.test.ts",
  "packages/paddle-sandbox/src/{past-subscriptions,contract}.test.ts",
  "scripts/{run,supervise,build-web}.test.ts",
];
