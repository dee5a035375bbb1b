import type { ReactNode } from "react";
import classes from "./cockpit-panel.module.css";

type CockpitPanelProps = {
  /** Of the heading, so that links can lead to it. */
  id: string;
  title: string;
  text: ReactNode;
  /** Why the last change failed, while that is so. */
  failure?: ReactNode;
  /** `li` elements. */
  children: ReactNode;
};

/** A part of the cockpit: what it is for, and a ruled list. */
export function CockpitPanel({ id, title, text, failure, children }: CockpitPanelProps) {
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={classes.text}>{text}</p>
      {failure}
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}
