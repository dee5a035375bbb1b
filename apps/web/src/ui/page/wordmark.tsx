import { Link } from "react-router";
import classes from "./wordmark.module.css";

/** The name with the proofreader's insertion caret under it. */
export function Wordmark({ to }: { to: string }) {
  return (
    <Link className={classes.mark} to={to} aria-label="Curie" translate="no">
      Curie
      <svg
        className={classes.caret}
        width="13"
        height="8"
        viewBox="0 0 13 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M1.5 6.5 6.5 1.5l5 5" />
      </svg>
    </Link>
  );
}
