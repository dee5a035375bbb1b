import { createRequire } from "node:module";
import { dirname } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Curie API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="api"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;
const start = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#api", deepLinking: true });\n`;

/** The API as a page for people, every byte of it served from here. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  const assets = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  app.get("/api/docs", async (_request, reply) => reply.type("text/html").send(page));
  app.get("/api/docs/start.js", async (_request, reply) =>
    reply.type("text/javascript").send(start),
  );
  await app.register(fastifyStatic, {
    root: assets,
    prefix: "/api/docs/",
    decorateReply: false,
    index: false,
    allowedPath: (path) => /^\/swagger-ui(-bundle\.js|\.css)$/.test(path),
  });
}
