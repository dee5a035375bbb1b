import { IconClock, IconLoader2 } from "@tabler/icons-react";
import classes from "./spinner.module.css";

/** Something is going on; always beside a word. A still clock for those who want no motion. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <>
      <IconLoader2 className={classes.spinner} size={size} stroke={1.6} aria-hidden />
      <IconClock className={classes.still} size={size} stroke={1.6} aria-hidden />
    </>
  );
}
