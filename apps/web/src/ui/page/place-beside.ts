type Box = { left: number; top: number; width: number; height: number };

const gap = 6;
const edge = 8;

/** Above the anchor, or below it where there is no room; never outside of the view. */
export function placeBeside(
  anchor: Box,
  bubble: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const middle = anchor.left + anchor.width / 2 - bubble.width / 2;
  const left = Math.max(edge, Math.min(middle, view.width - bubble.width - edge));
  const above = anchor.top - bubble.height - gap;
  const top = above >= edge ? above : anchor.top + anchor.height + gap;
  return { left, top };
}
