/**
 * Damage to the zip container: fields that lie, entries twice, overlapping, nested or out of order,
 * data descriptors, zip64 marks, extra fields, comments, bytes before and between.
 */
import { crc32, deflateRawSync } from "node:zlib";
import type { ZipEntry } from "../judge/zip.ts";
import { readZip } from "../judge/zip.ts";
import { below, pick, type Random } from "../random.ts";

/** One entry as it will be written; whatever is set here stands in the file, true or not. */
type RawEntry = {
  name: Buffer;
  version: number;
  flags: number;
  method: number;
  crc: number;
  packed: Buffer;
  packedSize: number;
  size: number;
  time: number;
  attributes: number;
  localExtra: Buffer;
  extra: Buffer;
  comment: Buffer;
  /** What the local header says instead, where the two differ. */
  local: Partial<Record<"flags" | "method" | "crc" | "packedSize" | "size", number>>;
  localName: Buffer | null;
  /** Sizes and checksum behind the data: with its signature, without, or none. */
  descriptor: "signed" | "bare" | null;
  /** Where the directory says the entry starts, relative to the truth. */
  offsetError: number;
  /** Bytes before its local header that belong to nothing. */
  gap: Buffer;
  /** Shares the data of an earlier entry instead of having its own. */
  sharesWith: RawEntry | null;
};

type RawZip = {
  entries: RawEntry[];
  before: Buffer;
  comment: Buffer;
  /** Differences between what the end of the directory says and what is true. */
  end: { count: number; size: number; offset: number; commentLength: number };
  zip64: boolean;
};

/** What an entry may inflate to for its content to be kept: a bomb goes on as an empty entry. */
export const MOST_BYTES = 32 * 2 ** 20;

export function damageZip(file: Buffer, random: Random): Buffer {
  const source = readZip(file, MOST_BYTES);
  const zip: RawZip = {
    entries: source.entries.map(raw),
    before: Buffer.alloc(0),
    comment: Buffer.from(source.comment, "latin1"),
    end: { count: 0, size: 0, offset: 0, commentLength: 0 },
    zip64: false,
  };
  for (let count = 1 + below(random, 3); count > 0; count--) {
    if (zip.entries.length === 0) break;
    const chosen = pick(random, zip.entries);
    if (random() < 0.75) damageEntry(chosen, zip, random);
    else damageWhole(zip, random);
  }
  return assemble(zip);
}

function raw(entry: ZipEntry): RawEntry {
  const data = entry.data ?? Buffer.alloc(0);
  return {
    name: Buffer.from(entry.name),
    version: 20,
    flags: entry.flags & ~8,
    method: entry.method,
    crc: crc32(data),
    packed: entry.packed,
    packedSize: entry.packed.length,
    size: data.length,
    time: entry.time,
    attributes: entry.externalAttributes,
    localExtra: Buffer.alloc(0),
    extra: Buffer.alloc(0),
    comment: Buffer.from(entry.comment, "latin1"),
    local: {},
    localName: null,
    descriptor: null,
    offsetError: 0,
    gap: Buffer.alloc(0),
    sharesWith: null,
  };
}

function oddNumber(random: Random, near: number): number {
  const numbers = [0, 1, near - 1, near + 1, near * 2, 0xffff, 0x7fffffff, 0xfffffffe, 0xffffffff];
  return Math.max(0, pick(random, numbers)) % 2 ** 32;
}

function damageEntry(entry: RawEntry, zip: RawZip, random: Random): void {
  const { entries } = zip;
  switch (below(random, 20)) {
    case 0:
      entry.size = oddNumber(random, entry.size);
      break;
    case 1:
      entry.packedSize = oddNumber(random, entry.packedSize);
      break;
    case 2:
      entry.crc = oddNumber(random, entry.crc);
      break;
    case 3: {
      const field = pick(random, ["flags", "method", "crc", "packedSize", "size"] as const);
      entry.local[field] = oddNumber(random, entry[field]);
      break;
    }
    case 4:
      entry.name = oddName(entry.name, random);
      break;
    case 5:
      entry.localName = oddName(entry.name, random);
      break;
    case 6:
      entry.descriptor = pick(random, ["signed", "bare"] as const);
      entry.flags |= 8;
      if (random() < 0.7) entry.local = { crc: 0, packedSize: 0, size: 0 };
      break;
    case 7: // twice, the second with the content of another
      entries.push({ ...entry, packed: pick(random, entries).packed });
      break;
    case 8:
      entries.push({ ...entry, name: oddName(entry.name, random), sharesWith: entry });
      break;
    case 9:
      entry.method = pick(random, [0, 8, 9, 12, 14, 93, 99]);
      break;
    case 10:
      entry.flags = pick(random, [1, 8, 32, 64, 0x800, 0x2000, 0xffff]);
      break;
    case 11:
      entry.extra = someExtra(random);
      break;
    case 12:
      entry.localExtra = someExtra(random);
      break;
    case 13:
      makeZip64(entry, random);
      break;
    case 14:
      entry.offsetError = pick(random, [-30, -1, 1, 30, 1000, 0x7fffffff]);
      break;
    case 15: {
      const data = random() < 0.5 ? assemble(zip) : Buffer.from("PK\u0003\u0004 no more");
      replaceData(entry, data, random);
      break;
    }
    case 16:
      entry.gap = Buffer.alloc(below(random, 40), random() < 0.5 ? 0 : "PK\u0003\u0004");
      break;
    case 17: // a deflate stream with something behind its end
      entry.packed = Buffer.concat([entry.packed, Buffer.from("behind")]);
      entry.packedSize = entry.packed.length;
      break;
    case 18:
      entry.version = pick(random, [0, 10, 45, 63, 64, 255]);
      entry.attributes = oddNumber(random, entry.attributes);
      break;
    default:
      entry.comment = Buffer.alloc(below(random, 300), "PK\u0005\u0006");
  }
}

function damageWhole(zip: RawZip, random: Random): void {
  const { entries, end } = zip;
  switch (below(random, 10)) {
    case 0:
      zip.comment = Buffer.alloc(below(random, 70) * below(random, 1000), "PK\u0005\u0006 z");
      break;
    case 1:
      end.commentLength = pick(random, [-1, 1, 5, 60_000]);
      break;
    case 2:
      end.count = pick(random, [-1, 1, 1000, 60_000]);
      break;
    case 3:
      end.size = pick(random, [-1, 1, -46, 1000]);
      break;
    case 4:
      end.offset = pick(random, [-1, 1, 1000, -1000]);
      break;
    case 5:
      zip.zip64 = true;
      break;
    case 6: // as a program that unpacks itself has it
      zip.before = Buffer.alloc(1 + below(random, 500), "MZ");
      break;
    case 7:
      entries.reverse();
      break;
    case 8:
      entries.splice(below(random, entries.length), 1);
      break;
    default:
      for (let count = below(random, 3000); count > 0; count--) {
        const [model] = entries;
        const nothing = { packed: Buffer.alloc(0), packedSize: 0, size: 0, crc: 0, method: 0 };
        if (model) entries.push({ ...model, ...nothing, name: Buffer.from(`x/${count}.bin`) });
      }
  }
}

function oddName(name: Buffer, random: Random): Buffer {
  const text = name.toString();
  return Buffer.from(
    pick(random, [
      text.toUpperCase(),
      `/${text}`,
      `../${text}`,
      text.replaceAll("/", "\\"),
      `${text}/`,
      `${text}\0.xml`,
      `./${text}`,
      text.replace("/", "//"),
      "",
      "word/document.xml",
      "C:\\x",
      `${text}${"x".repeat(500)}`,
      text.replace("word", "w\u00f6rd"),
    ]),
  );
}

function someExtra(random: Random): Buffer {
  const size = below(random, 60);
  const extra = Buffer.alloc(4 + size, below(random, 256));
  extra.writeUInt16LE(pick(random, [1, 0x5455, 0x7075, 0x9901, 0xcafe]), 0);
  extra.writeUInt16LE(random() < 0.7 ? size : below(random, 0x10000), 2);
  return extra;
}

/** Sizes as zip64 has them, though they would fit; sometimes with fewer values than promised. */
function makeZip64(entry: RawEntry, random: Random): void {
  const values = [BigInt(entry.size), BigInt(entry.packedSize)];
  if (random() < 0.3) values[below(random, 2)] = 2n ** BigInt(below(random, 63));
  const count = random() < 0.8 ? 2 : below(random, 3);
  const extra = Buffer.alloc(4 + 8 * count);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8 * count, 2);
  for (let index = 0; index < count; index++) {
    extra.writeBigUInt64LE(values[index] ?? 0n, 4 + 8 * index);
  }
  entry.extra = extra;
  if (random() < 0.5) entry.localExtra = extra;
  entry.local = { size: entry.size, packedSize: entry.packedSize };
  entry.size = 0xffffffff;
  entry.packedSize = 0xffffffff;
  if (random() < 0.5) entry.local = {};
}

function replaceData(entry: RawEntry, data: Buffer, random: Random): void {
  entry.method = random() < 0.5 ? 0 : 8;
  entry.packed = entry.method === 0 ? data : deflateRawSync(data);
  entry.packedSize = entry.packed.length;
  entry.size = data.length;
  entry.crc = crc32(data);
}

/** Numbers of a header, each written as wide as its place is. */
function header(fields: readonly (readonly [width: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([width, value]) => {
      const bytes = Buffer.alloc(width);
      bytes.writeUIntLE(((value % 256 ** width) + 256 ** width) % 256 ** width, 0, width);
      return bytes;
    }),
  );
}

function assemble(zip: RawZip): Buffer {
  const output: Buffer[] = [zip.before];
  const records: Buffer[] = [];
  const starts = new Map<RawEntry, number>();
  let offset = zip.before.length;
  const write = (...pieces: Buffer[]): void => {
    for (const piece of pieces) {
      output.push(piece);
      offset += piece.length;
    }
  };
  for (const entry of zip.entries) {
    const shared = entry.sharesWith && starts.get(entry.sharesWith);
    const start = shared ?? offset + entry.gap.length;
    starts.set(entry, start);
    if (shared === null || shared === undefined) {
      const localName = entry.localName ?? entry.name;
      const local = { ...entry, ...entry.local };
      write(
        entry.gap,
        header([
          ...([
            [4, 0x04034b50],
            [2, entry.version],
            [2, local.flags],
            [2, local.method],
          ] as const),
          ...([
            [4, entry.time],
            [4, local.crc],
            [4, local.packedSize],
            [4, local.size],
          ] as const),
          ...([
            [2, localName.length],
            [2, entry.localExtra.length],
          ] as const),
        ]),
        ...[localName, entry.localExtra, entry.packed],
      );
      if (entry.descriptor) {
        const sizes = [
          [4, entry.crc],
          [4, entry.packedSize],
          [4, entry.size],
        ] as const;
        write(header(entry.descriptor === "signed" ? [[4, 0x08074b50], ...sizes] : sizes));
      }
    }
    records.push(
      header([
        ...([
          [4, 0x02014b50],
          [2, 20],
          [2, entry.version],
          [2, entry.flags],
        ] as const),
        ...([
          [2, entry.method],
          [4, entry.time],
          [4, entry.crc],
          [4, entry.packedSize],
        ] as const),
        ...([
          [4, entry.size],
          [2, entry.name.length],
          [2, entry.extra.length],
        ] as const),
        ...([
          [2, entry.comment.length],
          [2, 0],
          [2, 0],
          [4, entry.attributes],
        ] as const),
        [4, start + entry.offsetError],
      ]),
      ...[entry.name, entry.extra, entry.comment],
    );
  }
  const directory = Buffer.concat(records);
  const directoryAt = offset;
  write(directory);
  if (zip.zip64) write(end64(zip.entries.length, directory.length, directoryAt));
  const count = zip.entries.length + zip.end.count;
  write(
    header([
      ...([
        [4, 0x06054b50],
        [2, 0],
        [2, 0],
        [2, count],
        [2, count],
      ] as const),
      ...([
        [4, directory.length + zip.end.size],
        [4, directoryAt + zip.end.offset],
      ] as const),
      [2, zip.comment.length + zip.end.commentLength],
    ]),
    zip.comment,
  );
  return Buffer.concat(output);
}

function end64(count: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(45, 12);
  end.writeUInt16LE(45, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(at), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(at + size), 64);
  end.writeUInt32LE(1, 72);
  return end;
}
