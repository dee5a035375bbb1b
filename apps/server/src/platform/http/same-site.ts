import type { FastifyRequest } from "fastify";
import { Failure } from "#platform/failure.ts";

/**
 * Protection against forged requests. Every browser sends `Sec-Fetch-Site` or `Origin` with a
 * writing request, and a page of another site cannot change them; together with the SameSite=Lax
 * session cookie they say more than a token in the page would. A caller that sends neither is not
 * a browser and carries no session it did not ask for.
 */
export function refuseForeignWrites(request: FastifyRequest, publicOrigin: string): void {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS") return;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") {
    throw new Failure("request-not-from-this-site");
  }
  const { origin } = request.headers;
  if (origin === undefined) return;
  const ours = new Set([publicOrigin, `${request.protocol}://${request.host}`]);
  if (!ours.has(origin)) throw new Failure("request-not-from-this-site");
}
