import { useTranslation } from "react-i18next";
import { useApplication } from "#lib/session.ts";
import { Notice } from "#ui/status/notice.tsx";

/** Said before the start where a language model edits: that it does, and whether the text leaves. */
export function ModelNotice() {
  const { t } = useTranslation("editing");
  const { engine, staysOnThisServer } = useApplication().editing;
  if (engine === "local") return null;
  return (
    <Notice title={t(`model-title-${engine}`)}>
      <p>{t(staysOnThisServer ? "model-stays" : "model-leaves")}</p>
    </Notice>
  );
}
