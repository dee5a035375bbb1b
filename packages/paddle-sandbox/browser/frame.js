/** What the scripts of Paddle Billing and Paddle Classic share: where the sandbox is, its calls, and its frame. */

/** The address the script came from, without `/js/…`. */
export function findBase() {
  const own = document.currentScript ?? document.querySelector('script[src*="/paddle.js"]');
  return own.src.replace(/\/js\/v[12]\/paddle\.js.*$/, "");
}

/** Posts JSON to the sandbox. Throws an Error with `code` and `detail` when it refuses. */
export async function call(base, path, body, headers = {}) {
  const response = await fetch(`${base}/checkout-api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (response.ok) return answer;
  throw Object.assign(new Error(answer.error.detail), {
    code: answer.error.code,
    detail: answer.error.detail,
  });
}

/**
 * Shows a page of the sandbox in a frame over everything, or inside an element. What the page tells
 * goes to `onMessage`; messages of anybody else are ignored.
 */
export function openFrame({ base, path, settings, onMessage }) {
  const inline = settings.displayMode === "inline";
  const parent = inline ? document.querySelector(`.${settings.frameTarget}`) : document.body;
  if (!parent) throw new Error(`There is no element with the class ${settings.frameTarget}.`);
  const opener = document.activeElement;
  const frame = document.createElement("iframe");
  frame.src = `${base}${path}#${encodeURIComponent(window.location.origin)}`;
  frame.name = "paddle_frame";
  frame.title = "Paddle checkout (test)";
  frame.className = `paddle-frame paddle-frame-${inline ? "inline" : "overlay"}`;
  // Set one by one: a page's policy may forbid style attributes, but not this.
  const style = inline
    ? { width: "100%", minWidth: "312px", height: `${settings.frameInitialHeight ?? 450}px` }
    : { position: "fixed", inset: "0", width: "100%", height: "100%", zIndex: "2147483647" };
  Object.assign(frame.style, { border: "0", colorScheme: "normal", ...style });
  function listen(event) {
    const trusted =
      event.origin === new URL(base).origin &&
      event.source === frame.contentWindow &&
      event.data?.source === "paddle-sandbox";
    if (trusted) onMessage(event.data);
  }
  window.addEventListener("message", listen);
  parent.append(frame);
  if (!inline) frame.addEventListener("load", () => frame.focus(), { once: true });
  return {
    refresh: () => frame.contentWindow?.postMessage({ source: "paddle-js", name: "refresh" }, base),
    remove() {
      window.removeEventListener("message", listen);
      frame.remove();
      if (!inline && opener instanceof HTMLElement) opener.focus();
    },
  };
}
