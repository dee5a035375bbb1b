import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";

const estimator = new ZxcvbnFactory({
  dictionary: common.dictionary,
  graphs: common.adjacencyGraphs,
});

/** How hard a password is to guess, from 0 to 4; `known` are words that a stranger knows about the person. */
export function estimateStrength(password: string, known: readonly string[]): number {
  return estimator.check(password, [...known, "Curie"]).score;
}
