import { type Html, html } from "../pages/html.ts";

/** What all management pages have in common. */
export function managementBody(title: string, content: Html): Html {
  return html`<main>
<p class="ribbon">This is a test page. No money moves.</p>
<div class="head"><h1>${title}</h1><button type="button" id="close-frame" class="close secondary" hidden>Close</button></div>
${content}
</main>`;
}

export const managementScripts = ["assets/frame-page.js"] as const;

/** `1 March 2026`. */
export function day(at: string | null): string {
  if (at === null) return "";
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(at),
  );
}
