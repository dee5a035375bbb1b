import type { ReactNode } from "react";
import classes from "./status-badge.module.css";

export type BadgeTone = "accent" | "verdigris" | "madder" | "ochre" | "line";

/** A state in one or two words; the text is the meaning, the tone only repeats it. */
export function StatusBadge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={`${classes.badge} ${classes[tone]}`}>{children}</span>;
}
