import type { Page } from "@playwright/test";

/** Of a picture as it is stored: small, and the same for the same pixels. */
const storedAs = { type: "image/webp", quality: 0.6 };
/** Colours that lie nearer to one another than this look the same. */
const sameColour = 48;

/** A picture of the window as it is kept. */
export async function store(canvas: Page, png: Buffer): Promise<Buffer> {
  const base64 = await canvas.evaluate(
    async ({ source, type, quality }) => {
      const answer = await fetch(`data:image/png;base64,${source}`);
      const image = await createImageBitmap(await answer.blob());
      const surface = new OffscreenCanvas(image.width, image.height);
      surface.getContext("2d")?.drawImage(image, 0, 0);
      const bytes = new Uint8Array(
        await (await surface.convertToBlob({ type, quality })).arrayBuffer(),
      );
      let text = "";
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    { source: png.toString("base64"), ...storedAs },
  );
  return Buffer.from(base64, "base64");
}

/** Which share of two stored pictures differs; all of it where their sizes do. */
export async function shareThatDiffers(canvas: Page, one: Buffer, other: Buffer): Promise<number> {
  return canvas.evaluate(
    async ({ sources, near }) => {
      const pixels = await Promise.all(
        sources.map(async (source) => {
          const answer = await fetch(`data:image/webp;base64,${source}`);
          const { width, height, ...image } = await read(await answer.blob());
          return { width, height, ...image };
        }),
      );
      const [first, second] = pixels;
      if (!first || !second) return 1;
      if (first.width !== second.width || first.height !== second.height) return 1;
      let differing = 0;
      for (let at = 0; at < first.data.length; at += 4) {
        const far = [0, 1, 2].some(
          (channel) =>
            Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)) > near,
        );
        if (far) differing += 1;
      }
      return differing / (first.width * first.height);

      async function read(blob: Blob) {
        const image = await createImageBitmap(blob);
        const { width, height } = image;
        const context = new OffscreenCanvas(width, height).getContext("2d");
        context?.drawImage(image, 0, 0);
        const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
        return { width, height, data };
      }
    },
    { sources: [one.toString("base64"), other.toString("base64")], near: sameColour },
  );
}
