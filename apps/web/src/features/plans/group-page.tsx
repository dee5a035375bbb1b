import type { GroupOverview } from "@curie/contract";
import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { failureOf } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { GroupInvitation } from "./components/group-invitation.tsx";
import { GroupMembers } from "./components/group-members.tsx";
import classes from "./group-page.module.css";
import { groupOverviewQuery, renewGroupLink } from "./queries.ts";

type Member = GroupOverview["members"][number];

const RemoveMemberDialog = lazy(async () => ({
  default: (await import("./components/remove-member-dialog.tsx")).RemoveMemberDialog,
}));

/** A group for who runs it, by the mailed link: seats, members and use; nothing of manuscripts (G-24). */
export function GroupPage() {
  const { t } = useTranslation(["plans", "app"]);
  const { token = "" } = useParams();
  const failureMessage = useFailureMessage();
  const overview = useQuery(groupOverviewQuery(token));
  const [leaving, setLeaving] = useState<Member | null>(null);
  usePageTitle(overview.data?.name ?? t("run-group-page"));
  if (overview.isPending) return <ContentSkeleton label={t("app:loading")} />;
  if (overview.isError) {
    const failure = failureOf(overview.error);
    return <EmptyPanel title={t("run-group-link-closed")} text={failureMessage(failure)} />;
  }
  const group = overview.data;
  return (
    <>
      <PageHead title={group.name} lead={t("run-group-page-lead")} />
      <GroupFacts group={group} />
      <section className={classes.section} aria-labelledby="members">
        <h2 id="members">{t("run-group-members")}</h2>
        <GroupMembers members={group.members} onRemove={setLeaving} />
      </section>
      <section className={classes.section} aria-labelledby="invite">
        <h2 id="invite">{t("run-group-invite")}</h2>
        <GroupInvitation token={token} code={group.code} />
      </section>
      <section className={classes.section} aria-labelledby="terms">
        <h2 id="terms">{t("run-group-terms")}</h2>
        <p className={classes.text}>{t("run-group-terms-text")}</p>
        <Button component={Link} to="/profile/terms">
          {t("run-group-terms-open")}
        </Button>
      </section>
      <section className={classes.section} aria-labelledby="link">
        <h2 id="link">{t("run-group-link")}</h2>
        <FreshLink token={token} />
      </section>
      <Suspense fallback={null}>
        {leaving && (
          <RemoveMemberDialog token={token} member={leaving} onClose={() => setLeaving(null)} />
        )}
      </Suspense>
    </>
  );
}

function GroupFacts({ group }: { group: GroupOverview }) {
  const { t } = useTranslation("plans");
  const formatting = useFormatting();
  const taken = formatting.number(group.members.length);
  return (
    <dl className={classes.facts}>
      <dt>{t("run-group-code-label")}</dt>
      <dd className={classes.code}>{group.code}</dd>
      <dt>{t("run-group-seats")}</dt>
      <dd>
        {group.seats === null
          ? t("run-group-seats-unlimited", { taken })
          : t("run-group-seats-taken", { taken, all: formatting.number(group.seats) })}
      </dd>
      <dt>{t("run-group-until")}</dt>
      <dd>{group.endsAt === null ? t("run-group-no-end") : formatting.date(group.endsAt)}</dd>
    </dl>
  );
}

function FreshLink({ token }: { token: string }) {
  const { t } = useTranslation("plans");
  const failureMessage = useFailureMessage();
  const renew = useMutation({ mutationFn: () => renewGroupLink(token) });
  return (
    <>
      <p className={classes.text}>{t("run-group-link-text")}</p>
      <BusyButton busy={renew.isPending} onClick={() => renew.mutate()}>
        {t("run-group-link-renew")}
      </BusyButton>
      <p role="status">
        {renew.isSuccess && t("run-group-link-mailed")}
        {renew.error && failureMessage(failureOf(renew.error))}
      </p>
    </>
  );
}
