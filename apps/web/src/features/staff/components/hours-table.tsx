import type { EditorOrder } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import form from "./staff-form.module.css";
import { StaffTable } from "./staff-table.tsx";

/** What was worked on an order, and by whom. */
export function HoursTable({ hours }: { hours: EditorOrder["hours"] }) {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const minutes = hours.reduce((sum, one) => sum + one.minutes, 0);
  if (hours.length === 0) return <p>{t("no-hours")}</p>;
  return (
    <>
      <StaffTable
        caption={t("hours")}
        rows={hours.map((one, index) => ({ ...one, key: String(index) }))}
        keyOf={({ key }) => key}
        columns={[
          { label: t("day"), cell: ({ day }) => formatting.shortDate(`${day}T00:00:00.000Z`) },
          { label: t("who"), cell: ({ editor }) => editor.name },
          {
            label: t("minutes"),
            number: true,
            cell: (one) => formatting.number(one.minutes),
          },
          { label: t("comment"), cell: ({ note }) => note },
        ]}
      />
      <p className={form.text}>{t("minutes-in-all", { minutes: formatting.number(minutes) })}</p>
    </>
  );
}
