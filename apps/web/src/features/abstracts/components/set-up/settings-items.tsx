import { Menu } from "@mantine/core";
import { IconListDetails, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

type SettingsItemsProps = { onRename: () => void; onViewSetUp: () => void };

export function SettingsItems({ onRename, onViewSetUp }: SettingsItemsProps) {
  const { t } = useTranslation("abstracts");
  return (
    <>
      <Menu.Item leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />} onClick={onRename}>
        {t("rename")}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconListDetails size={18} stroke={1.6} aria-hidden />}
        onClick={onViewSetUp}
      >
        {t("view-set-up")}
      </Menu.Item>
    </>
  );
}
