/** What can be chosen for a human edit, and what becomes of an order (G-40). Pages read these without schemas. */

/** From a draft to its end; `question-to-author` waits for an answer and goes back to the editor. */
export const humanOrderStatuses = [
  "draft",
  "received",
  "assigned",
  "in-editing",
  "question-to-author",
  "quality-check",
  "delivered",
  "closed",
] as const;

/** `plus`: a second editor of the same field reads it as well. It has nothing to do with the Premium plan. */
export const humanServiceLevels = ["standard", "plus"] as const;

/** How soon the edited file is there; the faster ones cost more and take shorter manuscripts. */
export const humanTurnarounds = ["standard", "fast", "express"] as const;

export const humanFields = [
  "biology",
  "medicine",
  "chemistry",
  "physics",
  "earth-sciences",
  "engineering",
  "computer-science",
  "mathematics",
  "social-sciences",
  "economics",
  "humanities",
  "other",
] as const;

/** What happened to an order, as its timeline tells it. */
export const humanOrderEvents = [
  "received",
  "assigned",
  "editing-begun",
  "question-asked",
  "question-answered",
  "file-handed-in",
  "sent-back",
  "delivered",
  "changes-asked",
  "closed",
  "refunded",
] as const;

/** Who did it; `curie`: the passing of time, or a payment that arrived. */
export const humanOrderActors = ["author", "editor", "operator", "curie"] as const;

/** What a check of an edited file found besides tracked words; each is told to the operator before delivery. */
export const humanFindings = [
  /** The file has no tracked change that the file handed out had not. */
  "nothing-tracked",
  /** Text is different although no tracked change says so. */
  "text-changed-untracked",
  /** Numbers, units, citations and other values of the proof sheet differ. */
  "values-differ",
  /** Pictures and embedded files are missing or others. */
  "media-changed",
] as const;
