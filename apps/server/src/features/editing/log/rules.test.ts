import { expect, test } from "vitest";
import { engineFacts, engineOfOlderEdit, englishName } from "./rules.ts";

const rules = { name: "harper", version: "1.9.0+harper-2.10.0" };
const both = { name: "harper+model", version: "1.9.0+harper-2.10.0+p3+mistral-large" };
const alone = { name: "model", version: "p3+mistral-large" };
const model = (url: string) => ({ url, key: null, model: "mistral-large" });

test("an engine of rules names its version and no model", () => {
  expect(engineFacts(rules, { engine: "local" })).toEqual({ rules: "rules 1.9.0", model: null });
});

test.each([
  ["https://api.example.org/v1", "api.example.org"],
  ["http://localhost:8080/v1", "Curie’s own server"],
])("a model at %s is said to have run at %s", (url, at) => {
  expect(engineFacts(both, { engine: "hybrid", model: model(url) })).toEqual({
    rules: "rules 1.9.0",
    model: { name: "mistral-large", at },
  });
  expect(engineFacts(alone, { engine: "llm", model: model(url) }).rules).toBeNull();
});

test("of an edit from before, only what its version says is told", () => {
  expect(engineOfOlderEdit(`${rules.name} ${rules.version}`)).toEqual({
    rules: "rules 1.9.0",
    model: null,
  });
  expect(engineOfOlderEdit(`${both.name} ${both.version}`).model).toEqual({
    name: "mistral-large",
    at: "an unnamed server",
  });
  expect(engineOfOlderEdit(`${alone.name} ${alone.version}`).rules).toBeNull();
});

test("Oxford spelling is named beside the English", () => {
  expect(englishName("British English", true)).toBe("British English with Oxford spelling");
  expect(englishName("British English", false)).toBe("British English");
});
