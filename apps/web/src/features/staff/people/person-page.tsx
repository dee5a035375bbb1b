import type { FeatureAccess, Plan, Region, User } from "@curie/contract";
import { Button, NativeSelect } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { saveFile } from "#lib/transfer.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { ActDialog } from "../components/act-dialog.tsx";
import { ClosePersonDialog, GrantDialog } from "../components/person-dialogs.tsx";
import { PlanFacts } from "../components/plan-facts.tsx";
import form from "../components/staff-form.module.css";
import { Unanswered } from "../components/staff-list.tsx";
import { staffApi, staffClient, useAct } from "../queries.ts";

type Open =
  | { kind: "grant" }
  | { kind: "close" }
  | { kind: "sign-out" }
  | { kind: "end"; plan: Plan };

/** A person with plans and access as they see them, and what an operator may do about them. */
export function PersonPage() {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const { identity = "" } = useParams();
  const person = useQuery(staffApi.people.load.queryOptions({ input: { identity } }));
  const [open, setOpen] = useState<Open | null>(null);
  usePageTitle(person.data?.user.name ?? t("page-people"));
  if (!person.data) return <Unanswered query={person} />;
  const { user, since, plans, access, regionOverride } = person.data;
  const held = Object.values(plans).filter((plan) => plan !== null);
  const close = () => setOpen(null);
  return (
    <>
      <PageHead title={user.name} lead={user.email} />
      <dl className={form.facts}>
        <dt>{t("since")}</dt>
        <dd>{formatting.date(since)}</dd>
        <dt>{t("country")}</dt>
        <dd>{user.country ?? t("unknown")}</dd>
        <dt>{t("region")}</dt>
        <dd>{t(`region-${user.region}`)}</dd>
        <dt>{t("group")}</dt>
        <dd>{user.preferredGroup?.code ?? t("none")}</dd>
        <dt>{t("identity")}</dt>
        <dd className={form.code}>{user.identity}</dd>
      </dl>
      <section className={form.section} aria-labelledby="plans">
        <div className={form.sectionHead}>
          <h2 id="plans">{t("plans")}</h2>
          <Button variant="filled" onClick={() => setOpen({ kind: "grant" })}>
            {t("grant-plan")}
          </Button>
        </div>
        {held.length === 0 && <p>{t("no-plan")}</p>}
        {held.map((plan) => (
          <PlanFacts key={plan.identity} plan={plan} onEnd={() => setOpen({ kind: "end", plan })} />
        ))}
      </section>
      <section className={form.section} aria-labelledby="access">
        <h2 id="access">{t("access")}</h2>
        <dl className={form.facts}>
          {(["editing", "translation"] as const).map((feature) => (
            <div key={feature} style={{ display: "contents" }}>
              <dt>{t(`feature-${feature}`)}</dt>
              <dd>
                <AccessNow {...access[feature]} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <RegionChoice identity={identity} chosen={regionOverride} />
      <section className={form.section} aria-labelledby="more">
        <h2 id="more">{t("account")}</h2>
        <div className={form.actions}>
          <Button component={Link} to={`/payments?${new URLSearchParams({ person: identity })}`}>
            {t("page-payments")}
          </Button>
          <Button component={Link} to={`/audit?${new URLSearchParams({ about: identity })}`}>
            {t("page-audit")}
          </Button>
          <ExportButton identity={identity} />
          <Button onClick={() => setOpen({ kind: "sign-out" })}>{t("end-sessions")}</Button>
          <Button variant="danger" onClick={() => setOpen({ kind: "close" })}>
            {t("close-account")}
          </Button>
        </div>
      </section>
      {open?.kind === "grant" && <GrantDialog identity={identity} onClose={close} />}
      {open?.kind === "close" && <ClosePersonDialog user={user} onClose={close} />}
      {open?.kind === "sign-out" && <SignOutDialog user={user} onClose={close} />}
      {open?.kind === "end" && (
        <EndPlanDialog identity={identity} plan={open.plan} onClose={close} />
      )}
    </>
  );
}

function AccessNow({ limitReached, reason }: FeatureAccess) {
  const { t } = useTranslation("staff");
  if (!limitReached) return t("access-given");
  return t("access-refused", { reason: reason === null ? t("unknown") : t(`refusal-${reason}`) });
}

function SignOutDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation("staff");
  const { identity, email } = user;
  const act = useAct(() => staffClient.people.endSessions({ identity }), onClose);
  return (
    <ActDialog
      danger
      title={t("end-sessions")}
      text={t("end-sessions-text", { email })}
      confirm={t("end-sessions")}
      act={act}
      onClose={onClose}
    />
  );
}

function ExportButton({ identity }: { identity: string }) {
  const { t } = useTranslation("staff");
  const collect = useMutation({
    mutationFn: () => staffClient.people.exportData({ identity }),
    onSuccess: (data) => {
      const bytes = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
      saveFile({ bytes, fileName: `curie-${identity}.json` });
    },
  });
  return (
    <>
      <BusyButton busy={collect.isPending} onClick={() => collect.mutate()}>
        {t("export-data")}
      </BusyButton>
      <FormFailure error={collect.error} />
    </>
  );
}

function EndPlanDialog(props: { identity: string; plan: Plan; onClose: () => void }) {
  const { identity, plan, onClose } = props;
  const { t } = useTranslation("staff");
  const act = useAct(() => staffClient.people.endPlan({ identity, plan: plan.identity }), onClose);
  return (
    <ActDialog
      danger
      title={t("end-plan")}
      text={t("end-plan-text")}
      confirm={t("end-plan")}
      act={act}
      onClose={onClose}
    />
  );
}

function RegionChoice({ identity, chosen }: { identity: string; chosen: Region | null }) {
  const { t } = useTranslation("staff");
  const act = useAct((region: Region | null) => staffClient.people.setRegion({ identity, region }));
  return (
    <section className={form.section} aria-labelledby="region">
      <h2 id="region">{t("region")}</h2>
      <FormFailure error={act.error} />
      <NativeSelect
        label={t("region-decided")}
        description={t("region-hint")}
        value={chosen ?? ""}
        disabled={act.isPending}
        data={[
          { value: "", label: t("region-by-itself") },
          { value: "china", label: t("region-china") },
          { value: "rest-of-world", label: t("region-rest-of-world") },
        ]}
        onChange={(event) => act.mutate((event.currentTarget.value || null) as Region | null)}
      />
    </section>
  );
}
