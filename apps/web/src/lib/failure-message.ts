import { type ErrorParams, editingMaxWords, uploadMaxBytes } from "@curie/contract";
import { errorKeys } from "@curie/locales";
import type { Formatting } from "@curie/locales/formatting";
import { useTranslation } from "react-i18next";
import { type Failure, failureOf } from "./failure.ts";
import { isShown, showErrorMessages } from "./i18n.ts";
import { useFormatting } from "./language.tsx";

/** Gives the sentence for a failure: what happened, what it means, what to do next. */
export function useFailureMessage(): (failure: Failure) => string {
  const { t } = useTranslation(["app", "errors"], { bindI18nStore: "added" });
  const formatting = useFormatting();
  return (failure) => {
    const { code, params } = failure;
    if (code === "unreachable") return t("app:connection-failed");
    if (code === "unknown") return t("app:unknown-failure");
    // A failure that no call has just met, such as that of a document in a list: drawn again with its sentence.
    if (!isShown("errors")) {
      void showErrorMessages();
      return "";
    }
    const keys = errorKeys(code, params).map((key) => `errors:${key}` as const);
    return t(keys, { replace: wordParams(failure, formatting) });
  };
}

/** The same for whatever was thrown. */
export function useErrorMessage(): (error: unknown) => string {
  const failureMessage = useFailureMessage();
  return (error) => failureMessage(failureOf(error));
}

/** Values of a failure as people write them. What the wire left out is filled from the contract. */
function wordParams({ code, params }: Failure, formatting: Formatting): Record<string, string> {
  const limit =
    code === "documents.file-too-large"
      ? formatting.bytes(uploadMaxBytes)
      : formatting.number(editingMaxWords);
  const texts = Object.entries(params).map(([name, value]) => [
    name,
    shown(name, value, formatting),
  ]);
  return { limit, ...Object.fromEntries(texts) };
}

function shown(
  name: string,
  value: ErrorParams[string] | undefined,
  formatting: Formatting,
): string {
  if (typeof value === "number") {
    return /bytes$/i.test(name) ? formatting.bytes(value) : formatting.number(value);
  }
  if (value === undefined) return "";
  if (typeof value !== "string") return value.join(", ");
  return name.endsWith("At") ? formatting.time(value) : value;
}
