import { FapiaoFormat } from "@curie/contract";
import { create as contentDisposition } from "content-disposition";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { type FindUser, requireUser } from "#platform/http/api.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import { hearFromIssuer } from "./following/service.ts";
import { Callback, isSigned } from "./issuer/rules.ts";
import { fapiaoContentTypes } from "./rules.ts";
import { cancelFapiao, createFapiao, listEligiblePayments, readFapiaoFile } from "./service.ts";

export const fapiaoRoutes = {
  create: os.fapiao.create.use(signedIn).handler(async ({ context: { ctx, user }, input }) => ({
    fapiao: await createFapiao(ctx, user, input),
  })),

  eligiblePayments: os.fapiao.eligiblePayments
    .use(signedIn)
    .handler(async ({ context: { ctx, user }, input }) => ({
      payments: await listEligiblePayments(ctx, user, input.receiptCode),
    })),

  cancel: os.fapiao.cancel.use(signedIn).handler(async ({ context: { ctx, user }, input }) => ({
    fapiao: await cancelFapiao(ctx, user, input),
  })),
};

/** The document of a fapiao, for who asked for it. */
export async function serveFapiaoFile(
  app: FastifyInstance,
  ctx: Context,
  findUser: FindUser,
): Promise<void> {
  app.get<{ Params: { identity: string }; Querystring: { format?: string } }>(
    "/api/fapiao/:identity/file",
    async (request, reply) => {
      const user = await requireUser(ctx, request, findUser);
      const identity = z.uuid().safeParse(request.params.identity);
      const format = FapiaoFormat.default("pdf").safeParse(request.query.format);
      if (!identity.success || !format.success) throw new Failure("fapiao.not-found");
      const wanted = { identity: identity.data, format: format.data };
      const { name, bytes } = await readFapiaoFile(ctx, user, wanted);
      return reply
        .type(fapiaoContentTypes[format.data])
        .header("content-disposition", contentDisposition(name))
        .send(bytes);
    },
  );
}

const callbackPath = "/api/fapiao/callback";

/**
 * Where the issuer says that something has changed. What it is now we ask for ourselves, so a call that
 * comes late, twice or before another one does no harm; who cannot sign is refused.
 */
export async function serveFapiaoCallback(app: FastifyInstance, ctx: Context): Promise<void> {
  const { issuer } = ctx.config.fapiao;
  if (issuer === "off" || issuer === "local") return;
  await app.register(async (scope) => {
    // Signatures are over bytes: a body that was read and written again would not fit.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: 10_000 },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Body: Buffer }>(
      callbackPath,
      { config: { rateLimit: false } },
      async ({ headers, body }) => {
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const signed = { what: `POST ${callbackPath}`, body: bytes };
        const header = String(headers["curie-signature"] ?? "");
        if (!isSigned(signed, header, issuer.secret, wallTime(ctx.clock))) {
          throw new Failure("forbidden");
        }
        const callback = Callback.safeParse(jsonOf(bytes));
        if (!callback.success) throw new Failure("invalid-input");
        return { known: await hearFromIssuer(ctx, callback.data) };
      },
    );
  });
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new Failure("invalid-input");
  }
}
