import { Button, Menu } from "@mantine/core";
import { IconDots, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { MenuButton } from "#ui/menus/menu-button.tsx";
import classes from "./terms.module.css";

type ListActionsProps = {
  mayChange: boolean;
  onAdd: () => void;
  onImport: () => void;
  onExport: (format: "csv" | "tbx") => void;
  onClear: () => void;
};

/** What can be done with a list as a whole. */
export function ListActions(props: ListActionsProps) {
  const { mayChange, onAdd, onImport, onExport, onClear } = props;
  const { t } = useTranslation("terms");
  return (
    <div className={classes.actions}>
      {mayChange && (
        <Button
          variant="filled"
          leftSection={<IconPlus size={20} stroke={1.6} aria-hidden />}
          onClick={onAdd}
        >
          {t("add")}
        </Button>
      )}
      <MenuButton
        label={t("more")}
        className={classes.more}
        face={<IconDots size={20} stroke={1.6} aria-hidden />}
      >
        {mayChange && <Menu.Item onClick={onImport}>{t("import")}</Menu.Item>}
        <Menu.Item onClick={() => onExport("csv")}>{t("export-csv")}</Menu.Item>
        <Menu.Item onClick={() => onExport("tbx")}>{t("export-tbx")}</Menu.Item>
        {mayChange && <Menu.Item onClick={onClear}>{t("clear")}</Menu.Item>}
      </MenuButton>
    </div>
  );
}
