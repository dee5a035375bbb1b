import {
  cloneElement,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { placeBeside } from "../page/place-beside.ts";
import classes from "./tip.module.css";

type Anchor = {
  "aria-describedby"?: string | undefined;
  onPointerEnter?: (event: { pointerType: string; currentTarget: Element }) => void;
  onPointerLeave?: () => void;
  onFocus?: (event: { currentTarget: Element }) => void;
  onBlur?: () => void;
};

type TipProps = {
  label: string;
  /** One element that passes these properties on to the page. */
  children: ReactElement<Anchor>;
};

const openDelayMs = 200;
/** Long enough to move the pointer from the element onto the tip. */
const closeDelayMs = 120;

/**
 * A sentence beside an element while it is hovered or has the focus; Escape hides it. Made by hand,
 * because the positioning library behind ready-made ones weighs more than a whole page of ours.
 */
export function Tip({ label, children }: TipProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  function open(element: Element, delayMs: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(element), delayMs);
  }
  function close() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(null), closeDelayMs);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const described = children.props["aria-describedby"];
  return (
    <>
      {cloneElement(children, {
        "aria-describedby": anchor ? (described ? `${described} ${id}` : id) : described,
        onPointerEnter: ({ pointerType, currentTarget }) => {
          if (pointerType !== "touch") open(currentTarget, openDelayMs);
        },
        onPointerLeave: close,
        onFocus: ({ currentTarget }) => {
          if (currentTarget.matches(":focus-visible")) open(currentTarget, 0);
        },
        onBlur: close,
      })}
      {anchor &&
        createPortal(
          <Bubble
            id={id}
            anchor={anchor}
            label={label}
            onEnter={() => clearTimeout(timer.current)}
            onClose={() => setAnchor(null)}
            onLeave={close}
          />,
          document.body,
        )}
    </>
  );
}

type BubbleProps = {
  id: string;
  anchor: Element;
  label: string;
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
};

function Bubble({ id, anchor, label, onEnter, onLeave, onClose }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return;
    const view = { width: window.innerWidth, height: window.innerHeight };
    const { left, top } = placeBeside(
      anchor.getBoundingClientRect(),
      element.getBoundingClientRect(),
      view,
    );
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [anchor]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key === "Escape") onClose();
    }
    document.addEventListener("keydown", onKey);
    window.addEventListener("scroll", onClose, true);
    return () => {
      document.removeEventListener("keydown", onKey);
      window.removeEventListener("scroll", onClose, true);
    };
  }, [onClose]);

  return (
    <div
      ref={bubble}
      id={id}
      className={classes.tip}
      role="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {label}
    </div>
  );
}
