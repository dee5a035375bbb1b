import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";

const folder = new URL("../../browser/", import.meta.url);

function read(name: string): string {
  return readFileSync(fileURLToPath(new URL(name, folder)), "utf8");
}

/**
 * A script for a plain `<script>` element: the modules joined, in a scope of their own. They import
 * nothing but one another, so taking the import and export words away is all there is to it.
 */
function join(names: readonly string[]): string {
  const text = names
    .map(read)
    .join("\n")
    .replace(/^import .*$/gm, "")
    .replace(/^export /gm, "");
  return `(() => {\n"use strict";\n${text}\n})();\n`;
}

/** The scripts of Paddle Billing and Paddle Classic, and what the pages load. */
export function serveAssets(app: FastifyInstance): void {
  const files: readonly [path: string, type: string, body: string][] = [
    ["/js/v2/paddle.js", "text/javascript", join(["frame.js", "paddle-v2.js"])],
    ["/js/v1/paddle.js", "text/javascript", join(["frame.js", "paddle-v1.js"])],
    ["/assets/checkout.js", "text/javascript", read("checkout.js")],
    ["/assets/pages.css", "text/css", read("pages.css")],
  ];
  for (const [path, type, body] of files) {
    app.get(path, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .headers({
          "cache-control": "no-cache",
          // Scripts are loaded by pages of other origins.
          "cross-origin-resource-policy": "cross-origin",
          "access-control-allow-origin": "*",
        })
        .send(body),
    );
  }
}
