import type { HumanOrder, HumanOrderForm } from "@curie/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { isSameForm } from "../model.ts";
import { saveForm } from "../queries.ts";

const typingMs = 800;

export type OrderForm = {
  form: HumanOrderForm;
  change: (part: Partial<HumanOrderForm>) => void;
  /** Nothing is waiting to be saved. */
  isSaved: boolean;
  saving: boolean;
  /** Why the last save did not go through; null since one did. */
  failure: unknown;
  /** Saves now. @throws what the server has against it */
  save: () => Promise<void>;
};

/**
 * What the author fills in. It is saved by itself, and until the server has it the browser keeps it, so
 * that neither a refusal nor a reload takes anything away.
 */
export function useOrderForm(order: HumanOrder): OrderForm {
  const queries = useQueryClient();
  const { identity } = order;
  const [form, setForm] = useState<HumanOrderForm>(() => ({ ...order.form, ...noted(identity) }));
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const latest = useRef(form);
  const stored = useRef(order.form);
  const running = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    // What changes while it is being saved is saved after it.
    while (!isSameForm(latest.current, stored.current)) {
      running.current ??= send().finally(() => {
        running.current = null;
      });
      await running.current;
    }
    async function send() {
      const sent = latest.current;
      setSaving(true);
      try {
        await saveForm(queries, identity, sent);
        stored.current = sent;
        if (isSameForm(latest.current, sent)) sessionStorage.removeItem(keyOf(identity));
        setFailure(null);
      } catch (error) {
        setFailure(error);
        throw error;
      } finally {
        setSaving(false);
      }
    }
  }, [queries, identity]);
  const saveQuietly = useCallback(() => {
    // It stands in `failure`.
    save().catch(() => {});
  }, [save]);

  const change = useCallback(
    (part: Partial<HumanOrderForm>) => {
      latest.current = { ...latest.current, ...part };
      setForm(latest.current);
      sessionStorage.setItem(keyOf(identity), JSON.stringify(latest.current));
      clearTimeout(timer.current);
      const typed = "journal" in part || "note" in part;
      if (typed) timer.current = setTimeout(saveQuietly, typingMs);
      else saveQuietly();
    },
    [identity, saveQuietly],
  );

  // What an earlier page could not save is saved now; what this one has not saved, when it is left.
  useEffect(() => {
    saveQuietly();
    return saveQuietly;
  }, [saveQuietly]);

  return { form, change, isSaved: isSameForm(form, order.form), saving, failure, save };
}

const keyOf = (identity: string) => `curie.human-order.${identity}`;

function noted(identity: string): Partial<HumanOrderForm> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(identity)) ?? "{}") as Partial<HumanOrderForm>;
  } catch {
    return {};
  }
}
