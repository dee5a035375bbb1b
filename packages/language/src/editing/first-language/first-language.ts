/** The languages whose authors' errors are known; "other" says that it is none of them. */
export const firstLanguages = ["zh", "es", "pt", "ja", "other"] as const;

/** What an author grew up with: it tells which errors are likely. */
export type FirstLanguage = (typeof firstLanguages)[number];
