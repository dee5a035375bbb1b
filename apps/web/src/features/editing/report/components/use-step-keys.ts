import { useEffect, useEffectEvent } from "react";

/** On, unless somebody turned them off in this browser. */
const storageKey = "curie-report-keys";

export function areStepKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== "off";
}

export function rememberStepKeys(on: boolean): void {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, "off");
}

/** Calls back on letters, but not where somebody types or chooses. */
export function useLetterKeys(on: boolean, keys: ReadonlyMap<string, () => void>): void {
  const press = useEffectEvent((key: string) => keys.get(key)?.());
  useEffect(() => {
    if (!on) return;
    function onKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || isBusy(target)) return;
      press(key);
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [on]);
}

/** Whether a letter means something else there: in a field, a menu, a dialog. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type="radio"], [type="checkbox"])'))
  );
}
