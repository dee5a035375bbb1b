import { Button } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import classes from "./confirm-dialog.module.css";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = {
  title: string;
  /** Names the object and says what cannot be undone. */
  text: string;
  confirmLabel: string;
  /** Red, unless what it does can be taken back. */
  confirmVariant?: "danger" | "filled";
  /** Shown on the button while it runs. */
  runningLabel: string;
  cancelLabel: string;
  closeLabel: string;
  /** The component that opened the dialog closes it when this is done. */
  onConfirm: () => Promise<void>;
  /** The sentence that says why it could not be done. */
  messageOf: (error: unknown) => string;
  onClose: () => void;
};

/** Asks before something that is much or cannot be undone. While it runs, nothing can be pressed twice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, runningLabel, cancelLabel, closeLabel } = props;
  const { confirmVariant = "danger", onConfirm, messageOf, onClose } = props;
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const confirmButton = useRef<HTMLButtonElement>(null);
  const tried = useRef(false);

  useEffect(() => {
    // While it ran the button could not hold the focus.
    if (!running && tried.current) confirmButton.current?.focus();
  }, [running]);

  async function confirm() {
    setRunning(true);
    setFailure(null);
    try {
      await onConfirm();
    } catch (error) {
      setFailure(messageOf(error));
      setRunning(false);
      tried.current = true;
    }
  }

  return (
    <Dialog
      role="alertdialog"
      title={title}
      closeLabel={closeLabel}
      closeDisabled={running}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={running} data-autofocus>
            {cancelLabel}
          </Button>
          <Button ref={confirmButton} variant={confirmVariant} onClick={confirm} disabled={running}>
            {running ? runningLabel : confirmLabel}
          </Button>
        </>
      }
    >
      <p className={classes.text}>{text}</p>
      {failure !== null && (
        <p className={classes.failure} role="alert">
          <IconAlertCircle size={20} stroke={1.6} aria-hidden />
          {failure}
        </p>
      )}
    </Dialog>
  );
}
