import { useLocation } from "react-router";
import { servicesBaseOf } from "#lib/preferred-locale.ts";

/** Where the services stand, in the language of the address. */
export function useWriterBase(): string {
  return servicesBaseOf(useLocation().pathname);
}
