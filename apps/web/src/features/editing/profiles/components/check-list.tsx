import classes from "./profiles.module.css";

type CheckListProps<Value extends string> = {
  legend: string;
  items: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
};

/** Things of which any number may be asked for. */
export function CheckList<Value extends string>(props: CheckListProps<Value>) {
  const { legend, items, chosen, onToggle } = props;
  return (
    <fieldset className={classes.checks}>
      <legend>{legend}</legend>
      {items.map(({ value, label }) => (
        <label key={value} className={classes.check}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
