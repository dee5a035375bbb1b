import type { ReactNode } from "react";
import classes from "./page-head.module.css";

type PageHeadProps = { title: string; lead?: string | undefined; action?: ReactNode };

export function PageHead({ title, lead, action }: PageHeadProps) {
  return (
    <div className={classes.head}>
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
