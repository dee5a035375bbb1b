import { gzipSync } from "node:zlib";

/** Keys in rising order, each with its place in that order. */
export type Keys = {
  size: number;
  /** The place of a key; −1 where it is not one of them. */
  indexOf(key: number): number;
  /** How many bits a key has, and how far one of 32 bits is shifted to the right to become one. */
  shift: number;
  /** Where the bytes go on after the keys. */
  end: number;
};

// So many keys share a beginning that a few are looked through for each question.
const bucketBits = 18;

/**
 * Reads packed keys: how many there are and of how many bits, then the steps from key to key in 7-bit
 * pieces. They stay in one typed array beside the beginnings of the buckets, so that a million cost
 * five megabytes.
 */
export function readKeys(packedKeys: Buffer): Keys {
  const size = packedKeys.readUInt32LE(0);
  const keyBits = packedKeys.readUInt8(4);
  const bytes = new Uint8Array(packedKeys.buffer, packedKeys.byteOffset, packedKeys.length);
  const shift = keyBits - bucketBits;
  const keys = new Uint32Array(size);
  const starts = new Uint32Array((1 << bucketBits) + 1);
  let position = 5;
  let key = 0;
  for (let index = 0; index < size; index++) {
    let byte = bytes[position++] as number;
    let step = byte & 0x7f;
    for (let scale = 7; byte > 0x7f; scale += 7) {
      byte = bytes[position++] as number;
      step |= (byte & 0x7f) << scale;
    }
    key += step;
    keys[index] = key;
    starts[(key >>> shift) + 1] = index + 1;
  }
  for (let bucket = 1; bucket < starts.length; bucket++) {
    const before = starts[bucket - 1] as number;
    if ((starts[bucket] as number) < before) starts[bucket] = before;
  }
  return {
    size,
    shift: 32 - keyBits,
    end: position,
    indexOf(wanted) {
      const bucket = wanted >>> shift;
      const end = starts[bucket + 1] as number;
      for (let at = starts[bucket] as number; at < end; at++) {
        if (keys[at] === wanted) return at;
      }
      return -1;
    },
  };
}

/** Keys as `readKeys` reads them. They come in rising order. */
export function packKeys(keyBits: number, keys: ArrayLike<number>): Buffer {
  const steps: number[] = [];
  let before = 0;
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] as number;
    let step = key - before;
    before = key;
    for (; step > 0x7f; step >>>= 7) steps.push((step & 0x7f) | 0x80);
    steps.push(step);
  }
  const head = Buffer.alloc(5);
  head.writeUInt32LE(keys.length);
  head.writeUInt8(keyBits, 4);
  return Buffer.concat([head, Buffer.from(steps)]);
}

/** Compressed so that every machine writes the same bytes. */
export function packed(bytes: Uint8Array): Buffer {
  const zipped = gzipSync(bytes, { level: 9 });
  // The byte that names the operating system.
  zipped[9] = 255;
  return zipped;
}
