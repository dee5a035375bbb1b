import type { NounPhrase, Role } from "./noun-phrases.ts";

/** Nouns that English does not count, by their endings and by name. */
const mass =
  /(tion|ment|ness|ity|ism|ance|ence|ship|ics|logy|ture|phy|dom|hood|ing|cy)$|(^| )(research|information|knowledge|education|health|water|air|food|money|time|space|evidence|data|traffic|music|art|behavior|society|nature|history|science|technology|power|energy|oil|tourism|travel|war|policy|literature|media|people|police|work|life|death|weather|trade|rice|wheat|growth|income|cooperation|stress|news|gas|meat|snow|rain|ice|gold|silver|blood|milk|sugar|salt|wine|beer|coffee|tea|grass|land|soil|sand|light|heat|fire|wind|speed|height|pressure|temperature|success|support|help|aid|access|use|treatment|sleep|love|hope|fear|equipment|luggage|advice|progress|software|damage|fuel|steel|iron|wood|paper|glass|cotton|electricity|poverty|wealth|violence|crime|justice|law|freedom|peace|culture|luck|fun|English|Chinese|French|Spanish|German|Latin|football|basketball|tennis|golf|skiing|rugby|hockey|soccer)$/;

export function isMass(noun: string): boolean {
  return mass.test(noun);
}

/** The article of a noun that has no determiner yet. */
export function articleOf(phrase: NounPhrase, role: Role): "the" | "a" | "" {
  const noun = phrase.head[0]?.text ?? "";
  const rank = phrase.before[0]?.text ?? "";
  if (/^(first|second|third|last|only|same|main|whole|entire|next|largest|most|\d+th)$/.test(rank))
    return "the";
  if (/(est|^most .*)$/.test(rank) && rank !== "interest") return "the";
  if (/^(Mr\.|Ms\.|Dr\.)$/.test(rank)) return "";
  if (phrase.isDefined) return "the";
  if (phrase.isPlural) return "";
  if (isMass(noun)) return "";
  if (role === "predicate") return "a";
  return "the";
}
