import type { ReactNode } from "react";
import classes from "./margin-column.module.css";

type WithMarginProps = { children: ReactNode; label: string; margin: ReactNode };

/** The work, and beside it what explains it; below it on narrow screens. */
export function WithMargin({ children, label, margin }: WithMarginProps) {
  return (
    <div className={classes.grid}>
      <div>{children}</div>
      <aside className={classes.column} aria-label={label}>
        {margin}
      </aside>
    </div>
  );
}

type MarginNoteProps = {
  title: string;
  /** `shared`: the rule stands under the title, level with the rule of the list beside it. */
  rule?: "hair" | "strong" | "shared";
  children: ReactNode;
};

export function MarginNote({ title, rule = "hair", children }: MarginNoteProps) {
  const extra = rule === "strong" ? classes.strong : rule === "shared" ? classes.under : "";
  return (
    <section className={`${classes.note} ${extra}`}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </section>
  );
}
