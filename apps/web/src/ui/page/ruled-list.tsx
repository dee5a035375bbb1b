import type { ReactNode } from "react";
import classes from "./ruled-list.module.css";

type RuledListProps = { start: ReactNode; end?: ReactNode; children: ReactNode };

/** A list with the three rules of a printed table: strong above, hairlines between, fine below. */
export function RuledList({ start, end, children }: RuledListProps) {
  return (
    <div>
      <div className={classes.head}>
        <span>{start}</span>
        {end !== undefined && <span>{end}</span>}
      </div>
      <ol className={classes.entries}>{children}</ol>
    </div>
  );
}
