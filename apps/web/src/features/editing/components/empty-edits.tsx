import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyPanel } from "#ui/empty-panel.tsx";
import { type MarkedRun, MarkedText } from "#ui/marked-text.tsx";

/** A real specimen, in English in every language. */
const specimen: readonly MarkedRun[] = [
  { kind: "kept", text: "Permafrost thaw " },
  { kind: "removed", text: "have" },
  { kind: "added", text: "has" },
  { kind: "kept", text: " increased winter baseflow by " },
  { kind: "protected", text: "0.34 ± 0.07 mm per year" },
  { kind: "kept", text: " " },
  { kind: "protected", text: "[12, 15]" },
  { kind: "removed", text: ", however the" },
  { kind: "added", text: ". The" },
  { kind: "kept", text: " mechanism " },
  { kind: "removed", text: "is still keep" },
  { kind: "added", text: "remains" },
  { kind: "kept", text: " unclear." },
];

/** S38: no edits yet; what one looks like, and the way to the first. */
export function EmptyEdits({ action }: { action: ReactNode }) {
  const { t } = useTranslation("editing");
  return (
    <EmptyPanel
      specimen={
        <figure aria-label={t("specimen")}>
          <MarkedText
            runs={specimen}
            words={{ removed: t("mark-removed"), added: t("mark-added") }}
          />
        </figure>
      }
      title={t("empty-title")}
      text={t("empty-text")}
      action={action}
    />
  );
}
