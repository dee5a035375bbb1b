import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import { useFresh } from "../queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import classes from "./security.module.css";
import { TwoStepAgain } from "./two-step-again.tsx";
import { TwoStepSetup } from "./two-step-setup.tsx";

type TwoStepSectionProps = { on: boolean; recoveryCodesLeft: number; hasPassword: boolean };
type Task = "none" | "set-up" | "renew" | "switch-off";

/** Two-step sign-in: switching it on and off, and new recovery codes. */
export function TwoStepSection({ on, recoveryCodesLeft, hasPassword }: TwoStepSectionProps) {
  const { t } = useTranslation("accounts");
  const fresh = useFresh();
  const [task, setTask] = useState<Task>("none");
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const end = () => setTask("none");

  function seen() {
    setCodes(null);
    end();
    fresh();
  }

  return (
    <section className={classes.section} aria-labelledby="two-step">
      <h2 id="two-step">{t("two-step-title")}</h2>
      <p className={classes.text}>{t("two-step-text")}</p>
      {codes !== null && <RecoveryCodes codes={codes} onSeen={seen} />}
      {codes === null && task === "none" && (
        <>
          <p role="status">
            <StatusBadge tone={on ? "verdigris" : "line"}>
              {t(on ? "two-step-is-on" : "two-step-is-off")}
            </StatusBadge>{" "}
            {on && (
              <span className={classes.facts}>
                {t("recovery-codes-left", { count: recoveryCodesLeft })}
              </span>
            )}
          </p>
          <div className={classes.actions}>
            {on ? (
              <>
                <Button onClick={() => setTask("renew")}>{t("recovery-codes-renew")}</Button>
                <Button variant="danger" onClick={() => setTask("switch-off")}>
                  {t("two-step-switch-off")}
                </Button>
              </>
            ) : (
              <Button onClick={() => setTask("set-up")}>{t("two-step-set-up")}</Button>
            )}
          </div>
        </>
      )}
      {codes === null && task === "set-up" && (
        <TwoStepSetup hasPassword={hasPassword} onDone={setCodes} onLeave={end} />
      )}
      {codes === null && (task === "renew" || task === "switch-off") && (
        <TwoStepAgain
          task={task}
          hasPassword={hasPassword}
          onCodes={setCodes}
          onOff={end}
          onLeave={end}
        />
      )}
    </section>
  );
}
