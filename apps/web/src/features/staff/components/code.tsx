import { Fragment } from "react";
import form from "./staff-form.module.css";

/** A name for machines: it breaks after its dots and lines, and nowhere else while there is room. */
export function Code({ children }: { children: string }) {
  return (
    <span className={form.code}>
      {children.split(/(?<=[._@-])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
