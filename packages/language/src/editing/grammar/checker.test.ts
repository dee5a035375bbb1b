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
  // Verbs after modals, "to" and "be"
  ["The model can explains this.", "The model can explain this."],
  ["It does not affects growth.", "It does not affect growth."],
  ["This drug, which may reduces pain, works.", "This drug, which may reduce pain, works."],
  ["They are able to predicts it.", "They are able to predict it."],
  ["The goal of our work was to testing the drug.", "The goal of our work was to test the drug."],
  ["Two doses were gave to each.", "Two doses were given to each."],
  ["Tests were carry out twice.", "Tests were carried out twice."],
  ["Growth is depend on light.", "Growth depends on light."],
  ["They recommended to use water.", "They recommended using water."],
  ["The yield was increased significant.", "The yield was increased significantly."],
  // Agreement
  ["The rats was fed daily.", "The rats were fed daily."],
  ["We note that the two older rats has died.", "We note that the two older rats have died."],
  ["The method were new.", "The method was new."],
  ["Recent reports has shown it.", "Recent reports have shown it."],
  ["Each of the rats were weighed.", "Each of the rats was weighed."],
  ["The number of rats have grown.", "The number of rats has grown."],
  ["There is several reasons for it.", "There are several reasons for it."],
  ["The device consist of two parts.", "The device consists of two parts."],
  ["The results suggests that it grows.", "The results suggest that it grows."],
  ["Here we compares both.", "Here we compare both."],
  // Number
  ["It grew in several region of the brain.", "It grew in several regions of the brain."],
  ["These patient were excluded.", "These patients were excluded."],
  ["It is one of the main cause of death.", "It is one of the main causes of death."],
  ["These equipments were new.", "This equipment was new."],
  ["Many researches have shown it.", "Much research has shown it."],
  ["Most of cells died.", "Most cells died."],
  ["In another experiments, it grew.", "In other experiments, it grew."],
  ["Less participants were seen.", "Fewer participants were seen."],
  ["A small amount of patients died.", "A small number of patients died."],
  ["Nurses which took part were paid.", "Nurses who took part were paid."],
  // Fixed wordings
  ["In the other hand, it is cheap.", "On the other hand, it is cheap."],
  ["According with the rules, it is.", "According to the rules, it is."],
  ["It was similar with theirs.", "It was similar to theirs."],
  ["This can not be so.", "This cannot be so."],
  ["It was statistical significant.", "It was statistically significant."],
  ["It was conducted in United Kingdom.", "It was conducted in the United Kingdom."],
  // Confused words
  ["Blood was collected form the tail.", "Blood was collected from the tail."],
  ["The samples where stored at home.", "The samples were stored at home."],
  ["We tested weather the drug works.", "We tested whether the drug works."],
  ["Growth was strongly effected by light.", "Growth was strongly affected by light."],
  ["It was higher in men then in women.", "It was higher in men than in women."],
  ["It could became worse.", "It could become worse."],
  ["They can to use both.", "They can use both."],
  ["It began to became clear.", "It began to become clear."],
  ["It was late, because it depend on light.", "It was late, because it depends on light."],
  ["Everybody know the risk.", "Everybody knows the risk."],
  ["We help people who lives alone.", "We help people who live alone."],
  ["Most people is healthy.", "Most people are healthy."],
  ["A large number of patient were lost.", "A large number of patients were lost."],
  ["They gave us an advice in time.", "They gave us advice in time."],
  // Articles
  ["Light plays important role in growth.", "Light plays an important role in growth."],
  ["It has become useful tool for all.", "It has become a useful tool for all."],
  ["Heat has strong influence on yield.", "Heat has a strong influence on yield."],
  ["We spent lot of time there.", "We spent a lot of time there."],
  ["It was sold over internet.", "It was sold over the internet."],
  // Commas
  ["For example they grew fast.", "For example, they grew fast."],
  ["It grew. However we stopped.", "It grew. However, we stopped."],
  ["It is new but we cannot use it.", "It is new, but we cannot use it."],
  ["The doses were 2 mg and 5 mg respectively.", "The doses were 2 mg and 5 mg, respectively."],
  ["We saw owls, mice etc. at night.", "We saw owls, mice, etc. at night."],
  ["If the light is too weak we can add lamps.", "If the light is too weak, we can add lamps."],
  // Punctuation
  ["It grew ,and then it died.", "It grew, and then it died."],
  ["We took blood , urine and hair.", "We took blood, urine and hair."],
  ["We took blood,urine and hair.", "We took blood, urine and hair."],
  // Complements of verbs, adjectives and prepositions
  ["We cut it by reduce the dose.", "We cut it by reducing the dose."],
  ["It was added for measure the pH.", "It was added to measure the pH."],
  ["It is capable to adapt.", "It is capable of adapting."],
  ["This contributes to reduce noise.", "This contributes to reducing noise."],
  ["It prevents the cells to become round.", "It prevents the cells from becoming round."],
  ["We avoid to repeat it.", "We avoid repeating it."],
  ["It is difficult measure the flow.", "It is difficult to measure the flow."],
  ["This allows us predict the yield.", "This allows us to predict the yield."],
  ["It makes them to feel safe.", "It makes them feel safe."],
  ["This makes possible to see both.", "This makes it possible to see both."],
  ["They decided including the rats.", "They decided to include the rats."],
  ["We tried to explained the loss.", "We tried to explain the loss."],
  // Relative clauses and "there"
  ["We need a tool that require little.", "We need a tool that requires little."],
  ["There are genes that is rare.", "There are genes that are rare."],
  ["It rose, what means that it works.", "It rose, which means that it works."],
  ["There exist a proof of it.", "There exists a proof of it."],
  ["They doesn't see it.", "They don't see it."],
  // Verb forms
  ["It has show that it works.", "It has shown that it works."],
  ["It has be tested.", "It has been tested."],
  ["It can improved the yield.", "It can improve the yield."],
  ["It was happened at night.", "It happened at night."],
  ["It doesn't helps.", "It doesn't help."],
  ["They catched two fish.", "They caught two fish."],
  ["It was choosed by lot.", "It was chosen by lot."],
  ["The womens were tall.", "The women were tall."],
  // Comparison and word class
  ["It is more cheap than gold.", "It is cheaper than gold."],
  ["It was later that expected.", "It was later than expected."],
  ["It is as fast than light.", "It is as fast as light."],
  ["It is strong correlated with age.", "It is strongly correlated with age."],
  ["A significantly decrease in pH was seen.", "A significant decrease in pH was seen."],
  ["The absent of light is needed.", "The absence of light is needed."],
  ["Light effects the growth of moss.", "Light affects the growth of moss."],
  ["It is done everyday.", "It is done every day."],
  // Clauses
  ["In this work are described two tools.", "In this work, two tools are described."],
  ["We know what are the causes of it.", "We know what the causes of it are."],
  ["Though it is small, but it works.", "Though it is small, it works."],
  ["Despite the dose was low, it worked.", "Although the dose was low, it worked."],
  ["Is clear that it works.", "It is clear that it works."],
  ["In 1998, the group has published it.", "In 1998, the group published it."],
  [
    "The smaller is the dose, the weaker is the smell.",
    "The smaller the dose, the weaker the smell.",
  ],
  // Prepositions, articles and collocations
  ["It is associated to age.", "It is associated with age."],
  ["They did a big mistake.", "They made a big mistake."],
  ["It is kept in room temperature.", "It is kept at room temperature."],
  ["It lasted for first two days.", "It lasted for the first two days."],
  ["The most of the rats died.", "Most of the rats died."],
  ["Its long term effects are mild.", "Its long-term effects are mild."],
  ["Much countries were poor.", "Many countries were poor."],
  ["All patient were seen.", "All patients were seen."],
  ["The firm and it employees were asked.", "The firm and its employees were asked."],
  // Commas after openings
  ["In the last part of this book we show why.", "In the last part of this book, we show why."],
  ["It was late so we had to go.", "It was late, so we had to go."],
  ["It was over.The rest is known.", "It was over. The rest is known."],
])("corrects %s", (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  "In addition to this, it grew; in contrast to that, it did not.",
  "However large the effect is, it stays.",
  "If you think they can help, call; when the method that we can use is new, wait.",
  "Interestingly enough, let it go; something like that may happen, as if it were new.",
  "It has important effects on growth and plays a major role in disease.",
  "The number of cell divisions rose, and a lot of research was done.",
  "How can models explain it, and what can results like these mean?",
  "The free will studies of the past and the can opens.",
  "If the method were exact, it would do.",
  "We suggest that the model include both, and require that each rat be fed.",
  "The pronoun they is used of one person, and children say the form goed.",
  "It is the teachers, not the head, who decide; each did so with some reason.",
  "The staff were trained, the majority have left, and the following are known.",
  "Five years is a long time, and two thirds was lost.",
  "The mean and the range were noted.",
  "One of the patients who were seen has left.",
  "These result in death, and several differ from the rest.",
  "Many of these affect growth; both present and past values count.",
  "We used two gene families and three cell lines in multiple imputation by regression.",
  "She researches it, which evidences little.",
  "Most of us and most of the cells died.",
  "The drug was considered significant.",
  "Mechanisms suggested to underlie it have been suggested to exist.",
  "It adapted to living there and was used to treating them.",
  "The amount of lipids was low, and less species-specific.",
  "What we did was perform a test.",
  "Regions where reported cases were rare form a belt.",
  "Data collected form the basis of it.",
  "The weather was cold; the aim was to effect a change.",
  "This can not only grow but also move.",
  "It is in United States hospitals that it grows.",
  "Each contains two; every means was used; another series followed.",
  "The heart rate in men and the gene transfer in mice rose.",
  "We see that there is a risk, and there are many.",
  "Mathematics is hard, and diabetes is common.",
  "Mars is the second smallest of the eight major planets.",
  "The United Nations is one of the partners.",
])("leaves %s as it is", (text) => {
  expect(corrected(text)).toBe(text);
});
