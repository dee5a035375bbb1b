import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../context.ts";
import { basePath } from "../pages/document.ts";
import { ApiProblem } from "../problem.ts";
import { type ApiFaults, apiFaultKinds } from "../rest/faults.ts";
import { readBody, text } from "../rest/route.ts";
import type { Timeline } from "../timeline.ts";

export type ControlsInput = {
  ctx: Context;
  faults: ApiFaults;
  timeline: Timeline;
  settled(): Promise<void>;
  startOver(): Promise<void>;
};

const apiFault = z.object({
  kind: z.enum(apiFaultKinds),
  calls: z.coerce.number().int().min(0).max(1000).default(1),
});

/**
 * What people and tests turn: clock, faults, reset. Every call takes JSON or a form; a form of the
 * dashboard is sent back to it. With `?wait=1` the answer comes when every message was accepted or
 * given up.
 */
export function serveControls(app: FastifyInstance, input: ControlsInput): void {
  const { ctx, faults, timeline, settled, startOver } = input;
  app.addHook("onRequest", async (request) => refuseForeignPages(request));

  const done = async (request: FastifyRequest, reply: FastifyReply, answer: object) => {
    const { wait } = request.query as { wait?: string };
    if (wait === "1") await settled();
    const fromPage = request.headers["content-type"]?.includes("form-urlencoded");
    return fromPage ? reply.redirect(`${basePath(ctx)}/_sandbox`, 303) : reply.send(answer);
  };

  app.post("/clock/advance", async (request, reply) => {
    const { by } = readBody(z.object({ by: text }), request.body);
    await timeline.advance(by);
    return done(request, reply, { now: ctx.clock.now().toISOString() });
  });
  app.post("/api-faults", async (request, reply) => {
    Object.assign(faults, readBody(apiFault, request.body));
    return done(request, reply, { ...faults });
  });
  app.post("/reset", async (request, reply) => {
    await startOver();
    return done(request, reply, { reset: true });
  });
}

/** A page elsewhere in the browser has no business here. */
function refuseForeignPages({ method, headers }: FastifyRequest): void {
  if (method === "GET") return;
  const { origin, host, "sec-fetch-site": site } = headers;
  // A page that names no referrer sends its forms with the origin `null`; the browser still says
  // whose page it is.
  const isOurs =
    site === undefined
      ? origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
      : site === "same-origin";
  if (isOurs) return;
  throw new ApiProblem(403, "foreign_origin", "Controls are used from the dashboard or a script.");
}
