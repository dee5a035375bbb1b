import { respellings } from "../data.ts";

const spellings = respellings("english/american");

/**
 * American spellings for the British ones of dictionaries, so that a draft is of one kind; what an
 * author wants is applied to the finished text.
 */
export function american(text: string): string {
  return spellings("american").reduce(
    (spelled, [pattern, replacement]) => spelled.replace(pattern, replacement),
    text,
  );
}
