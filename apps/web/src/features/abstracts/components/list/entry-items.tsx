import { Menu } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

type EntryItemsProps = { onRename: () => void; onDelete: () => void };

export function EntryItems({ onRename, onDelete }: EntryItemsProps) {
  const { t } = useTranslation("abstracts");
  return (
    <>
      <Menu.Item leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />} onClick={onRename}>
        {t("rename")}
      </Menu.Item>
      <Menu.Item leftSection={<IconTrash size={18} stroke={1.6} aria-hidden />} onClick={onDelete}>
        {t("delete")}
      </Menu.Item>
    </>
  );
}
