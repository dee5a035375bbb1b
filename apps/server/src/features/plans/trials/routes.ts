import { trialLinks } from "@curie/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { contextAt } from "#platform/application.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { type FindUser, requireUser } from "#platform/http/api.ts";
import { meaningOfTrialRequest } from "./rules.ts";
import { startTrialByLink } from "./service.ts";

const links = [
  { path: trialLinks.world, by: "link" },
  { path: trialLinks.china, by: "china-link" },
] as const;

/**
 * The trial links (S207). They are addresses of pages too: opened directly they answer the page,
 * which asks again in the background.
 */
export async function serveTrialLinks(
  app: FastifyInstance,
  ctx: Context,
  findUser: FindUser,
): Promise<void> {
  for (const { path, by } of links) {
    app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
      const meaning = meaningOfTrialRequest(metadataOf(request));
      if (meaning === "page") return reply.callNotFound();
      reply.header("cache-control", "no-store");
      if (meaning === "nothing") throw new Failure("request-not-from-this-site");
      const user = await requireUser(ctx, request, findUser);
      await startTrialByLink(contextAt(ctx, request.hostname), user, by);
      return { done: true };
    });
  }
}

function metadataOf({ headers }: FastifyRequest) {
  const text = (name: string) => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  };
  return {
    site: text("sec-fetch-site"),
    mode: text("sec-fetch-mode"),
    destination: text("sec-fetch-dest"),
    purpose: text("sec-purpose") ?? text("purpose"),
  };
}
