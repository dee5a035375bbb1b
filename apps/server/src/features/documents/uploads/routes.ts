import { type Upload, type User, uploadMaxBytes } from "@curie/contract";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { type FindUser, requireUser } from "#platform/http/api.ts";
import { readFileForm } from "#platform/http/file-form.ts";
import { placesOf } from "#platform/http/places.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import { networkOf } from "#platform/http/proxies.ts";
import {
  discardUpload,
  dropIncoming,
  getUploadWords,
  receivePart,
  storeUpload,
  sweepIncoming,
} from "./service.ts";

const uploadsPerMinute = 30;
/** As many as somebody has pages open; each holds a connection and a scratch file. */
const uploadsAtOnce = 4;
/** Past this nothing is read any more: an answer after the body would come too late to matter. */
const hopelessBytes = 4 * uploadMaxBytes;

export const uploadRoutes = {
  uploadWords: os.documents.uploadWords
    .use(signedIn)
    .handler(({ context, input }) => getUploadWords(context.ctx, context.user, input.identity)),

  discardUpload: os.documents.discardUpload.use(signedIn).handler(async ({ context, input }) => {
    await discardUpload(context.ctx, context.user, input.identity);
    return { done: true as const };
  }),
};

/** The one call whose body is a file. It streams to disk and never stands in memory whole. */
export async function serveUpload(
  app: FastifyInstance,
  ctx: Context,
  findUser: FindUser,
): Promise<void> {
  await app.register(multipart, {
    // A name with folders in it is refused, so it has to reach us whole.
    preservePath: true,
    throwFileSizeLimit: false,
    limits: { fileSize: uploadMaxBytes, files: 5, fields: 5, fieldSize: 1000, parts: 10 },
  });

  sweepWhileListening(app, ctx);
  const whoAsks = oncePerRequest((request) => findUser(ctx, request));
  const takePlace = placesOf(uploadsAtOnce);
  app.post(
    "/api/upload",
    {
      config: {
        bodyIsFile: true,
        rateLimit: {
          max: uploadsPerMinute,
          timeWindow: "1 minute",
          // By account, whatever its sessions and cookies: a whole institute may share one address.
          keyGenerator: async (request) =>
            (await whoAsks(request))?.identity ?? networkOf(request.ip),
        },
      },
    },
    async (request): Promise<Upload> => {
      const user = await requireUser(ctx, request, (_ctx, asking) => whoAsks(asking));
      if (Number(request.headers["content-length"] ?? 0) > hopelessBytes) {
        throw new Failure("documents.file-too-large", { limitBytes: uploadMaxBytes });
      }
      const leavePlace = takePlace(user.identity);
      try {
        const { file, fields } = await readFileForm(request, {
          take: (part) => receivePart(ctx, part),
          drop: dropIncoming,
        });
        try {
          return await storeUpload(ctx, user, file, fields.get("retentionDays"));
        } finally {
          await dropIncoming(file);
        }
      } finally {
        leavePlace();
      }
    },
  );
}

/** The limit and the route both ask who it is; the sessions are asked once. */
function oncePerRequest(
  find: (request: FastifyRequest) => Promise<User | null>,
): (request: FastifyRequest) => Promise<User | null> {
  const found = new WeakMap<FastifyRequest, Promise<User | null>>();
  return (request) => {
    const user = found.get(request) ?? find(request);
    found.set(request, user);
    return user;
  };
}

const sweepEveryMs = 60 * 60_000;

/**
 * Scratch files lie on the machine that receives them, where nobody may work jobs: the process that
 * listens sweeps them, at its start and then every hour.
 */
function sweepWhileListening(app: FastifyInstance, ctx: Context): void {
  const sweep = () => {
    sweepIncoming(ctx).catch((error: unknown) => {
      ctx.log.error({ err: error }, "scratch files of uploads were not swept");
    });
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    sweep();
    timer = setInterval(sweep, sweepEveryMs).unref();
  });
  app.addHook("onClose", async () => clearInterval(timer));
}
