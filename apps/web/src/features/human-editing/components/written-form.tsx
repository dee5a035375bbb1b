import { humanOrderTextMaxLength } from "@curie/contract";
import { Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useErrorMessage } from "#lib/failure-message.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import classes from "./order-progress.module.css";

type WrittenFormProps = {
  label: string;
  hint?: string;
  /** Said at the field when it is empty. */
  missing: string;
  send: string;
  /** Sends it; what was written stays until that has worked. */
  onSend: (text: string) => Promise<unknown>;
};

/** Something that is written to whoever is at the other end of an order. */
export function WrittenForm({ label, hint, missing, send, onSend }: WrittenFormProps) {
  const errorMessage = useErrorMessage();
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useMutation({ mutationFn: onSend, onSuccess: () => setText("") });
  const isEmpty = text.trim() === "";
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(isEmpty);
    if (isEmpty) field.current?.focus();
    else if (!sending.isPending) sending.mutate(text);
  }
  return (
    <form className={classes.written} noValidate onSubmit={submit}>
      <Textarea
        ref={field}
        label={label}
        description={hint}
        rows={4}
        maxLength={humanOrderTextMaxLength}
        value={text}
        error={tried && isEmpty ? missing : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {sending.isError && (
        <p className={classes.failure} role="alert">
          {errorMessage(sending.error)}
        </p>
      )}
      <div>
        <BusyButton type="submit" variant="filled" busy={sending.isPending}>
          {send}
        </BusyButton>
      </div>
    </form>
  );
}
