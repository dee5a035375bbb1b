import terms from "./terms.json" with { type: "json" };

/** What only the page of the lists of terms says. */
export const messages = { terms };
