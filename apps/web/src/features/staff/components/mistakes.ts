import { useEffect, useRef, useState } from "react";

/**
 * A field that knows what is wrong with its text. It says so when it is left, or when its form is to
 * be sent, and not while somebody types.
 *
 * @param mistake empty: none
 * @returns what the field is given
 */
export function useMistake(mistake: string) {
  const ref = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(false);
  useEffect(() => ref.current?.setCustomValidity(mistake), [mistake]);
  return {
    ref,
    error: left && mistake,
    onFocus: () => setLeft(false),
    onBlur: () => setLeft(true),
    onInvalid: () => setLeft(true),
  };
}

/**
 * Has every field of a form that knows of a mistake say it, and moves the focus to the first.
 * @returns whether there is one
 */
export function showFirstMistake(form: HTMLFormElement): boolean {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  const wrong = fields.filter(({ validity }) => validity.customError);
  wrong[0]?.focus();
  for (const field of wrong) field.checkValidity();
  return wrong.length > 0;
}
