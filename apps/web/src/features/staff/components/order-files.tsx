import type { HumanOrderFile } from "@curie/contract";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { withMessages } from "#lib/i18n.ts";
import { useFormatting } from "#lib/language.tsx";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import { DownloadFile } from "./download-file.tsx";
import form from "./staff-form.module.css";

/** Values are named as the proof sheet names them; its words come with it. */
const FileCheck = lazy(async () => {
  const { FileCheck: Check } = await withMessages(import("./file-check.tsx"), "report");
  return { default: Check };
});

type OrderFilesProps = {
  files: readonly HumanOrderFile[];
  /** Where they are downloaded, by identity. */
  addressOf: (file: string) => string;
};

/** The files of an order, the newest first, each with what its check found. */
export function OrderFiles({ files, addressOf }: OrderFilesProps) {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  if (files.length === 0) return <p>{t("no-files")}</p>;
  return (
    <ul className={form.files}>
      {files.map(({ identity, kind, name, sizeBytes, at, check, isCurrent }) => (
        <li key={identity}>
          <div className={form.sectionHead}>
            <div>
              <b>{name}</b>{" "}
              {isCurrent && <StatusBadge tone="accent">{t("file-current")}</StatusBadge>}
              <div className={form.small}>
                {t(`file-${kind}`)} · {formatting.dateTime(at)} · {formatting.bytes(sizeBytes)}
              </div>
            </div>
            <DownloadFile address={addressOf(identity)} name={name} />
          </div>
          {check && (
            <Suspense fallback={null}>
              <FileCheck check={check} />
            </Suspense>
          )}
        </li>
      ))}
    </ul>
  );
}
