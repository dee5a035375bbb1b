import type { ReactNode } from "react";
import { FeatureList } from "#ui/text/feature-list.tsx";
import classes from "./offer-card.module.css";

type OfferCardProps = {
  title: string;
  price: string;
  /** What stands beside the price: for how long, or how it is paid. */
  priceNote: string;
  lead: string;
  features: readonly string[];
  action: ReactNode;
};

/** A plan that can be had. */
export function OfferCard({ title, price, priceNote, lead, features, action }: OfferCardProps) {
  return (
    <li className={classes.card}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.price}>
        <b>{price}</b> {priceNote}
      </p>
      <p className={classes.lead}>{lead}</p>
      <div className={classes.features}>
        <FeatureList features={features} />
      </div>
      <div className={classes.action}>{action}</div>
    </li>
  );
}

/** Offers side by side, of one height. */
export function OfferList({ children }: { children: ReactNode }) {
  return <ul className={classes.offers}>{children}</ul>;
}
