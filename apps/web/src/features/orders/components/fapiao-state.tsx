import { type Fapiao, type FapiaoStatus, fapiaoFormats } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { type BadgeTone, StatusBadge } from "#ui/status/status-badge.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import classes from "./order-table.module.css";

const tones: Record<FapiaoStatus, BadgeTone> = {
  "can-generate": "accent",
  requested: "line",
  issuing: "line",
  completed: "verdigris",
  failed: "madder",
  "cancellation-pending": "ochre",
  cancelled: "line",
  "cancellation-rejected": "madder",
};

/** In which state a fapiao is, and once it is issued its number with its files (S184). */
export function FapiaoState({ fapiao }: { fapiao: Fapiao | null }) {
  const { t } = useTranslation("fapiao");
  if (fapiao === null) return <StatusBadge tone="line">{t("none")}</StatusBadge>;
  const { status, type, number, downloadUrl } = fapiao;
  return (
    <>
      <StatusBadge tone={tones[status]}>{t(`status-${status}`)}</StatusBadge>
      {number !== null && downloadUrl !== null && (
        <>
          <p className={classes.small}>{t(`short-${type ?? "general"}`, { number })}</p>
          <p className={classes.files}>
            {fapiaoFormats.map((format) => (
              <a key={format} href={`${downloadUrl}?format=${format}`} download>
                {format.toUpperCase()} <VisuallyHidden>{t("download", { number })}</VisuallyHidden>
              </a>
            ))}
          </p>
        </>
      )}
    </>
  );
}
