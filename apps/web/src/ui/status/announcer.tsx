import { createContext, type ReactNode, use, useCallback, useState } from "react";
import classes from "../text/visually-hidden.module.css";

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** Says something to screen readers without moving the focus. */
export function useAnnounce(): (text: string) => void {
  return use(AnnounceContext);
}

export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: "", times: 0 });
  const announce = useCallback(
    (text: string) => setSaid(({ times }) => ({ text, times: times + 1 })),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className={classes.hidden} role="status" aria-live="polite">
        {/* A new element each time: the same sentence twice is announced twice. */}
        <span key={said.times}>{said.text}</span>
      </div>
    </AnnounceContext>
  );
}
