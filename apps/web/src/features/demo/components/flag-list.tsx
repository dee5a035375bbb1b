import type { DemoFlag } from "@curie/contract";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "#lib/failure-message.ts";
import { FieldMessage } from "#ui/forms/field-message.tsx";
import { useSwitchFlag } from "../queries.ts";
import { ConsolePanel } from "./console-panel.tsx";
import classes from "./flag-list.module.css";

/** The feature flags, each with what it does; one that is not as configured says so. */
export function FlagList({ flags }: { flags: readonly DemoFlag[] }) {
  const { t } = useTranslation("demo");
  const errorMessage = useErrorMessage();
  const change = useSwitchFlag();
  return (
    <ConsolePanel
      id="flags"
      title={t("flags-title")}
      text={t("flags-text")}
      failure={
        change.error && <FieldMessage id="flags-failure">{errorMessage(change.error)}</FieldMessage>
      }
    >
      {flags.map((flag) => {
        const underWay = change.isPending && change.variables.flag.name === flag.name;
        return (
          <li key={flag.name}>
            <label className={classes.flag}>
              <input
                type="checkbox"
                aria-describedby={`about-${flag.name}`}
                // While it is on its way the switch already stands where it was put.
                checked={underWay ? change.variables.on : flag.on}
                onChange={({ currentTarget }) => change.mutate({ flag, on: currentTarget.checked })}
              />
              <FlagName name={flag.name} />
            </label>
            <p id={`about-${flag.name}`} className={classes.about}>
              {t(`flag-${flag.name}`)}
              {flag.on !== flag.configured && (
                <strong>
                  {" "}
                  {t(flag.configured ? "flag-configured-on" : "flag-configured-off")}
                </strong>
              )}
            </p>
          </li>
        );
      })}
    </ConsolePanel>
  );
}

/** Long names may go on in the next line, between two of their words. */
function FlagName({ name }: { name: string }) {
  return (
    <code className={classes.name}>
      {name.split(/(?<=_)/).map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}
