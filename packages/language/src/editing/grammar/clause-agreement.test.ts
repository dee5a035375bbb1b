import { expect, test } from "vitest";
import { arbitrate } from "../arbitrate.ts";
import { applyEdits } from "../edit.ts";
import { lexicon } from "../spelling/lexicon.ts";
import { wordsOf } from "../tokens.ts";
import { grammarEdits } from "./checker.ts";
import { createMorphology } from "./morphology.ts";

const morphology = createMorphology(lexicon());

function corrected(text: string): string {
  return applyEdits(text, arbitrate(grammarEdits(text, wordsOf(text), morphology)));
}

test.each([
  // What stands between the subject and its verb
  ["The majority of the voters was older.", "The majority of the voters were older."],
  [
    "The authors who received the prize was invited.",
    "The authors who received the prize were invited.",
  ],
  [
    "The equation that describes the waves are linear.",
    "The equation that describes the waves is linear.",
  ],
  [
    "The solution, which was kept cold, were stirred.",
    "The solution, which was kept cold, was stirred.",
  ],
  ["Mice lacking this gene was smaller.", "Mice lacking this gene were smaller."],
  [
    "In this survey the answers of the nurses was similar.",
    "In this survey the answers of the nurses were similar.",
  ],
  [
    "The roots of plants growing in dry soils accumulates salt.",
    "The roots of plants growing in dry soils accumulate salt.",
  ],
  // Relative clauses
  ["Students who uses computers read less.", "Students who use computers read less."],
  ["Those who has diabetes avoid sugar.", "Those who have diabetes avoid sugar."],
  // Deeds
  ["Understanding the mechanisms are essential.", "Understanding the mechanisms is essential."],
  [
    "Increasing the number of layers improve the accuracy.",
    "Increasing the number of layers improves the accuracy.",
  ],
  // Questions
  ["What is the main causes of the delay?", "What are the main causes of the delay?"],
  ["Which factors affects the price?", "Which factors affect the price?"],
  ["How does these proteins fold?", "How do these proteins fold?"],
  // Words that look like another number
  ["Diabetes are common.", "Diabetes is common."],
  ["The percentage of women were higher.", "The percentage of women was higher."],
  // The clause has no other verb
  [
    "When the pressure increase, the volume decrease.",
    "When the pressure increases, the volume decreases.",
  ],
  ["These compounds shows low toxicity.", "These compounds show low toxicity."],
])("%s → %s", (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  "Testing reflexes of the trunk is not common.",
  "Assuming all other variables are constant, the area grows.",
  "To help students learn the rules, a class was held.",
  "Supporting the theory are several studies.",
  "Individuals who repeatedly read a text remember it.",
  "The person who discovered two of them died.",
  "One of the clients who has been quiet asks a question.",
  "It is a layer of flat, dead cells that is shed daily.",
  "Sweat glands are another example, which only receive one input.",
  "What matters is not the price.",
  "In what ways was this report easier to write?",
  "Several rulings blocked attempts by the state.",
  "He saw that the road was closed.",
  "The U.S. Courts site provides the rules.",
  "Blood, which has both antigens, is rare.",
  "Both types of business plans aim at growth.",
  "The director of progressive think tanks left.",
  "Readers of formal documents expect care.",
  "Delivery personnel have to leave.",
  "Advances in optics advances nobody's career.",
  "We suggested that the method use fewer steps.",
])("leaves alone: %s", (sound) => {
  expect(corrected(sound)).toBe(sound);
});
