/** The page in the frame: who buys, how they pay, and what came of it. */
const id = document.body.dataset.checkout;
const base = document.body.dataset.base;
const parentOrigin = decodeURIComponent(window.location.hash.slice(1));
const messages = JSON.parse(document.getElementById("messages").textContent);
const dialog = document.querySelector('[role="dialog"]');
const screens = [...document.querySelectorAll("[data-screen]")];
const framed = window.parent !== window;

let checkout = null;

function tell(name, data = checkout?.event) {
  if (framed)
    window.parent.postMessage(
      { source: "paddle-sandbox", checkoutId: id, name, data },
      parentOrigin || "*",
    );
}

async function call(path, body) {
  const response = await fetch(`${base}/checkout-api/checkouts/${id}${path}`, {
    ...(body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
  });
  const answer = await response.json();
  if (response.ok) return answer;
  throw Object.assign(new Error(answer.error.detail), answer.error);
}

function byId(name) {
  return document.getElementById(name);
}

function say(name, text) {
  const place = byId(name);
  place.textContent = text;
  place.hidden = text === "";
}

function show(screen) {
  for (const one of screens) one.hidden = one.dataset.screen !== screen;
  const shown = screens.find((one) => one.dataset.screen === screen);
  shown?.querySelector("h2, input:not([readonly]):not([type=hidden]), button")?.focus();
}

function fill() {
  const { summary, customer, settings } = checkout;
  const lines = byId("lines");
  lines.replaceChildren(
    ...summary.lines.map(({ name, quantity, total }) => {
      const row = document.createElement("li");
      const label = document.createElement("span");
      label.textContent = quantity > 1 ? `${name} × ${quantity}` : name;
      const amount = document.createElement("span");
      amount.textContent = total;
      row.append(label, amount);
      return row;
    }),
  );
  byId("subtotal").textContent = summary.subtotal;
  byId("tax").textContent = summary.tax;
  byId("total").textContent = summary.total;
  say("trial", summary.trial ? messages.trial.replace("{period}", duration(summary.trial)) : "");
  say(
    "renewal",
    summary.renewal
      ? messages.renewal
          .replace("{amount}", summary.renewal.amount)
          .replace("{period}", rhythm(summary.renewal))
      : "",
  );
  const form = byId("buyer-form");
  form.elements.email.value ||= customer.email ?? "";
  form.elements.email.readOnly = !settings.allowLogout && customer.email !== null;
  form.elements.countryCode.value ||= checkout.countryCode ?? "";
  form.elements.postalCode.value ||= customer.postalCode ?? "";
  byId("change-buyer").hidden = !settings.allowLogout;
  byId("paying-as").textContent = customer.email ?? "";
  byId("pay-total").textContent = summary.total;
}

/** A length of time as text: "7 days". */
function duration({ interval, frequency }) {
  const format = { style: "unit", unit: interval, unitDisplay: "long" };
  return new Intl.NumberFormat(document.documentElement.lang, format).format(frequency);
}

/** What stands after "every": "month", or "3 months". */
function rhythm(cycle) {
  return cycle.frequency === 1 ? messages.intervals[cycle.interval] : duration(cycle);
}

/** Runs what a form asks for while its buttons are off. */
async function busy(action) {
  dialog.setAttribute("aria-busy", "true");
  const buttons = [...document.querySelectorAll("main button:not(#close)")];
  for (const button of buttons) button.disabled = true;
  try {
    await action();
  } finally {
    dialog.removeAttribute("aria-busy");
    for (const button of buttons) button.disabled = false;
  }
}

async function identify(form) {
  say("buyer-problem", "");
  const known = checkout.identified;
  try {
    checkout = await call("/buyer", Object.fromEntries(new FormData(form)));
  } catch {
    say("buyer-problem", messages.problems.buyer);
    return;
  }
  fill();
  tell(known ? "checkout.customer.updated" : "checkout.customer.created");
  tell("checkout.updated");
  show("payment");
}

async function pay(choice) {
  await busy(async () => {
    say("payment-problem", "");
    tell("checkout.payment.initiated");
    await finish(() => call("/pay", choice));
  });
}

async function finish(action) {
  let answer;
  try {
    answer = await action();
  } catch (error) {
    say("payment-problem", messages.problems.other);
    tell("checkout.error", {
      type: "checkout_error",
      code: error.code ?? "internal_error",
      detail: error.message,
      documentation_url: "",
    });
    show("payment");
    return;
  }
  checkout = answer.checkout;
  fill();
  const { kind, code, problem } = answer.result;
  if (kind === "completed") {
    show("done");
    tell("checkout.completed");
  } else if (kind === "pending") {
    showPending();
  } else {
    show("payment");
    say("payment-problem", messages.problems[problem ?? code] ?? messages.problems.declined);
    if (kind === "declined") tell("checkout.payment.failed");
  }
}

function showPending() {
  const { kind, type } = checkout.pending;
  const name = type === null ? "" : messages.methods[type];
  byId("pending-title").textContent = kind === "wallet" ? name : messages.confirmTitle;
  byId("pending-text").textContent =
    kind === "wallet" ? messages.walletText.replace("{method}", name) : messages.confirmText;
  show("pending");
}

async function close() {
  const wasCompleted = checkout?.status === "completed";
  if (checkout && !wasCompleted) checkout = await call("/close", {});
  tell("checkout.closed");
  if (!framed) show("closed");
}

/** Keeps the focus inside the dialog, which covers the whole page. */
function trap(event) {
  if (event.key === "Escape") close();
  if (event.key !== "Tab" || checkout?.settings.displayMode === "inline") return;
  const stops = [...dialog.querySelectorAll("a[href], button, input, select")].filter(
    (one) => !one.disabled && one.offsetParent !== null,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const leaves = document.activeElement === (event.shiftKey ? first : last);
  if (!leaves || !first || !last) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

async function start() {
  try {
    checkout = await call("");
  } catch {
    show("closed");
    return;
  }
  document.documentElement.dataset.mode = checkout.settings.displayMode;
  fill();
  if (checkout.status === "completed") show("done");
  else if (checkout.status === "closed") show("closed");
  else if (checkout.pending) showPending();
  else show(checkout.identified ? "payment" : "buyer");
  tell("checkout.loaded");
}

byId("buyer-form").addEventListener("submit", (event) => {
  event.preventDefault();
  busy(() => identify(event.target));
});
byId("card-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(event.target));
  const [month = "", year = ""] = fields.expiry.split("/").map((part) => part.trim());
  const { number, holder, securityCode } = fields;
  pay({
    kind: "card",
    card: { number, holder, securityCode, expiryMonth: month, expiryYear: year },
  });
});
for (const button of document.querySelectorAll("[data-wallet]")) {
  button.addEventListener("click", () => {
    tell("checkout.payment.selected");
    pay({ kind: "wallet", type: button.dataset.wallet });
  });
}
byId("card-form").elements.number.addEventListener("change", () =>
  tell("checkout.payment.selected"),
);
for (const [name, approved] of [
  ["approve", true],
  ["refuse", false],
]) {
  byId(name).addEventListener("click", () =>
    busy(() => finish(() => call("/answer", { approved }))),
  );
}
byId("change-buyer").addEventListener("click", () => show("buyer"));
byId("close").addEventListener("click", close);
document.addEventListener("keydown", trap);
window.addEventListener("message", (event) => {
  const ours = event.source === window.parent && event.data?.source === "paddle-js";
  if (!ours || event.data.name !== "refresh") return;
  call("").then((fresh) => {
    checkout = fresh;
    fill();
  });
});
start();
