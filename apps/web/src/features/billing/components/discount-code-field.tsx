import { TextInput } from "@mantine/core";
import { type KeyboardEvent, type Ref, useId } from "react";
import { useTranslation } from "react-i18next";
import { useFailureMessage } from "#lib/failure-message.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { FieldMessage } from "#ui/forms/field-message.tsx";
import classes from "./payment-form.module.css";
import type { DiscountCode } from "./use-discount-code.ts";

type DiscountCodeFieldProps = { discount: DiscountCode; ref: Ref<HTMLInputElement> };

/** Takes a code and has it looked up; what it does stands in the total. */
export function DiscountCodeField({ discount, ref }: DiscountCodeFieldProps) {
  const { t } = useTranslation("billing");
  const failureMessage = useFailureMessage();
  const problem = useId();
  const { typed, failure, isPending } = discount;

  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || !discount.isUnasked) return;
    // Otherwise Enter would pay.
    event.preventDefault();
    discount.apply();
  }
  return (
    <div>
      <div className={classes.code}>
        <TextInput
          ref={ref}
          label={t("discount-code")}
          value={typed}
          autoComplete="off"
          maxLength={40}
          error={failure !== null}
          aria-describedby={failure ? problem : undefined}
          onChange={({ currentTarget }) => discount.type(currentTarget.value)}
          onKeyDown={applyOnEnter}
        />
        <BusyButton busy={isPending} onClick={discount.apply}>
          {t("apply-code")}
        </BusyButton>
      </div>
      {failure && <FieldMessage id={problem}>{failureMessage(failure)}</FieldMessage>}
    </div>
  );
}
