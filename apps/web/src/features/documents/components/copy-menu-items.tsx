import { Menu } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { DocumentFile, FileBeside } from "../model.ts";

type CopyMenuItemsProps = {
  files: readonly FileBeside[];
  onDownload: (file: DocumentFile) => void;
};

/** The other files of a document (G-60). */
export function CopyMenuItems({ files, onDownload }: CopyMenuItemsProps) {
  const { t } = useTranslation("documents");
  return files.map((file) => (
    <Menu.Item key={file} onClick={() => onDownload(file)}>
      {t(`copy-${file}`)}
    </Menu.Item>
  ));
}
