import { createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import {
  answerName,
  type Fields,
  isSignedBy,
  notSignedInNotifications,
  readFields,
  sign,
  signedText,
} from "../apps/server/src/features/billing/alipay/rules.ts";

const appId = "2021000000000042";
const sellerId = "2088000000000042";

/** Alipay as an installation in production sees it: another host, with keys of its own. No money moves. */
export type AlipayGateway = {
  /** What the installation is told of it. */
  environment: NodeJS.ProcessEnv;
  /** The buyer opens the address and pays; Alipay tells the installation. */
  pay(address: string): Promise<void>;
  /** Yuan that went back, by trade. */
  refunded: Map<string, string>;
  close(): Promise<void>;
};

type Trade = { amount: string; paid: boolean };

export async function startAlipayGateway(): Promise<AlipayGateway> {
  const [app, alipay] = [newKeys(), newKeys()];
  const trades = new Map<string, Trade>();
  const refunded = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const fields = readFields(await text(request)) ?? {};
    const name = answerName(String(fields.method));
    const node = JSON.stringify(answerTo(fields));
    response.end(`{"${name}":${node},"sign":"${sign(node, alipay.privateKey)}"}`);
  });

  function answerTo(fields: Fields): object {
    const content = contentOf(fields, app.publicKey);
    const { out_trade_no: number = "" } = content;
    const trade = trades.get(number);
    if (!trade) return { code: "40004", sub_code: "ACQ.TRADE_NOT_EXIST" };
    if (fields.method === "alipay.trade.refund") refunded.set(number, content.refund_amount ?? "");
    const status = trade.paid ? "TRADE_SUCCESS" : "WAIT_BUYER_PAY";
    const named = { out_trade_no: number, trade_no: `20260302${number}`, trade_status: status };
    return { code: "10000", msg: "Success", ...named, total_amount: trade.amount };
  }

  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    environment: {
      CURIE_CHINA_PAYMENTS: "on",
      ALIPAY_APP_ID: appId,
      ALIPAY_SELLER_ID: sellerId,
      ALIPAY_PRIVATE_KEY: app.pem,
      ALIPAY_PUBLIC_KEY: createPublicKey(alipay.privateKey)
        .export({ type: "spki", format: "pem" })
        .toString(),
      ALIPAY_GATEWAY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/gateway.do`,
    },
    pay: async (address) => {
      const fields = readFields(new URL(address).search.slice(1)) ?? {};
      const content = contentOf(fields, app.publicKey);
      const { out_trade_no: number = "", total_amount: amount = "" } = content;
      trades.set(number, { amount, paid: true });
      const told: Fields = {
        ...{ notify_type: "trade_status_sync", charset: "utf-8", sign_type: "RSA2" },
        ...{ app_id: appId, seller_id: sellerId, out_trade_no: number },
        ...{ trade_no: `20260302${number}`, trade_status: "TRADE_SUCCESS", total_amount: amount },
      };
      const signature = sign(signedText(told, notSignedInNotifications), alipay.privateKey);
      const body = new URLSearchParams({ ...told, sign: signature });
      const heard = await fetch(fields.notify_url ?? "", { method: "POST", body });
      if ((await heard.text()) !== "success") throw new Error("the payment was not heard of");
    },
    refunded,
    close: () => closed(server),
  };
}

/** @throws what a merchant signs wrongly is not answered */
function contentOf(fields: Fields, key: KeyObject): Record<string, string | undefined> {
  if (!isSignedBy(signedText(fields), fields.sign ?? "", key)) throw new Error("ILLEGAL_SIGN");
  return JSON.parse(fields.biz_content ?? "{}");
}

function newKeys(): { privateKey: KeyObject; publicKey: KeyObject; pem: string } {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    privateKey,
    publicKey,
    pem: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
