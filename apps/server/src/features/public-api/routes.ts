import { type ErrorBody, errorStatuses, type V1Meta, v1Streams } from "@curie/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  dropIncoming,
  receivePart,
  receiveRaw,
  storeUpload,
} from "#features/documents/uploads/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { serveRouter } from "#platform/http/api.ts";
import { sendWordFile } from "#platform/http/downloads.ts";
import { readFileForm } from "#platform/http/file-form.ts";
import { placesOf } from "#platform/http/places.ts";
import { describeFailure, errorBody, retryHeaders } from "#platform/http/wire-errors.ts";
import { callerOf, guardOf, requireScope, v1Os, withSentence } from "./access/service.ts";
import { describeV1 } from "./description/service.ts";
import {
  describeReceived,
  getV1Check,
  getV1Document,
  getV1Report,
  listV1Documents,
  openV1File,
  removeV1Document,
} from "./documents/service.ts";
import { describeAccount } from "./service.ts";
import { startOnce } from "./starts/service.ts";

const prefix = "/api/v1";
const uploadsAtOnce = 4;
/** A body of bytes says one of these; a form says `multipart/form-data`. */
const byteTypes = [
  "application/octet-stream",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
];

const keyOf = (headers: Headers) => headers.get("idempotency-key");

const router = {
  account: v1Os.account.handler(({ context }) => describeAccount(context.ctx, context.caller)),
  list: v1Os.list.handler(({ context, input }) =>
    listV1Documents(context.ctx, context.caller.user, input),
  ),
  get: v1Os.get.handler(({ context, input }) =>
    getV1Document(context.ctx, context.caller.user, input.identity),
  ),
  report: v1Os.report.handler(({ context, input }) =>
    getV1Report(context.ctx, context.caller.user, input.identity),
  ),
  checks: v1Os.checks.handler(({ context, input }) =>
    getV1Check(context.ctx, context.caller.user, input.identity),
  ),
  remove: v1Os.remove.handler(async ({ context, input }) => {
    await removeV1Document(context.ctx, context.caller, input.identity);
    return { done: true } as const;
  }),
  edit: v1Os.edit.handler(({ context, input }) =>
    startOnce(
      context.ctx,
      context.caller,
      { service: "edit", choices: input },
      keyOf(context.headers),
    ),
  ),
  translate: v1Os.translate.handler(({ context, input }) =>
    startOnce(
      context.ctx,
      context.caller,
      { service: "translation", choices: input },
      keyOf(context.headers),
    ),
  ),
};

/** Every call of the public API, under `/api/v1`. A session means nothing there, and a token nothing elsewhere. */
export async function servePublicApi(app: FastifyInstance, ctx: Context): Promise<void> {
  const description = await describeV1(ctx);
  // What the calls are is no secret, and whoever writes a program may not have a token yet.
  app.get(`${prefix}/openapi.json`, async () => description);
  await app.register(async (v1) => {
    v1.addHook("onRequest", guardOf(v1, ctx));
    v1.setErrorHandler((error, request, reply) => {
      const failure = describeFailure(error, request.log as Context["log"]);
      for (const name of ["content-disposition", "content-length", "accept-ranges"]) {
        reply.removeHeader(name);
      }
      return reply
        .type("application/json")
        .headers(retryHeaders(failure.code))
        .status(errorStatuses[failure.code])
        .send(withSentence(ctx, errorBody(failure, request.id)));
    });
    serveRouter(v1, ctx, {
      ...{ router, prefix, findUser: async () => null },
      bodyOf: (error) => withSentence(ctx, error.data as ErrorBody),
      moreOf: (request) => ({ caller: callerOf(request) }),
    });
    serveUpload(v1, ctx);
    serveFile(v1, ctx);
  });
}

function scopesOf(endpoint: keyof typeof v1Streams): V1Meta["scopes"] {
  return v1Streams[endpoint]["~orpc"].meta.scopes;
}

const RawQuery = z.object({ name: z.string().max(255) });

function serveUpload(app: FastifyInstance, ctx: Context): void {
  const takePlace = placesOf(uploadsAtOnce);
  // The handler reads the body itself, as a stream.
  app.addContentTypeParser(byteTypes, (_request, _payload, done) => done(null));
  app.post(`${prefix}/documents`, { config: { bodyIsFile: true } }, async (request, reply) => {
    const caller = callerOf(request);
    const { user } = caller;
    requireScope(caller, scopesOf("upload"));
    const leavePlace = takePlace(user.identity);
    try {
      const file = await receive(ctx, request);
      try {
        const upload = await storeUpload(ctx, user, file, undefined);
        return reply.status(201).send(describeReceived(ctx, upload));
      } finally {
        await dropIncoming(file);
      }
    } finally {
      leavePlace();
    }
  });
}

async function receive(ctx: Context, request: FastifyRequest) {
  if (request.isMultipart()) {
    const { file } = await readFileForm(request, {
      take: (part) => receivePart(ctx, part),
      drop: dropIncoming,
    });
    return file;
  }
  const query = RawQuery.safeParse(request.query);
  if (!query.success) throw new Failure("invalid-input", { fields: ["name"] });
  return receiveRaw(ctx, query.data.name, request.raw);
}

const FileParams = z.object({ identity: z.uuid(), copy: z.string().max(40) });

function serveFile(app: FastifyInstance, ctx: Context): void {
  app.get(`${prefix}/documents/:identity/files/:copy`, async (request, reply) => {
    const caller = callerOf(request);
    requireScope(caller, scopesOf("file"));
    const params = FileParams.safeParse(request.params);
    if (!params.success) throw new Failure("documents.not-found");
    const { identity, copy } = params.data;
    const { onSent, document, ...opened } = await openV1File(ctx, caller.user, identity, copy);
    const file = { ...opened, name: document.fileName, wishedName: undefined };
    return sendWordFile(request, reply, file, () => {
      onSent().catch((error: unknown) => {
        request.log.error(
          { err: error },
          "files were kept that should have gone after the download",
        );
      });
    });
  });
}
