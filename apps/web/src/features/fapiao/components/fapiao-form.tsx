import type { EligiblePayment, FapiaoTitleType, FapiaoType } from "@curie/contract";
import { TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { failureOf } from "#lib/failure.ts";
import { useSignedInUser } from "#lib/session.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { ChoiceBar } from "#ui/forms/choice-bar.tsx";
import {
  emptyDraft,
  type FapiaoDraft,
  type ProblemField,
  problemsOf,
  refusedFields,
  requestOf,
  specialFields,
} from "../model.ts";
import { createFapiao } from "../queries.ts";
import classes from "./fapiao-form.module.css";
import { PaymentChoice } from "./payment-choice.tsx";

type FapiaoFormProps = {
  payments: readonly EligiblePayment[];
  first: string;
  /** Asks for the payments anew. */
  refresh: ReactNode;
  onDone: () => void;
};

const autoComplete = {
  title: "organization",
  taxNumber: "off",
  registeredAddress: "street-address",
  phone: "tel",
  bankName: "off",
  bankAccount: "off",
  email: "email",
  remark: "off",
} as const;
type TextField = keyof typeof autoComplete;

/** Who buys, as it is printed on the fapiao. A refusal leaves everything as it was typed (S185). */
export function FapiaoForm({ payments, first, refresh, onDone }: FapiaoFormProps) {
  const { t } = useTranslation("fapiao");
  const { email } = useSignedInUser();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(first);
  const [draft, setDraft] = useState<FapiaoDraft>({ ...emptyDraft, email });
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const request = useMutation({
    mutationFn: (body: Parameters<typeof createFapiao>[1]) => createFapiao(queries, body),
    onSuccess: onDone,
    onError: (error) => complain(refusedFields(failureOf(error))),
  });
  const company = draft.titleType === "company";
  const special = company && draft.type === "special";
  // Somebody else may have taken it meanwhile.
  const paymentId = payments.some((payment) => payment.paymentId === chosen) ? chosen : first;

  function complain(fields: readonly string[]) {
    setWrong(fields);
    if (fields.length > 0) focusFirstWrong(form.current);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (request.isPending) return;
    const body = requestOf(draft, paymentId);
    const problems = problemsOf(body);
    complain(problems);
    if (problems.length === 0) request.mutate(body);
  }

  const change = (part: Partial<FapiaoDraft>) => setDraft((now) => ({ ...now, ...part }));
  const textField = (
    field: TextField,
    label: string,
    { hint, maxLength, type = "text" }: { hint?: string; maxLength: number; type?: string },
  ) => (
    <TextInput
      type={type}
      label={label}
      description={hint}
      value={draft[field]}
      maxLength={maxLength}
      autoComplete={autoComplete[field]}
      error={isProblem(field) && wrong.includes(field) ? t(`wrong-${field}`) : undefined}
      onChange={({ currentTarget }) => {
        change({ [field]: currentTarget.value });
        setWrong((before) => before.filter((name) => name !== field));
      }}
    />
  );

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <PaymentChoice
        payments={payments}
        chosen={paymentId}
        refresh={refresh}
        onChoose={setChosen}
      />
      <ChoiceBar
        label={t("title-type")}
        value={draft.titleType}
        choices={[
          { value: "company", label: t("company") },
          { value: "individual", label: t("individual") },
        ]}
        onChange={(value) => change({ titleType: value as FapiaoTitleType })}
      />
      {company && (
        <ChoiceBar
          label={t("type")}
          hint={t("type-hint")}
          value={draft.type}
          choices={[
            { value: "general", label: t("type-general") },
            { value: "special", label: t("type-special") },
          ]}
          onChange={(value) => change({ type: value as FapiaoType })}
        />
      )}
      {textField("title", t("buyer"), { hint: t("buyer-hint"), maxLength: 100 })}
      {company &&
        textField("taxNumber", t("tax-number"), { hint: t("tax-number-hint"), maxLength: 40 })}
      {special && (
        <>
          {textField("registeredAddress", t("registered-address"), { maxLength: 150 })}
          {textField("phone", t("phone"), { maxLength: 30, type: "tel" })}
          {textField("bankName", t("bank-name"), { maxLength: 100 })}
          {textField("bankAccount", t("bank-account"), { maxLength: 40 })}
        </>
      )}
      {textField("email", t("email"), { hint: t("email-hint"), maxLength: 254, type: "email" })}
      {textField("remark", t("remark"), {
        hint: t("remark-hint"),
        maxLength: 130,
      })}
      <FormFailure error={request.error} />
      <div className={classes.submit}>
        <BusyButton type="submit" variant="filled" size="lg" busy={request.isPending}>
          {t(request.isPending ? "submitting" : "submit")}
        </BusyButton>
      </div>
    </form>
  );
}

const withSentence = new Set<string>(["title", "taxNumber", ...specialFields, "email"]);

function isProblem(field: TextField): field is Exclude<ProblemField, "type" | "titleType"> {
  return withSentence.has(field);
}

/** Once the messages stand at the fields. */
function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
