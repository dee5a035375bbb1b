import type { Document } from "@curie/contract";
import { type DocumentFile, type FileBeside, type FileUse, filesBeside } from "../model.ts";
import { CopyMenu } from "./copy-menu.tsx";
import { DownloadButton } from "./download-button.tsx";
import classes from "./download-split.module.css";

type DownloadSplitProps = {
  document: Document;
  use: FileUse;
  underway: boolean;
  /** What the main button of a page says; nothing in a list. */
  main?: string;
  /** Those of the menu, where they are not the usual ones. */
  files?: readonly FileBeside[];
  /** Without a name: the result itself. */
  onDownload: (file?: DocumentFile) => void;
};

/** The result at a press, its other files in a menu joined to it (G-60). */
export function DownloadSplit(props: DownloadSplitProps) {
  const { document, use, underway, main, onDownload } = props;
  const { files = filesBeside(document, use) } = props;
  const button = (
    <DownloadButton
      document={document}
      use={use}
      underway={underway}
      main={main}
      onDownload={() => onDownload()}
    />
  );
  if (files.length === 0 || underway) return button;
  return (
    <div className={classes.split}>
      {button}
      <CopyMenu
        document={document}
        files={files}
        main={main !== undefined}
        onDownload={onDownload}
      />
    </div>
  );
}
