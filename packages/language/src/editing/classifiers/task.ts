import type { Units } from "#editing/counts/units.ts";

/** A place of a paragraph where one of a few forms has to stand. */
export type Place = {
  /** The unit before the place, and the one after it: what the choice rests on. */
  left: number;
  right: number;
  /** The form the author chose, as an index into the choices. */
  chosen: number;
};

/** A question that one classifier answers: which of a few forms belongs here. */
export type Task = {
  name: "articles" | "prepositions" | "noun-number";
  choices: readonly string[];
  places(units: Units): Place[];
  /** Describes a place without a look at what the author chose there. */
  describe(units: Units, place: Place, features: Features): void;
};

/** The features of one place; used again for the next. */
export type Features = { readonly keys: Int32Array; size: number };

export function createFeatures(): Features {
  return { keys: new Int32Array(64), size: 0 };
}
