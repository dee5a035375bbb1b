/** Damage to a file as bytes, without knowing what they mean. */
import { below, type Random } from "../random.ts";

export function damageBytes(file: Buffer, random: Random): Buffer {
  const copy = Buffer.from(file);
  if (copy.length === 0) return copy;
  for (let count = 1 + below(random, 8); count > 0; count--) {
    // The directory at the end is where a few bytes matter most.
    const tail = random() < 0.5 ? Math.max(0, copy.length - 2000) : 0;
    copy[tail + below(random, copy.length - tail)] = below(random, 256);
  }
  switch (below(random, 10)) {
    case 0:
      return copy.subarray(0, below(random, copy.length));
    case 1: {
      const from = below(random, copy.length);
      return Buffer.concat([copy.subarray(0, from), copy.subarray(from + below(random, 200))]);
    }
    case 2: {
      const at = below(random, copy.length);
      const from = below(random, copy.length);
      const piece = copy.subarray(from, from + below(random, 500));
      return Buffer.concat([copy.subarray(0, at), piece, copy.subarray(at)]);
    }
    default:
      return copy;
  }
}
