/** A model is right less often than a measured rule: where both have an edit, the rule's stays. */
export const modelConfidence = 0.7;
