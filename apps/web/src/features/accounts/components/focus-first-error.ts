type FormWithInputs = { getInputNode: (path: string) => HTMLElement | null };

/** After a refused submit the focus stands on the first field that needs attention. */
export function focusFirstError(form: FormWithInputs): (errors: Record<string, unknown>) => void {
  return (errors) => {
    const first = Object.keys(errors)[0];
    if (first !== undefined) form.getInputNode(first)?.focus();
  };
}
