/** Kinds of journals, and what a manuscript may lack: names alone, for pages that show them. */

export const profileNames = [
  "general",
  "research-article",
  "biomedical-article",
  "clinical-trial",
  "short-communication",
  "letter",
  "review",
  "systematic-review",
  "case-report",
  "methods-article",
  "data-article",
  "conference-paper",
  "social-science-article",
  "perspective",
] as const;
export type ProfileName = (typeof profileNames)[number];

export const sectionNames = [
  "introduction",
  "methods",
  "results",
  "discussion",
  "conclusions",
] as const;
export type SectionName = (typeof sectionNames)[number];

export const statementNames = [
  "data-availability",
  "ethics",
  "funding",
  "conflicts-of-interest",
  "author-contributions",
  "acknowledgements",
] as const;
export type StatementName = (typeof statementNames)[number];
