import type { Upload } from "@curie/contract";
import { IconAlertCircle, IconCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { uploadWordsQuery } from "../queries.ts";
import classes from "./manuscript-dropzone.module.css";

type UploadedNoteProps = { upload: Upload; maxWords: number };

/** The file has arrived: how large it is and, as soon as they are counted, its words beside their limit. */
export function UploadedNote({ upload, maxWords }: UploadedNoteProps) {
  const { t } = useTranslation("documents");
  const { number, bytes } = useFormatting();
  const words = useQuery(uploadWordsQuery(upload.identity)).data?.words ?? null;
  const figures = { words: number(words ?? 0), maxWords: number(maxWords) };
  const tooMany = words !== null && words > maxWords;
  return (
    <>
      <p className={`${classes.state} ${classes.done}`} role="status">
        <IconCheck size={18} stroke={2} aria-hidden />
        <span>
          {t("uploaded", { size: bytes(upload.file.sizeBytes) })}
          {words !== null && !tooMany && <> · {t("words-of", figures)}</>}
        </span>
      </p>
      {tooMany && (
        <p className={`${classes.state} ${classes.wrong}`} role="alert">
          <IconAlertCircle size={18} stroke={1.6} aria-hidden />
          <span>{t("words-too-many", figures)}</span>
        </p>
      )}
    </>
  );
}
