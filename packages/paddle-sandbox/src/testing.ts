import { createVerify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { Paddle } from "@paddle/paddle-node-sdk";
import { phpSerialize } from "./classic/signature.ts";
import type { Clock } from "./clock.ts";
import { namedId } from "./ids.ts";
import type { SandboxOffer } from "./offers.ts";
import { openRecords, type Records } from "./records.ts";
import { createPaddleSandbox, type PaddleSandbox, type PaddleSandboxOptions } from "./sandbox.ts";
import { memoryStore } from "./store.ts";

/** A sandbox that listens, and the unmodified SDK pointed at it. */
export type RunningSandbox = {
  sandbox: PaddleSandbox;
  url: string;
  paddle: Paddle;
  /** Calls of the payment page, as its script makes them. */
  page: PaymentPage;
  /** What is stored now; for sandboxes that keep their state in memory. */
  records(): Records;
};

type PlanName =
  `premium-${"editing" | "translation"}-${"month" | "year"}${"" | "-trial-7" | "-trial-30"}`;
export type PriceName = PlanName | "premium-editing-china-year";

/** The identities under which the tests' offers are sold. */
export const priceId = (name: PriceName): string => namedId("pri", name);
export const classicPlanId = (name: PlanName): number => 500_000 + planNames.indexOf(name);

const planNames = (["premium-editing", "premium-translation"] as const).flatMap((plan) =>
  (["month", "year"] as const).flatMap((interval) =>
    (["", "-trial-7", "-trial-30"] as const).map(
      (trial): PlanName => `${plan}-${interval}${trial}`,
    ),
  ),
);
const amounts = {
  "premium-editing-month": { USD: 1200, EUR: 1100, GBP: 1000, JPY: 1800, BRL: 5900 },
  "premium-editing-year": { USD: 9900, EUR: 9200, GBP: 7900, JPY: 14800, BRL: 49900 },
  "premium-translation-month": { USD: 1900, EUR: 1800, GBP: 1500, JPY: 2800, BRL: 9500 },
  "premium-translation-year": { USD: 15900, EUR: 14900, GBP: 12900, JPY: 23800, BRL: 79900 },
};

const offers: readonly SandboxOffer[] = [
  ...planNames.map((name): SandboxOffer => {
    const [, plan, interval, , days] = name.split("-") as [
      string,
      "editing",
      "month",
      string?,
      string?,
    ];
    return {
      productName: plan === "editing" ? "Premium editing" : "Premium including translation",
      priceId: priceId(name),
      classicPlanId: classicPlanId(name),
      interval,
      renews: true,
      trialDays: Number(days ?? 0),
      amounts: amounts[`premium-${plan}-${interval}`],
    };
  }),
  {
    productName: "Premium editing",
    priceId: priceId("premium-editing-china-year"),
    classicPlanId: null,
    interval: "year",
    renews: false,
    trialDays: 0,
    amounts: { CNY: 69800 },
  },
];

/** Every event that the sandbox sends. */
export const eventNames = [
  ...["created", "updated", "ready", "billed", "paid", "payment_failed", "past_due"],
  ...["canceled", "completed"],
]
  .map((verb) => `transaction.${verb}`)
  .concat(
    ["created", "activated", "trialing", "updated", "past_due", "canceled"].map(
      (verb) => `subscription.${verb}`,
    ),
    ["customer.created", "address.created", "adjustment.created", "adjustment.updated"],
    ["payment_method.saved", "payment_method.deleted"],
  );

export const secret = "pdl_ntfset_a_secret_of_the_test";

/** A wall clock that stands until it is moved. */
export function standingClock(at = "2026-03-10T09:00:00.000Z"): Clock & { to(at: string): void } {
  let now = new Date(at);
  return {
    now: () => now,
    to(later) {
      now = new Date(later);
    },
  };
}

/** The environment of the SDK is any base address that it does not know by name. */
export function paddleAt(base: string, apiKey: string): Paddle {
  return new Paddle(apiKey, { environment: base as never });
}

export async function startSandbox(
  options: Partial<PaddleSandboxOptions> = {},
): Promise<RunningSandbox> {
  const store = options.store ?? memoryStore();
  const sandbox = createPaddleSandbox({
    profile: "test",
    offers,
    ...(options.dataDirectory === undefined ? { store } : {}),
    sleep: () => Promise.resolve(),
    ...options,
  });
  const { url } = await sandbox.start();
  return {
    sandbox,
    url,
    paddle: paddleAt(`${url}/api`, sandbox.keys.apiKey),
    page: paymentPage(url, sandbox.keys.clientToken),
    records: () => openRecords(store),
  };
}

export type CheckoutAnswer = {
  id: string;
  status: string;
  summary: { total: string; tax: string; renewal: object | null };
  event: {
    transaction_id: string;
    totals: Record<string, number>;
    recurring_totals: Record<string, number> | null;
  };
};
type PaymentAnswer = {
  result: { kind: string; code?: string; problem?: string };
  checkout: CheckoutAnswer;
};

export type PaymentPage = {
  open(body: object): Promise<CheckoutAnswer>;
  openClassic(body: object): Promise<CheckoutAnswer>;
  buyer(id: string, body: object): Promise<CheckoutAnswer>;
  pay(id: string, number?: string): Promise<PaymentAnswer>;
  choose(id: string, choice: object): Promise<PaymentAnswer>;
  answer(id: string, approved: boolean): Promise<PaymentAnswer>;
};

export const goodCard = "4242 4242 4242 4242";
export const cardThatPaysOnce = "4000 0027 6000 3184";

export function cardForm(number: string): object {
  return { number, holder: "Ada Example", expiryMonth: 12, expiryYear: 40, securityCode: "123" };
}

function paymentPage(url: string, token: string): PaymentPage {
  const post = async <Answer>(path: string, body: object): Promise<Answer> => {
    const response = await fetch(`${url}/checkout-api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "paddle-clienttoken": token },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Answer & { error?: { code: string } };
    if (!response.ok) throw new Error(answer.error?.code ?? String(response.status));
    return answer;
  };
  const choose = (id: string, choice: object) =>
    post<PaymentAnswer>(`/checkouts/${id}/pay`, choice);
  return {
    open: (body) => post("/checkouts", body),
    openClassic: (body) => post("/classic-checkouts", body),
    buyer: (id, body) => post(`/checkouts/${id}/buyer`, body),
    pay: (id, number = goodCard) => choose(id, { kind: "card", card: cardForm(number) }),
    choose,
    answer: (id, approved) => post(`/checkouts/${id}/answer`, { approved }),
  };
}

/** Buys one of the offers in the checkout; answers the id of the subscription. */
export async function subscribe(
  { page, paddle }: Pick<RunningSandbox, "page" | "paddle">,
  {
    price = "premium-editing-month" as PriceName,
    email = "reader@example.org",
    countryCode = "US",
    card = goodCard,
    customData = { user_identity: "u-1", projectEnvironmentName: "here" },
  } = {},
): Promise<string> {
  const checkout = await page.open({
    items: [{ priceId: priceId(price), quantity: 1 }],
    customer: { email, address: { countryCode } },
    customData,
  });
  const { result } = await page.pay(checkout.id, card);
  if (result.kind !== "completed") throw new Error(`the payment was ${result.kind}`);
  const transaction = await paddle.transactions.get(checkout.event.transaction_id);
  if (transaction.subscriptionId === null) throw new Error("nothing in it recurs");
  return transaction.subscriptionId;
}

export type Received = {
  body: string;
  headers: IncomingHttpHeaders;
  /** The JSON of a webhook of Billing, or the fields of an alert of Classic. */
  content: Record<string, unknown>;
};

export type Receiver = {
  url: string;
  received: Received[];
  /** The types of events in the order in which they came. */
  types(): string[];
  /** What the next requests are answered; afterwards it is 200 again. */
  answerNext(...statuses: number[]): void;
  close(): Promise<void>;
};

/** The other end of webhooks. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let statuses: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      const form = request.headers["content-type"]?.includes("form-urlencoded");
      const content = form ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body);
      received.push({ body, headers: request.headers, content });
      response.statusCode = statuses.shift() ?? 200;
      response.end(`answered ${response.statusCode}`);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    types: () => received.map(({ content }) => String(content.event_type ?? content.alert_name)),
    answerNext(...next) {
      statuses = next;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** As a receiver of alerts checks `p_signature`. */
export function verifyAlert(fields: Readonly<Record<string, string>>, publicKey: string): boolean {
  const { p_signature = "", ...signed } = fields;
  const sorted = Object.entries(signed).sort(([one], [other]) => (one < other ? -1 : 1));
  return createVerify("RSA-SHA1")
    .update(phpSerialize(sorted))
    .verify(publicKey, p_signature, "base64");
}
