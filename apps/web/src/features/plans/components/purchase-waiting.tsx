import { purchaseLongWaitMs } from "@curie/contract";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useServerTime } from "#lib/server-time.ts";
import { Spinner } from "#ui/status/spinner.tsx";
import { justPaid } from "../model.ts";
import classes from "./plan-area.module.css";
import { usePurchasePoll } from "./use-plan-polls.ts";

/**
 * Waits until what was paid for has become a plan, and goes to the services then (S138, S141). It
 * can be loaded again at any time; after ten minutes it says that it can be left (G-31).
 *
 * @param since when the purchase was made; null: just now
 */
export function PurchaseWaiting({ since }: { since: string | null }) {
  const { t } = useTranslation("plans");
  const navigate = useNavigate();
  const now = useServerTime();
  const [began] = useState(() => (since === null ? now() : new Date(since)).getTime());
  const [long, setLong] = useState(false);
  // The way back leads past the purchase, which is over.
  usePurchasePoll(() => navigate("/rubriq", { replace: true, state: justPaid }));

  useEffect(() => {
    const left = Math.max(0, began + purchaseLongWaitMs - now().getTime());
    const timer = setTimeout(() => setLong(true), left);
    return () => clearTimeout(timer);
  }, [began, now]);

  return (
    <div className={classes.waiting} role="status">
      <p className={classes.sentence}>
        <Spinner size={24} />
        {t("curie.purchase-plan-loading-notice")}
      </p>
      {long && <p className={classes.sentence}>{t("still-waiting")}</p>}
    </div>
  );
}
