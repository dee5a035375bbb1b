import { IconUpload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./page-drop.module.css";
import { usePageDrop } from "./use-page-drop.ts";

type PageDropProps = {
  /** Null while a dialog is open. */
  onDrop: ((files: readonly File[]) => void) | null;
};

/** The whole page takes a file; while one hangs over it, it says so. */
export function PageDrop({ onDrop }: PageDropProps) {
  const { t } = useTranslation("documents");
  const over = usePageDrop(onDrop);
  if (!over) return null;
  return (
    <div className={classes.over} aria-hidden="true">
      <p className={classes.sign}>
        <IconUpload size={32} stroke={1.25} />
        {t("drop-to-begin")}
      </p>
    </div>
  );
}
