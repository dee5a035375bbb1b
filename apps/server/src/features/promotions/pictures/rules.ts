import {
  type ErrorCode,
  type ErrorParams,
  promotionPictureMaxBytes,
  promotionPictureMaxSide,
  promotionPictureMinSide,
} from "@curie/contract";

export const pictureTypes = ["png", "jpeg", "webp"] as const;
export type PictureType = (typeof pictureTypes)[number];

export const contentTypes: Record<PictureType, string> = {
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
};

type Measured = { type: PictureType; width: number; height: number };
type Refusal = { code: ErrorCode; params?: ErrorParams };

/**
 * What a file is by its content; its name says nothing. It is walked from its first byte to its last:
 * one that is cut off, that moves, or that has anything behind its end, such as a page in disguise, is
 * refused. SVG can hold scripts and is none of the accepted kinds.
 */
export function pictureIn(bytes: Uint8Array): Measured | Refusal {
  if (bytes.length > promotionPictureMaxBytes) {
    return {
      code: "promotions.picture-too-large",
      params: { limitBytes: promotionPictureMaxBytes },
    };
  }
  const found = measured(bytes);
  if (!found) return { code: "promotions.picture-not-accepted" };
  const sides = [found.width, found.height];
  if (sides.some((side) => side < promotionPictureMinSide || side > promotionPictureMaxSide)) {
    const params = { least: promotionPictureMinSide, most: promotionPictureMaxSide };
    return { code: "promotions.picture-dimensions", params };
  }
  return found;
}

function measured(bytes: Uint8Array): Measured | null {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return pngOf(file) ?? jpegOf(file) ?? webpOf(file);
  } catch (error) {
    // The file ended where it says that there is more.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const ascii = (file: DataView, at: number, length: number) =>
  Array.from({ length }, (_, index) => String.fromCharCode(file.getUint8(at + index))).join("");

/** PNG (ISO/IEC 15948): chunks of length, name, data and sum, the last of which is IEND. */
function pngOf(file: DataView): Measured | null {
  if (file.getUint32(0) !== 0x89504e47 || file.getUint32(4) !== 0x0d0a1a0a) return null;
  if (ascii(file, 12, 4) !== "IHDR") return null;
  const picture = { type: "png" as const, width: file.getUint32(16), height: file.getUint32(20) };
  let drawn = false;
  for (let at = 8; ; ) {
    const name = ascii(file, at + 4, 4);
    // An animation is announced before the first data.
    if (name === "acTL") return null;
    if (name === "IDAT") drawn = true;
    at += 12 + file.getUint32(at);
    if (at > file.byteLength) return null;
    if (name === "IEND") return drawn && at === file.byteLength ? picture : null;
  }
}

/** JPEG (ITU-T T.81): segments up to the scan, which runs to the mark of the end. */
function jpegOf(file: DataView): Measured | null {
  if (file.getUint16(0) !== 0xffd8) return null;
  if (file.getUint16(file.byteLength - 2) !== 0xffd9) return null;
  let size: { width: number; height: number } | null = null;
  for (let at = 2; ; ) {
    const marker = file.getUint16(at);
    if (marker === 0xffda) return size && endsOnce(file, at) ? { type: "jpeg", ...size } : null;
    if (marker < 0xffc0 || marker === 0xffd8 || marker === 0xffd9) return null;
    const isFrame = marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) size = { height: file.getUint16(at + 5), width: file.getUint16(at + 7) };
    at += 2 + file.getUint16(at + 2);
  }
}

/** Whether the mark of the end stands at the end alone: data of a scan never hold one. */
function endsOnce(file: DataView, from: number): boolean {
  for (let at = from; at < file.byteLength - 2; at += 1) {
    if (file.getUint16(at) === 0xffd9) return false;
  }
  return true;
}

/** WebP (RFC 9649): one RIFF container that is as long as the file. */
function webpOf(file: DataView): Measured | null {
  if (ascii(file, 0, 4) !== "RIFF" || ascii(file, 8, 4) !== "WEBP") return null;
  if (file.getUint32(4, true) + 8 !== file.byteLength) return null;
  let size: { width: number; height: number } | null = null;
  for (let at = 12; at < file.byteLength; ) {
    const name = ascii(file, at, 4);
    const data = at + 8;
    if (name === "ANIM" || name === "ANMF") return null;
    if (
      name === "VP8 " &&
      file.getUint16(data + 3) === 0x9d01 &&
      file.getUint8(data + 5) === 0x2a
    ) {
      const side = (offset: number) => file.getUint16(data + offset, true) & 0x3fff;
      size = { width: side(6), height: side(8) };
    }
    if (name === "VP8L" && file.getUint8(data) === 0x2f) {
      const bits = file.getUint32(data + 1, true);
      size = { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    const length = file.getUint32(at + 4, true);
    at = data + length + (length % 2);
    if (at > file.byteLength) return null;
  }
  return size && { type: "webp", ...size };
}
