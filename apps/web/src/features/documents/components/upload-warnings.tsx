import type { DocumentWarning } from "@curie/contract";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./upload-warnings.module.css";

type UploadWarningsProps = {
  /** So that the first field of the step can name it as its description. */
  id: string;
  warnings: readonly DocumentWarning[];
};

/** What the owner of a file should know before it is worked on. Says itself when it appears. */
export function UploadWarnings({ id, warnings }: UploadWarningsProps) {
  const { t } = useTranslation(["documents", "errors"]);
  if (warnings.length === 0) return null;
  return (
    <div id={id} className={classes.notice} role="status">
      <span className={classes.icon}>
        <IconInfoCircle size={20} stroke={1.6} aria-hidden />
      </span>
      <div>
        <p className={classes.title}>{t("about-this-file")}</p>
        <ul className={classes.list}>
          {warnings.map((code) => (
            <li key={code}>{t(`errors:${code}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
