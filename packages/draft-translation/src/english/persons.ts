import { once } from "@curie/language/tables";
import { wordsIn } from "./word-lists.ts";

/** Nouns with such an end are people; most in -er and -or are things, but not those in the list. */
const people = once(() => {
  const kinds = [...wordsIn("person")].join("|");
  const doers = [...wordsIn("doer")].join("|");
  return new RegExp(`(?:(?:${kinds})|(?:^|[ -])(?:${doers})(?:er|or))s?$`);
});

/** Whether an English noun names people, and so takes `who`, `he` and a plural without number. */
export function isPersonNoun(noun: string): boolean {
  return people().test(noun);
}
