import type { ReactNode } from "react";
import { useChangingTitle } from "#lib/page-title.ts";
import { LanguageMenu } from "#ui/menus/language-menu.tsx";
import { Wordmark } from "#ui/page/wordmark.tsx";
import classes from "./entry-frame.module.css";

type EntryFrameProps = { title: string; lead?: string; children: ReactNode };

/** Around the pages before the console is open. */
export function EntryFrame({ title, lead, children }: EntryFrameProps) {
  const heading = useChangingTitle(title);
  return (
    <div className={classes.frame}>
      <header className={classes.top}>
        <Wordmark to="/sign-in" />
        <LanguageMenu />
      </header>
      <main className={classes.main}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        {children}
      </main>
    </div>
  );
}
