/**
 * A second reader of zip files (PKWARE APPNOTE 6.3), for judging what ours wrote. It shares no code
 * with the package: a mistake made twice is less likely than one made once.
 */
import { crc32, inflateRawSync } from "node:zlib";

export type ZipEntry = {
  name: string;
  flags: number;
  method: number;
  /** Date and time in the format of MS-DOS, as stored. */
  time: number;
  externalAttributes: number;
  comment: string;
  packed: Buffer;
  /** What it inflates to; null when it does not, or when size or checksum say otherwise. */
  data: Buffer | null;
};

export type Zip = {
  entries: ZipEntry[];
  comment: string;
  /** What a strict reader would object to. */
  problems: string[];
};

const NO_VALUE = 0xffffffff;
/** More than the package opens by default. */
const MOST_BYTES = 512 * 2 ** 20;

/**
 * @param mostBytes that an entry may inflate to
 * @throws RangeError when there is no directory to read
 */
export function readZip(file: Uint8Array, mostBytes = MOST_BYTES): Zip {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const endAt = findEnd(bytes);
  const comment = bytes.toString("latin1", endAt + 22);
  const problems: string[] = [];
  if (bytes.readUInt16LE(endAt + 20) !== comment.length) problems.push("bytes behind the comment");
  let count = bytes.readUInt16LE(endAt + 10);
  let at = bytes.readUInt32LE(endAt + 16);
  if (endAt >= 20 && bytes.readUInt32LE(endAt - 20) === 0x07064b50) {
    const end64 = Number(bytes.readBigUInt64LE(endAt - 12));
    count = Number(bytes.readBigUInt64LE(end64 + 32));
    at = Number(bytes.readBigUInt64LE(end64 + 48));
  }
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new RangeError("broken central directory");
    const { entry, length } = readRecord(bytes, at, mostBytes, problems);
    if (names.has(entry.name.toLowerCase())) problems.push(`${entry.name}: stands twice`);
    names.add(entry.name.toLowerCase());
    entries.push(entry);
    at += length;
  }
  return { entries, comment, problems };
}

/** The last end record whose comment ends with the file; a comment may hold what looks like one. */
function findEnd(bytes: Buffer): number {
  let last = -1;
  for (let at = bytes.length; at > 0; ) {
    at = bytes.lastIndexOf("PK\u0005\u0006", at - 1, "latin1");
    if (at < 0) break;
    if (at + 22 > bytes.length) continue;
    if (at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return at;
    if (last < 0) last = at;
  }
  if (last < 0) throw new RangeError("no end of central directory");
  return last;
}

function readRecord(
  bytes: Buffer,
  at: number,
  mostBytes: number,
  problems: string[],
): { entry: ZipEntry; length: number } {
  const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
  const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
  const end = extraEnd + bytes.readUInt16LE(at + 32);
  const name = bytes.toString("utf8", at + 46, nameEnd);
  const wide = wideValues(bytes, nameEnd, extraEnd);
  const value = (offset: number): number => {
    const narrow = bytes.readUInt32LE(at + offset);
    return narrow === NO_VALUE ? (wide.shift() ?? narrow) : narrow;
  };
  const size = value(24);
  const packedSize = value(20);
  const headerAt = value(42);
  const method = bytes.readUInt16LE(at + 10);
  const crc = bytes.readUInt32LE(at + 16);
  const flags = bytes.readUInt16LE(at + 8);
  const localName = bytes.readUInt16LE(headerAt + 26);
  const dataAt = headerAt + 30 + localName + bytes.readUInt16LE(headerAt + 28);
  const packed = bytes.subarray(dataAt, dataAt + packedSize);
  const local = {
    signature: bytes.readUInt32LE(headerAt),
    flags: bytes.readUInt16LE(headerAt + 6),
    method: bytes.readUInt16LE(headerAt + 8),
    crc: bytes.readUInt32LE(headerAt + 14),
    packedSize: bytes.readUInt32LE(headerAt + 18),
    size: bytes.readUInt32LE(headerAt + 22),
    name: bytes.toString("utf8", headerAt + 30, headerAt + 30 + localName),
  };
  const here = { signature: 0x04034b50, flags, method, crc, packedSize, size, name };
  for (const [field, expected] of Object.entries(here)) {
    if (local[field as keyof typeof local] !== expected) {
      problems.push(`${name}: its own header has another ${field}`);
    }
  }
  const data = unpack(packed, method, Math.min(size + 1, mostBytes));
  if (!data || data.length !== size || crc32(data) !== crc) {
    problems.push(`${name}: content, size and checksum disagree`);
  }
  const entry = {
    name,
    flags,
    method,
    time: bytes.readUInt32LE(at + 12),
    externalAttributes: bytes.readUInt32LE(at + 38),
    comment: bytes.toString("latin1", extraEnd, end),
    packed,
    data,
  };
  return { entry, length: end - at };
}

/** The values of the zip64 extra field, in the order in which they stand in for others. */
function wideValues(bytes: Buffer, from: number, to: number): number[] {
  for (let at = from; at + 4 <= to; at += 4 + bytes.readUInt16LE(at + 2)) {
    if (bytes.readUInt16LE(at) !== 1) continue;
    const values: number[] = [];
    const end = Math.min(to, at + 4 + bytes.readUInt16LE(at + 2));
    for (let value = at + 4; value + 8 <= end; value += 8) {
      values.push(Number(bytes.readBigUInt64LE(value)));
    }
    return values;
  }
  return [];
}

function unpack(packed: Buffer, method: number, mostBytes: number): Buffer | null {
  if (method === 0) return packed;
  if (method !== 8) return null;
  try {
    return inflateRawSync(packed, { maxOutputLength: mostBytes });
  } catch {
    return null;
  }
}
