import type { ReactNode } from "react";
import classes from "./empty-panel.module.css";

type EmptyPanelProps = {
  specimen?: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
  /** Another way, below. */
  beside?: ReactNode;
};

/** Nothing here yet: what it will look like, in two sentences, and the way to start. */
export function EmptyPanel({ specimen, title, text, action, beside }: EmptyPanelProps) {
  return (
    <div className={classes.panel}>
      {specimen && <div className={classes.specimen}>{specimen}</div>}
      <h2>{title}</h2>
      <p className={classes.text}>{text}</p>
      {action && <div className={classes.action}>{action}</div>}
      {beside}
    </div>
  );
}
