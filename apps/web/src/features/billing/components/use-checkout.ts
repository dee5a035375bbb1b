import { type AvailablePlan, purchaseGate, siteLanguageOf } from "@curie/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { justPaid, type PlanStart } from "#features/plans/model.ts";
import { type Failure, failureOf } from "#lib/failure.ts";
import { useLanguage } from "#lib/language.tsx";
import { checkoutLocale } from "../model.ts";
import { askCheckout, noteCheckoutCompleted } from "../queries.ts";
import { openPaddle } from "./paddle.ts";
import { usePaidElsewhere } from "./use-paid-elsewhere.ts";

export type CheckoutState =
  | { step: "idle" | "opening" | "open" | "closed" | "duplicate" | "not-loaded" | "waiting" }
  | { step: "refused"; failure: Failure };

/** The way from the button to the provider's checkout, and from there to the plan (S132–S140). */
export function useCheckout({ plans, user, application }: PlanStart) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { locale } = useLanguage();
  const [state, setState] = useState<CheckoutState>({ step: "idle" });
  const opened = useRef<AbortController | null>(null);
  const tellOtherWindows = usePaidElsewhere(user.identity, () => {
    opened.current?.abort();
    setState({ step: "waiting" });
  });
  // A page that is left takes its checkout with it.
  useEffect(() => () => opened.current?.abort(), []);

  async function open(offer: AvailablePlan) {
    if (purchaseGate(plans) !== "open") return setState({ step: "duplicate" });
    setState({ step: "opening" });
    const wanted = new AbortController();
    opened.current = wanted;
    const order = await askCheckout(offer.identity).catch((error: unknown) => {
      const failure = failureOf(error);
      const duplicate = failure.code === "billing.duplicate-plan";
      setState(duplicate ? { step: "duplicate" } : { step: "refused", failure });
      return null;
    });
    if (!order) return;
    try {
      await openPaddle({
        provider: application.paymentProvider,
        order,
        email: user.email,
        locale: checkoutLocale(siteLanguageOf(locale)),
        onCompleted,
        onClosed: () => setState({ step: "closed" }),
        onFailed: () => setState({ step: "not-loaded" }),
        signal: wanted.signal,
      });
      setState((now) => (now.step === "opening" ? { step: "open" } : now));
    } catch {
      setState({ step: "not-loaded" });
    }
  }

  async function onCompleted() {
    opened.current = null;
    setState({ step: "waiting" });
    tellOtherWindows();
    const now = await noteCheckoutCompleted(queries);
    if (now && purchaseGate(now.plans) !== "open") {
      navigate("/rubriq", { replace: true, state: justPaid });
    }
  }

  return { state, open, dismiss: () => setState({ step: "idle" }) };
}
