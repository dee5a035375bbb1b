import { createServer, type IncomingHttpHeaders } from "node:http";
import { Paddle } from "@paddle/paddle-node-sdk";
import type { Clock } from "./clock.ts";
import type { Random } from "./ids.ts";
import { createPaddleSandbox, type PaddleSandbox, type PaddleSandboxOptions } from "./sandbox.ts";
import { type SeedPriceName, seedIds } from "./seed.ts";

/** A sandbox that listens, and the unmodified SDK pointed at it. */
export type RunningSandbox = {
  sandbox: PaddleSandbox;
  url: string;
  paddle: Paddle;
  /** Calls of the payment page, as its script makes them. */
  page: PaymentPage;
};

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

/** The same bytes in every run. */
export function countingRandom(): Random {
  let state = 1;
  return (length) =>
    Uint8Array.from({ length }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor(state / 65_536) % 256;
    });
}

/** The environment of the SDK is any base address that it does not know by name. */
export function paddleAt(base: string, apiKey: string): Paddle {
  return new Paddle(apiKey, { environment: base as never });
}

export async function startSandbox(
  options: Partial<PaddleSandboxOptions> = {},
): Promise<RunningSandbox> {
  const sandbox = createPaddleSandbox({
    profile: "test",
    seed: true,
    sleep: () => Promise.resolve(),
    ...options,
  });
  const { url } = await sandbox.start();
  return {
    sandbox,
    url,
    paddle: paddleAt(`${url}/api`, sandbox.keys.apiKey),
    page: paymentPage(url, sandbox.keys.clientToken),
  };
}

export type CheckoutAnswer = {
  id: string;
  status: string;
  summary: { total: string; tax: string; discount: string | null; renewal: object | null };
  saved: { id: string; last4: string }[];
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
  discount(id: string, code: string): Promise<CheckoutAnswer>;
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
    discount: (id, code) => post(`/checkouts/${id}/discount`, { code }),
    pay: (id, number = goodCard) => choose(id, { kind: "card", card: cardForm(number) }),
    choose,
    answer: (id, approved) => post(`/checkouts/${id}/answer`, { approved }),
  };
}

/** Somebody buys a price of the seed; answers the id of the subscription. */
export async function subscribe(
  { page, paddle }: Pick<RunningSandbox, "page" | "paddle">,
  {
    price = "premium-editing-month" as SeedPriceName,
    email = "reader@example.org",
    countryCode = "US",
    card = goodCard,
    customData = { user_identity: "u-1", projectEnvironmentName: "here" },
  } = {},
): Promise<string> {
  const checkout = await page.open({
    items: [{ priceId: seedIds.price(price), quantity: 1 }],
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
