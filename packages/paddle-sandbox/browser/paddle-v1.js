import { call, findBase, openFrame } from "./frame.js";

/** Paddle.js of Paddle Classic, as far as a checkout and its management pages need it. */
const base = findBase();

/** What the page of the checkout tells, in Classic's words. */
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

/** A callback is a function, or the name of one on the page. */
function run(callback, data) {
  const found = typeof callback === "string" ? window[callback] : callback;
  found?.(data);
}

function hear({ name, data }, given) {
  const event = eventNames[name];
  if (name === "checkout.closed") {
    open?.remove();
    open = null;
  }
  if (event) options.eventCallback?.({ event, eventData: data ?? {} });
  if (name === "checkout.completed") {
    run(given.successCallback, data);
    if (given.success) window.location.assign(given.success);
  }
  if (name === "checkout.closed") run(given.closeCallback, data);
}

async function openCheckout(given) {
  open?.remove();
  open = null;
  try {
    open = openFrame({
      base,
      path: await pathOf(given),
      settings: {},
      onMessage: (message) => hear(message, given),
    });
  } catch (error) {
    console.error(`[Paddle sandbox] ${error.message}`);
    options.eventCallback?.({ event: "Checkout.Error", eventData: { error: error.message } });
  }
}

/** A page of the sandbox given by its address, such as an update page, or a new checkout. */
async function pathOf(given) {
  if (given.override) {
    if (!given.override.startsWith(`${base}/`)) {
      throw new Error("override is no page of the sandbox.");
    }
    return given.override.slice(base.length);
  }
  const { successCallback: _, closeCallback: __, ...sent } = given;
  const checkout = await call(base, "/classic-checkouts", { ...sent, vendor: options.vendor });
  return `/checkout/${checkout.id}`;
}

const Paddle = {
  Status: { libraryVersion: "sandbox-1.0.0" },
  Setup: setup,
  Environment: { set: () => undefined },
  Checkout: {
    open: openCheckout,
    close: () => hear({ name: "checkout.closed", data: {} }, {}),
  },
  Spinner: { show: () => undefined, hide: () => undefined },
};

window.Paddle = Paddle;
window.PaddleClassic = Paddle;
