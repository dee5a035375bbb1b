import type { PaddleSandbox } from "@curie/paddle-sandbox";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { abstractJobs } from "#features/abstracts/jobs.ts";
import { abstractData } from "#features/abstracts/personal-data/service.ts";
import { abstractRoutes } from "#features/abstracts/routes.ts";
import { apiTokenRoutes } from "#features/accounts/api-tokens/routes.ts";
import { accountJobs } from "#features/accounts/jobs.ts";
import { passkeyRoutes } from "#features/accounts/passkeys/routes.ts";
import { passwordRoutes } from "#features/accounts/passwords/routes.ts";
import { accountData } from "#features/accounts/personal-data/service.ts";
import { accountRoutes, serveOutsideSignIn } from "#features/accounts/routes.ts";
import { securityEventRoutes } from "#features/accounts/security-events/routes.ts";
import { sessionRoutes } from "#features/accounts/sessions/routes.ts";
import { findSignedInUser } from "#features/accounts/sessions/service.ts";
import { twoStepRoutes } from "#features/accounts/two-step/routes.ts";
import { serveGateways } from "#features/billing/gateways/routes.ts";
import { billingJobs } from "#features/billing/jobs.ts";
import { mountLocalProvider } from "#features/billing/local/routes.ts";
import { billingData } from "#features/billing/personal-data/service.ts";
import { servePaymentSimulator } from "#features/billing/purchases/routes.ts";
import { serveReceipts } from "#features/billing/receipts/routes.ts";
import { reconcilePerson } from "#features/billing/reconciliation/service.ts";
import { billingRoutes } from "#features/billing/routes.ts";
import { serveWebhooks } from "#features/billing/webhooks/routes.ts";
import { contactData } from "#features/contact/personal-data/service.ts";
import { contactRoutes } from "#features/contact/routes.ts";
import { beginAnew, createTimeMachine, passDay } from "#features/demo/clock/service.ts";
import { demoJobs } from "#features/demo/jobs.ts";
import { demoRoutes, serveLocalMails } from "#features/demo/routes.ts";
import { documentJobs } from "#features/documents/jobs.ts";
import { documentData } from "#features/documents/personal-data/service.ts";
import {
  documentRoutesOf,
  serveDocumentDownload,
  serveDocumentList,
} from "#features/documents/processing/routes.ts";
import { listNamedFiles as listNamedDocumentFiles } from "#features/documents/retention/service.ts";
import { documentRoutes } from "#features/documents/routes.ts";
import { serveUpload } from "#features/documents/uploads/routes.ts";
import { editingJobs } from "#features/editing/jobs.ts";
import { editingData } from "#features/editing/personal-data/service.ts";
import { journalProfileRoutes } from "#features/editing/profiles/routes.ts";
import {
  editingRoutes,
  serveComparisonFile,
  serveEditLog,
  serveReportFile,
} from "#features/editing/routes.ts";
import { editing } from "#features/editing/service.ts";
import { fapiaoJobs } from "#features/fapiao/jobs.ts";
import { fapiaoData } from "#features/fapiao/personal-data/service.ts";
import { fapiaoRoutes, serveFapiaoCallback, serveFapiaoFile } from "#features/fapiao/routes.ts";
import { describeFapiaoOf } from "#features/fapiao/service.ts";
import { feedbackData } from "#features/feedback/personal-data/service.ts";
import { feedbackRoutes } from "#features/feedback/routes.ts";
import { humanEditingJobs } from "#features/human-editing/jobs.ts";
import { humanEditingData } from "#features/human-editing/personal-data/service.ts";
import { stockHumanPrices } from "#features/human-editing/prices/service.ts";
import { listNamedHumanFiles } from "#features/human-editing/retention/service.ts";
import {
  humanEditingRoutes,
  serveDeliveries,
  serveOrderForm,
} from "#features/human-editing/routes.ts";
import { orderRoutes } from "#features/orders/routes.ts";
import { partnerData } from "#features/partners/personal-data/service.ts";
import { partnerRoutes } from "#features/partners/routes.ts";
import { stockCatalogue } from "#features/plans/catalogue/service.ts";
import { planJobs } from "#features/plans/jobs.ts";
import { planData } from "#features/plans/personal-data/service.ts";
import { noticeRoutes, planRoutes } from "#features/plans/routes.ts";
import { serveTrialLinks } from "#features/plans/trials/routes.ts";
import { promotionRoutes, servePromotionPictures } from "#features/promotions/routes.ts";
import { publicApiJobs } from "#features/public-api/jobs.ts";
import { publicApiData } from "#features/public-api/personal-data/service.ts";
import { servePublicApi } from "#features/public-api/routes.ts";
import { serveStaffFapiaoFile } from "#features/staff/fapiao/routes.ts";
import { findEditor } from "#features/staff/human-orders/service.ts";
import { staffJobs } from "#features/staff/jobs.ts";
import { serveConsole } from "#features/staff/pages/routes.ts";
import { serveOrderFiles } from "#features/staff/queue/routes.ts";
import { serveStaffApi } from "#features/staff/routes.ts";
import { termData } from "#features/terms/personal-data/service.ts";
import { serveTermFiles, termRoutes } from "#features/terms/routes.ts";
import { translationJobs } from "#features/translation/jobs.ts";
import { translationRoutes } from "#features/translation/routes.ts";
import { translation } from "#features/translation/service.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { serveApi } from "#platform/http/api.ts";
import { serveApiDocs } from "#platform/http/api-docs.ts";
import { os } from "#platform/http/procedures.ts";
import { createServer } from "#platform/http/server.ts";
import { systemRoutes } from "#platform/http/system-routes.ts";
import { serveWebApp } from "#platform/http/web-app.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { deliverMail } from "#platform/mail/mail.ts";
import type { PersonalData } from "#platform/personal-data.ts";

export type BuiltApp = {
  app: FastifyInstance;
  /** The local payment provider; null where payments are not local. */
  provider: PaddleSandbox | null;
};

/** Everything that is kept about people, in the order in which a deletion takes it up (G-84). */
const personalData: readonly PersonalData[] = [
  accountData,
  documentData,
  termData,
  editingData,
  abstractData,
  fapiaoData,
  humanEditingData,
  billingData,
  planData,
  feedbackData,
  partnerData,
  contactData,
  publicApiData,
];

/** Everything that runs in the background. */
export const jobs: readonly Job[] = [
  deliverMail,
  ...accountJobs,
  ...planJobs,
  ...documentJobs([editing, translation]),
  ...editingJobs,
  ...translationJobs,
  ...abstractJobs,
  ...billingJobs,
  ...fapiaoJobs,
  ...humanEditingJobs,
  ...publicApiJobs,
  ...staffJobs(personalData),
  ...demoJobs,
];

/** The key of every file that rows name: what a backup copies. */
export async function* listNamedFiles(db: Db): AsyncGenerator<string> {
  yield* listNamedDocumentFiles(db);
  yield* listNamedHumanFiles(db);
}

/** Everything that answers requests. Does not listen: tests inject, `main` listens. */
export async function buildApp(ctx: Context): Promise<BuiltApp> {
  await stockCatalogue(ctx);
  await stockHumanPrices(ctx);
  const app = await createServer(ctx);
  const findUser = (context: Context, request: FastifyRequest) =>
    findSignedInUser(context, request.headers.cookie);

  const provider = await mountLocalProvider(app, ctx, {
    dayPassed: () => passDay(ctx, jobs),
    startedOver: (forgetful) => beginAnew(ctx, forgetful),
  });
  const router = {
    system: systemRoutes,
    accounts: accountRoutes(personalData),
    accountSecurity: {
      ...passwordRoutes,
      ...sessionRoutes,
      ...twoStepRoutes,
      ...securityEventRoutes,
    },
    passkeys: passkeyRoutes,
    apiTokens: apiTokenRoutes,
    notices: noticeRoutes,
    plans: planRoutes(reconcilePerson),
    documents: documentRoutes,
    editing: { ...documentRoutesOf(editing, os.editing), ...editingRoutes },
    journalProfiles: journalProfileRoutes,
    translation: { ...documentRoutesOf(translation, os.translation), ...translationRoutes },
    terms: termRoutes,
    abstracts: abstractRoutes,
    billing: billingRoutes,
    orders: orderRoutes(describeFapiaoOf),
    fapiao: fapiaoRoutes,
    humanEditing: humanEditingRoutes(findEditor),
    feedback: feedbackRoutes,
    promotions: promotionRoutes,
    partners: partnerRoutes,
    contact: contactRoutes,
    ...(ctx.config.profile === "demo"
      ? { demo: demoRoutes(provider, createTimeMachine(provider)) }
      : {}),
  };
  const { classicPublicKey } = ctx.config.provider;
  await serveWebhooks(app, ctx, () => provider?.keys.classicPublicKey ?? classicPublicKey ?? "");
  await servePaymentSimulator(app, ctx);
  await serveGateways(app, ctx);
  await serveFapiaoCallback(app, ctx);
  await serveApi(app, ctx, router, findUser);
  await serveStaffApi(app, ctx, personalData);
  await serveOrderFiles(app, ctx);
  await serveStaffFapiaoFile(app, ctx);
  await serveApiDocs(app);
  await serveOutsideSignIn(app, ctx);
  await serveTrialLinks(app, ctx, findUser);
  await serveUpload(app, ctx, findUser);
  await servePublicApi(app, ctx);
  for (const service of [editing, translation]) {
    serveDocumentList(app, ctx, service);
    serveDocumentDownload(app, ctx, findUser, service);
  }
  await serveReportFile(app, ctx, findUser);
  await serveEditLog(app, ctx, findUser);
  await serveComparisonFile(app, ctx, findUser);
  await serveTermFiles(app, ctx, findUser);
  await serveReceipts(app, ctx, findUser);
  await serveFapiaoFile(app, ctx, findUser);
  await serveOrderForm(app, ctx, findUser);
  await serveDeliveries(app, ctx, findUser);
  await servePromotionPictures(app, ctx);
  await serveLocalMails(app, ctx);
  await serveConsole(app, ctx);
  await serveWebApp(app);
  await app.ready();
  return { app, provider };
}
