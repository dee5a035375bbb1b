import { termKinds, termMaxLength } from "@curie/contract";
import { NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { TermView } from "../model.ts";
import classes from "./terms.module.css";

type TermFilterProps = { view: TermView; onView: (view: TermView) => void };

/** Which entries of a list are shown; it stands in the address. */
export function TermFilter({ view, onView }: TermFilterProps) {
  const { t } = useTranslation("terms");
  return (
    <>
      <TextInput
        className={classes.search ?? ""}
        type="search"
        label={t("search")}
        maxLength={termMaxLength}
        value={view.search}
        onChange={({ currentTarget }) =>
          onView({ ...view, search: currentTarget.value, page: null })
        }
      />
      <NativeSelect
        className={classes.rule ?? ""}
        label={t("rule")}
        value={view.kind ?? ""}
        data={[
          { value: "", label: t("rule-all") },
          ...termKinds.map((value) => ({ value, label: t(value) })),
        ]}
        onChange={({ currentTarget }) =>
          onView({
            ...view,
            kind: termKinds.find((kind) => kind === currentTarget.value) ?? null,
            page: null,
          })
        }
      />
    </>
  );
}
