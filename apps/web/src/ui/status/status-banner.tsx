import type { ReactNode } from "react";
import classes from "./status-banner.module.css";

type StatusBannerProps = {
  tone: "accent" | "ochre" | "madder";
  icon: ReactNode;
  /** Paragraphs. */
  children: ReactNode;
  action?: ReactNode;
};

/** One state of the whole account, above the page. One at most is shown. */
export function StatusBanner({ tone, icon, children, action }: StatusBannerProps) {
  return (
    <div
      className={`${classes.banner} ${classes[tone]}`}
      role={tone === "madder" ? "alert" : "status"}
    >
      <div className={classes.inner}>
        <span className={classes.icon}>{icon}</span>
        <div className={classes.text}>{children}</div>
        {action && <span className={classes.action}>{action}</span>}
      </div>
    </div>
  );
}
