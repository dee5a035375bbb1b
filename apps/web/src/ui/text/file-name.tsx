import { useMediaQuery } from "@mantine/hooks";
import { Fragment, useLayoutEffect, useRef, useState } from "react";
import { cutMiddle } from "./cut-middle.ts";
import classes from "./file-name.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

/**
 * The name of a file on one line, cut in the middle by measure. On phones it wraps instead, after
 * underscores and hyphens. Pointer and screen reader always get the full name.
 */
export function FileName({ name }: { name: string }) {
  const wraps = useMediaQuery("(max-width: 760px)", undefined, { getInitialValueInEffect: false });
  const element = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(name);

  useLayoutEffect(() => {
    const box = element.current;
    if (!box || wraps) return;
    const measure = () => setShown(cutMiddle(name, roomFor(box)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    let left = false;
    // The measure is right only in the final face.
    document.fonts?.ready.then(() => {
      if (!left) measure();
    });
    return () => {
      left = true;
      observer.disconnect();
    };
  }, [name, wraps]);

  if (wraps) {
    return (
      <span className={classes.name} title={name}>
        {breakable(name)}
      </span>
    );
  }
  return (
    <span ref={element} className={`${classes.name} ${classes.oneLine}`} title={name}>
      {shown === name ? (
        name
      ) : (
        <>
          <span aria-hidden="true">{shown}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

function roomFor(box: HTMLElement): (text: string) => boolean {
  const pen = document.createElement("canvas").getContext("2d");
  const style = getComputedStyle(box);
  const room = box.clientWidth;
  if (!pen || room === 0) return () => true;
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  return (text) => Math.ceil(pen.measureText(text).width) <= room;
}

/** A name that may wrap after underscores and hyphens. */
export function breakable(name: string) {
  return name.split(/(?<=[_-])/).map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one unchanging text.
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
