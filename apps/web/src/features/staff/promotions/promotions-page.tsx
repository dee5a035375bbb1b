import type { StaffPromotion } from "@curie/contract";
import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLanguage } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import { ActDialog } from "../components/act-dialog.tsx";
import form from "../components/staff-form.module.css";
import { StaffList } from "../components/staff-list.tsx";
import { lastDayOf } from "../model.ts";
import { pagesOf, staffApi, staffClient, useAct } from "../queries.ts";

const tones = { shown: "verdigris", planned: "ochre", hidden: "line", over: "line" } as const;

/** What people are shown beside their lists (S240). */
export function PromotionsPage() {
  const { t } = useTranslation("staff");
  const { locale } = useLanguage();
  const [removing, setRemoving] = useState<StaffPromotion | null>(null);
  usePageTitle(t("page-promotions"));
  const list = useInfiniteQuery(
    staffApi.promotions.list.infiniteOptions({
      input: (after: string | undefined) => pagesOf.input({ after }),
      ...pagesOf.following,
    }),
  );
  const textOf = ({ texts }: StaffPromotion) => texts[locale].adDescription;
  return (
    <>
      <PageHead
        title={t("page-promotions")}
        lead={t("promotions-lead")}
        action={
          <Button variant="filled" component={Link} to="/promotions/new">
            {t("new-promotion")}
          </Button>
        }
      />
      <StaffList
        list={list}
        caption={t("page-promotions")}
        empty={t("no-promotions")}
        keyOf={(row) => row.identity}
        columns={[
          {
            label: t("text"),
            cell: (row) => (
              <div>
                <Link to={`/promotions/${row.identity}`}>{textOf(row)}</Link>
                <div className={form.small}>{row.callToActionUrl}</div>
              </div>
            ),
          },
          { label: t("audience"), cell: (row) => t(`audience-${row.audience}`) },
          {
            label: t("state"),
            cell: (row) => (
              <StatusBadge tone={tones[row.state]}>{t(`promotion-${row.state}`)}</StatusBadge>
            ),
          },
          {
            label: t("last-day"),
            cell: (row) => (row.endsAt ? lastDayOf(row.endsAt) : t("no-end")),
          },
          {
            label: "",
            cell: (row) => (
              <Button
                aria-label={t("of", { what: t("remove"), whose: textOf(row) })}
                onClick={() => setRemoving(row)}
              >
                {t("remove")}
              </Button>
            ),
          },
        ]}
      />
      {removing && <RemoveDialog promotion={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

function RemoveDialog(props: { promotion: StaffPromotion; onClose: () => void }) {
  const { promotion, onClose } = props;
  const { t } = useTranslation("staff");
  const { identity } = promotion;
  const act = useAct(() => staffClient.promotions.remove({ identity }), onClose);
  return (
    <ActDialog
      danger
      title={t("remove-promotion")}
      text={t("remove-promotion-text")}
      confirm={t("remove")}
      act={act}
      onClose={onClose}
    />
  );
}
