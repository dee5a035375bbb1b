import {
  type ApplicationIdentity,
  applicationIdentities,
  type FlagName,
  type FlagScope,
  type FlagTarget,
  flagScopes,
  type StaffFlag,
  type StaffFlagSetting,
} from "@curie/contract";
import { Button, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import { ActDialog } from "../components/act-dialog.tsx";
import { Code } from "../components/code.tsx";
import { EmailField } from "../components/name-email-fields.tsx";
import form from "../components/staff-form.module.css";
import { Unanswered } from "../components/staff-list.tsx";
import { StaffTable } from "../components/staff-table.tsx";
import { staffApi, staffClient, useAct } from "../queries.ts";

type Open =
  | { kind: "switch"; flag: FlagName }
  | { kind: "leave"; flag: FlagName; setting: StaffFlagSetting };

/** What is on for whom: of several settings the nearest to a person decides. */
export function FlagsPage() {
  const { t } = useTranslation("staff");
  const list = useQuery(staffApi.flags.list.queryOptions());
  const [open, setOpen] = useState<Open | null>(null);
  usePageTitle(t("page-flags"));
  const close = () => setOpen(null);
  return (
    <>
      <PageHead title={t("page-flags")} lead={t("flags-lead")} />
      {list.data ? (
        list.data.flags.map((flag) => (
          <FlagSection
            key={flag.name}
            flag={flag}
            environment={list.data.environment}
            onSwitch={() => setOpen({ kind: "switch", flag: flag.name })}
            onLeave={(setting) => setOpen({ kind: "leave", flag: flag.name, setting })}
          />
        ))
      ) : (
        <Unanswered query={list} />
      )}
      {open?.kind === "switch" && <SwitchDialog flag={open.flag} onClose={close} />}
      {open?.kind === "leave" && (
        <LeaveDialog flag={open.flag} setting={open.setting} onClose={close} />
      )}
    </>
  );
}

type FlagSectionProps = {
  flag: StaffFlag;
  environment: string;
  onSwitch: () => void;
  onLeave: (setting: StaffFlagSetting) => void;
};

function FlagSection({ flag, environment, onSwitch, onLeave }: FlagSectionProps) {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const whom = useWhom();
  const { name, configured, settings } = flag;
  const here = settings.find(
    ({ scope, subject }) => scope === "environment" && subject === environment,
  );
  return (
    <section className={form.section} aria-labelledby={name}>
      <div className={form.sectionHead}>
        <h2 id={name}>
          <Code>{name}</Code>
        </h2>
        <Button aria-label={t("of", { what: t("switch-flag"), whose: name })} onClick={onSwitch}>
          {t("switch-flag")}
        </Button>
      </div>
      <p>{t(`flag-${name}`)}</p>
      <p className={`${form.small} ${form.text}`}>
        <OnOff on={here?.on ?? configured} /> {t(here ? "flag-for-all" : "flag-by-variable")} ·{" "}
        <Link
          to={`/audit?${new URLSearchParams({ about: name })}`}
          aria-label={t("of", { what: t("flag-history"), whose: name })}
        >
          {t("flag-history")}
        </Link>
      </p>
      {settings.length > 0 && (
        <StaffTable
          caption={name}
          rows={settings}
          keyOf={({ scope, subject }) => `${scope} ${subject}`}
          columns={[
            { label: t("flag-whom"), cell: whom },
            { label: t("state"), cell: ({ on }) => <OnOff on={on} /> },
            { label: t("when"), cell: ({ setAt }) => formatting.dateTime(setAt) },
            {
              label: "",
              cell: (setting) => (
                <Button
                  aria-label={t("of", { what: t("unset-flag"), whose: whom(setting) })}
                  onClick={() => onLeave(setting)}
                >
                  {t("unset-flag")}
                </Button>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}

function OnOff({ on }: { on: boolean }) {
  const { t } = useTranslation("staff");
  return (
    <StatusBadge tone={on ? "verdigris" : "line"}>{t(on ? "flag-on" : "flag-off")}</StatusBadge>
  );
}

/** For whom a setting is, in words. */
function useWhom(): (setting: StaffFlagSetting) => string {
  const { t } = useTranslation("staff");
  return ({ scope, subject, person }) =>
    t("of", { what: t(`scope-${scope}`), whose: person?.email ?? subject });
}

function SwitchDialog({ flag, onClose }: { flag: FlagName; onClose: () => void }) {
  const { t } = useTranslation("staff");
  const [scope, setScope] = useState<FlagScope>("environment");
  const [application, setApplication] = useState<ApplicationIdentity>("default");
  const [email, setEmail] = useState("");
  const [on, setOn] = useState(true);
  const act = useAct(
    () => staffClient.flags.set({ name: flag, target: targetOf(scope, application, email), on }),
    onClose,
  );
  return (
    <ActDialog
      title={t("switch-flag")}
      text={t("switch-flag-text")}
      confirm={t("save")}
      act={act}
      onClose={onClose}
    >
      <p>
        <Code>{flag}</Code>
      </p>
      <NativeSelect
        label={t("flag-whom")}
        value={scope}
        data={flagScopes.map((value) => ({ value, label: t(`scope-${value}`) }))}
        onChange={(event) => setScope(event.currentTarget.value as FlagScope)}
      />
      {scope === "application" && (
        <NativeSelect
          label={t("scope-application")}
          value={application}
          data={[...applicationIdentities]}
          onChange={(event) => setApplication(event.currentTarget.value as ApplicationIdentity)}
        />
      )}
      {scope === "person" && <EmailField value={email} onChange={setEmail} />}
      <NativeSelect
        label={t("state")}
        value={on ? "on" : "off"}
        data={[
          { value: "on", label: t("flag-on") },
          { value: "off", label: t("flag-off") },
        ]}
        onChange={(event) => setOn(event.currentTarget.value === "on")}
      />
    </ActDialog>
  );
}

function targetOf(scope: FlagScope, application: ApplicationIdentity, email: string): FlagTarget {
  if (scope === "application") return { scope, application };
  return scope === "person" ? { scope, email } : { scope };
}

type LeaveDialogProps = { flag: FlagName; setting: StaffFlagSetting; onClose: () => void };

/** Takes one setting away: what is behind it decides then. */
function LeaveDialog({ flag, setting, onClose }: LeaveDialogProps) {
  const { t } = useTranslation("staff");
  const whose = useWhom()(setting);
  const act = useAct(
    () => staffClient.flags.set({ name: flag, target: sameTarget(setting), on: null }),
    onClose,
  );
  return (
    <ActDialog
      title={t("unset-flag")}
      text={t("unset-flag-text", { whose })}
      confirm={t("unset-flag")}
      act={act}
      onClose={onClose}
    >
      <p>
        <Code>{flag}</Code>
      </p>
    </ActDialog>
  );
}

function sameTarget({ scope, subject }: StaffFlagSetting): FlagTarget {
  if (scope === "environment") return { scope, environment: subject };
  if (scope === "person") return { scope, identity: subject };
  return { scope, application: subject as ApplicationIdentity };
}
