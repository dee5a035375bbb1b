import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { ServicePage } from "#features/documents/components/service-page.tsx";
import { isWithoutPlan, knownPlans } from "#features/plans/model.ts";
import { startQuery } from "#features/plans/queries.ts";
import { api } from "#lib/api.ts";
import { withMessages } from "#lib/i18n.ts";
import { EditingMargin } from "./components/editing-margin.tsx";
import { EmptyEdits } from "./components/empty-edits.tsx";
import { dialogOfAccess, dialogOfStart } from "./model.ts";
import { askAccess, downloadEdit, editCalls, readEdit } from "./queries.ts";
import { SampleButton } from "./sample/components/sample-button.tsx";

const loadWizard = () => withMessages(import("./components/editing-wizard.tsx"), "errors");
const EditingWizard = lazy(async () => ({ default: (await loadWizard()).EditingWizard }));
const EditingFactDialog = lazy(async () => ({
  default: (await withMessages(import("./components/editing-fact-dialog.tsx"), "errors"))
    .EditingFactDialog,
}));

const calls = {
  ...editCalls,
  list: api.editing.list,
  askAccess,
  fetchFile: downloadEdit,
  readFile: readEdit,
  dialogOfAccess,
  dialogOfStart,
  accessFailed: { kind: "access-failed" },
} as const;

/** Own edits, and the way to a new one. */
export function EditingPage() {
  const { t } = useTranslation(["editing", "documents"]);
  const start = useQuery(startQuery).data;
  const mayStartTrial =
    start && isWithoutPlan(start.plans) && start.starter.entry !== "used" ? start.starter : null;
  return (
    <ServicePage
      messages={{
        title: t("title"),
        lead: t("lead"),
        begin: t("check-a-document"),
        beginFirst: t("check-first"),
        started: (name) => t("started", { name }),
        finished: ({ file, status }) =>
          t(`documents:${status === "failed" ? "announce-failed" : "announce-edited"}`, {
            name: file.name,
          }),
      }}
      calls={calls}
      access={start?.access.editing}
      beginsQuietly={mayStartTrial !== null}
      loadWizard={loadWizard}
      wizard={(props) => <EditingWizard {...props} />}
      dialog={(dialog, onClose) => <EditingFactDialog dialog={dialog} onClose={onClose} />}
      empty={(begin, onStarted) => (
        <EmptyEdits
          trial={mayStartTrial}
          isNewcomer={start !== undefined && knownPlans(start.plans).length === 0}
          action={begin}
          sample={<SampleButton onStarted={onStarted} />}
        />
      )}
      margin={(besideList) => <EditingMargin besideList={besideList} />}
    />
  );
}
