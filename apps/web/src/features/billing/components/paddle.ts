import type { Application } from "@curie/contract";
import type { CheckoutOrder } from "../queries.ts";

/** Of the payment provider's script, what a checkout needs; Paddle Billing and Paddle Classic have it. */
type Paddle = {
  Environment: { set: (environment: "sandbox") => void };
  /** Of Paddle Billing. */
  Initialize: (options: object) => void;
  /** Of Paddle Classic. */
  Setup: (options: object) => void;
  Checkout: { open: (options: object) => unknown; close: () => void };
};

/** The script of Paddle Billing tells `name`, that of Paddle Classic `event`. */
type PaddleEvent = { name?: string; event?: string };

type Checkout = {
  provider: Application["paymentProvider"];
  order: CheckoutOrder;
  email: string;
  locale: string;
  onCompleted: () => void;
  /** Closed without a payment. */
  onClosed: () => void;
  onFailed: () => void;
  /** Aborted when the checkout is not wanted any more: it is closed then, or not opened at all. */
  signal: AbortSignal;
};

/** After this long without an answer the script counts as unreachable. */
const scriptTimeoutMs = 20_000;

const scripts = new Map<string, Promise<Paddle>>();
/** Who hears what the script tells: the checkout that was opened last. */
let hear: (event: PaddleEvent) => void = () => {};

/**
 * Opens the checkout of the product that the order names (S132–S136).
 *
 * @throws when the script cannot be loaded
 */
export async function openPaddle(checkout: Checkout): Promise<void> {
  const { provider, order } = checkout;
  const isBilling = order.paddleVersion === "newer";
  const paddle = await loadPaddle(
    isBilling ? provider.scriptUrlv2 : provider.scriptUrl,
    (script) => {
      if (provider.environment === "sandbox") script.Environment.set("sandbox");
      const eventCallback = (event: PaddleEvent) => hear(event);
      if (isBilling) script.Initialize({ token: provider.clientToken, eventCallback });
      else script.Setup({ vendor: provider.vendorId, eventCallback });
    },
  );

  if (checkout.signal.aborted) return;

  let completed = false;
  hear = ({ name, event }) => {
    switch (name ?? event) {
      case "checkout.completed":
      case "Checkout.Complete":
        if (completed) return;
        completed = true;
        paddle.Checkout.close();
        checkout.onCompleted();
        return;
      case "checkout.closed":
      case "Checkout.Close":
        // Closing it after the payment is our own doing.
        if (!completed) checkout.onClosed();
        return;
      case "checkout.error":
      case "Checkout.Error":
        if (!completed) checkout.onFailed();
    }
  };
  checkout.signal.addEventListener("abort", () => {
    hear = () => {};
    paddle.Checkout.close();
  });
  await paddle.Checkout.open(isBilling ? billingOptions(checkout) : classicOptions(checkout));
}

function billingOptions({ provider, order, email, locale }: Checkout): object {
  const customer =
    provider.customerPaddleId === null ? { email } : { id: provider.customerPaddleId };
  return {
    items: [{ priceId: order.paddlePlanId, quantity: 1 }],
    customer,
    customData: order.customData,
    settings: { displayMode: "overlay", locale, allowLogout: false },
  };
}

function classicOptions({ order, email, locale }: Checkout): object {
  return {
    product: Number(order.paddlePlanId),
    email,
    locale,
    passthrough: JSON.stringify(order.customData),
  };
}

/** Loads a script once, and sets it up once; after a failure it may be tried again. */
function loadPaddle(address: string, setUp: (paddle: Paddle) => void): Promise<Paddle> {
  const known = scripts.get(address);
  if (known) return known;
  const loading = loadScript(address).then(() => {
    const { Paddle: paddle } = globalThis as { Paddle?: Paddle };
    if (!paddle) throw new Error("the provider’s script brought nothing");
    setUp(paddle);
    return paddle;
  });
  scripts.set(address, loading);
  loading.catch(() => scripts.delete(address));
  return loading;
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    const giveUp = () => {
      script.remove();
      reject(new Error("the provider’s script could not be loaded"));
    };
    const timer = setTimeout(giveUp, scriptTimeoutMs);
    script.addEventListener("load", () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener("error", () => {
      clearTimeout(timer);
      giveUp();
    });
    document.head.append(script);
  });
}
