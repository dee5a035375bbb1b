import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { FactDialog } from "#ui/dialogs/fact-dialog.tsx";
import { type DialogButton, subscribeAddress } from "../model.ts";
import { startQuery } from "../queries.ts";
import classes from "./access-dialog.module.css";
import { TrialButton } from "./trial-button.tsx";

type AccessDialogProps = {
  title: string;
  text: string;
  /** The main button last. */
  buttons: readonly DialogButton[];
  /** Whom a group member asks. */
  groupAdmin?: string | null;
  /** Offers the free trial as well, to who has not had it. */
  offersTrial?: boolean;
  children?: ReactNode;
  onClose: () => void;
};

/** What stands between a person and a service, what it means, and the way on; editing and translation share it. */
export function AccessDialog(props: AccessDialogProps) {
  const { title, text, buttons, groupAdmin = null, offersTrial = false, children, onClose } = props;
  const { t } = useTranslation(["plans", "app"]);
  const navigate = useNavigate();
  const start = useQuery(startQuery).data;

  function leaveFor(address: string) {
    onClose();
    navigate(address);
  }
  // Where nothing is sold nobody is sent to buy (S249).
  const address = start ? subscribeAddress(start) : "/rubriq/plan/subscribe";
  const actions: Record<DialogButton, () => void> = {
    "got-it": onClose,
    dismiss: onClose,
    "get-help": () => leaveFor("/help"),
    "upgrade-now": () => leaveFor(address ?? "/rubriq/plan/subscribe"),
  };
  const action = (name: DialogButton) => ({ label: t(`app:${name}`), onClick: actions[name] });
  const [first, second] = buttons.filter((name) => name !== "upgrade-now" || address !== null);
  const entry = start?.starter.entry ?? "used";
  return (
    <FactDialog
      title={title}
      closeLabel={t("app:close")}
      primary={action(second ?? first ?? "got-it")}
      secondary={second && first ? action(first) : undefined}
      onClose={onClose}
    >
      <p className={classes.text}>{text}</p>
      {groupAdmin !== null && (
        <p className={classes.small}>{t("app:group-admin-is", { contact: groupAdmin })}</p>
      )}
      {children}
      {offersTrial && entry !== "used" && (
        <div className={classes.trial}>
          <p>{t("trial-offer")}</p>
          <TrialButton entry={entry} />
        </div>
      )}
    </FactDialog>
  );
}
