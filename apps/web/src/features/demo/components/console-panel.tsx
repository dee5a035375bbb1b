import type { ReactNode } from "react";
import classes from "./console-panel.module.css";

type ConsolePanelProps = {
  /** Of the heading, so that links can lead to it. */
  id: string;
  title: string;
  text: ReactNode;
  /** Why the last change failed, while that is so. */
  failure?: ReactNode;
  /** `li` elements. */
  children: ReactNode;
};

/** A part of the demo console: what it is for, and a ruled list. */
export function ConsolePanel({ id, title, text, failure, children }: ConsolePanelProps) {
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={classes.text}>{text}</p>
      {failure}
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}
