import type { CheckedParagraph } from "../model.ts";
import type { StatementName } from "../names.ts";
import { isHeading, runInHeading, statementsOf } from "./headings.ts";
import type { Region } from "./region.ts";

/** Said in the text without a heading of its own. */
const saidAnyway: Readonly<Record<StatementName, RegExp>> = {
  "data-availability":
    /\b(?:data|code|scripts?|datasets?|materials|sequences|R code|software|repository)\b[^.]{0,200}\b(?:(?:is|are|was|were|be|been|made|publicly|freely|openly|also)\s+)+(?:available|deposited|archived|accessible|found|accessed|provided|hosted|shared)\b|\b(?:deposited|archived) (?:in|at|on|with|to)\b|\bavailable (?:at|from|on|in|upon|via|under|through|online)\b[^.]{0,80}(?:https?:|request|zenodo|dryad|figshare|github|osf|repository|doi)/i,
  ethics:
    /\b(?:ethic(?:s|al)\b[^.]{0,80}\b(?:approv|committee|board|review|clearance|exempt|waive)|approved by[^.]{0,120}\b(?:ethic|review board|committee|IRB|IACUC)|institutional review board|institutional animal care|informed consent|declaration of helsinki|animal care and use|ethic(?:s|al) (?:approval|committee|statement)|home office licen[cs]e)/i,
  funding:
    /\bfunded (?:by|through)\b|\b(?:(?:was|were|is|are|been|partly|partially|financially|also) (?:funded|supported|financed)(?: \w+)? (?:by|through|under|from|in part)|supported (?:in part )?by (?:the |a |an )|(?:received|no|without|specific) (?:\w+ ){0,3}funding|funding (?:was|for|from|provided)|financial support|grants? (?:from|number|no\b|#|agreement|[A-Z\d]{3})|fellowship)/i,
  "conflicts-of-interest":
    /\b(?:conflicts? of interests?|competing (?:financial )?interests?|(?:declare|report|have|has|disclose)[^.]{0,40}\b(?:no|nothing)\b[^.]{0,40}\b(?:conflict|competing|interest|disclos))/i,
  "author-contributions":
    /\b(?:authors? contributions?|contributed equally|conceptuali[sz]ation\s?[:,;]|(?:conceived|designed)[^.]{0,80}(?:study|experiments|research|project)[^.]{0,200}\b(?:[A-Z]\.?){2,4}\b|[A-Z]\.?-?[A-Z]\.?(?:[A-Z]\.?)? (?:conceived|designed|wrote|performed|analy[sz]ed|collected|drafted|led|contributed|developed)\b)/,
  acknowledgements:
    /\b(?:we|authors?|I) (?:\w+ ){0,3}(?:thank|grateful|acknowledge|indebted)|\bthanks? (?:to|are due)/i,
};

/** The statements that a manuscript makes, under a heading or in passing. */
export function findStatements(
  paragraphs: readonly CheckedParagraph[],
  regions: readonly Region[],
): Set<StatementName> {
  const found = new Set<StatementName>();
  for (const one of paragraphs) {
    const region = regions[one.id];
    if (region === "other" || region === "references" || region === "abstract") continue;
    if (isHeading(one)) for (const name of statementsOf(one.text)) found.add(name);
    const runIn = runInHeading(one.text);
    if (runIn) for (const name of statementsOf(runIn.heading)) found.add(name);
    for (const name of Object.keys(saidAnyway) as StatementName[]) {
      if (!found.has(name) && saidAnyway[name].test(one.text)) found.add(name);
    }
  }
  return found;
}
