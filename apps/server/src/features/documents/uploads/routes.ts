import { type Upload, type User, uploadMaxBytes } from "@curie/contract";
import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { type FindUser, requireUser } from "#platform/http/api.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import { networkOf } from "#platform/http/proxies.ts";
import {
  discardUpload,
  dropIncoming,
  type IncomingFile,
  receiveFile,
  storeUpload,
  sweepIncoming,
} from "./service.ts";

const fileField = "file";
const uploadsPerMinute = 30;
/** As many as somebody has pages open; each holds a connection and a scratch file. */
const uploadsAtOnce = 4;
/** Past this nothing is read any more: an answer after the body would come too late to matter. */
const hopelessBytes = 4 * uploadMaxBytes;

export const uploadRoutes = {
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
        const form = await readForm(ctx, request);
        try {
          return await storeUpload(ctx, user, form.file, form.retentionDays);
        } finally {
          await dropIncoming(form.file);
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

/** So many uploads of one account at a time. @throws `documents.too-many-uploads` */
function placesOf(most: number): (owner: string) => () => void {
  const taken = new Map<string, number>();
  return (owner) => {
    const before = taken.get(owner) ?? 0;
    if (before >= most) throw new Failure("documents.too-many-uploads", { limit: most });
    taken.set(owner, before + 1);
    return () => {
      const left = (taken.get(owner) ?? 1) - 1;
      if (left > 0) taken.set(owner, left);
      else taken.delete(owner);
    };
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

type Form = { file: IncomingFile; retentionDays: string | undefined };

/** Reads the whole form, even past its first mistake, so that the browser gets to hear the answer. */
async function readForm(ctx: Context, request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw new Failure("documents.no-file");
  let file: IncomingFile | null = null;
  let retentionDays: string | undefined;
  let mistake: unknown = null;
  let files = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") {
        if (part.fieldname === "retentionDays") retentionDays = String(part.value);
        continue;
      }
      files += 1;
      if (files > 1 || part.fieldname !== fileField) {
        part.file.resume();
        mistake ??= new Failure(files > 1 ? "documents.more-than-one-file" : "documents.no-file");
        continue;
      }
      file = await receive(ctx, part).catch((error: unknown) => {
        mistake ??= error;
        return null;
      });
    }
    if (mistake) throw mistake;
    if (!file) throw new Failure("documents.no-file");
    return { file, retentionDays };
  } catch (error) {
    if (file) await dropIncoming(file);
    throw interruptedOr(error);
  }
}

async function receive(ctx: Context, part: MultipartFile): Promise<IncomingFile> {
  return receiveFile(ctx, {
    // A part of bytes may come without a name, whatever the types say.
    name: part.filename ?? "",
    body: part.file,
    wasCut: () => part.file.truncated,
    maxBytes: uploadMaxBytes,
  });
}

const tooManyParts = new Set(["FST_FILES_LIMIT", "FST_PARTS_LIMIT", "FST_FIELDS_LIMIT"]);

/** A browser that goes away in the middle, or a body that is not the form it says it is. */
function interruptedOr(error: unknown): unknown {
  if (error instanceof Failure || !(error instanceof Error)) return error;
  const code = "code" in error ? String(error.code) : "";
  if (tooManyParts.has(code)) return new Failure("documents.more-than-one-file");
  // busboy's own complaints have no code; what storage throws has one.
  const ofTheForm = code === "" || code.startsWith("FST_") || code === "ECONNRESET";
  return ofTheForm ? new Failure("documents.upload-interrupted") : error;
}
