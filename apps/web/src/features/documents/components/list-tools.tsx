import { type DocumentOrder, documentSearchMaxLength } from "@curie/contract";
import { NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { documentOrders, type ListChoice } from "../model.ts";
import classes from "./list-tools.module.css";

/** So long a reader pauses before the list is asked for. */
const pauseMs = 300;

type ListToolsProps = { choice: ListChoice; onChoose: (choice: ListChoice) => void };

/** Finds documents by a part of their name, and orders them. */
export function ListTools({ choice, onChoose }: ListToolsProps) {
  const { t } = useTranslation("documents");
  const [typed, setTyped] = useState(choice.search);
  const search = useDebouncedCallback(
    (text: string) => onChoose({ ...choice, search: text.trim() }),
    pauseMs,
  );
  return (
    <search className={classes.tools}>
      <TextInput
        className={classes.search ?? ""}
        type="search"
        aria-label={t("search")}
        placeholder={t("search")}
        maxLength={documentSearchMaxLength}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          search(value);
        }}
      />
      <NativeSelect
        aria-label={t("order")}
        data={documentOrders.map((value) => ({ value, label: t(`order-${value}`) }))}
        value={choice.order}
        onChange={({ currentTarget: { value } }) => {
          const order = documentOrders.find((one): one is DocumentOrder => one === value);
          if (order) onChoose({ ...choice, order });
        }}
      />
    </search>
  );
}
