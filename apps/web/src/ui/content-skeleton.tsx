import classes from "./content-skeleton.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

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
