import { type ReactNode, useId } from "react";
import classes from "./toast.module.css";

type ToastProps = { title: string; close: ReactNode; children: ReactNode };

/** Something that may be ignored, bottom right. It stays until it is closed and never takes the focus. */
export function Toast({ title, close, children }: ToastProps) {
  const id = useId();
  return (
    <section className={classes.toast} aria-labelledby={id}>
      <div className={classes.head}>
        <p id={id} className={classes.title} role="status">
          {title}
        </p>
        {close}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
