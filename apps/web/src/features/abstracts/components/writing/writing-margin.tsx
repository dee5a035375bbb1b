import type { AbstractSession } from "@curie/contract";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { ChoiceBar } from "#ui/forms/choice-bar.tsx";
import { MarginNote } from "#ui/page/margin-column.tsx";
import { useLimitText } from "../use-length-text.ts";
import type { Answers } from "./autosave.ts";
import { LengthTotal } from "./length-total.tsx";
import { chooseStyleOfEnglish, useStyleOfEnglish } from "./use-style-of-english.ts";
import classes from "./writing-margin.module.css";

const SetUpDialog = lazy(async () => ({
  default: (await import("../set-up/set-up-dialog.tsx")).SetUpDialog,
}));

type WritingMarginProps = { session: AbstractSession; answers: Answers };

/** The total, the set-up in one sentence, and which English is checked. */
export function WritingMargin({ session, answers }: WritingMarginProps) {
  const { t } = useTranslation(["abstracts", "documents"]);
  const limitText = useLimitText();
  const formatting = useFormatting();
  const style = useStyleOfEnglish();
  const [isOpen, setOpen] = useState(false);
  const limit = session.criteriaResponses["text-limit"];
  const setUp = [
    ...session.responses.map(({ answer }) => answer),
    ...(limit ? [limitText(limit)] : []),
  ];
  return (
    <>
      <MarginNote title={t("total")} rule="strong">
        <LengthTotal session={session} texts={answers.texts} />
      </MarginNote>
      <MarginNote title={t("your-set-up")}>
        <p>{formatting.list(setUp)}</p>
        <p>
          <button type="button" className={classes.link} onClick={() => setOpen(true)}>
            {t("see-set-up")}
          </button>
        </p>
      </MarginNote>
      <MarginNote title={t("check-title")}>
        <p>{t("check-text")}</p>
        <div className={classes.style}>
          <ChoiceBar
            label={t("check-style")}
            value={style}
            choices={[
              { value: "American English", label: t("style-american") },
              { value: "British English", label: t("style-british") },
            ]}
            onChange={(value) =>
              chooseStyleOfEnglish(
                value === "British English" ? "British English" : "American English",
              )
            }
          />
        </div>
      </MarginNote>
      <MarginNote title={t("who-writes-title")}>
        <p>{t("who-writes-text")}</p>
      </MarginNote>
      <Suspense fallback={null}>
        {isOpen && <SetUpDialog session={session} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
