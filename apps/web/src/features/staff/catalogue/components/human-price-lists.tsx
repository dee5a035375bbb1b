import { type Currency, currencies, type HumanPriceList } from "@curie/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import form from "#features/staff/components/staff-form.module.css";
import { Unanswered } from "#features/staff/components/staff-list.tsx";
import { type Column, StaffTable } from "#features/staff/components/staff-table.tsx";
import { staffApi } from "#features/staff/queries.ts";
import { useFormatting } from "#lib/language.tsx";

type Tier = HumanPriceList["tiers"][number];

/** What human editing costs, by service level and words. */
export function HumanPriceLists() {
  const { t } = useTranslation("staff");
  const lists = useQuery(staffApi.catalogue.humanPrices.queryOptions());
  return (
    <section className={form.section} aria-labelledby="human-prices">
      <h2 id="human-prices">{t("page-human-orders")}</h2>
      <p className={form.text}>{t("human-prices-lead")}</p>
      {lists.data ? (
        lists.data.lists.map((list) => <PriceList key={list.serviceLevel} list={list} />)
      ) : (
        <Unanswered query={lists} />
      )}
    </section>
  );
}

function PriceList({ list: { serviceLevel, tiers } }: { list: HumanPriceList }) {
  const { t } = useTranslation(["staff", "human-editing"]);
  const formatting = useFormatting();
  const level = t(`human-editing:level-${serviceLevel}`);
  const price = (currency: Currency): Column<Tier> => ({
    label: currency,
    number: true,
    cell: ({ prices }) => {
      const found = prices.find((one) => one.currency === currency);
      return found ? formatting.money(found.amount, currency) : "";
    },
  });
  return (
    <section className={form.list} aria-label={level}>
      <div className={form.sectionHead}>
        <h3>{level}</h3>
        <Button
          component={Link}
          to={`/catalogue/human-prices/${serviceLevel}`}
          aria-label={t("of", { what: t("change-price"), whose: level })}
        >
          {t("change-price")}
        </Button>
      </div>
      <StaffTable
        caption={level}
        rows={tiers}
        keyOf={({ upToWords }) => String(upToWords)}
        columns={[
          {
            label: t("up-to-words"),
            number: true,
            cell: ({ upToWords }) => formatting.number(upToWords),
          },
          ...currencies.map(price),
        ]}
      />
    </section>
  );
}
