import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** What else the console knows of an order. */
export function OrderLinks(props: { identity: string; receiptCode: string | null }) {
  const { identity, receiptCode } = props;
  const { t } = useTranslation("staff");
  return (
    <>
      {receiptCode !== null && (
        <Button component={Link} to={`/payments?${new URLSearchParams({ search: receiptCode })}`}>
          {t("page-payments")}
        </Button>
      )}
      <Button component={Link} to={`/audit?${new URLSearchParams({ about: identity })}`}>
        {t("page-audit")}
      </Button>
    </>
  );
}
