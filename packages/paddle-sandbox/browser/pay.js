/** The page behind a transaction's payment link: it opens the checkout of that transaction. */
const { token } = document.body.dataset;
const transactionId = new URLSearchParams(window.location.search).get("_ptxn");
const status = document.getElementById("status");

window.Paddle.Initialize({
  token,
  eventCallback({ name, detail }) {
    if (name === "checkout.completed") status.textContent = "Paid.";
    if (name === "checkout.closed") status.textContent = "The checkout was closed.";
    if (name === "checkout.error") status.textContent = detail;
  },
});
window.Paddle.Checkout.open({ transactionId });
