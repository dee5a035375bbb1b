import { type Document, editingMaxWords, type StyleOfEnglish } from "@curie/contract";
import { Button } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ManuscriptDropzone } from "#features/documents/components/manuscript-dropzone.tsx";
import { RetentionChoice } from "#features/documents/components/retention-choice.tsx";
import { UploadWarnings } from "#features/documents/components/upload-warnings.tsx";
import { useUpload } from "#features/documents/components/use-upload.ts";
import { type Failure, failureOf } from "#lib/failure.ts";
import { useFormatting } from "#lib/language.tsx";
import { useSignedInUser } from "#lib/session.ts";
import { BusyButton } from "#ui/busy-button.tsx";
import { FieldMessage } from "#ui/field-message.tsx";
import { TaskDialog } from "#ui/task-dialog.tsx";
import { startPatiently } from "../model.ts";
import { startEdit } from "../queries.ts";
import classes from "./editing-wizard.module.css";
import { StyleChoice } from "./style-choice.tsx";

type EditingWizardProps = {
  /** Edits left before this one; null: unlimited or not known. */
  editsLeft: number | null;
  onStarted: (document: Document) => void;
  /** The start was refused for good: the wizard makes room for a dialog (S50). */
  onRefused: (failure: Failure) => void;
  onClose: () => void;
};

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Two steps: the file, then the English. */
export function EditingWizard({ editsLeft, onStarted, onRefused, onClose }: EditingWizardProps) {
  const { t } = useTranslation(["editing", "documents", "app"]);
  const formatting = useFormatting();
  const user = useSignedInUser();
  const [retentionDays, setRetentionDays] = useState(user.retentionDays);
  const upload = useUpload(retentionDays);
  const [step, setStep] = useState<"upload" | "style">("upload");
  const [pressedEarly, setPressedEarly] = useState(false);
  const [style, setStyle] = useState<StyleOfEnglish | null>(null);
  const [starting, setStarting] = useState<"no" | "starting" | "counting">("no");
  const [leaving, setLeaving] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const firstStyle = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const warningsId = useId();
  const uploaded = upload.state.step === "uploaded" ? upload.state : null;
  const warnings = uploaded?.upload.warnings ?? [];
  const fileMissing = pressedEarly && step === "upload" && !uploaded;
  const styleMissing = pressedEarly && step === "style" && style === null;

  useFocusOnChange(step, step === "style" ? firstStyle : choose);

  function toStyle() {
    if (!uploaded) {
      setPressedEarly(true);
      choose.current?.focus();
      return;
    }
    setPressedEarly(false);
    setStep("style");
  }

  async function start() {
    if (!uploaded) return setStep("upload");
    if (style === null) {
      setPressedEarly(true);
      firstStyle.current?.focus();
      return;
    }
    setStarting("starting");
    try {
      const document = await startPatiently({
        start: () => startEdit(uploaded.upload.identity, style),
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
    steps: [t("step-upload"), t("step-style")],
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
        title={t("leave-title")}
        onClose={() => setLeaving(false)}
        foot={
          <>
            <Button variant="danger" onClick={onClose}>
              {t("leave")}
            </Button>
            <Button variant="filled" autoFocus onClick={() => setLeaving(false)}>
              {t("stay")}
            </Button>
          </>
        }
      >
        <p className={classes.text}>{t("leave-text", { name: upload.state.file.name })}</p>
      </TaskDialog>
    );
  }

  if (step === "upload") {
    return (
      <TaskDialog
        {...shell}
        key="wizard"
        title={t("check-a-document")}
        onClose={close}
        foot={
          <>
            <Button onClick={close}>{t("app:cancel")}</Button>
            <Button variant="filled" onClick={toStyle}>
              {t("app:continue")}
            </Button>
          </>
        }
      >
        <ManuscriptDropzone
          state={upload.state}
          maxWords={editingMaxWords}
          onChoose={upload.choose}
          onRemove={upload.remove}
          describedBy={fileMissing ? messageId : undefined}
          chooseRef={choose}
        />
        {fileMissing && (
          <FieldMessage id={messageId}>{t("documents:file-upload-error")}</FieldMessage>
        )}
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
      title={t("check-a-document")}
      closeDisabled={starting !== "no"}
      onClose={close}
      foot={
        <>
          <Button disabled={starting !== "no"} onClick={() => setStep("upload")}>
            {t("app:back")}
          </Button>
          <StartButton starting={starting} onStart={start} />
        </>
      }
    >
      <UploadWarnings id={warningsId} warnings={warnings} />
      <StyleChoice
        chosen={style}
        missing={styleMissing}
        describedBy={warnings.length > 0 ? warningsId : undefined}
        onChoose={setStyle}
        firstRef={firstStyle}
      />
      <p className={classes.note} role="status">
        {starting === "counting"
          ? t("counting-words-text")
          : editsLeft === null
            ? t("uses-none")
            : t("uses-one-of", { count: editsLeft, number: formatting.number(editsLeft) })}
      </p>
    </TaskDialog>
  );
}

type StartButtonProps = { starting: "no" | "starting" | "counting"; onStart: () => void };

/** Says what it waits for; while it does, pressing it again does nothing. */
function StartButton({ starting, onStart }: StartButtonProps) {
  const { t } = useTranslation("editing");
  const words = { no: "start-editing", starting: "starting", counting: "counting-words" } as const;
  return (
    <BusyButton variant="filled" busy={starting !== "no"} onClick={onStart}>
      {t(words[starting])}
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
