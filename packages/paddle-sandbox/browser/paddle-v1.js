import { call, findBase, openFrame } from "./frame.js";

/** Paddle.js of Paddle Classic, as far as a checkout needs it. */
const base = findBase();

/** What the page of the checkout tells, in the terms of Paddle Classic. */
const eventNames = {
  "checkout.loaded": "Checkout.Loaded",
  "checkout.customer.created": "Checkout.Login",
  "checkout.payment.selected": "Checkout.PaymentMethodSelected",
  "checkout.payment.failed": "Checkout.Error",
  "checkout.completed": "Checkout.Complete",
  "checkout.closed": "Checkout.Close",
  "checkout.error": "Checkout.Error",
};

let options = {};
let open = null;

function setup(given) {
  options = { ...given };
}

function hear({ name, data }) {
  const event = eventNames[name];
  if (name === "checkout.closed") {
    open?.remove();
    open = null;
  }
  if (event) options.eventCallback?.({ event, eventData: data ?? {} });
}

async function openCheckout(given) {
  open?.remove();
  open = null;
  try {
    const checkout = await call(base, "/classic-checkouts", { ...given, vendor: options.vendor });
    open = openFrame({ base, path: `/checkout/${checkout.id}`, settings: {}, onMessage: hear });
  } catch (error) {
    console.error(`[Paddle sandbox] ${error.message}`);
    options.eventCallback?.({ event: "Checkout.Error", eventData: { error: error.message } });
  }
}

const Paddle = {
  Status: { libraryVersion: "sandbox-1.0.0" },
  Setup: setup,
  Environment: { set: () => undefined },
  Checkout: {
    open: openCheckout,
    close: () => hear({ name: "checkout.closed", data: {} }),
  },
};

window.Paddle = Paddle;
