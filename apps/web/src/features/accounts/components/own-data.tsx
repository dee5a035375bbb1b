import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { saveOwnData } from "../queries.ts";
import { FormFailure } from "./form-failure.tsx";
import classes from "./own-data.module.css";

const CloseAccountDialog = lazy(async () => ({
  default: (await import("./close-account-dialog.tsx")).CloseAccountDialog,
}));

/** Taking one's data along, and deleting the account (G-84). */
export function OwnData() {
  const { t } = useTranslation("accounts");
  const download = useMutation({ mutationFn: saveOwnData });
  const [asking, setAsking] = useState(false);
  return (
    <section className={classes.data} aria-labelledby="own-data">
      <h2 id="own-data">{t("own-data-title")}</h2>
      <p className={classes.text}>{t("own-data-text")}</p>
      <FormFailure error={download.error} />
      <div className={classes.actions}>
        <BusyButton busy={download.isPending} onClick={() => download.mutate()}>
          {t("own-data-download")}
        </BusyButton>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t("close-account")}
        </Button>
      </div>
      <Suspense fallback={null}>
        {asking && <CloseAccountDialog onClose={() => setAsking(false)} />}
      </Suspense>
    </section>
  );
}
