import { currencies, retentionChoicesDays, stylesOfEnglish } from "@curie/contract";
import { NativeSelect, TextInput, useMantineColorScheme } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { currenciesIn } from "#lib/countries.ts";
import { useLanguage } from "#lib/language.tsx";
import { languages } from "#lib/languages.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { rememberLocale } from "#lib/preferred-locale.ts";
import { useSignedInUser } from "#lib/session.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { ChoiceBar } from "#ui/forms/choice-bar.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { CountryField } from "./components/country-field.tsx";
import { FirstLanguageField } from "./components/first-language-field.tsx";
import { focusFirstError } from "./components/focus-first-error.ts";
import { FormFailure } from "./components/form-failure.tsx";
import { OxfordSwitch } from "./components/oxford-switch.tsx";
import classes from "./components/profile-form.module.css";
import { useProblemMessage } from "./components/use-problem-message.ts";
import { nameProblem, profileChange } from "./model.ts";
import { useChangeProfile } from "./queries.ts";

export function ProfilePage() {
  const { t } = useTranslation(["accounts", "documents", "app"]);
  const user = useSignedInUser();
  const { locale } = useLanguage();
  const problemMessage = useProblemMessage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const change = useChangeProfile();
  usePageTitle(t("profile-title"));
  const form = useForm({
    initialValues: {
      name: user.name,
      locale: user.locale,
      country: user.country ?? "",
      currency: user.currency ?? "",
      retentionDays: user.retentionDays,
      styleOfEnglish: user.styleOfEnglish,
      oxfordSpelling: user.oxfordSpelling,
      firstLanguage: user.firstLanguage,
    },
    validate: { name: (name) => problemMessage(nameProblem(name)) },
    onValuesChange: () => change.reset(),
  });

  function save(values: typeof form.values) {
    rememberLocale(values.locale);
    change.mutate(profileChange(values));
  }

  return (
    <>
      <PageHead title={t("profile-title")} lead={t("profile-lead")} />
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(save, focusFirstError(form))}
      >
        <FormFailure error={change.error} />
        <TextInput label={t("e-mail")} value={user.email} readOnly disabled />
        <TextInput {...form.getInputProps("name")} autoComplete="name" label={t("name")} />
        <NativeSelect
          {...form.getInputProps("locale")}
          label={t("language")}
          data={languages.map(({ value, name }) => ({ value, label: name }))}
        />
        <CountryField {...form.getInputProps("country")} />
        <NativeSelect
          {...form.getInputProps("currency")}
          label={t("currency")}
          description={t("currency-hint")}
          data={[
            { value: "", label: t("choose-currency") },
            ...currenciesIn(locale.replace("_", "-"), currencies),
          ]}
        />
        <ChoiceBar
          label={t("keep-files")}
          hint={t("keep-files-hint")}
          value={String(form.values.retentionDays)}
          onChange={(value) => {
            const days = retentionChoicesDays.find((choice) => String(choice) === value);
            if (days !== undefined) form.setFieldValue("retentionDays", days);
          }}
          choices={retentionChoicesDays.map((days) => ({
            value: String(days),
            label: t(`documents:keep-${days}`),
          }))}
        />
        <ChoiceBar
          label={t("english-of-translations")}
          hint={t("english-of-translations-hint")}
          value={form.values.styleOfEnglish}
          onChange={(value) => {
            const style = stylesOfEnglish.find((choice) => choice === value);
            if (style !== undefined) form.setFieldValue("styleOfEnglish", style);
          }}
          choices={[
            { value: "American English", label: t("documents:style-american") },
            { value: "British English", label: t("documents:style-british") },
          ]}
        />
        {form.values.styleOfEnglish === "British English" && (
          <OxfordSwitch
            checked={form.values.oxfordSpelling}
            onChange={(checked) => form.setFieldValue("oxfordSpelling", checked)}
          />
        )}
        <FirstLanguageField
          label={t("own-first-language")}
          value={form.values.firstLanguage}
          onChange={(value) => form.setFieldValue("firstLanguage", value)}
        />
        <ChoiceBar
          label={t("colours")}
          value={colorScheme}
          onChange={(value) => {
            if (value === "auto" || value === "light" || value === "dark") setColorScheme(value);
          }}
          choices={[
            { value: "auto", label: t("app:scheme-auto") },
            { value: "light", label: t("app:scheme-light") },
            { value: "dark", label: t("app:scheme-dark") },
          ]}
        />
        <div className={classes.actions}>
          <BusyButton type="submit" variant="filled" size="lg" busy={change.isPending}>
            {t("app:save")}
          </BusyButton>
          <span className={classes.saved} role="status">
            {change.isSuccess && (
              <>
                <IconCheck size={20} stroke={1.8} aria-hidden /> {t("saved")}
              </>
            )}
          </span>
        </div>
      </form>
    </>
  );
}
