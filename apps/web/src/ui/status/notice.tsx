import { IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./notice.module.css";

type NoticeProps = { title: string; children: ReactNode };

/** What to know before a start; it stands where the decision is made and asks for nothing. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className={classes.notice} role="note">
      <span className={classes.icon}>
        <IconInfoCircle size={20} stroke={1.6} aria-hidden />
      </span>
      <div>
        <p className={classes.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
