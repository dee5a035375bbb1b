import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AddressFields } from "./address-fields.tsx";
import { CheckLine } from "./check-line.tsx";
import type { useReceiptDetails } from "./use-receipt-details.ts";

type ReceiptDetailsFieldsProps = { receipt: ReturnType<typeof useReceiptDetails> };

/** Order number and addresses for the receipt; none of it is needed to pay. */
export function ReceiptDetailsFields({ receipt }: ReceiptDetailsFieldsProps) {
  const { t } = useTranslation("billing");
  const { details, missing, change, newAddress } = receipt;
  const { purchaseOrder, billingAddress, invoiceAddress } = details;
  return (
    <>
      <TextInput
        label={t("purchase-order")}
        description={t("purchase-order-hint")}
        value={purchaseOrder}
        autoComplete="off"
        maxLength={100}
        onChange={({ currentTarget }) => change({ purchaseOrder: currentTarget.value })}
      />
      <CheckLine
        checked={billingAddress !== null}
        onChange={(wanted) =>
          change({ billingAddress: wanted ? newAddress() : null, invoiceAddress: null })
        }
      >
        {t("address-on-receipt")}
      </CheckLine>
      {billingAddress && (
        <>
          <AddressFields
            title={t("billing-address")}
            value={billingAddress}
            missing={missing.billingAddress}
            onChange={(value) => change({ billingAddress: value })}
          />
          <CheckLine
            checked={invoiceAddress !== null}
            onChange={(differs) => change({ invoiceAddress: differs ? newAddress() : null })}
          >
            {t("invoice-differs")}
          </CheckLine>
        </>
      )}
      {invoiceAddress && (
        <AddressFields
          title={t("invoice-address")}
          value={invoiceAddress}
          missing={missing.invoiceAddress}
          onChange={(value) => change({ invoiceAddress: value })}
        />
      )}
    </>
  );
}
