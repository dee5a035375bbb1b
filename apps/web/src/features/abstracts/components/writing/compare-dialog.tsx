import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { AnswerText } from "./answer-text.tsx";
import classes from "./compare-dialog.module.css";

type CompareDialogProps = {
  heading: string;
  mine: string;
  theirs: string;
  onChoose: (which: "mine" | "theirs") => void;
  onClose: () => void;
};

/** Two texts of one answer, to keep one of them. */
export function CompareDialog({ heading, mine, theirs, onChoose, onClose }: CompareDialogProps) {
  const { t } = useTranslation(["abstracts", "app"]);
  return (
    <Dialog
      shape="task"
      role="alertdialog"
      title={t("conflict-title", { heading })}
      closeLabel={t("app:close")}
      onClose={onClose}
      foot={
        <>
          <Button onClick={() => onChoose("theirs")}>{t("keep-theirs")}</Button>
          <Button onClick={() => onChoose("mine")} data-autofocus>
            {t("keep-mine")}
          </Button>
        </>
      }
    >
      <p>{t("conflict-text")}</p>
      <div className={classes.versions}>
        <section>
          <h3 className={classes.label}>{t("theirs")}</h3>
          <div className={classes.text}>
            {theirs === "" ? t("empty-answer") : <AnswerText html={theirs} />}
          </div>
        </section>
        <section>
          <h3 className={classes.label}>{t("mine")}</h3>
          <div className={classes.text}>
            {mine === "" ? t("empty-answer") : <AnswerText html={mine} />}
          </div>
        </section>
      </div>
    </Dialog>
  );
}
