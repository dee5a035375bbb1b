import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { notFoundBody } from "./api.ts";

const dist = fileURLToPath(new URL("../../../../web/dist", import.meta.url));

/**
 * The built web app. Assets carry a hash in their name and are compressed at build time; every
 * other address answers the one page, whose router decides what it shows.
 */
export async function serveWebApp(app: FastifyInstance): Promise<void> {
  const built = existsSync(join(dist, "index.html"));
  const page = built ? await readFile(join(dist, "index.html"), "utf8") : null;

  if (built) {
    await app.register(fastifyStatic, {
      root: dist,
      wildcard: false,
      // The console has a build of its own, which is not for everybody (ADR 30).
      globIgnore: ["staff/**"],
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const immutable = path.includes(`${join(dist, "assets")}`);
        reply.header(
          "cache-control",
          immutable ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
        );
      },
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === "GET" || request.method === "HEAD";
    const isPage = reads && !request.url.startsWith("/api/");
    if (isPage && page !== null) {
      return reply.type("text/html").header("cache-control", "no-cache").send(page);
    }
    const { status, body } = notFoundBody(request);
    return reply.status(status).send(body);
  });
}
