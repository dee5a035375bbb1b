import { IconCheck, IconMinus } from "@tabler/icons-react";
import classes from "./feature-list.module.css";

type FeatureListProps = {
  features: readonly string[];
  /** It included them, and does not any more. */
  ended?: boolean;
};

/** What something includes, line by line. The sign is decoration; the text is the meaning. */
export function FeatureList({ features, ended = false }: FeatureListProps) {
  const Sign = ended ? IconMinus : IconCheck;
  return (
    <ul className={classes.features} data-ended={ended || undefined}>
      {features.map((feature) => (
        <li key={feature}>
          <Sign size={20} stroke={1.8} aria-hidden />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}
