import { useEffect, useRef, useState } from "react";
import { stepFrom } from "../model.ts";
import { goTo, idInText } from "./change-link.tsx";
import { areStepKeysOn, rememberStepKeys, useLetterKeys } from "./use-step-keys.ts";

type ChangeSteps = {
  /** Of the chosen changes, in order. */
  numbers: readonly number[];
  /** Whether the sections of all of them are on the page. */
  allDrawn: boolean;
  drawAll: () => void;
  /** A change that somebody asked for from elsewhere on the page; each asking is an object of its own. */
  wanted?: { number: number } | null;
  /** There is no further change in this direction. */
  onEnd: (step: 1 | -1) => void;
  isOpen: (change: number) => boolean;
  onDecide: (change: number, decision: "accepted" | "rejected") => void;
  /** Takes the last decision back; answers the change it was about. */
  onUndo: () => number | null;
};

/**
 * Walks from change to change with the keys n and p, decides with a, r and u, and turns the keys on and off.
 * A decision leads on to the next change that is open.
 */
export function useChangeSteps(steps: ChangeSteps) {
  const { numbers, allDrawn, drawAll, wanted = null, onEnd, isOpen, onDecide, onUndo } = steps;
  const [on, setOn] = useState(areStepKeysOn);
  /** Where a step leads that waits for its section to be drawn. */
  const [awaited, setAwaited] = useState<number | null>(null);

  function walkTo(target: number) {
    if (document.getElementById(idInText(target))) goTo(idInText(target));
    else {
      setAwaited(target);
      drawAll();
    }
  }
  function step(by: 1 | -1) {
    const target = stepFrom(numbers, focusedChange(), firstInView(numbers), by);
    if (target === null) onEnd(by);
    else walkTo(target);
  }
  function decide(decision: "accepted" | "rejected") {
    const change = focusedChange();
    // Nobody decides on what they have not looked at: the first press leads there.
    if (change === null) return step(1);
    onDecide(change, decision);
    const next = numbers.find((number) => number > change && isOpen(number));
    if (next !== undefined) walkTo(next);
  }
  function undo() {
    const change = onUndo();
    if (change !== null && numbers.includes(change)) walkTo(change);
  }
  useLetterKeys(
    on,
    new Map([
      ["n", () => step(1)],
      ["p", () => step(-1)],
      ["a", () => decide("accepted")],
      ["r", () => decide("rejected")],
      ["u", undo],
    ]),
  );

  /** Asked for once: what is drawn later brings nobody back. */
  const followed = useRef<object | null>(null);
  useEffect(() => {
    if (wanted === null || followed.current === wanted) return;
    followed.current = wanted;
    walkTo(wanted.number);
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

/** The change whose number or button has the focus, in the text or among the notes. */
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
