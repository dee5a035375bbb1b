import { TermFileFormat, TermListId, termFileMaxBytes } from "@curie/contract";
import { create as contentDisposition } from "content-disposition";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { type FindUser, requireUser } from "#platform/http/api.ts";
import { readFileForm } from "#platform/http/file-form.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import {
  addTerm,
  changeTerm,
  clearList,
  exportTerms,
  importTerms,
  listTermLists,
  readList,
  removeTerm,
} from "./service.ts";

export const termRoutes = {
  lists: os.terms.lists.use(signedIn).handler(async ({ context, input }) => ({
    lists: await listTermLists(context.ctx, context.user, input.upload),
  })),

  entries: os.terms.entries
    .use(signedIn)
    .handler(({ context, input: { list, ...filter } }) =>
      readList(context.ctx, context.user, list, filter),
    ),

  add: os.terms.add
    .use(signedIn)
    .handler(({ context, input }) => addTerm(context.ctx, context.user, input.list, input.entry)),

  change: os.terms.change.use(signedIn).handler(async ({ context, input }) => {
    const { list, identity, entry } = input;
    return { entry: await changeTerm(context.ctx, context.user, list, identity, entry) };
  }),

  remove: os.terms.remove.use(signedIn).handler(async ({ context, input }) => ({
    removed: await removeTerm(context.ctx, context.user, input.list, input.identity),
  })),

  clear: os.terms.clear.use(signedIn).handler(async ({ context, input }) => ({
    removed: await clearList(context.ctx, context.user, input.list),
  })),
};

const Params = z.object({ list: TermListId });
const Query = z.object({ format: TermFileFormat.default("csv") });
const types: Record<TermFileFormat, string> = {
  csv: "text/csv; charset=utf-8",
  tbx: "application/x-tbx; charset=utf-8",
};
const importsPerMinute = 20;

/** Lists as files, in and out. */
export async function serveTermFiles(
  app: FastifyInstance,
  ctx: Context,
  findUser: FindUser,
): Promise<void> {
  app.post(
    "/api/terms/:list/import",
    {
      config: {
        bodyIsFile: true,
        rateLimit: { max: importsPerMinute, timeWindow: "1 minute" },
      },
    },
    async (request) => {
      const user = await requireUser(ctx, request, findUser);
      const params = Params.safeParse(request.params);
      if (!params.success) throw new Failure("terms.not-found");
      const { file } = await readFileForm(request, {
        take: async (part) => readWhole(part.file),
        drop: async () => {},
      });
      return importTerms(ctx, user, params.data.list, file);
    },
  );

  app.get("/api/terms/:list/file", async (request, reply) => {
    const user = await requireUser(ctx, request, findUser);
    const params = Params.safeParse(request.params);
    if (!params.success) throw new Failure("terms.not-found");
    const query = Query.safeParse(request.query);
    if (!query.success) throw new Failure("invalid-input");
    const { format } = query.data;
    const { name, content } = await exportTerms(ctx, user, params.data.list, format);
    return reply
      .type(types[format])
      .header("content-disposition", contentDisposition(name))
      .send(content);
  });
}

/** What arrives, to the limit; the rest is read and dropped, so that the browser hears the answer. */
async function readWhole(body: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size <= termFileMaxBytes) chunks.push(chunk);
  }
  if (size > termFileMaxBytes)
    throw new Failure("terms.file-refused", { reason: "file-too-large" });
  return Buffer.concat(chunks);
}
