import type { HumanOrderFile, StaffHumanOrder } from "@curie/contract";
import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActDialog } from "#features/staff/components/act-dialog.tsx";
import form from "#features/staff/components/staff-form.module.css";
import { staffClient, useAct } from "#features/staff/queries.ts";
import { useFormatting } from "#lib/language.tsx";

/** What an operator decides about a file that was handed in. */
export function CheckActs({ order }: { order: StaffHumanOrder }) {
  const { t } = useTranslation("staff");
  const [open, setOpen] = useState<"deliver" | "send-back" | null>(null);
  const current = order.files.find(({ kind, isCurrent }) => kind === "edited" && isCurrent);
  if (order.status !== "quality-check") return null;
  const close = () => setOpen(null);
  return (
    <div className={`${form.actions} ${form.more}`}>
      {current && (
        <Button variant="filled" onClick={() => setOpen("deliver")}>
          {t("deliver")}
        </Button>
      )}
      <Button onClick={() => setOpen("send-back")}>{t("send-back")}</Button>
      {open === "deliver" && current && (
        <DeliverDialog order={order} file={current} onClose={close} />
      )}
      {open === "send-back" && <SendBackDialog order={order} onClose={close} />}
    </div>
  );
}

type OfOrder = { order: StaffHumanOrder; onClose: () => void };

function DeliverDialog({ order, file, onClose }: OfOrder & { file: HumanOrderFile }) {
  const { t } = useTranslation("staff");
  const { list } = useFormatting();
  const { identity } = order;
  const findings = file.check?.findings ?? [];
  const act = useAct(
    () => staffClient.humanOrders.deliver({ identity, file: file.identity }),
    onClose,
  );
  return (
    <ActDialog
      title={t("deliver")}
      text={
        findings.length === 0
          ? t("deliver-text", { name: file.name })
          : t("deliver-findings-text", {
              name: file.name,
              findings: list(findings.map((finding) => t(`finding-${finding}`))),
            })
      }
      danger={findings.length > 0}
      confirm={t("deliver")}
      act={act}
      onClose={onClose}
    />
  );
}

function SendBackDialog({ order, onClose }: OfOrder) {
  const { t } = useTranslation("staff");
  const [note, setNote] = useState("");
  const { identity } = order;
  const act = useAct(() => staffClient.humanOrders.sendBack({ identity, note }), onClose);
  return (
    <ActDialog
      title={t("send-back")}
      text={t("send-back-text")}
      confirm={t("send-back")}
      act={act}
      onClose={onClose}
    >
      <Textarea
        label={t("note-to-editor")}
        rows={4}
        maxLength={4000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
