import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PlanStart } from "#features/plans/model.ts";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";

type NothingOfferedProps = { start: PlanStart; action?: ReactNode };

/** Nothing can be bought: at the moment, or on this site at all (S249). */
export function NothingOffered({ start, action }: NothingOfferedProps) {
  const { t } = useTranslation("billing");
  const what = start.application.allowsDigitalEditing ? "nothing-offered" : "not-sold";
  return <EmptyPanel title={t(what)} text={t(`${what}-text`)} action={action} />;
}
