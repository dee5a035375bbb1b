import type { Document } from "@curie/contract";
import { Button } from "@mantine/core";
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Failure, failureOf } from "#lib/failure.ts";
import { useSignedInUser } from "#lib/session.ts";
import { TaskDialog } from "#ui/dialogs/task-dialog.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { FieldMessage } from "#ui/forms/field-message.tsx";
import { startPatiently } from "../model.ts";
import { ManuscriptDropzone } from "./manuscript-dropzone.tsx";
import { RetentionChoice } from "./retention-choice.tsx";
import { UploadWarnings } from "./upload-warnings.tsx";
import classes from "./upload-wizard.module.css";
import { useUpload } from "./use-upload.ts";

/** What the field of the second step is told. */
export type ChoiceProps<Choice> = {
  chosen: Choice | null;
  /** Start was pressed without a choice. */
  missing: boolean;
  /** Id of what is to be known before choosing, when there is something. */
  describedBy: string | undefined;
  onChoose: (choice: Choice) => void;
  firstRef: Ref<HTMLInputElement>;
};

type UploadWizardProps<Choice> = {
  messages: {
    title: string;
    secondStep: string;
    start: string;
    leaveTitle: string;
    leaveText: (fileName: string) => string;
    stay: string;
    /** What a start takes of the plan. */
    note: string;
  };
  maxWords: number;
  /** Files that were dropped on the page. */
  dropped: readonly File[];
  choice: (props: ChoiceProps<Choice>) => ReactNode;
  /** What is to be known about the choice, beside it; and the identity of the upload that it is for. */
  beside?: (chosen: Choice | null, upload: string | null) => ReactNode;
  /** Why this choice cannot be started now is said by `beside`; pressing Start then does nothing. */
  mayStart?: (chosen: Choice) => boolean;
  start: (file: string, choice: Choice) => Promise<Document>;
  onStarted: (document: Document) => void;
  /** The start was refused for good: the wizard makes room for a dialog (S50). */
  onRefused: (failure: Failure) => void;
  onClose: () => void;
};

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Two steps: the file, then what is to be done with it. Editing and translation share it. */
export function UploadWizard<Choice>(props: UploadWizardProps<Choice>) {
  const { messages, maxWords, dropped, onStarted, onRefused, onClose } = props;
  const { t } = useTranslation(["documents", "app"]);
  const user = useSignedInUser();
  const [retentionDays, setRetentionDays] = useState(user.retentionDays);
  const upload = useUpload(retentionDays, dropped);
  const [step, setStep] = useState<"upload" | "choice">("upload");
  const [pressedEarly, setPressedEarly] = useState(false);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [starting, setStarting] = useState<Starting>("no");
  const [leaving, setLeaving] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const firstChoice = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const warningsId = useId();
  const uploaded = upload.state.step === "uploaded" ? upload.state : null;
  const warnings = uploaded?.upload.warnings ?? [];
  const fileMissing = pressedEarly && step === "upload" && !uploaded;

  useFocusOnChange(step, step === "choice" ? firstChoice : choose);

  function toChoice() {
    if (!uploaded) {
      setPressedEarly(true);
      choose.current?.focus();
      return;
    }
    setPressedEarly(false);
    setStep("choice");
  }

  async function start() {
    if (!uploaded) return setStep("upload");
    if (chosen === null) {
      setPressedEarly(true);
      firstChoice.current?.focus();
      return;
    }
    if (props.mayStart && !props.mayStart(chosen)) return;
    setStarting("starting");
    try {
      const document = await startPatiently({
        start: () => props.start(uploaded.upload.identity, chosen),
        wait,
        onCounting: () => setStarting("counting"),
      });
      upload.release();
      onStarted(document);
    } catch (error) {
      onRefused(failureOf(error));
    }
  }

  function close() {
    if (upload.state.step === "uploading" || uploaded) setLeaving(true);
    else onClose();
  }

  const shell = {
    steps: [t("step-upload"), messages.secondStep],
    step: step === "upload" ? 0 : 1,
    doneLabel: t("step-done"),
    closeLabel: t("app:close"),
  };

  if (leaving && "file" in upload.state) {
    return (
      <TaskDialog
        {...shell}
        key="wizard"
        steps={[]}
        title={messages.leaveTitle}
        onClose={() => setLeaving(false)}
        foot={
          <>
            <Button variant="danger" onClick={onClose}>
              {t("leave")}
            </Button>
            <Button variant="filled" autoFocus onClick={() => setLeaving(false)}>
              {messages.stay}
            </Button>
          </>
        }
      >
        <p className={classes.text}>{messages.leaveText(upload.state.file.name)}</p>
      </TaskDialog>
    );
  }

  if (step === "upload") {
    return (
      <TaskDialog
        {...shell}
        key="wizard"
        title={messages.title}
        onClose={close}
        foot={
          <>
            <Button onClick={close}>{t("app:cancel")}</Button>
            <Button variant="filled" onClick={toChoice}>
              {t("app:continue")}
            </Button>
          </>
        }
      >
        <ManuscriptDropzone
          state={upload.state}
          maxWords={maxWords}
          onChoose={upload.choose}
          onRemove={upload.remove}
          onTryAgain={upload.tryAgain}
          describedBy={fileMissing ? messageId : undefined}
          chooseRef={choose}
        />
        {fileMissing && <FieldMessage id={messageId}>{t("file-upload-error")}</FieldMessage>}
        <div className={classes.retention}>
          <RetentionChoice days={retentionDays} onChange={setRetentionDays} />
        </div>
      </TaskDialog>
    );
  }

  return (
    <TaskDialog
      {...shell}
      key="wizard"
      title={messages.title}
      closeDisabled={starting !== "no"}
      onClose={close}
      foot={
        <>
          <Button disabled={starting !== "no"} onClick={() => setStep("upload")}>
            {t("app:back")}
          </Button>
          <StartButton label={messages.start} starting={starting} onStart={start} />
        </>
      }
    >
      <UploadWarnings id={warningsId} warnings={warnings} />
      {props.choice({
        chosen,
        missing: pressedEarly && chosen === null,
        describedBy: warnings.length > 0 ? warningsId : undefined,
        onChoose: setChosen,
        firstRef: firstChoice,
      })}
      {props.beside?.(chosen, uploaded?.upload.identity ?? null)}
      <p className={classes.note} role="status">
        {starting === "counting" ? t("counting-words-text") : messages.note}
      </p>
    </TaskDialog>
  );
}

type Starting = "no" | "starting" | "counting";
type StartButtonProps = { label: string; starting: Starting; onStart: () => void };

/** Says what it waits for; while it does, pressing it again does nothing. */
function StartButton({ label, starting, onStart }: StartButtonProps) {
  const { t } = useTranslation("documents");
  const messages = { no: label, starting: t("starting"), counting: t("counting-words") };
  return (
    <BusyButton variant="filled" busy={starting !== "no"} onClick={onStart}>
      {messages[starting]}
    </BusyButton>
  );
}

/** Moves the focus to the first field of a step when the step changes, not when it first appears. */
function useFocusOnChange(step: string, field: { current: HTMLElement | null }): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    field.current?.focus();
  }, [step, field]);
}
