import { useEffect, useState } from "react";
import { Tip } from "../status/tip.tsx";

type RelativeTimeProps = {
  /** ISO instant. */
  instant: string;
  relative: (instant: string, now: Date) => string;
  /** The full date, for the tooltip. */
  full: string;
  refreshMs: number;
  now: () => Date;
};

/** “2 hours ago”, kept true while the page stays open. */
export function RelativeTime({ instant, relative, full, refreshMs, now }: RelativeTimeProps) {
  const [shown, setShown] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setShown(now()), refreshMs);
    return () => clearInterval(timer);
  }, [refreshMs, now]);
  return (
    <Tip label={full}>
      <time dateTime={instant}>{relative(instant, shown)}</time>
    </Tip>
  );
}
