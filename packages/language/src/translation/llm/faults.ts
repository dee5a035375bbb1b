import type { Judgement, TranslationWarningCode } from "../judge-segment.ts";

/** What to tell the model; formatting alone is not worth another request. */
const words: Readonly<Record<TranslationWarningCode, string | null>> = {
  untranslated: "There was no usable translation: none, cut short, far too long, or not English.",
  "tags-placed": "These tags were missing or in the wrong place",
  "tags-dropped": null,
  "numbers-differ": "These numbers are not the same in source and translation",
  "numbers-restored": "This number was changed",
  "units-differ": "These units were lost",
  "references-differ": "These references or addresses were lost, changed or invented",
  "references-restored": "These citation marks were lost or invented",
  "terms-differ": "These terms did not get the English of the glossary",
};

/** The faults of a translation as the model is told them, the gravest first. */
export function faultsOf({ warnings }: Judgement): string[] {
  return warnings.flatMap(({ code, details }) => {
    const fault = words[code];
    if (fault === null) return [];
    return [details.length === 0 ? fault : `${fault}: ${details.join(", ")}.`];
  });
}
