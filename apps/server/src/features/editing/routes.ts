import { ComparedWith, ReportFormat } from "@curie/contract";
import { reportPagePolicy } from "@curie/manuscript";
import { create as contentDisposition } from "content-disposition";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { startDocument } from "#features/documents/processing/service.ts";
import { getCompletedDocument } from "#features/documents/service.ts";
import { getEditingAccess } from "#features/plans/access/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { type FindUser, requireUser } from "#platform/http/api.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import { chooseProfile, getSubmissionCheck, setDismissed } from "./checks/service.ts";
import { getComparison, makeComparison } from "./comparison/service.ts";
import { decide, getDecisions } from "./decisions/service.ts";
import { getSigner, listStatements, makeLog } from "./log/service.ts";
import { getReport, listProof, makeReportFile } from "./reports/service.ts";
import { editSample, readSampleReport, sampleFigures } from "./sample/service.ts";
import { editing } from "./service.ts";
import { listEarlier, readPrevious as readPreviousVersion } from "./versions/service.ts";

/** What editing has beside the endpoints of every service for documents. */
export const editingRoutes = {
  limitReached: os.editing.limitReached
    .use(signedIn)
    .handler(({ context }) => getEditingAccess(context.ctx, context.user)),

  start: os.editing.start.use(signedIn).handler(async ({ context, input }) => {
    const { firstLanguage = context.user.firstLanguage, previous, ...choices } = input;
    if (choices.oxfordSpelling && choices.styleOfEnglish !== "British English") {
      throw new Failure("invalid-input");
    }
    const readPrevious = previous
      ? () => readPreviousVersion(context.ctx, context.user, previous)
      : undefined;
    const chosen = { ...choices, firstLanguage, readPrevious };
    return { document: await startDocument(context.ctx, context.user, editing, chosen) };
  }),

  earlierVersions: os.editing.earlierVersions.use(signedIn).handler(async ({ context, input }) => ({
    documents: await listEarlier(context.ctx, context.user, input.file),
  })),

  version: os.editing.version.use(signedIn).handler(async ({ context, input }) => {
    const { lewisVersion } = await getCompletedDocument(
      context.ctx,
      context.user,
      "edit",
      input.identity,
    );
    return { lewisVersion: lewisVersion ?? "" };
  }),

  report: os.editing.report
    .use(signedIn)
    .handler(({ context, input }) => getReport(context.ctx, context.user, input.identity)),

  decisions: os.editing.decisions
    .use(signedIn)
    .handler(({ context, input }) =>
      getDecisions(context.ctx, context.user, input.identity, Number(input.since ?? 0)),
    ),

  decide: os.editing.decide
    .use(signedIn)
    .handler(({ context, input: { identity, ...decided } }) =>
      decide(context.ctx, context.user, identity, decided),
    ),

  submissionCheck: os.editing.submissionCheck
    .use(signedIn)
    .handler(({ context, input }) =>
      getSubmissionCheck(context.ctx, context.user, input.identity, input.profile),
    ),

  chooseProfile: os.editing.chooseProfile
    .use(signedIn)
    .handler(({ context, input }) =>
      chooseProfile(context.ctx, context.user, input.identity, input.profile),
    ),

  dismissFinding: os.editing.dismissFinding
    .use(signedIn)
    .handler(({ context, input: { identity, ...chosen } }) =>
      setDismissed(context.ctx, context.user, identity, chosen),
    ),
  statements: os.editing.statements.use(signedIn).handler(async ({ context, input }) => ({
    statements: await listStatements(context.ctx, context.user, input.identity),
  })),

  sampleReport: os.editing.sampleReport.handler(() => readSampleReport()),

  sampleFigures: os.editing.sampleFigures.handler(({ input }) => sampleFigures(input.rejected)),

  editSample: os.editing.editSample.use(signedIn).handler(async ({ context }) => ({
    document: await editSample(context.ctx, context.user),
  })),

  comparison: os.editing.comparison
    .use(signedIn)
    .handler(({ context, input }) =>
      getComparison(context.ctx, context.user, input.identity, input.with ?? "original"),
    ),

  signer: os.editing.signer.handler(({ context }) => getSigner(context.ctx)),

  proof: os.editing.proof
    .use(signedIn)
    .handler(({ context, input }) =>
      listProof(context.ctx, context.user, input.identity, input.page),
    ),
};

/** The signed log of an edit, as a file. */
export async function serveEditLog(
  app: FastifyInstance,
  ctx: Context,
  findUser: FindUser,
): Promise<void> {
  app.get("/api/digital-edit/:identity/log", async (request, reply) => {
    const user = await requireUser(ctx, request, findUser);
    const params = Params.safeParse(request.params);
    if (!params.success) throw new Failure("documents.not-found");
    const { name, bytes } = await makeLog(ctx, user, params.data.identity);
    return reply
      .type("application/json; charset=utf-8")
      .header("content-disposition", contentDisposition(name))
      .send(Buffer.from(bytes));
  });
}

const ComparisonQuery = z.object({ with: ComparedWith.default("original") });

/** A next version with tracked changes since the one before, as a file. */
export async function serveComparisonFile(
  app: FastifyInstance,
  ctx: Context,
  findUser: FindUser,
): Promise<void> {
  app.get("/api/digital-edit/:identity/comparison-file", async (request, reply) => {
    const user = await requireUser(ctx, request, findUser);
    const params = Params.safeParse(request.params);
    if (!params.success) throw new Failure("documents.not-found");
    const query = ComparisonQuery.safeParse(request.query);
    if (!query.success) throw new Failure("invalid-input");
    const made = await makeComparison(ctx, user, params.data.identity, query.data.with);
    return reply
      .type("application/vnd.openxmlformats-officedocument.wordprocessingml.document")
      .header("content-disposition", contentDisposition(made.name))
      .send(Buffer.from(made.bytes));
  });
}

const Params = z.object({ identity: z.uuid() });
const ReportQuery = z.object({ format: ReportFormat.default("html") });

const reportTypes: Record<ReportFormat, string> = {
  html: "text/html; charset=utf-8",
  csv: "text/csv; charset=utf-8",
};

/** The change report as a file to keep. */
export async function serveReportFile(
  app: FastifyInstance,
  ctx: Context,
  findUser: FindUser,
): Promise<void> {
  app.get("/api/digital-edit/:identity/report-file", async (request, reply) => {
    const user = await requireUser(ctx, request, findUser);
    const params = Params.safeParse(request.params);
    if (!params.success) throw new Failure("documents.not-found");
    const query = ReportQuery.safeParse(request.query);
    if (!query.success) throw new Failure("invalid-input");
    const { format } = query.data;
    const { name, content } = await makeReportFile(ctx, user, params.data.identity, format);
    return reply
      .type(reportTypes[format])
      .header("content-security-policy", `${reportPagePolicy}; frame-ancestors 'none'; sandbox`)
      .header("content-disposition", contentDisposition(name))
      .send(content);
  });
}
