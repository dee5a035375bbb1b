import {
  isPromotionLink,
  type Locale,
  type PromotionAudience,
  type PromotionTexts,
  promotionAudiences,
  promotionLinkMaxLength,
} from "@curie/contract";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { CheckLine } from "#features/billing/components/check-line.tsx";
import { EndField } from "#features/staff/components/end-field.tsx";
import form from "#features/staff/components/staff-form.module.css";
import { languages } from "#lib/languages.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import classes from "./promotion.module.css";

export type PromotionDraft = {
  texts: Record<Locale, PromotionTexts>;
  callToActionUrl: string;
  audience: PromotionAudience;
  published: boolean;
  firstDay: string;
  lastDay: string;
};

type PromotionFormProps = {
  draft: PromotionDraft;
  act: { isPending: boolean; error: unknown };
  saved: boolean;
  onChange: (change: Partial<PromotionDraft>) => void;
  onSave: () => void;
};

/** The texts in each language, the link, and who sees it when. What is missing is said at its field. */
export function PromotionForm({ draft, act, saved, onChange, onSave }: PromotionFormProps) {
  const { t } = useTranslation("staff");
  const [tried, setTried] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { texts } = draft;
  const missing = (text: string) => (tried && text.trim() === "" ? t("text-missing") : undefined);
  const linkFits = isPromotionLink(draft.callToActionUrl.trim());
  const whole =
    linkFits &&
    Object.values(texts).every((text) => Object.values(text).every((one) => one.trim() !== ""));
  function write(locale: Locale, change: Partial<PromotionTexts>) {
    onChange({ texts: { ...texts, [locale]: { ...texts[locale], ...change } } });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (whole && !act.isPending) onSave();
    // After the fields that are not right say so.
    else requestAnimationFrame(() => focusFirstWrong(element.current));
  }
  return (
    <form ref={element} className={form.form} noValidate onSubmit={submit}>
      <FormFailure error={act.error} />
      <div className={classes.languages}>
        {languages.map(({ value, tag, name }) => (
          <fieldset key={value} className={classes.language}>
            <legend lang={tag}>{name}</legend>
            <div className={classes.fields}>
              <Textarea
                label={t("text")}
                aria-label={t("of", { what: t("text"), whose: name })}
                lang={tag}
                rows={3}
                maxLength={300}
                value={texts[value].adDescription}
                error={missing(texts[value].adDescription)}
                onChange={(event) => write(value, { adDescription: event.currentTarget.value })}
              />
              <TextInput
                label={t("link-text")}
                aria-label={t("of", { what: t("link-text"), whose: name })}
                lang={tag}
                maxLength={60}
                value={texts[value].callToActionLinkText}
                error={missing(texts[value].callToActionLinkText)}
                onChange={(event) =>
                  write(value, { callToActionLinkText: event.currentTarget.value })
                }
              />
            </div>
          </fieldset>
        ))}
      </div>
      <TextInput
        type="url"
        label={t("link-target")}
        description={t("link-target-hint")}
        maxLength={promotionLinkMaxLength}
        value={draft.callToActionUrl}
        error={tried && !linkFits ? t("link-target-wrong") : undefined}
        onChange={(event) => onChange({ callToActionUrl: event.currentTarget.value })}
      />
      <div className={classes.when}>
        <NativeSelect
          label={t("audience")}
          value={draft.audience}
          data={promotionAudiences.map((value) => ({ value, label: t(`audience-${value}`) }))}
          onChange={(event) =>
            onChange({ audience: event.currentTarget.value as PromotionAudience })
          }
        />
        <TextInput
          type="date"
          label={t("first-day")}
          description={t("first-day-hint")}
          value={draft.firstDay}
          onChange={(event) => onChange({ firstDay: event.currentTarget.value })}
        />
        <EndField value={draft.lastDay} onChange={(lastDay) => onChange({ lastDay })} />
      </div>
      <CheckLine checked={draft.published} onChange={(published) => onChange({ published })}>
        {t("published")}
      </CheckLine>
      <div className={form.actions}>
        <BusyButton type="submit" variant="filled" busy={act.isPending}>
          {t("save")}
        </BusyButton>
        <p role="status">{saved && !act.isPending && t("saved")}</p>
      </div>
    </form>
  );
}

function focusFirstWrong(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}
