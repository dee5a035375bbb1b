import "@mantine/dropzone/styles.layer.css";
import { uploadMaxBytes } from "@curie/contract";
import { Button } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { IconAlertCircle, IconFileTypeDocx, IconTrash, IconUpload } from "@tabler/icons-react";
import { type Ref, useRef } from "react";
import { Trans, useTranslation } from "react-i18next";
import { mayPass } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { IconAction } from "#ui/menus/icon-action.tsx";
import { ProgressBar } from "#ui/status/progress-bar.tsx";
import { FileName } from "#ui/text/file-name.tsx";
import classes from "./manuscript-dropzone.module.css";
import { UploadedNote } from "./uploaded-note.tsx";
import type { UploadState } from "./use-upload.ts";

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const nothingElse = () => {};

type ManuscriptDropzoneProps = {
  state: UploadState;
  maxWords: number;
  onChoose: (files: readonly File[]) => void;
  onRemove: () => void;
  onTryAgain: () => void;
  /** Id of the message about this field, when there is one. */
  describedBy: string | undefined;
  /** The button that opens the chooser: it stands for the field where focus is concerned. */
  chooseRef: Ref<HTMLButtonElement>;
};

/** The place for one Word file; the file lies inside it once it is there. */
export function ManuscriptDropzone(props: ManuscriptDropzoneProps) {
  const { state, maxWords, onChoose, onRemove, onTryAgain, describedBy, chooseRef } = props;
  const { t } = useTranslation(["documents", "app"]);
  const formatting = useFormatting();
  const failureMessage = useFailureMessage();
  const open = useRef<() => void>(null);
  const holdsFile = "file" in state;

  return (
    <Dropzone
      className={classes.zone ?? ""}
      unstyled
      // All that was dropped is judged by our own rules, so that each mistake gets its own sentence
      // and of two files none is taken by chance.
      onDropAny={(taken, left) => onChoose([...taken, ...left.map(({ file }) => file)])}
      onDrop={nothingElse}
      multiple={false}
      activateOnClick={false}
      activateOnKeyboard={false}
      openRef={open}
      inputProps={{
        accept: `.docx,${wordType}`,
        "aria-label": t("choose-file"),
        tabIndex: -1,
      }}
    >
      {state.step === "refused" && (
        <p className={classes.refused} role="alert">
          <IconAlertCircle size={18} stroke={1.6} aria-hidden />
          <span>{failureMessage(state.failure)}</span>
        </p>
      )}
      {holdsFile ? (
        <ChosenFile state={state} maxWords={maxWords} onRemove={onRemove} onTryAgain={onTryAgain} />
      ) : (
        <div className={classes.idle}>
          <IconUpload size={32} stroke={1.25} aria-hidden />
        </div>
      )}
      <p className={holdsFile ? classes.limits : ""}>
        <Trans
          t={t}
          i18nKey={holdsFile ? "replace-or-choose" : "drop-or-choose"}
          components={{
            choose: (
              <button
                ref={chooseRef}
                type="button"
                className={classes.choose}
                aria-describedby={describedBy}
                data-autofocus
                onClick={() => open.current?.()}
              />
            ),
          }}
        />
      </p>
      <p className={classes.limits}>
        {t("one-word-file", {
          words: formatting.number(maxWords),
          size: formatting.bytes(uploadMaxBytes),
        })}
      </p>
    </Dropzone>
  );
}

type ChosenFileProps = {
  state: Extract<UploadState, { file: File }>;
  maxWords: number;
  onRemove: () => void;
  onTryAgain: () => void;
};

function ChosenFile({ state, maxWords, onRemove, onTryAgain }: ChosenFileProps) {
  const { t } = useTranslation(["documents", "app"]);
  const formatting = useFormatting();
  const failureMessage = useFailureMessage();
  const { name } = state.file;
  return (
    <div className={classes.file}>
      <IconFileTypeDocx size={32} stroke={1.25} aria-hidden />
      <div className={classes.text}>
        <p className={classes.name}>
          <FileName name={name} />
        </p>
        {state.step === "uploading" && (
          <div className={classes.progress}>
            <ProgressBar
              label={name}
              fraction={state.fraction}
              valueText={t("uploading", { percent: formatting.percent(state.fraction) })}
            />
            <p className={classes.state}>
              {t("uploading", { percent: formatting.percent(state.fraction) })}
            </p>
          </div>
        )}
        {state.step === "uploaded" && <UploadedNote upload={state.upload} maxWords={maxWords} />}
        {state.step === "failed" && (
          <p className={`${classes.state} ${classes.wrong}`} role="alert">
            <IconAlertCircle size={18} stroke={1.6} aria-hidden />
            <span>{failureMessage(state.failure)}</span>
          </p>
        )}
        {state.step === "failed" && mayPass(state.failure.code) && (
          <Button variant="default" size="compact-sm" mt={8} onClick={onTryAgain}>
            {t("app:try-again")}
          </Button>
        )}
      </div>
      <IconAction label={t("remove-file", { name })} onClick={onRemove}>
        <IconTrash size={20} stroke={1.6} aria-hidden />
      </IconAction>
    </div>
  );
}
