import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Dialog } from "./dialog.tsx";

type DialogAction = { label: string; onClick: () => void };

type FactDialogProps = {
  title: string;
  children: ReactNode;
  closeLabel: string;
  primary: DialogAction;
  secondary?: DialogAction | undefined;
  onClose: () => void;
};

/** States a fact that stands in the way, and offers one or two ways on (S88). */
export function FactDialog({
  title,
  children,
  closeLabel,
  primary,
  secondary,
  onClose,
}: FactDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      foot={
        <>
          {secondary && <Button onClick={secondary.onClick}>{secondary.label}</Button>}
          <Button variant="filled" onClick={primary.onClick} data-autofocus>
            {primary.label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
