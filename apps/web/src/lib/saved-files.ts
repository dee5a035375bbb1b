import { vi } from "vitest";

export type SavedFile = { fileName: string; text(): Promise<string> };

/**
 * What the page hands to the browser to save, from now to the end of the test. Files share their
 * modules (`isolate: false`), so the browser's functions are replaced here and not a module of ours.
 */
export function watchSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL(blob: Blob): string {
        const address = `blob:test/${blobs.size}`;
        blobs.set(address, blob);
        return address;
      }
      static override revokeObjectURL(): void {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ fileName: this.download, text: () => textOf(blob) });
  });
  return saved;
}

/** jsdom's Blob has no text(). */
function textOf(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsText(blob);
  });
}
