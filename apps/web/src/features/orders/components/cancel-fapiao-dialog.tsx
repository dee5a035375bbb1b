import { type Fapiao, type FapiaoCancelReason, fapiaoCancelReasons } from "@curie/contract";
import { Button, NativeSelect } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { cancelFapiao } from "../queries.ts";
import classes from "./order-table.module.css";

type CancelFapiaoDialogProps = { paymentId: string; fapiao: Fapiao; onClose: () => void };

/**
 * Asks before a fapiao is reversed, and why. When the server does not take it, the dialog goes and the row
 * says what it said before: the failure is logged and not shown (S187, G-56).
 */
export function CancelFapiaoDialog({ paymentId, fapiao, onClose }: CancelFapiaoDialogProps) {
  const { t } = useTranslation(["fapiao", "app"]);
  const queries = useQueryClient();
  const [reason, setReason] = useState<FapiaoCancelReason>("issued-in-error");
  const [running, setRunning] = useState(false);
  const number = fapiao.number ?? "";

  async function confirm() {
    setRunning(true);
    try {
      await cancelFapiao(queries, fapiao.identity ?? "", reason);
    } catch (error) {
      console.error("a fapiao could not be cancelled", { paymentId, error });
    }
    onClose();
  }

  return (
    <Dialog
      role="alertdialog"
      title={t("cancel-title")}
      closeLabel={t("app:close")}
      closeDisabled={running}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={running} data-autofocus>
            {t("keep")}
          </Button>
          <Button variant="danger" onClick={confirm} disabled={running}>
            {t(running ? "cancelling" : "cancel")}
          </Button>
        </>
      }
    >
      <p>{t(fapiao.type === "special" ? "cancel-text-special" : "cancel-text", { number })}</p>
      <NativeSelect
        className={classes.reason ?? ""}
        label={t("reason")}
        value={reason}
        data={fapiaoCancelReasons.map((value) => ({ value, label: t(`reason-${value}`) }))}
        onChange={({ currentTarget }) => setReason(currentTarget.value as FapiaoCancelReason)}
      />
    </Dialog>
  );
}
