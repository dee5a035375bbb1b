import type { Download } from "./transfer.ts";

/*
 * A ZIP archive (APPNOTE 6.3) of a few files. Word files are compressed already, so they are stored as they are.
 */
const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Names are UTF-8. */
const flags = 0x0800;
/** No time of a file is known here; the first day that the format has. */
const day = 0x0021;

function record(
  size: number,
  fields: readonly (readonly [at: number, size: 2 | 4, value: number])[],
) {
  const view = new DataView(new ArrayBuffer(size));
  for (const [at, width, value] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
  }
  return new Uint8Array(view.buffer);
}

/** Puts files into one; of two with the same name the later one gets a number. */
export async function zipOf(files: readonly Download[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [index, name] of distinct(files.map(({ fileName }) => fileName)).entries()) {
    const bytes = new Uint8Array((await files[index]?.bytes.arrayBuffer()) ?? []);
    const path = new TextEncoder().encode(name);
    const [crc, size] = [crc32(bytes), bytes.length];
    const local = record(30, [
      ...([
        [0, 4, 0x04034b50],
        [4, 2, 20],
        [6, 2, flags],
        [12, 2, day],
      ] as const),
      ...([
        [14, 4, crc],
        [18, 4, size],
        [22, 4, size],
        [26, 2, path.length],
      ] as const),
    ]);
    const central = record(46, [
      ...([
        [0, 4, 0x02014b50],
        [4, 2, 20],
        [6, 2, 20],
        [8, 2, flags],
        [14, 2, day],
      ] as const),
      ...([
        [16, 4, crc],
        [20, 4, size],
        [24, 4, size],
        [28, 2, path.length],
      ] as const),
      [42, 4, offset],
    ]);
    parts.push(local, path, bytes);
    directory.push(central, path);
    offset += local.length + path.length + size;
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const end = record(22, [
    ...([
      [0, 4, 0x06054b50],
      [8, 2, files.length],
      [10, 2, files.length],
    ] as const),
    ...([
      [12, 4, length],
      [16, 4, offset],
    ] as const),
  ]);
  return new Blob([...parts, ...directory, end], { type: "application/zip" });
}

function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : name.replace(/(\.[^.]*)?$/, ` (${times})$1`);
  });
}
