import { useEffect, useState } from "react";
import { stepFrom } from "../model.ts";
import { goTo, idInText } from "./change-link.tsx";
import { areStepKeysOn, rememberStepKeys, useStepKeys } from "./use-step-keys.ts";

type ChangeSteps = {
  /** Of the chosen changes, in order. */
  numbers: readonly number[];
  /** Whether the sections of all of them are on the page. */
  allDrawn: boolean;
  drawAll: () => void;
  /** There is no further change in this direction. */
  onEnd: (step: 1 | -1) => void;
};

/** Walks from change to change with the keys n and p, and turns the keys on and off. */
export function useChangeSteps({ numbers, allDrawn, drawAll, onEnd }: ChangeSteps) {
  const [on, setOn] = useState(areStepKeysOn);
  /** Where a step leads that waits for its section to be drawn. */
  const [awaited, setAwaited] = useState<number | null>(null);

  useStepKeys(on, (step) => {
    const target = stepFrom(numbers, focusedChange(), firstInView(numbers), step);
    if (target === null) onEnd(step);
    else if (document.getElementById(idInText(target))) goTo(idInText(target));
    else {
      setAwaited(target);
      drawAll();
    }
  });

  useEffect(() => {
    if (awaited === null || !allDrawn) return;
    goTo(idInText(awaited));
    setAwaited(null);
  }, [awaited, allDrawn]);

  return {
    on,
    setOn: (next: boolean) => {
      rememberStepKeys(next);
      setOn(next);
    },
  };
}

/** The change whose number has the focus, in the text or among the notes. */
function focusedChange(): number | null {
  const number = document.activeElement?.getAttribute("data-change");
  return number ? Number(number) : null;
}

/** The first change in the window or below it; the first of all that is not drawn yet comes after. */
function firstInView(numbers: readonly number[]): number | null {
  const found = numbers.find((number) => {
    const element = document.getElementById(idInText(number));
    return element === null || element.getBoundingClientRect().top >= 0;
  });
  return found ?? null;
}
