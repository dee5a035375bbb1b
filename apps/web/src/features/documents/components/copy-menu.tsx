import type { Document, TranslationCopy } from "@curie/contract";
import { IconChevronDown } from "@tabler/icons-react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { MenuButton } from "#ui/menu-button.tsx";
import classes from "./copy-menu.module.css";

const loadItems = () => import("./copy-menu-items.tsx");
const CopyMenuItems = lazy(async () => ({ default: (await loadItems()).CopyMenuItems }));

type CopyMenuProps = { document: Document; onDownload: (copy: TranslationCopy) => void };

/** Beside the download of a translation: its bilingual copy and the original. */
export function CopyMenu({ document, onDownload }: CopyMenuProps) {
  const { t } = useTranslation("documents");
  return (
    <MenuButton
      label={t("more-copies-name", { name: document.file.name })}
      className={classes.opener}
      face={<IconChevronDown size={18} stroke={1.6} aria-hidden />}
      preload={loadItems}
    >
      <CopyMenuItems onDownload={onDownload} />
    </MenuButton>
  );
}
