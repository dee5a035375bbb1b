import { Bar } from "./bar.tsx";

type ProgressBarProps = {
  label: string;
  /** From 0 to 1. */
  fraction: number;
  /** The same as text. */
  valueText: string;
};

/** Work of known length. It moves only when the work reports. */
export function ProgressBar({ label, fraction, valueText }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, fraction)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
    >
      <Bar fraction={percent / 100} tone="moving" />
    </div>
  );
}
