/** Gives the focus to the page when what had it goes away, so that the keyboard does not start anew. */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}
