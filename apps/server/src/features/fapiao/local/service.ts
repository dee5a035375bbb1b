import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { fapiaoDocument } from "../documents/rules.ts";
import type { ApplicationState, FapiaoIssuer, ReversalState } from "../issuer/rules.ts";
import { failureOf, isDue, localNumber, refusalOf, reversalAfter } from "./rules.ts";
import {
  decideApplication,
  decideReversal,
  findApplication,
  findReversal,
  insertApplication,
  insertReversal,
  type LocalApplication,
} from "./store.ts";

/**
 * An issuer that lives in a demonstration: it takes some seconds, refuses and fails where the title says
 * so, waits for the buyer of a special fapiao, and makes test documents. What it knows it keeps in tables
 * of its own and tells only when it is asked, as one outside would.
 */
export function localIssuer(ctx: Context): FapiaoIssuer {
  const { db } = ctx;
  return {
    apply: async (application) => {
      const message = refusalOf(application.buyer.name);
      if (message !== null) return { taken: false, message };
      const askedAt = ctx.clock.now();
      await insertApplication(db, { id: application.id, content: application, askedAt });
      return { taken: true };
    },
    query: (id) => applicationState(ctx, id),
    reverse: async ({ id, applicationId, reason }) => {
      const application = await findApplication(db, applicationId);
      if (!application?.number) return { taken: false, message: "未找到对应的蓝字发票。" };
      await insertReversal(db, { id, applicationId, reason, askedAt: ctx.clock.now() });
      return { taken: true };
    },
    queryReversal: (id) => reversalState(ctx, id),
    document: async (id, format) => {
      const application = await mustFind(db, id);
      const { number, decidedAt, content } = application;
      if (number === null || decidedAt === null) throw new Error(`${id} was not issued`);
      return fapiaoDocument({ ...content, number, issuedAt: decidedAt }, format);
    },
  };
}

async function applicationState(ctx: Context, id: string): Promise<ApplicationState> {
  const before = await mustFind(ctx.db, id);
  if (before.decidedAt === null && isDue(before.askedAt, ctx.clock.now())) {
    await decideApplicationNow(ctx, before, failureOf(before.content.buyer.name));
  }
  const { decidedAt, number, failure } = await mustFind(ctx.db, id);
  if (decidedAt === null) return { state: "issuing" };
  if (number === null) return { state: "failed", message: failure ?? "" };
  return { state: "issued", number, issuedAt: decidedAt.toISOString() };
}

/** @param failure null: it is issued */
export async function decideApplicationNow(
  ctx: Context,
  { id }: Pick<LocalApplication, "id">,
  failure: string | null,
): Promise<void> {
  const number = failure === null ? newNumber(ctx) : null;
  const decision = { decidedAt: ctx.clock.now(), number, failure };
  const decided = await decideApplication(ctx.db, id, decision);
  if (decided?.number) await mailBuyer(ctx, decided);
}

/** As every tax platform does; in Chinese, because nobody else gets one. */
async function mailBuyer(ctx: Context, { content, number }: LocalApplication): Promise<void> {
  const { buyer, seller } = content;
  const text = `${seller.name}已为${buyer.name}开具发票，号码 ${number}。测试样张，非税务凭证。`;
  const html = `<p>${escaped(text)}</p>`;
  await ctx.deliver({ to: buyer.email, subject: `电子发票 ${number}`, text, html });
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

async function reversalState(ctx: Context, id: string): Promise<ReversalState> {
  const before = await findReversal(ctx.db, id);
  if (!before) throw new Error(`no reversal ${id}`);
  if (before.decision === null) {
    const { content } = await mustFind(ctx.db, before.applicationId);
    const decision = reversalAfter(content.type, before.askedAt, ctx.clock.now());
    if (decision !== "pending") await decideReversalNow(ctx, id, decision);
  }
  const { decision, number } = (await findReversal(ctx.db, id)) ?? before;
  if (decision === null) return { state: "pending" };
  if (decision === "rejected") return { state: "rejected", message: "购买方未确认红字发票信息。" };
  if (decision === "lapsed") return { state: "lapsed" };
  return { state: "reversed", number: number ?? "" };
}

export async function decideReversalNow(
  ctx: Context,
  id: string,
  decision: "reversed" | "rejected" | "lapsed",
): Promise<void> {
  const number = decision === "reversed" ? newNumber(ctx) : null;
  await decideReversal(ctx.db, id, { decision, number });
}

function newNumber(ctx: Context): string {
  return localNumber(Buffer.from(ctx.ids.secret(), "base64url"), ctx.clock.now());
}

async function mustFind(db: Db, id: string): Promise<LocalApplication> {
  const application = await findApplication(db, id);
  if (!application) throw new Error(`no application ${id}`);
  return application;
}
