import classes from "./marked-text.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type MarkedRun =
  | { kind: "kept" | "protected"; text: string }
  | { kind: "removed" | "added"; text: string }
  | { kind: "number"; text: string };

type MarkedTextProps = {
  runs: readonly MarkedRun[];
  /** Said before a mark to those who do not see it. */
  labels: { removed: string; added: string };
};

/** A sentence of a manuscript with a proofreader's marks. */
export function MarkedText({ runs, labels }: MarkedTextProps) {
  return (
    <p className={classes.text} lang="en">
      {runs.map((run, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: runs of one unchanging text.
        <Run key={position} run={run} labels={labels} />
      ))}
    </p>
  );
}

/** One run of it, for texts that have more in them than marks. */
export function Run({ run, labels }: { run: MarkedRun; labels: MarkedTextProps["labels"] }) {
  switch (run.kind) {
    case "kept":
      return run.text;
    case "protected":
      return <span className={classes.protected}>{run.text}</span>;
    case "number":
      return <sup className={classes.number}>{run.text}</sup>;
    case "removed":
      return (
        <del className={classes.removed}>
          <VisuallyHidden>{labels.removed} </VisuallyHidden>
          {run.text}
        </del>
      );
    case "added":
      return (
        <ins className={classes.added}>
          <VisuallyHidden>{labels.added} </VisuallyHidden>
          {run.text}
        </ins>
      );
  }
}
