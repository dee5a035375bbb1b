import type { Document } from "@curie/contract";
import { IconChevronDown } from "@tabler/icons-react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { MenuButton } from "#ui/menus/menu-button.tsx";
import type { DocumentFile, FileBeside } from "../model.ts";
import classes from "./copy-menu.module.css";

const loadItems = () => import("./copy-menu-items.tsx");
const CopyMenuItems = lazy(async () => ({ default: (await loadItems()).CopyMenuItems }));

type CopyMenuProps = {
  document: Document;
  files: readonly FileBeside[];
  /** Beside the main button of a page, in its colours. */
  main?: boolean;
  onDownload: (file: DocumentFile) => void;
};

/** Beside the download of a result: its other files. */
export function CopyMenu({ document, files, main = false, onDownload }: CopyMenuProps) {
  const { t } = useTranslation("documents");
  return (
    <MenuButton
      label={t("more-copies-name", { name: document.file.name })}
      className={`${classes.opener} ${main ? classes.main : ""}`}
      face={<IconChevronDown size={18} stroke={1.6} aria-hidden />}
      preload={loadItems}
      width={340}
    >
      <CopyMenuItems files={files} onDownload={onDownload} />
    </MenuButton>
  );
}
