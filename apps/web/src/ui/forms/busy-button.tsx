import { Button } from "@mantine/core";
import type { MouseEvent, ReactNode } from "react";
import { Spinner } from "../status/spinner.tsx";

type BusyButtonProps = {
  /** Something it started is under way: pressing it again does nothing, and it keeps the focus. */
  busy: boolean;
  variant?: "filled" | "default" | "danger";
  size?: "md" | "lg";
  type?: "button" | "submit";
  /** Of the form that it submits, where it stands outside of it. */
  form?: string;
  fullWidth?: boolean;
  disabled?: boolean;
  className?: string | undefined;
  icon?: ReactNode;
  /** Behind the label: where the button leads. */
  iconAfter?: ReactNode;
  "aria-label"?: string;
  onClick?: () => void;
  onPointerEnter?: () => void;
  children: ReactNode;
};

/** A button for what takes a moment. A disabled button would lose the focus of who pressed it. */
export function BusyButton(props: BusyButtonProps) {
  const { busy, icon, iconAfter, onClick, className = "", ...button } = props;
  function press(event: MouseEvent) {
    if (busy) event.preventDefault();
    else onClick?.();
  }
  return (
    <Button
      {...button}
      className={className}
      aria-disabled={busy || undefined}
      leftSection={busy ? <Spinner size={18} /> : icon}
      rightSection={!busy && iconAfter}
      onClick={press}
    />
  );
}
