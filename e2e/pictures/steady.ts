/**
 * Runs in the page before its picture is taken: days, times and codes differ from one day to the next, and the
 * picture must not. Every digit becomes a nought, every month the same one, every age the same.
 */
export function steady(): void {
  const months =
    /\b(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g;
  const ages =
    /\b(just now|yesterday|today|\d+ (minutes?|hours?|days?) ago|an? (minute|hour|day) ago)\b/g;
  const codes = /\b[A-HJ-NP-Z2-9]{10}\b/g;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Mantine writes its variables into the page.
    if (node.parentElement?.matches("style, script")) continue;
    const text = node.nodeValue ?? "";
    const same = text
      .replace(codes, "AAAAAAAAAA")
      .replace(ages, "0 hours ago")
      .replace(months, "May")
      // A day has one digit or two.
      .replace(/\d{1,2}(?= May)|(?<=May )\d{1,2}\b/g, "00")
      .replace(/\d/g, "0");
    if (same !== text) node.nodeValue = same;
  }
}

/** Runs in the page: waits until nothing in it has changed for a moment. What arrives late, such as messages, is there then. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    const quietMs = 700;
    let timer = setTimeout(done, quietMs);
    const watcher = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quietMs);
    });
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    watcher.observe(document.documentElement, everything);
    function done() {
      watcher.disconnect();
      resolve();
    }
  });
}
