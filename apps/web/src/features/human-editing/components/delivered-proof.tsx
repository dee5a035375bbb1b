import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ProofTable } from "#features/editing/report/components/proof-table.tsx";
import { useErrorMessage } from "#lib/failure-message.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { deliveredProofQuery } from "../queries.ts";
import classes from "./order-progress.module.css";

/** Every number, unit and citation of the file before and after the editing, what differs first. */
export function DeliveredProof({ identity }: { identity: string }) {
  const { t } = useTranslation(["human-editing", "app"]);
  const errorMessage = useErrorMessage();
  const pages = useInfiniteQuery(deliveredProofQuery(identity));
  if (pages.isError) {
    return (
      <p className={classes.failure} role="alert">
        {errorMessage(pages.error)}
      </p>
    );
  }
  if (!pages.data) return <ContentSkeleton label={t("app:loading")} />;
  return (
    <div className={classes.more}>
      <ProofTable rows={pages.data.pages.flatMap(({ rows }) => rows)} />
      {pages.hasNextPage && (
        <p className={classes.more}>
          <BusyButton busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
            {t("more-rows")}
          </BusyButton>
        </p>
      )}
    </div>
  );
}
