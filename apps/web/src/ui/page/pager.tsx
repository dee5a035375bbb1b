import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { pageLinks } from "./page-links.ts";
import classes from "./pager.module.css";

type PagerProps = {
  current: number;
  pages: number;
  mostLinks: number;
  addressOf: (page: number) => To;
  labels: { pages: string; previous: string; next: string; page: (page: number) => string };
};

/** Links to the pages of a list; nothing when there is only one. */
export function Pager({ current, pages, mostLinks, addressOf, labels }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className={classes.pager} aria-label={labels.pages}>
      <ul className={classes.links}>
        <Step to={current > 1 ? addressOf(current - 1) : null} label={labels.previous}>
          <IconChevronLeft size={20} stroke={1.6} aria-hidden />
        </Step>
        {pageLinks(current, pages, mostLinks).map((page, position, links) =>
          page === "gap" ? (
            <li key={`after-${links[position - 1]}`}>
              <span className={classes.link} aria-hidden="true">
                …
              </span>
            </li>
          ) : (
            <li key={page}>
              <Link
                className={classes.link}
                to={addressOf(page)}
                aria-label={labels.page(page)}
                aria-current={page === current ? "page" : undefined}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        <Step to={current < pages ? addressOf(current + 1) : null} label={labels.next}>
          <IconChevronRight size={20} stroke={1.6} aria-hidden />
        </Step>
      </ul>
    </nav>
  );
}

/** An arrow; at the end of the list it stays in its place but leads nowhere. */
function Step({ to, label, children }: { to: To | null; label: string; children: ReactNode }) {
  return (
    <li>
      {to === null ? (
        // biome-ignore lint/a11y/useSemanticElements: at the end of the list it is a link that leads nowhere.
        // biome-ignore lint/a11y/useFocusableInteractive: and so nothing to stop at.
        <span
          className={`${classes.link} ${classes.off}`}
          role="link"
          aria-disabled="true"
          aria-label={label}
        >
          {children}
        </span>
      ) : (
        <Link className={classes.link} to={to} aria-label={label}>
          {children}
        </Link>
      )}
    </li>
  );
}
