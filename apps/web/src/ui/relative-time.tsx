import { useEffect, useState } from "react";
import { Tip } from "./tip.tsx";

type RelativeTimeProps = {
  /** ISO instant. */
  instant: string;
  relative: (instant: string, now: Date) => string;
  /** The full date, for the tooltip. */
  full: string;
  refreshMs: number;
};

/** “2 hours ago”, kept true while the page stays open. */
export function RelativeTime({ instant, relative, full, refreshMs }: RelativeTimeProps) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshMs);
    return () => clearInterval(timer);
  }, [refreshMs]);
  return (
    <Tip label={full}>
      <time dateTime={instant}>{relative(instant, now)}</time>
    </Tip>
  );
}
