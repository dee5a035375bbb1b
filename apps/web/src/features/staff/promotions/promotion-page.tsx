import { locales, type StaffPromotion } from "@curie/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { PromotionBox } from "#features/promotions/components/promotion-box.tsx";
import { languages } from "#lib/languages.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import form from "../components/staff-form.module.css";
import { Unanswered } from "../components/staff-list.tsx";
import { endOf, lastDayOf, startOf } from "../model.ts";
import { staffApi, staffClient, useAct } from "../queries.ts";
import { PicturePicker } from "./components/picture-picker.tsx";
import classes from "./components/promotion.module.css";
import { type PromotionDraft, PromotionForm } from "./components/promotion-form.tsx";

const isNew = "new";

/** One promotion: what it says in five languages, where it leads, when, and its picture. */
export function PromotionPage() {
  const { identity = isNew } = useParams();
  return identity === isNew ? (
    <PromotionEditor promotion={null} />
  ) : (
    <KnownPromotion key={identity} identity={identity} />
  );
}

function KnownPromotion({ identity }: { identity: string }) {
  const loaded = useQuery(staffApi.promotions.load.queryOptions({ input: { identity } }));
  if (!loaded.data) return <Unanswered query={loaded} />;
  return <PromotionEditor promotion={loaded.data} />;
}

function PromotionEditor({ promotion }: { promotion: StaffPromotion | null }) {
  const { t } = useTranslation("staff");
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => draftOf(promotion));
  const [saved, setSaved] = useState(false);
  // One identity however often it is sent: what was added is not added again.
  const [identity] = useState(() => promotion?.identity ?? crypto.randomUUID());
  const title = t(promotion ? "change-promotion" : "new-promotion");
  usePageTitle(title);
  const act = useAct(
    ({ firstDay, lastDay, ...values }: PromotionDraft) =>
      staffClient.promotions.save({
        ...{ identity, ...values, startsAt: startOf(firstDay), endsAt: endOf(lastDay) },
      }),
    () => {
      setSaved(true);
      if (!promotion) navigate(`/promotions/${identity}`, { replace: true });
    },
  );
  return (
    <>
      <PageHead title={title} lead={t("promotion-lead")} />
      <PromotionForm
        draft={draft}
        act={act}
        saved={saved}
        onChange={(change) => {
          setSaved(false);
          setDraft({ ...draft, ...change });
        }}
        onSave={() => act.mutate(draft)}
      />
      <section className={form.section} aria-labelledby="pictures">
        <h2 id="pictures">{t("pictures")}</h2>
        {promotion ? <PicturePicker promotion={promotion} /> : <p>{t("pictures-later")}</p>}
      </section>
      <section className={form.section} aria-labelledby="previews">
        <h2 id="previews">{t("preview")}</h2>
        <div className={classes.previews}>
          {languages.map(({ value, tag, name }) => (
            <section key={value} className={classes.preview} lang={tag} aria-label={name}>
              <h3>{name}</h3>
              <PromotionBox
                promotion={{
                  ...draft.texts[value],
                  callToActionUrl: draft.callToActionUrl,
                  image: promotion?.image ?? null,
                }}
              />
            </section>
          ))}
        </div>
      </section>
    </>
  );
}

function draftOf(promotion: StaffPromotion | null): PromotionDraft {
  if (promotion) {
    const { texts, callToActionUrl, audience, published, startsAt, endsAt } = promotion;
    const days = { firstDay: startsAt?.slice(0, 10) ?? "", lastDay: lastDayOf(endsAt) };
    return { texts, callToActionUrl, audience, published, ...days };
  }
  const empty = () => ({ adDescription: "", callToActionLinkText: "" });
  return {
    texts: Object.fromEntries(
      locales.map((locale) => [locale, empty()]),
    ) as PromotionDraft["texts"],
    ...{ callToActionUrl: "", audience: "everybody", published: true, firstDay: "", lastDay: "" },
  };
}
