// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { Link } from "react-router";
import { expect, test } from "vitest";
import { justPaid } from "#features/plans/model.ts";
import { aPremium, aStart, beginEachTestAtNoon, renderInApp } from "#lib/testing.tsx";
import { PurchaseThanks } from "./purchase-thanks.tsx";

const user = beginEachTestAtNoon();

test("thanks once for a plan that was just bought, and says what is open and where the receipt is", async () => {
  const start = aStart({ plans: { ...aStart().plans, premium: aPremium() } });
  await renderInApp(
    <>
      <Link to="/rubriq" state={justPaid}>
        paid
      </Link>
      <PurchaseThanks />
    </>,
    { start },
  );
  expect(screen.queryByRole("region")).toBeNull();
  await user.click(screen.getByRole("link", { name: "paid" }));
  const thanks = screen.getByRole("region", {
    name: "Thank you. Premium with translation is open for you now.",
  });
  expect(thanks.textContent).toContain("Tracked changes in your own Word file");
  expect(thanks.textContent).toContain("The receipt stands under Orders");
  await user.click(screen.getByRole("button", { name: "Got it" }));
  expect(screen.queryByRole("region")).toBeNull();
});
