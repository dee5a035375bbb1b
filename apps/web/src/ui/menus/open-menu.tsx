import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import { Menu } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import classes from "./open-menu.module.css";

type OpenMenuProps = { button: ReactElement; children: ReactNode; width?: number };

/** A menu that opens as soon as it is there, and works like any menu from then on. */
export function OpenMenu({ button, children, width = 260 }: OpenMenuProps) {
  const [opened, setOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The button must have the focus when the menu opens: that is where the focus returns to.
    place.current?.querySelector("button")?.focus();
    setOpened(true);
  }, []);

  return (
    <div ref={place} className={classes.place}>
      <Menu
        opened={opened}
        onChange={setOpened}
        width={width}
        position="bottom-end"
        // Beside its opener, so that it lies in the same landmark.
        withinPortal={false}
        withInitialFocusPlaceholder={false}
        checkIcon={<IconCheck size={18} stroke={1.8} aria-hidden />}
        transitionProps={{ transition: "fade", duration: 120 }}
        classNames={{
          dropdown: classes.menu ?? "",
          item: classes.item ?? "",
          label: classes.label ?? "",
          divider: classes.divider ?? "",
        }}
      >
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown>{children}</Menu.Dropdown>
      </Menu>
    </div>
  );
}
