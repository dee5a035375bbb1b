import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import { Modal } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { IconAction } from "../menus/icon-action.tsx";
import classes from "./dialog.module.css";

type DialogProps = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Blocks every way out while something runs that cannot be taken back. */
  closeDisabled?: boolean;
  /** `task` is wider, and fills the screen on phones. */
  shape?: "question" | "task";
  role?: "dialog" | "alertdialog";
  children: ReactNode;
  /** Buttons; the action last. */
  foot: ReactNode;
};

/**
 * What every dialog shares. It is open as long as it is mounted: the focus is kept inside and goes
 * back to where it came from afterwards.
 */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, onClose, closeDisabled = false } = props;
  const { shape = "question", role = "dialog", children, foot } = props;
  const task = shape === "task";
  useFocusBack();
  // Mantine writes role="dialog" itself. The function must stay the same one: with a new one the
  // focus trap would begin anew and take the focus away from where it is.
  const setRole = useCallback(
    (element: HTMLElement | null) => element?.setAttribute("role", role),
    [role],
  );
  return (
    <Modal.Root
      opened
      onClose={onClose}
      closeOnEscape={!closeDisabled}
      closeOnClickOutside={false}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      centered
      classNames={{
        inner: `${classes.inner} ${task ? classes.innerTask : ""}`,
        content: `${classes.content} ${task ? classes.task : classes.question}`,
      }}
    >
      <Modal.Overlay className={classes.overlay ?? ""} />
      <Modal.Content ref={setRole}>
        <div className={classes.header}>
          <Modal.Title className={classes.title ?? ""}>{title}</Modal.Title>
          <IconAction label={closeLabel} disabled={closeDisabled} onClick={onClose}>
            <IconX size={22} stroke={1.6} aria-hidden />
          </IconAction>
        </div>
        <Modal.Body className={classes.body ?? ""}>{children}</Modal.Body>
        <div className={classes.foot}>{foot}</div>
      </Modal.Content>
    </Modal.Root>
  );
}

/** For what must not open over another dialog. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

/** Remembers what had the focus before the dialog took it, and gives it back when the dialog goes. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  const openerRef = useRef(opener);
  useEffect(() => {
    const element = openerRef.current;
    return () => {
      if (element instanceof HTMLElement && element.isConnected) element.focus();
    };
  }, []);
}
