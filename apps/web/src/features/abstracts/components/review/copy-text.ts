/**
 * Puts a text on the clipboard, with formatting beside the plain text unless `html` is null.
 *
 * @returns whether the browser allowed it
 */
export async function copyText({
  plain,
  html,
}: {
  plain: string;
  html: string | null;
}): Promise<boolean> {
  try {
    if (html === null) await navigator.clipboard.writeText(plain);
    else await navigator.clipboard.write([new ClipboardItem(itemsOf(plain, html))]);
    return true;
  } catch {
    // Without the permission, or on a page without encryption, an older way is left.
    return copyByEvent(plain, html);
  }
}

function itemsOf(plain: string, html: string): Record<string, Blob> {
  return {
    "text/plain": new Blob([plain], { type: "text/plain" }),
    "text/html": new Blob([html], { type: "text/html" }),
  };
}

function copyByEvent(plain: string, html: string | null): boolean {
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", plain);
    if (html !== null) event.clipboardData?.setData("text/html", html);
    event.preventDefault();
  };
  document.addEventListener("copy", fill);
  const done = document.execCommand("copy");
  document.removeEventListener("copy", fill);
  return done;
}
