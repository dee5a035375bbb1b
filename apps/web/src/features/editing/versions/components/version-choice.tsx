import type { EarlierDocument } from "@curie/contract";
import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { WizardChoice } from "#features/documents/components/wizard-choice.tsx";
import { styleName } from "#features/documents/model.ts";
import { useFormatting } from "#lib/language.tsx";
import { asksForTheSame, type ChosenVersion, type VersionAnswer } from "../model.ts";
import { earlierVersionsQuery } from "../queries.ts";
import classes from "./version-choice.module.css";

type VersionChoiceProps = {
  chosen: ChosenVersion;
  /** What is asked for in the other questions. */
  asked: { styleOfEnglish: string | null; oxfordSpelling: boolean; strength: string };
  onChoose: (chosen: ChosenVersion) => void;
};

/** Whether the file is the next version of an earlier document; nothing where there is none. */
export function VersionChoice({ chosen, asked, onChoose }: VersionChoiceProps) {
  const { t } = useTranslation(["editing", "documents"]);
  const { data } = useQuery(earlierVersionsQuery(chosen.file));
  const documents = data?.documents ?? [];
  if (documents.length === 0) return null;
  const offered = documents.find((document) => document.offered) ?? null;
  const others = documents.filter((document) => document !== offered);
  const previous = documents.find(({ identity }) => identity === chosen.previous) ?? null;
  const choose = (answer: VersionAnswer, identity: string | null) =>
    onChoose({ file: chosen.file, answer, previous: identity });

  return (
    <div className={classes.version}>
      {offered && (
        <OfferedVersion
          offered={offered}
          hasOthers={others.length > 0}
          answer={chosen.answer}
          onAnswer={(answer) => choose(answer, answer === "offered" ? offered.identity : null)}
        />
      )}
      {(!offered || chosen.answer === "other") && (
        <OtherVersions
          documents={others}
          isAlone={!offered}
          chosen={chosen.previous}
          onChoose={(identity) => choose(identity === null && !offered ? "new" : "other", identity)}
        />
      )}
      {previous && (
        <p className={classes.note} role="status">
          {t(asksForTheSame(previous, asked) ? "version-effect" : "version-effect-other", {
            style: t(`documents:${styleName(previous)}`),
            strength: t(`documents:strength-${previous.strength}`),
          })}
        </p>
      )}
    </div>
  );
}

type OfferedVersionProps = {
  offered: EarlierDocument;
  hasOthers: boolean;
  answer: VersionAnswer;
  onAnswer: (answer: VersionAnswer) => void;
};

function OfferedVersion({ offered, hasOthers, answer, onAnswer }: OfferedVersionProps) {
  const { t } = useTranslation("editing");
  const formatting = useFormatting();
  const { name, version, completedAt, likeness } = offered;
  const facts = t("version-facts", {
    version: formatting.number(version),
    date: formatting.date(completedAt),
  });
  const text = (key: "version-new-text" | "version-other-text") => (
    <span className={classes.detail}>{t(key)}</span>
  );
  const answers = [
    { value: "new" as const, label: t("version-new"), detail: text("version-new-text") },
    {
      value: "offered" as const,
      label: t("version-of", { name }),
      detail: (
        <span className={classes.detail}>
          {facts}
          {likeness !== null && <> {t("version-likeness", { percent: likeness })}</>}
        </span>
      ),
    },
    { value: "other" as const, label: t("version-other"), detail: text("version-other-text") },
  ];
  return (
    <WizardChoice<VersionAnswer>
      question={t("which-version")}
      answers={answers.filter(({ value }) => hasOthers || value !== "other")}
      chosen={answer}
      missing={null}
      describedBy={undefined}
      onChoose={onAnswer}
      firstRef={null}
    />
  );
}

type OtherVersionsProps = {
  documents: readonly EarlierDocument[];
  /** Nothing was offered, so this is the whole question. */
  isAlone: boolean;
  chosen: string | null;
  onChoose: (identity: string | null) => void;
};

function OtherVersions({ documents, isAlone, chosen, onChoose }: OtherVersionsProps) {
  const { t } = useTranslation("editing");
  const formatting = useFormatting();
  return (
    <NativeSelect
      className={classes.other ?? ""}
      label={t(isAlone ? "which-version" : "version-list")}
      description={isAlone ? t("version-list-hint") : undefined}
      value={chosen ?? ""}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
      data={[
        { value: "", label: t(isAlone ? "version-new" : "version-choose") },
        ...documents.map(({ identity, name, version, completedAt }) => ({
          value: identity,
          label: t("version-in-list", {
            name,
            version: formatting.number(version),
            date: formatting.date(completedAt),
          }),
        })),
      ]}
    />
  );
}
