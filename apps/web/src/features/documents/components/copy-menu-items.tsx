import { Menu } from "@mantine/core";
import {
  IconChecks,
  IconFileCheck,
  IconFileDescription,
  IconFileDots,
  IconFileText,
  IconFileUpload,
  IconLanguage,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { DocumentFile, FileBeside } from "../model.ts";
import classes from "./copy-menu.module.css";

type CopyMenuItemsProps = {
  files: readonly FileBeside[];
  onDownload: (file: DocumentFile) => void;
};

const icons: Record<FileBeside, typeof IconFileText> = {
  decided: IconChecks,
  clean: IconFileCheck,
  tracked: IconFileText,
  open: IconFileDots,
  report: IconFileDescription,
  bilingual: IconLanguage,
  original: IconFileUpload,
};

/** The other files of a document, each with what it holds (G-60). */
export function CopyMenuItems({ files, onDownload }: CopyMenuItemsProps) {
  const { t } = useTranslation("documents");
  return files.map((file) => {
    const Icon = icons[file];
    return (
      <Menu.Item
        key={file}
        aria-label={t(`copy-${file}`)}
        aria-describedby={`about-${file}`}
        leftSection={<Icon size={20} stroke={1.6} aria-hidden />}
        onClick={() => onDownload(file)}
      >
        {t(`copy-${file}`)}
        <span id={`about-${file}`} className={classes.about}>
          {t(`about-${file}`)}
        </span>
      </Menu.Item>
    );
  });
}
