/**
 * The zip container (PKWARE APPNOTE 6.3; ECMA-376 part 2, annex B: only store and deflate).
 *
 * Reading trusts the central directory, checks each local header against it, and inflates with a
 * hard ceiling, so a directory that lies about sizes costs no memory. Writing copies the compressed
 * bytes of every entry that did not change: an untouched part cannot be altered by us.
 */
import { constants, crc32, deflateRawSync, inflateRawSync } from "node:zlib";
import type { Limits } from "../limits.ts";
import { DocxRefusal } from "../refusals.ts";

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const END_OF_DIRECTORY_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const ZIP64_EXTRA = 0x0001;
const STORED = 0;
const DEFLATED = 8;
/** What zlib inflates into at once, in bytes. */
const MIN_BLOCK = 64;
const MAX_BLOCK = 16 * 1024 * 1024;
const FLAG_ENCRYPTED = 1;
const FLAG_DESCRIPTOR = 8;
const FLAG_STRONG_ENCRYPTION = 64;
/** Data that patches an older file, or headers that are masked: no package part (APPNOTE 4.4.4). */
const FLAGS_NO_READER_KNOWS = 0x2020;
/** The newest version of the format a reader may be asked to understand (APPNOTE 4.4.3). */
const NEWEST_VERSION = 63;
const MAX_32 = 0xffffffff;

export type Entry = {
  name: string;
  method: number;
  crc: number;
  compressedSize: number;
  size: number;
  /** Offset of the local header and of the compressed bytes behind it. */
  headerAt: number;
  dataAt: number;
  /** The entry's own record in the central directory. */
  recordAt: number;
};

export type Archive = {
  bytes: Buffer;
  /** In the order of the central directory. */
  entries: readonly Entry[];
  comment: Buffer;
};

/** Node-style view of the same memory, so that the readers below need no copies. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const endMark = Buffer.from("PK\u0005\u0006", "latin1");

type Directory = { at: number; size: number; count: number; comment: Buffer };

function findDirectory(bytes: Buffer): Directory {
  const lowest = Math.max(0, bytes.length - 22 - 0xffff);
  for (let at = bytes.length - 22; at >= lowest; at--) {
    if (bytes.readUInt32LE(at) !== END_OF_DIRECTORY) continue;
    const commentLength = bytes.readUInt16LE(at + 20);
    const commentEnd = at + 22 + commentLength;
    if (commentEnd > bytes.length) continue;
    // Where more follows than the comment, another reader may take a later mark for the record.
    if (commentEnd < bytes.length && bytes.indexOf(endMark, at + 4) >= 0) {
      throw new DocxRefusal("corrupt", { reason: "zip-directory" });
    }
    const directory = {
      at: bytes.readUInt32LE(at + 16),
      size: bytes.readUInt32LE(at + 12),
      count: bytes.readUInt16LE(at + 10),
      comment: bytes.subarray(at + 22, commentEnd),
    };
    const locatorAt = at - 20;
    if (locatorAt >= 0 && bytes.readUInt32LE(locatorAt) === LOCATOR_64) {
      const end64 = Number(bytes.readBigUInt64LE(locatorAt + 8));
      if (end64 + 56 > bytes.length || bytes.readUInt32LE(end64) !== END_OF_DIRECTORY_64) {
        throw new DocxRefusal("corrupt", { reason: "zip-directory" });
      }
      directory.count = Number(bytes.readBigUInt64LE(end64 + 32));
      directory.size = Number(bytes.readBigUInt64LE(end64 + 40));
      directory.at = Number(bytes.readBigUInt64LE(end64 + 48));
    }
    return directory;
  }
  throw new DocxRefusal("corrupt", { reason: "truncated" });
}

/** Values that did not fit 32 bits stand in the zip64 extra field, in a fixed order (APPNOTE 4.5.3). */
function readZip64(bytes: Buffer, from: number, to: number, entry: Entry): void {
  let at = from;
  while (at + 4 <= to) {
    const id = bytes.readUInt16LE(at);
    const end = at + 4 + bytes.readUInt16LE(at + 2);
    if (end > to) return;
    if (id === ZIP64_EXTRA) {
      let value = at + 4;
      const next = (): number => {
        if (value + 8 > end) throw new DocxRefusal("corrupt", { reason: "zip-directory" });
        value += 8;
        return Number(bytes.readBigUInt64LE(value - 8));
      };
      if (entry.size === MAX_32) entry.size = next();
      if (entry.compressedSize === MAX_32) entry.compressedSize = next();
      if (entry.headerAt === MAX_32) entry.headerAt = next();
      return;
    }
    at = end;
  }
}

function requireSafeName(name: string): void {
  const unsafe =
    name === "" ||
    name.startsWith("/") ||
    name.includes("\\") ||
    name.includes("\0") ||
    /^[A-Za-z]:/.test(name) ||
    name.split("/").includes("..");
  if (unsafe) throw new DocxRefusal("unsafe-file", { reason: "entry-name" });
}

/**
 * Reads the directory of a zip file; nothing is inflated yet.
 * @throws DocxRefusal `corrupt`, `encrypted`, `archive-bomb` or `unsafe-file`
 */
export function readArchive(file: Uint8Array, limits: Limits): Archive {
  const bytes = asBuffer(file);
  if (bytes.length < 22) throw new DocxRefusal("corrupt", { reason: "truncated" });
  const directory = findDirectory(bytes);
  if (directory.count > limits.entries) {
    throw new DocxRefusal("archive-bomb", { limit: "entries", allowed: limits.entries });
  }
  const directoryEnd = directory.at + directory.size;
  if (directoryEnd > bytes.length) throw new DocxRefusal("corrupt", { reason: "truncated" });

  const entries: Entry[] = [];
  const names = new Set<string>();
  let declaredTotal = 0;
  let at = directory.at;
  for (let index = 0; index < directory.count; index++) {
    if (at + 46 > directoryEnd || bytes.readUInt32LE(at) !== CENTRAL_HEADER) {
      throw new DocxRefusal("corrupt", { reason: "zip-directory" });
    }
    if ((bytes[at + 6] as number) > NEWEST_VERSION) {
      throw new DocxRefusal("corrupt", { reason: "zip-directory" });
    }
    const flags = bytes.readUInt16LE(at + 8);
    const nameLength = bytes.readUInt16LE(at + 28);
    const extraLength = bytes.readUInt16LE(at + 30);
    const commentLength = bytes.readUInt16LE(at + 32);
    const extraAt = at + 46 + nameLength;
    const next = extraAt + extraLength + commentLength;
    if (next > directoryEnd) throw new DocxRefusal("corrupt", { reason: "zip-directory" });
    const entry: Entry = {
      name: bytes.toString("utf8", at + 46, extraAt),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      compressedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      headerAt: bytes.readUInt32LE(at + 42),
      dataAt: 0,
      recordAt: at,
    };
    readZip64(bytes, extraAt, extraAt + extraLength, entry);
    if (flags & (FLAG_ENCRYPTED | FLAG_STRONG_ENCRYPTION)) throw new DocxRefusal("encrypted");
    if (flags & FLAGS_NO_READER_KNOWS)
      throw new DocxRefusal("corrupt", { reason: "zip-directory" });
    requireSafeName(entry.name);
    const lower = entry.name.toLowerCase();
    // Part names are compared without case (ECMA-376 part 2, §6.2.2.3): two of one name let two
    // readers see two documents.
    if (names.has(lower)) throw new DocxRefusal("unsafe-file", { reason: "duplicate-entry" });
    names.add(lower);
    if (entry.method !== STORED && entry.method !== DEFLATED) {
      throw new DocxRefusal("corrupt", { reason: "compression-method" });
    }
    locateData(bytes, entry, directory.at);
    requireWithinLimits(entry, limits);
    declaredTotal += entry.size;
    if (declaredTotal > limits.totalBytes) {
      throw new DocxRefusal("archive-bomb", { limit: "total", allowed: limits.totalBytes });
    }
    entries.push(entry);
    at = next;
  }
  refuseOverlaps(entries);
  return { bytes, entries, comment: directory.comment };
}

function locateData(bytes: Buffer, entry: Entry, directoryAt: number): void {
  const at = entry.headerAt;
  if (at + 30 > directoryAt || bytes.readUInt32LE(at) !== LOCAL_HEADER) {
    throw new DocxRefusal("corrupt", { reason: "zip-directory" });
  }
  const nameLength = bytes.readUInt16LE(at + 26);
  entry.dataAt = at + 30 + nameLength + bytes.readUInt16LE(at + 28);
  if (entry.dataAt + entry.compressedSize > directoryAt) {
    throw new DocxRefusal("corrupt", { reason: "truncated" });
  }
  // A local name or method that differs from the directory's makes two readers see two documents.
  if (bytes.readUInt16LE(at + 8) !== entry.method) {
    throw new DocxRefusal("corrupt", { reason: "zip-directory" });
  }
  if (bytes.toString("utf8", at + 30, at + 30 + nameLength) !== entry.name) {
    throw new DocxRefusal("unsafe-file", { reason: "entry-name" });
  }
}

function requireWithinLimits(entry: Entry, limits: Limits): void {
  if (entry.size > limits.entryBytes) {
    throw new DocxRefusal("archive-bomb", { limit: "part", allowed: limits.entryBytes });
  }
  const ratio = entry.size / Math.max(1, entry.compressedSize);
  if (entry.size > limits.ratioFromBytes && ratio > limits.ratio) {
    throw new DocxRefusal("archive-bomb", { limit: "ratio", allowed: limits.ratio });
  }
}

/** Entries that share compressed bytes are how a small file claims terabytes. */
function refuseOverlaps(entries: readonly Entry[]): void {
  const sorted = [...entries].sort((a, b) => a.headerAt - b.headerAt);
  for (let index = 1; index < sorted.length; index++) {
    const previous = sorted[index - 1] as Entry;
    if ((sorted[index] as Entry).headerAt < previous.dataAt + previous.compressedSize) {
      throw new DocxRefusal("archive-bomb", { limit: "overlapping-entries" });
    }
  }
}

/**
 * The bytes of one entry, never more than its directory declares, checksum verified.
 * @throws DocxRefusal `archive-bomb` when it inflates to more than declared, `corrupt` when it does
 *   not inflate, gives less, or has another CRC
 */
export function readEntry(archive: Archive, entry: Entry): Buffer {
  const packed = archive.bytes.subarray(entry.dataAt, entry.dataAt + entry.compressedSize);
  let data: Buffer;
  if (entry.method === STORED) {
    data = packed;
  } else {
    try {
      data = inflateRawSync(packed, {
        maxOutputLength: Math.max(1, entry.size),
        // All in one block spares a copy, and one byte more spares a second block; but a directory
        // that lies must not reserve what it likes.
        chunkSize: Math.min(Math.max(MIN_BLOCK, entry.size + 1), MAX_BLOCK),
      });
    } catch (error) {
      if (error instanceof RangeError) {
        throw new DocxRefusal("archive-bomb", { limit: "declared-size" });
      }
      throw new DocxRefusal("corrupt", { reason: "compressed-data" });
    }
  }
  if (data.length !== entry.size) throw new DocxRefusal("corrupt", { reason: "size" });
  if (crc32(data) !== entry.crc) throw new DocxRefusal("corrupt", { reason: "checksum" });
  return data;
}

/**
 * The archive with the content of some entries replaced. Order, names, dates, attributes and the
 * archive comment stay; entries not in `changed` keep their compressed bytes.
 */
export function replaceEntries(archive: Archive, changed: ReadonlyMap<string, Buffer>): Uint8Array {
  const { bytes } = archive;
  const output: Buffer[] = [];
  const records: Buffer[] = [];
  let offset = 0;
  for (const entry of archive.entries) {
    const data = changed.get(entry.name);
    let packed = bytes.subarray(entry.dataAt, entry.dataAt + entry.compressedSize);
    let { crc, size, method } = entry;
    if (data) {
      method = DEFLATED;
      packed = deflateRawSync(data, { level: constants.Z_DEFAULT_COMPRESSION });
      crc = crc32(data);
      size = data.length;
    }
    // The local header is rebuilt with sizes in place, so no data descriptor follows the bytes.
    const nameLength = bytes.readUInt16LE(entry.headerAt + 26);
    const header = Buffer.alloc(30 + nameLength);
    bytes.copy(header, 0, entry.headerAt, entry.headerAt + 30 + nameLength);
    const flags = bytes.readUInt16LE(entry.recordAt + 8) & ~FLAG_DESCRIPTOR;
    header.writeUInt16LE(flags, 6);
    header.writeUInt16LE(method, 8);
    header.writeUInt32LE(crc, 14);
    header.writeUInt32LE(packed.length, 18);
    header.writeUInt32LE(size, 22);
    header.writeUInt16LE(0, 28);

    const record = centralRecord(bytes, entry);
    record.writeUInt16LE(flags, 8);
    record.writeUInt16LE(method, 10);
    record.writeUInt32LE(crc, 16);
    record.writeUInt32LE(packed.length, 20);
    record.writeUInt32LE(size, 24);
    record.writeUInt32LE(offset, 42);
    records.push(record);
    output.push(header, packed);
    offset += header.length + packed.length;
  }
  const directorySize = records.reduce((sum, record) => sum + record.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  end.writeUInt16LE(records.length, 8);
  end.writeUInt16LE(records.length, 10);
  end.writeUInt32LE(directorySize, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(archive.comment.length, 20);
  return Buffer.concat([...output, ...records, end, archive.comment]);
}

/** The entry's directory record without extra fields: they repeat sizes and offsets that moved. */
function centralRecord(bytes: Buffer, entry: Entry): Buffer {
  const at = entry.recordAt;
  const nameLength = bytes.readUInt16LE(at + 28);
  const extraLength = bytes.readUInt16LE(at + 30);
  const commentLength = bytes.readUInt16LE(at + 32);
  const record = Buffer.alloc(46 + nameLength + commentLength);
  bytes.copy(record, 0, at, at + 46 + nameLength);
  const commentAt = at + 46 + nameLength + extraLength;
  bytes.copy(record, 46 + nameLength, commentAt, commentAt + commentLength);
  record.writeUInt16LE(0, 30);
  return record;
}
