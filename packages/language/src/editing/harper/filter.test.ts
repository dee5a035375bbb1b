import { expect, test } from "vitest";
import { lexicon } from "../spelling/lexicon.ts";
import { isCredible } from "./filter.ts";

function credible(rule: string, marked: string, replacement: string): boolean {
  const start = marked.indexOf("«");
  const end = marked.indexOf("»") - 1;
  const text = marked.replace("«", "").replace("»", "");
  return isCredible(text, { start, end, replacement, rule }, lexicon());
}

test.each([
  ["AnA", "this is «a» important role", "an"],
  ["AnA", "«A» important role", "An"],
  ["AnA", "we did «a» XRD analysis", "an"],
  ["RepeatedWords", "of «the the» cell", "the"],
  ["RepeatedWords", "was seen. «In in» spring", "In"],
  ["PronounVerbAgreement", "it rained. He «go» home", "goes"],
  ["WhomSubjectOfVerb", "the man «whom» is here", "who"],
  ["The", "after «te» war", "the"],
  ["PronounVerbAgreement", "and they «needs» more", "need"],
  ["QuantifierNeedsOf", "we saw «a lot» patients", "a lot of"],
  ["AsEvidentBy", "rates fell, as «evident» by the figure", "evidenced"],
  ["DidPast", "the tests «did showed» it", "did show"],
])("believes %s in %s", (rule, marked, replacement) => {
  expect(credible(rule, marked, replacement)).toBe(true);
});

test.each([
  ["AnA", "maps in 2«a»-h which", "an"],
  ["AnA", "tracts: («a») average intensity", "an"],
  ["AnA", "probability of «a» S* cell", "an"],
  ["AnA", "one side is «a» and the other b", "an"],
  ["AnA", "use of «a» herbal lotion", "an"],
  ["AnA", "to «a» FISH probe", "an"],
  ["RepeatedWords", "in which 76% «had had» four", "had"],
  ["RepeatedWords", "by George «R. R.» Martin", "R."],
  ["RepeatedWords", "we trapped «Rattus rattus» in houses", "Rattus"],
  ["RepeatedWords", "the «Gorilla gorilla» gorilla of", "Gorilla"],
  ["RepeatedWords", "the Gorilla «gorilla gorilla» of", "gorilla"],
  ["RepeatedWords", "the gorilla («gorilla gorilla») of", "gorilla"],
  ["RepeatedWords", "as does «vulpes vulpes» here", "vulpes"],
  ["QuantifierNeedsOf", "«a lot» depends on it", "a lot of"],
  ["QuantifierNeedsOf", "«a couple» days later", "a couple of"],
  ["AsEvidentBy", "it was as «evident» by the end of May", "evidenced"],
  ["DidPast", "what the founders «did led» to war", "did lead"],
  ["DidPast", "All they «did made» it worse", "did make"],
  ["RegularIrregulars", "the form «goed» is", "went"],
  ["RegularIrregulars", "who «hypothesises» that", "hypotheses"],
  ["PronounVerbAgreement", "the sentence He «go» home", "goes"],
  ["The", "The «te» reo text", "the"],
  ["WhomSubjectOfVerb", "who pays what to «whom» is asked", "who"],
  ["PronounVerbAgreement", "MHC class I «spans» loci", "span"],
])("doubts %s in %s", (rule, marked, replacement) => {
  expect(credible(rule, marked, replacement)).toBe(false);
});
