/** Sound manuscripts, and faults to plant into them: for tests and `npm run check:planted`. */
export { type Outcome, plantFaults, type Sound } from "./planting.ts";
export { manuscriptOf, soundAuthorYear, soundNumbered } from "./sound-manuscripts.ts";
