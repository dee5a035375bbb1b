import { call, findBase, openFrame } from "./frame.js";

/** Paddle.js of Paddle Billing, as far as a checkout needs it. */
const base = findBase();
const documentation = "https://developer.paddle.com/errors";

let options = null;
let open = null;

function token() {
  return { "paddle-clienttoken": options?.token ?? "" };
}

function tell(event) {
  options?.eventCallback?.(event);
}

function complain(name, error) {
  const code = error.code ?? "checkout_error";
  const detail = error.detail ?? error.message;
  console.error(`[Paddle sandbox] ${detail}`);
  tell({
    name,
    type: "checkout_error",
    code,
    detail,
    documentation_url: `${documentation}/${code}`,
  });
}

function initialize(given) {
  if (Paddle.Initialized) throw new Error("[Paddle sandbox] Initialize is called once per page.");
  if (!given?.token && !given?.seller) {
    throw new Error("[Paddle sandbox] Initialize needs a client-side token.");
  }
  options = { ...given };
  Paddle.Initialized = true;
}

async function openCheckout(given) {
  if (!Paddle.Initialized) {
    console.error("[Paddle sandbox] Call Paddle.Initialize before opening a checkout.");
    return;
  }
  const settings = { ...options.checkout?.settings, ...given.settings };
  open?.frame.remove();
  open = null;
  try {
    const checkout = await call(base, "/checkouts", { ...given, settings }, token());
    const frame = openFrame({
      base,
      path: `/checkout/${checkout.id}`,
      settings,
      onMessage: hear,
    });
    open = { id: checkout.id, frame };
  } catch (error) {
    complain("checkout.error", error);
  }
}

function hear({ name, data }) {
  if (name === "checkout.closed") {
    open?.frame.remove();
    open = null;
  }
  if (name === "checkout.error" || name === "checkout.warning") {
    tell({ name, ...data });
    return;
  }
  tell({ name, data });
}

async function updateItems(items) {
  if (!open) return;
  try {
    const checkout = await call(base, `/checkouts/${open.id}/items`, { items });
    open.frame.refresh();
    tell({ name: "checkout.updated", data: checkout.event });
  } catch (error) {
    complain("checkout.error", error);
  }
}

async function closeCheckout() {
  if (!open) return;
  const checkout = await call(base, `/checkouts/${open.id}/close`, {});
  hear({ name: "checkout.closed", data: checkout.event });
}

/** Answers of the REST interface in the names of JavaScript; own data stays as it is. */
function camel(value) {
  if (Array.isArray(value)) return value.map(camel);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase()),
      key === "custom_data" ? one : camel(one),
    ]),
  );
}

function snake(value) {
  if (Array.isArray(value)) return value.map(snake);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      key === "customData" ? one : snake(one),
    ]),
  );
}

async function previewPrices(parameters) {
  const data = await call(base, "/pricing-preview", snake(parameters), token());
  return { data: camel(data), meta: { requestId: String(Date.now()) } };
}

const Paddle = {
  Version: "v1",
  Status: { libraryVersion: "sandbox-1.0.0" },
  Initialized: false,
  Initialize: initialize,
  Environment: { set: () => undefined },
  Checkout: { open: openCheckout, updateItems, close: closeCheckout },
  PricePreview: previewPrices,
};

window.Paddle = Paddle;
// The npm wrapper returns this object and then loads nothing else.
window.PaddleBillingV1 = Paddle;
