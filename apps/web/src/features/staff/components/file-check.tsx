import type { HumanFileCheck } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { ProofTable } from "#features/editing/report/components/proof-table.tsx";
import { useFormatting } from "#lib/language.tsx";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import form from "./staff-form.module.css";
import { StaffTable } from "./staff-table.tsx";

/** What is different in an edited file besides tracked words; it is read before the file is delivered. */
export function FileCheck({ check }: { check: HumanFileCheck }) {
  const { t } = useTranslation("staff");
  const { number, list } = useFormatting();
  const { findings, words, changes, untracked, values, media } = check;
  return (
    <div className={form.check}>
      {findings.length === 0 ? (
        <p>
          <StatusBadge tone="verdigris">{t("finding-none")}</StatusBadge>
        </p>
      ) : (
        <ul className={form.findings} aria-label={t("findings")}>
          {findings.map((finding) => (
            <li key={finding}>
              <StatusBadge tone="madder">{t(`finding-${finding}`)}</StatusBadge>
            </li>
          ))}
        </ul>
      )}
      <p>
        {t("words-before-after", { before: number(words.before), after: number(words.after) })}
        {changes.length > 0 && " · "}
        {list(
          changes.map(({ author, count }) =>
            t("changes-by", { count, number: number(count), author }),
          ),
        )}
      </p>
      {untracked.total > 0 && (
        <>
          <h3>
            {t("untracked-title", { count: untracked.total, number: number(untracked.total) })}
          </h3>
          <StaffTable
            caption={t("finding-text-changed-untracked")}
            rows={untracked.first.map((one, index) => ({ ...one, key: String(index) }))}
            keyOf={({ key }) => key}
            columns={[
              { label: t("text-before"), cell: ({ before }) => <Text text={before} /> },
              { label: t("text-after"), cell: ({ after }) => <Text text={after} /> },
            ]}
          />
        </>
      )}
      {values.differing > 0 && (
        <>
          <h3>
            {t("values-differ-title", {
              count: values.differing,
              number: number(values.differing),
              total: number(values.total),
            })}
          </h3>
          <ProofTable rows={values.first} />
        </>
      )}
      {media.missing + media.added > 0 && (
        <p>{t("media-title", { missing: number(media.missing), added: number(media.added) })}</p>
      )}
    </div>
  );
}

/** As it stands in the manuscript, never put into the reader's language. */
function Text({ text }: { text: string | null }) {
  const { t } = useTranslation("staff");
  return text === null ? t("none") : <span lang="en">{text}</span>;
}
