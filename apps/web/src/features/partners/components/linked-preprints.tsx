import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { preprintsLinkQuery } from "../queries.ts";
import classes from "./linked-preprints.module.css";

const UnlinkDialog = lazy(async () => ({
  default: (await import("./unlink-dialog.tsx")).UnlinkDialog,
}));

/** The linked preprints account, and the way to unlink it (G-80); nothing for who has none. */
export function LinkedPreprints() {
  const { t } = useTranslation("partners");
  const formatting = useFormatting();
  const link = useQuery(preprintsLinkQuery).data;
  const [step, setStep] = useState<"linked" | "asking" | "unlinked">("linked");
  const { preprintsUserIdentity: identity = null, linkedAt = null } = link ?? {};
  if (step !== "unlinked" && (identity === null || linkedAt === null)) return null;

  return (
    <section className={classes.linked} aria-labelledby="preprints">
      <h2 id="preprints">{t("preprints-title")}</h2>
      <p className={classes.identity} role="status">
        {identity === null || linkedAt === null
          ? t("preprints-unlinked")
          : t("preprints-linked-since", { identity, date: formatting.date(linkedAt) })}
      </p>
      {identity !== null && (
        <Button onClick={() => setStep("asking")}>{t("preprints-unlink")}</Button>
      )}
      <Suspense fallback={null}>
        {step === "asking" && (
          <UnlinkDialog onUnlinked={() => setStep("unlinked")} onClose={() => setStep("linked")} />
        )}
      </Suspense>
    </section>
  );
}
