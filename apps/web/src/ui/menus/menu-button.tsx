import { lazy, type ReactNode, Suspense, useState } from "react";

const loadMenu = () => import("./open-menu.tsx");
const OpenMenu = lazy(async () => ({ default: (await loadMenu()).OpenMenu }));

type MenuButtonProps = {
  label: string;
  className: string | undefined;
  /** What the button shows. */
  face: ReactNode;
  /** Entries of the menu; their code may be lazy as well. */
  children: ReactNode;
  /** In pixels, where entries say more than a word or two. */
  width?: number;
  /** Called when somebody is about to open it. */
  preload?: () => void;
};

/** A button with a menu. The menu's code arrives when somebody comes near, not with the page. */
export function MenuButton({ label, className, face, children, width, preload }: MenuButtonProps) {
  const [wanted, setWanted] = useState(false);
  const button = { type: "button" as const, className, "aria-label": label };

  function comesNear() {
    loadMenu();
    preload?.();
  }
  const closed = (
    <button
      {...button}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={comesNear}
      onFocus={comesNear}
      onClick={() => setWanted(true)}
    >
      {face}
    </button>
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenMenu
        button={<button {...button}>{face}</button>}
        {...(width === undefined ? {} : { width })}
      >
        {children}
      </OpenMenu>
    </Suspense>
  );
}
