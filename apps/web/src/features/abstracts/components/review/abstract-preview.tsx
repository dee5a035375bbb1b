import {
  type AbstractForm,
  type AbstractSession,
  abstractHtml,
  abstractPlainText,
  composeAbstract,
  headingTexts,
  outlineOf,
  type TemplateResponses,
} from "@curie/contract";
import { Button } from "@mantine/core";
import { IconAlertCircle, IconCheck, IconCopy } from "@tabler/icons-react";
import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { useAnnounce } from "#ui/status/announcer.tsx";
import { AnswerText } from "../writing/answer-text.tsx";
import { useWriterBase } from "../writing/use-writer-base.ts";
import { copyText } from "./copy-text.ts";
import classes from "./review.module.css";

type AbstractPreviewProps = {
  session: AbstractSession;
  texts: TemplateResponses;
  form: AbstractForm;
};

/** The abstract as it would be handed in, with or without headings, and ready to be copied (G-74). */
export function AbstractPreview({ session, texts, form }: AbstractPreviewProps) {
  const { t } = useTranslation("abstracts");
  const announce = useAnnounce();
  const base = useWriterBase();
  const [copied, setCopied] = useState<"rich" | "plain" | "failed" | null>(null);
  const parts = composeAbstract(texts, { ...outlineOf(session.criteriaResponses), form });

  async function copy(how: "rich" | "plain") {
    const plain = abstractPlainText(parts);
    const done = await copyText({ plain, html: how === "rich" ? abstractHtml(parts) : null });
    setCopied(done ? how : "failed");
    announce(t(done ? "copied" : "copy-failed"));
  }

  if (parts.length === 0) {
    return (
      <EmptyPanel
        title={t("nothing-written")}
        text={t("nothing-written-text")}
        action={
          <Button
            component={Link}
            variant="filled"
            to={`${base}/abstract-writer/${session.session}/template`}
          >
            {t("answer-questions")}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <article className={classes.sheet} aria-label={t("preview")}>
        {parts.map(({ heading, html }) => (
          <Fragment key={heading ?? "whole"}>
            {heading && <h2 lang="en">{headingTexts[heading]}</h2>}
            <AnswerText html={html} />
          </Fragment>
        ))}
      </article>
      <div className={classes.tools}>
        <Button
          variant="filled"
          size="lg"
          leftSection={<IconCopy size={20} stroke={1.6} aria-hidden />}
          onClick={() => copy("rich")}
        >
          {t("copy")}
        </Button>
        <Button size="lg" onClick={() => copy("plain")}>
          {t("copy-plain")}
        </Button>
        {copied === "failed" ? (
          <span className={classes.failed}>
            <IconAlertCircle size={18} stroke={1.6} aria-hidden /> {t("copy-failed")}
          </span>
        ) : (
          copied && (
            <span className={classes.copied}>
              <IconCheck size={17} stroke={2.2} aria-hidden /> {t("copied")}
            </span>
          )
        )}
      </div>
    </>
  );
}
