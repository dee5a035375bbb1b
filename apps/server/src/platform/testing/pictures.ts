import { crc32, deflateSync } from "node:zlib";

/** A PNG that every browser draws: one colour, as large as asked for. */
export function aPng(
  width = 320,
  height = 180,
  { colour = [64, 122, 106], before = [] as Buffer[] } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), ...Array(width).fill(Buffer.from(colour))]);
  const rows = Buffer.concat(Array(height).fill(row));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    ...before,
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The segments of a JPEG with a scan of nothing: what a reader of sizes looks at. */
export function aJpeg(width = 320, height = 180): Buffer {
  const size = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  size.writeUInt16BE(height, 1);
  size.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from("JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "latin1")),
    segment(0xc2, size),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd9]),
  ]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A WebP without loss, up to its picture data; `more` are further chunks. */
export function aWebp(width = 320, height = 180, more: readonly Buffer[] = []): Buffer {
  const bits = Buffer.alloc(5);
  bits[0] = 0x2f;
  bits.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  const chunks = Buffer.concat([webpChunk("VP8L", bits), ...more]);
  return Buffer.concat([
    Buffer.from("RIFF"),
    lengthOf(chunks.length + 4),
    Buffer.from("WEBP"),
    chunks,
  ]);
}

export function webpChunk(name: string, data: Buffer): Buffer {
  const padding = Buffer.alloc(data.length % 2);
  return Buffer.concat([Buffer.from(name, "latin1"), lengthOf(data.length), data, padding]);
}

function lengthOf(length: number): Buffer {
  const written = Buffer.alloc(4);
  written.writeUInt32LE(length);
  return written;
}
