import type { FastifyInstance, FastifyReply } from "fastify";
import { localAlipayPath } from "#config/payments.ts";
import type { Context } from "#platform/context.ts";
import { type Fields, readFields } from "../alipay/rules.ts";
import { testPaymentPage } from "../test-payment-page/rules.ts";
import { answerCall, decideTrade, notificationOf, openPage, returnAddress } from "./service.ts";
import type { LocalTrade } from "./store.ts";

const pageMethod = "alipay.trade.page.pay";

/**
 * The gateway of the simulator, below our own address: one path for browsers and servers, as over there.
 * It tells us of a payment within this process, so that it works before the server listens.
 */
export async function mountAlipaySimulator(app: FastifyInstance, ctx: Context): Promise<void> {
  const { alipay } = ctx.config.payments;
  if (alipay?.keys !== "local" || ctx.config.profile !== "demo") return;
  const path = `${localAlipayPath}/gateway.do`;
  const tell = async (trade: LocalTrade) => {
    const { pathname: url } = new URL(trade.notifyUrl);
    const payload = String(await notificationOf(ctx, trade));
    const headers = { "content-type": "application/x-www-form-urlencoded; charset=utf-8" };
    await app.inject({ method: "POST", url, payload, headers });
  };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 20_000 },
      (_request, body, done) => done(null, body),
    );

    scope.get(path, async ({ url }, reply) => {
      const trade = await openPage(ctx, inAddress(url));
      return trade ? sendPage(reply, trade) : sendRefusal(reply);
    });

    scope.post<{ Body: string | undefined }>(path, async ({ url, body }, reply) => {
      const [asked, said] = [inAddress(url), readFields(body ?? "") ?? {}];
      if (asked.method !== pageMethod) {
        return reply.type("text/html;charset=utf-8").send(await answerCall(ctx, said));
      }
      const opened = await openPage(ctx, asked);
      if (!opened) return sendRefusal(reply);
      const trade = await decideTrade(ctx, opened.outTradeNo, said.decision === "approve");
      if (!trade) return sendRefusal(reply);
      if (opened.status === "WAIT_BUYER_PAY") await tell(trade);
      return reply.redirect(await returnAddress(ctx, asked, trade), 303);
    });
  });
}

function inAddress(url: string): Fields {
  return readFields(url.slice(url.indexOf("?") + 1)) ?? {};
}

function sendRefusal(reply: FastifyReply): FastifyReply {
  return reply.code(400).type("text/plain").send("ILLEGAL_SIGN");
}

function sendPage(reply: FastifyReply, trade: LocalTrade): FastifyReply {
  const open = trade.status === "WAIT_BUYER_PAY";
  const total = new Intl.NumberFormat("zh-CN", { style: "currency", currency: "CNY" }).format(
    trade.amount / 100,
  );
  const approve = '确认付款 <span lang="en">Approve the payment</span>';
  const refuse = '取消 <span lang="en">Refuse the payment</span>';
  const back = '返回商家 <span lang="en">Back</span>';
  return reply
    .type("text/html")
    .header("cache-control", "no-store")
    .send(
      testPaymentPage({
        lang: "zh-CN",
        service: "Alipay 支付宝",
        notice:
          '测试页面，不会扣款。<br><span lang="en">This is a test page. No money moves.</span>',
        total,
        about: trade.subject,
        decisions: open
          ? [
              { value: "approve", label: approve },
              { value: "refuse", label: refuse },
            ]
          : [{ value: "back", label: back }],
      }),
    );
}
