import type { ReactNode, Ref } from "react";
import { Tip } from "../status/tip.tsx";
import classes from "./icon-action.module.css";

type IconActionProps = {
  /** Names the action and its object: “Delete Cover letter.docx”. */
  label: string;
  /** Why it cannot be used now. It stays reachable so that the reason can be read. */
  disabledReason?: string | undefined;
  /** Blocks it without an explanation, for the moment while something runs. */
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

export function IconAction(props: IconActionProps) {
  const { label, disabledReason, disabled = false, onClick, children, ref } = props;
  const blocked = disabledReason !== undefined;
  return (
    <Tip label={disabledReason ?? label}>
      <button
        ref={ref}
        type="button"
        className={classes.action}
        aria-label={blocked ? `${label}. ${disabledReason}` : label}
        aria-disabled={blocked || undefined}
        disabled={disabled}
        onClick={blocked ? undefined : onClick}
      >
        {children}
      </button>
    </Tip>
  );
}
