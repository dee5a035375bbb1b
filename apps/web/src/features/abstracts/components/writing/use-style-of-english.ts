import type { StyleOfEnglish } from "@curie/contract";
import { useSyncExternalStore } from "react";

const name = "curie-abstract-english";
const listeners = new Set<() => void>();

function read(): StyleOfEnglish {
  const kept = localStorage.getItem(name);
  return kept === "British English" ? kept : "American English";
}

/** Which English an answer is checked for; every editor of the page follows. */
export function useStyleOfEnglish(): StyleOfEnglish {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, read);
}

/** Kept in this browser for the next abstract. */
export function chooseStyleOfEnglish(style: StyleOfEnglish): void {
  localStorage.setItem(name, style);
  for (const listener of listeners) listener();
}
