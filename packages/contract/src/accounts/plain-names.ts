import { z } from "zod";
import { hasHiddenCharacters, holdsAddress, personNameMaxLength } from "./name-characters.ts";

/** A name that others are shown: of a group, an abstract, a buyer. */
export const PlainName = z
  .string()
  .trim()
  .min(1)
  .refine((name) => !hasHiddenCharacters(name));

/** The name of a person. */
export const PersonName = PlainName.max(personNameMaxLength).refine((name) => !holdsAddress(name));
