import { groupInvitationsAtOnce } from "@curie/contract";
import { Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureOf } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { addressesIn } from "../model.ts";
import { inviteToGroup } from "../queries.ts";
import classes from "./group-invitation.module.css";

/** By mail, or by handing on the code. */
export function GroupInvitation({ token, code }: { token: string; code: string }) {
  const { t } = useTranslation("plans");
  const failureMessage = useFailureMessage();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const invite = useMutation({
    mutationFn: (emails: string[]) => inviteToGroup(token, emails),
    onSuccess: () => setText(""),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (invite.isPending) return;
    const { emails, wrong } = addressesIn(text);
    const tooMany = emails.length > groupInvitationsAtOnce;
    const first = wrong[0];
    if (first !== undefined || emails.length === 0 || tooMany) {
      setProblem(
        tooMany
          ? t("run-group-invite-many", { count: groupInvitationsAtOnce })
          : first === undefined
            ? t("run-group-invite-none")
            : t("run-group-invite-wrong", { address: first }),
      );
      field.current?.focus();
      return;
    }
    setProblem(null);
    invite.mutate(emails);
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p>{t("run-group-invite-text", { code })}</p>
      <Textarea
        ref={field}
        label={t("run-group-invite-addresses")}
        description={t("run-group-invite-hint")}
        rows={3}
        value={text}
        error={problem}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <BusyButton type="submit" variant="filled" busy={invite.isPending}>
          {t("run-group-invite-send")}
        </BusyButton>
      </div>
      <p role="status">
        {invite.isSuccess && t("run-group-invited", { count: invite.variables.length })}
        {invite.error && failureMessage(failureOf(invite.error))}
      </p>
    </form>
  );
}
