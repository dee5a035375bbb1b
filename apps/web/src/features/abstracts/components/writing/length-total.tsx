import { type AbstractSession, type TemplateResponses, totalLength } from "@curie/contract";
import { IconAlertCircle } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { useAnnounce } from "#ui/status/announcer.tsx";
import { Bar } from "#ui/status/bar.tsx";
import { useLengthText } from "../use-length-text.ts";
import classes from "./length-total.module.css";

type LengthProps = { session: AbstractSession; texts: TemplateResponses };

const unlimited = { maxLength: 0, useCharacters: false };

function useTotal({ session, texts }: LengthProps) {
  const limit = session.criteriaResponses["text-limit"] ?? unlimited;
  return { ...totalLength(texts, limit), limit };
}

/** n of the limit; over it in another colour, with a sign and the surplus in words (S171). */
export function Total(props: LengthProps) {
  const { t } = useTranslation("abstracts");
  const formatting = useFormatting();
  const lengthText = useLengthText();
  const { total, surplus, limit } = useTotal(props);
  return (
    <div className={surplus > 0 ? classes.over : ""}>
      <p className={classes.total} data-over={surplus > 0 || undefined}>
        <b>{formatting.number(total)}</b>{" "}
        <span>{t("of-limit", { limit: lengthText(limit.maxLength, limit) })}</span>
      </p>
      {surplus > 0 && (
        <p className={classes.surplus}>
          <IconAlertCircle size={18} stroke={1.6} aria-hidden />
          {t("over", { surplus: lengthText(surplus, limit) })}
        </p>
      )}
    </div>
  );
}

/** The same with a bar and what is left; says once when the line is crossed. */
export function LengthTotal(props: LengthProps) {
  const { t } = useTranslation("abstracts");
  const announce = useAnnounce();
  const lengthText = useLengthText();
  const { total, surplus, limit } = useTotal(props);
  const isOver = surplus > 0;
  const surplusText = t("over", { surplus: lengthText(surplus, limit) });

  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) announce(surplusText);
    wasOver.current = isOver;
  }, [isOver, surplusText, announce]);

  const part = limit.maxLength === 0 ? 0 : Math.min(1, total / limit.maxLength);
  return (
    <>
      <Total {...props} />
      <div className={classes.bar}>
        <Bar fraction={part} tone={isOver ? "over" : undefined} />
      </div>
      {!isOver && (
        <p className={classes.left}>
          {t("left", { length: lengthText(limit.maxLength - total, limit) })}
        </p>
      )}
    </>
  );
}
