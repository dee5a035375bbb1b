import type { TranslationCopy } from "@curie/contract";
import { Menu } from "@mantine/core";
import { useTranslation } from "react-i18next";

type CopyMenuItemsProps = { onDownload: (copy: TranslationCopy) => void };

/** The other files of a translation (G-60). */
export function CopyMenuItems({ onDownload }: CopyMenuItemsProps) {
  const { t } = useTranslation("documents");
  return (
    <>
      <Menu.Item onClick={() => onDownload("bilingual")}>{t("copy-bilingual")}</Menu.Item>
      <Menu.Item onClick={() => onDownload("original")}>{t("copy-original")}</Menu.Item>
    </>
  );
}
