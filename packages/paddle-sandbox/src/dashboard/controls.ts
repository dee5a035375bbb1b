import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../context.ts";
import { deliveryFaults } from "../entities.ts";
import { basePath } from "../pages/document.ts";
import { ApiProblem, found } from "../problem.ts";
import { type ApiFaults, apiFaultKinds } from "../rest/faults.ts";
import { readBody, text } from "../rest/route.ts";
import { clockPoints, type Timeline } from "../timeline.ts";

export type ControlsInput = {
  ctx: Context;
  faults: ApiFaults;
  timeline: Timeline;
  settled(): Promise<void>;
  startOver(): Promise<void>;
};

const deliveryFault = z.object({
  fault: z.enum(deliveryFaults),
  delay_seconds: z.coerce.number().min(0).max(600).default(0),
});
const apiFault = z.object({
  kind: z.enum(apiFaultKinds),
  calls: z.coerce.number().int().min(0).max(1000).default(1),
});

/**
 * What people and tests turn: clock, faults, replay, reset. Every call takes JSON or a form; a form
 * of the dashboard is sent back to it.
 */
export function serveControls(app: FastifyInstance, input: ControlsInput): void {
  const { ctx, faults, timeline, settled, startOver } = input;
  app.addHook("onRequest", async (request) => refuseForeignPages(request));

  const clock = () => ({
    ...ctx.clock.state(),
    now: ctx.clock.now().toISOString(),
    real: ctx.clock.real().toISOString(),
    offset_ms: ctx.clock.offsetMs(),
  });
  const done = async (request: FastifyRequest, reply: FastifyReply, answer: object) => {
    const { wait } = request.query as { wait?: string };
    if (wait === "1") await settled();
    const fromPage = request.headers["content-type"]?.includes("form-urlencoded");
    return fromPage ? reply.redirect(`${basePath(ctx)}/_sandbox`, 303) : reply.send(answer);
  };

  app.get("/clock", async (_request, reply) =>
    reply
      .headers({ "access-control-allow-origin": "*", "cache-control": "no-store" })
      .send(clock()),
  );
  app.post("/clock/set", async (request, reply) => {
    const { at } = readBody(z.object({ at: z.iso.datetime({ offset: true }) }), request.body);
    await timeline.moveTo(new Date(at));
    return done(request, reply, clock());
  });
  app.post("/clock/advance", async (request, reply) => {
    const { by } = readBody(z.object({ by: text }), request.body);
    await timeline.advance(by);
    return done(request, reply, clock());
  });
  app.post("/clock/advance-to", async (request, reply) => {
    const schema = z.object({ subscription_id: text, point: z.enum(clockPoints) });
    const { subscription_id, point } = readBody(schema, request.body);
    await timeline.advanceTo(subscription_id, point);
    return done(request, reply, clock());
  });
  app.post("/clock/freeze", async (request, reply) => {
    ctx.clock.freeze();
    return done(request, reply, clock());
  });
  app.post("/clock/run", async (request, reply) => {
    ctx.clock.run();
    return done(request, reply, clock());
  });
  app.post("/clock/real", async (request, reply) => {
    try {
      ctx.clock.follow();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new ApiProblem(400, "clock_does_not_go_back", error.message);
    }
    return done(request, reply, clock());
  });

  app.post<{ Params: { id: string } }>("/webhooks/:id/fault", async (request, reply) => {
    const { fault, delay_seconds } = readBody(deliveryFault, request.body);
    const { notificationSettings } = ctx.records;
    const setting = found(notificationSettings.find(request.params.id), request.params.id);
    const sandbox = { fault, delayMs: delay_seconds * 1000 };
    notificationSettings.put({ ...setting, sandbox });
    return done(request, reply, { id: setting.id, fault, delay_seconds });
  });
  app.post<{ Params: { id: string } }>("/notifications/:id/replay", async (request, reply) =>
    done(request, reply, { notification_id: ctx.replay(request.params.id).id }),
  );
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
