import { Bar } from "./bar.tsx";
import classes from "./meter.module.css";

type MeterProps = {
  label: string;
  /** The figures as text, such as “14 of 40”; they carry the meaning, the bar repeats it. */
  value: string;
  used: number;
  /** Null: without a limit, so without a bar. */
  of: number | null;
  note?: string | undefined;
};

export function Meter({ label, value, used, of, note }: MeterProps) {
  const part = of === null ? 0 : of === 0 ? 1 : Math.min(1, used / of);
  return (
    <div>
      <p className={classes.label}>
        <span>{label}</span>
        <span className={classes.value}>{value}</span>
      </p>
      {of !== null && <Bar fraction={part} tone={part === 1 ? "full" : undefined} />}
      {note !== undefined && <p className={classes.note}>{note}</p>}
    </div>
  );
}
