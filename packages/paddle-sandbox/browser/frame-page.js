/** A management page inside the frame of Classic's overlay can be closed there. */
const close = document.getElementById("close-frame");
if (close && window.parent !== window) {
  close.hidden = false;
  close.addEventListener("click", () => {
    window.parent.postMessage(
      { source: "paddle-sandbox", checkoutId: null, name: "checkout.closed", data: {} },
      decodeURIComponent(window.location.hash.slice(1)) || "*",
    );
  });
}
