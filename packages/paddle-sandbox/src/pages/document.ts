import type { FastifyReply } from "fastify";
import type { Context } from "../context.ts";
import { type Html, html } from "./html.ts";

/** The path below which the sandbox is mounted; empty when it has a host of its own. */
export function basePath(ctx: Context): string {
  return new URL(ctx.publicUrl()).pathname.replace(/\/$/, "");
}

type PageInput = {
  ctx: Context;
  title: string;
  body: Html;
  status?: number;
  locale?: string;
  scripts?: readonly string[];
  /** Attributes of the body, already markup. */
  attributes?: Html;
  /** Whether other sites may show the page in a frame. */
  framed?: boolean;
};

/** Sends a page that loads nothing from elsewhere and runs no script but the ones named. */
export function sendPage(reply: FastifyReply, input: PageInput): FastifyReply {
  const { ctx, title, body, status = 200, locale = "en", scripts = [], framed = false } = input;
  const base = basePath(ctx);
  const document = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/assets/pages.css">
${scripts.map((name) => html`<script type="module" src="${base}/${name}"></script>`)}
</head>
<body${input.attributes ?? ""}>
${body}
</body>
</html>
`;
  return reply
    .status(status)
    .headers({
      "content-security-policy": [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "frame-src 'self'",
        "img-src data:",
        "form-action 'self'",
        "base-uri 'none'",
        framed ? "frame-ancestors *" : "frame-ancestors 'none'",
      ].join("; "),
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    })
    .type("text/html; charset=utf-8")
    .send(document.text);
}
