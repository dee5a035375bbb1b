import classes from "./bar.module.css";

type BarProps = {
  /** From 0 to 1. */
  fraction: number;
  tone?: "full" | "over" | "moving" | undefined;
};

/** How much is done or used. What stands with it says the same to who cannot see it. */
export function Bar({ fraction, tone }: BarProps) {
  return (
    <div className={classes.bar} aria-hidden="true">
      <div className={classes.fill} data-tone={tone} style={{ width: `${fraction * 100}%` }} />
    </div>
  );
}
