import { useEffect, useEffectEvent, useState } from "react";

/**
 * Files that are dropped anywhere on the page. Without it a browser leaves the page to show the file.
 *
 * @param onDrop null while something else on the page takes them
 * @returns whether files hang over the page
 */
export function usePageDrop(onDrop: ((files: readonly File[]) => void) | null): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((files: readonly File[]) => onDrop?.(files));
  const takes = onDrop !== null;
  useEffect(() => {
    if (!takes) return;
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    function hover(event: DragEvent) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    }
    function leave(event: DragEvent) {
      // Between two elements of the page the pointer leaves one for the other.
      if (!event.relatedTarget) setOver(false);
    }
    function drop(event: DragEvent) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take([...(event.dataTransfer?.files ?? [])]);
    }
    window.addEventListener("dragover", hover);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", hover);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
      setOver(false);
    };
  }, [takes]);
  return over;
}
