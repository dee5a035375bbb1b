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
  // Subject and verb, however much stands between
  ["This enzyme play a role here.", "This enzyme plays a role here."],
  [
    "We show that the compound inhibit tumor growth.",
    "We show that the compound inhibits tumor growth.",
  ],
  [
    "The removal of the outliers affect the slope.",
    "The removal of the outliers affects the slope.",
  ],
  [
    "The leaves of trees planted near the road was thin.",
    "The leaves of trees planted near the road were thin.",
  ],
  ["Drivers pays attention to it.", "Drivers pay attention to it."],
  ["We built a device that measure the flow.", "We built a device that measures the flow."],
  ["Patients who has fever were excluded.", "Patients who have fever were excluded."],
  ["Recently scientist have found it.", "Recently scientists have found it."],
  [
    "The slope and intercept of the line was noted.",
    "The slope and intercept of the line were noted.",
  ],
  ["A number of trials has failed.", "A number of trials have failed."],
  [
    "This drug inhibits growth and reduce the weight.",
    "This drug inhibits growth and reduces the weight.",
  ],
  ["Leaves were dried and was weighed.", "Leaves were dried and were weighed."],
  ["The plots of this paper shows that it fell.", "The plots of this paper show that it fell."],
  ["This demonstrate that it works.", "This demonstrates that it works."],
  ["There were no relation between both.", "There was no relation between both."],
  ["In this area, drivers pays attention.", "In this area, drivers pay attention."],
  ["No user input were needed.", "No user input was needed."],
  ["Each RNA sample were frozen.", "Each RNA sample was frozen."],
  ["This are due to rain.", "This is due to rain."],
  // Verb forms
  ["It can used for cooling.", "It can be used for cooling."],
  ["It might be occur again.", "It might occur again."],
  ["It has been use in medicine.", "It has been used in medicine."],
  ["We have study this effect.", "We have studied this effect."],
  ["By use this method it was found.", "By using this method, it was found."],
  // Government
  ["The strain is resistant with heat.", "The strain is resistant to heat."],
  ["Growth was influenced from the light.", "Growth was influenced by the light."],
  ["The price depends of the season.", "The price depends on the season."],
  ["The yield depends the season.", "The yield depends on the season."],
  ["It was known like a poison.", "It was known as a poison."],
  // Circumstances
  ["Leaves were sampled in 5 May 2016.", "Leaves were sampled on 5 May 2016."],
  ["It was published at 2012.", "It was published in 2012."],
  ["The cost was reduced in 10%.", "The cost was reduced by 10%."],
  ["Cells were grown under 37 °C.", "Cells were grown at 37 °C."],
  ["It was heated until 80 °C.", "It was heated to 80 °C."],
  ["They took in average 40 minutes.", "They took on average 40 minutes."],
  ["Tests were run by triplicate.", "Tests were run in triplicate."],
  ["It was approved for the ethics committee.", "It was approved by the ethics committee."],
  ["Prices fell because the war.", "Prices fell because of the war."],
  ["Cells were washed for three times.", "Cells were washed three times."],
  ["The effect of salt over the roots was clear.", "The effect of salt on the roots was clear."],
  ["They had difficulties to use it.", "They had difficulties in using it."],
  // Infinitives and participles
  ["Children tend imitate their parents.", "Children tend to imitate their parents."],
  ["It is able of predicting rain.", "It is able to predict rain."],
  ["They were asked to finished the task.", "They were asked to finish the task."],
  ["The village has 30 years old.", "The village is 30 years old."],
  ["The idea was not confirm.", "The idea was not confirmed."],
  ["Staff need be trained.", "Staff need to be trained."],
  // Number
  ["All the researcher were asked.", "All the researchers were asked."],
  ["The others methods failed.", "The other methods failed."],
  ["It lasted for 2 hour.", "It lasted for 2 hours."],
  // Articles in frames
  ["The Figure 2 shows it.", "Figure 2 shows it."],
  ["The Brazil is large.", "Brazil is large."],
  ["Rats received same diet.", "Rats received the same diet."],
  ["It showed highest activity.", "It showed the highest activity."],
  ["They show similar profile.", "They show a similar profile."],
  ["It explains the 45% of the variance.", "It explains 45% of the variance."],
  ["It is one of best methods.", "It is one of the best methods."],
  ["It is defined in following way.", "It is defined in the following way."],
  ["Present study shows it.", "The present study shows it."],
  // The verb before its subject
  ["Exist several reasons for it.", "There exist several reasons for it."],
  ["It was observed a small increase in pH.", "A small increase was observed in pH."],
  ["Was observed a reduction in size.", "A reduction was observed in size."],
  ["Is important to note it.", "It is important to note it."],
  [
    "We found differences statistically significant between both.",
    "We found statistically significant differences between both.",
  ],
  // Words that mean something else in English
  ["The study was realized in Madrid.", "The study was performed in Madrid."],
  ["Almost patients recovered.", "Almost all patients recovered."],
  ["This paper pretends to describe it.", "This paper aims to describe it."],
  ["This layer is more thick than that.", "This layer is thicker than that."],
])("%s → %s", (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  "The plot shows how long the average wait time lasted.",
  "We let the reader decide what the data show.",
  "Does this gene play a role?",
  "We recommend that the patient take a rest.",
  "In English, the verb go is irregular.",
  "The mean, the median, and the mode are equal.",
  "Prices depend in part on the season.",
  "The effect of exposure to the sun is known.",
  "Values increased in 10% of the cases.",
  "They fled because the war had begun.",
  "The most sensitive of the three was chosen.",
  "The Table 2 data were left out.",
  "The 5% of patients who died were older.",
  "It was called a success at first.",
  "We all share this view.",
  "Research and development is costly.",
  "Mumps manifests by swelling.",
  "Using models and frameworks is not hard.",
  "Racial and ethnic diversity is on the rise.",
  "Medical theory and practice is rooted in it.",
  "Another example is real estate.",
  "Bait and switch is an old trick.",
  "In this view, international relations is a field.",
  "A number of units were tested.",
  "This are the words he wrote.",
  "There has been use in medicine for it.",
  "We have use for the tool.",
  "It was found by use of the tool.",
  "It is one of many ways.",
  "In following orders he was slow.",
  "Present work conditions are bad.",
  "Wear and tear of the belt was small.",
  "The resin can harden and form a film.",
  "The parts that it heats and form a film were cut.",
  "Assume that the tub is square and calculate its volume.",
  "She cannot see it, and it went away.",
  "In rats, cannon have no effect.",
  "It is one of the genes that encodes a kinase.",
  "The earnings per share is a ratio.",
  "For some constant the sum is finite.",
  "An additional 222 patients were admitted.",
  "They are found on bones and originate from the blood.",
  "It is as effective as before, and so long as it lasts.",
])("leaves alone: %s", (sound) => {
  expect(corrected(sound)).toBe(sound);
});
