import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormatting } from "#lib/language.tsx";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import { FileName } from "#ui/text/file-name.tsx";
import { statusTones } from "../model.ts";
import { humanOrdersQuery } from "../queries.ts";
import classes from "./human-orders.module.css";

/** Own orders of professional editing with where they stand; nothing for who has none. */
export function HumanOrders() {
  const { t } = useTranslation("human-editing");
  const formatting = useFormatting();
  const orders = useQuery(humanOrdersQuery).data?.orders ?? [];
  if (orders.length === 0) return null;
  return (
    <section className={classes.orders} aria-labelledby="human-orders">
      <h2 id="human-orders">{t("orders-title")}</h2>
      <ul className={classes.list}>
        {orders.map(({ identity, file, words, createdAt, status, refunded }) => (
          <li key={identity} className={classes.order}>
            <div className={classes.what}>
              <Link to={`/rubriq/order/${identity}`}>
                <FileName name={file.name} />
              </Link>
              <p className={classes.small}>
                {t("ordered-on", {
                  words: formatting.number(words),
                  date: formatting.shortDate(createdAt),
                })}
              </p>
            </div>
            <StatusBadge tone={refunded ? "line" : statusTones[status]}>
              {t(`status-${refunded ? "refunded" : status}`)}
            </StatusBadge>
          </li>
        ))}
      </ul>
    </section>
  );
}
