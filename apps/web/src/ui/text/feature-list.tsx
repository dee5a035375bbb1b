import { IconCheck } from "@tabler/icons-react";
import classes from "./feature-list.module.css";

/** What something includes, line by line. The check is decoration; the text is the meaning. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className={classes.features}>
      {features.map((feature) => (
        <li key={feature}>
          <IconCheck size={20} stroke={1.8} aria-hidden />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}
