import { VisuallyHidden } from "../text/visually-hidden.tsx";
import classes from "./content-skeleton.module.css";

/** Stands where content will be, once it takes longer than a moment. */
export function ContentSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.skeleton}>
      <div className={classes.line} aria-hidden="true" />
      <div className={classes.line} aria-hidden="true" />
      <div className={classes.line} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
