import { promotionPictureMaxBytes } from "@curie/contract";
import { describe, expect, it } from "vitest";
import { aJpeg, aPng, aWebp, pngChunk, webpChunk } from "#platform/testing/pictures.ts";
import { pictureIn } from "./rules.ts";

const told = (bytes: Buffer) => {
  const found = pictureIn(bytes);
  return "code" in found ? found.code : `${found.type} ${found.width} × ${found.height}`;
};
const lossy = webpChunk("VP8 ", Buffer.from([0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x41, 0xb4, 0x00]));
const aLossyWebp = Buffer.concat([
  Buffer.from("RIFF"),
  Buffer.from([lossy.length + 4, 0, 0, 0]),
  Buffer.from("WEBP"),
  lossy,
]);
const page = "<script>alert(1)</script>";
const refused = "promotions.picture-not-accepted";

describe("a picture of a promotion [S240 G-32]", () => {
  it.each([
    ["a PNG", aPng(), "png 320 × 180"],
    ["a JPEG", aJpeg(640, 200), "jpeg 640 × 200"],
    ["a WebP without loss", aWebp(2400, 120), "webp 2400 × 120"],
    ["a WebP with loss", aLossyWebp, "webp 320 × 180"],
  ])("is measured by its content: %s", (_, bytes, wanted) => {
    expect(told(bytes)).toBe(wanted);
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    [
      "a picture with scripts (SVG)",
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${page}</svg>`),
    ],
    ["a page", Buffer.from(`<!doctype html>${page}`)],
    ["a GIF", Buffer.from("GIF89a\x40\x01\xb4\x00\x00\x00\x00;", "latin1")],
    ["a bitmap", Buffer.from("BM")],
    ["a page behind a PNG", Buffer.concat([aPng(), Buffer.from(page)])],
    ["a page behind a JPEG", Buffer.concat([aJpeg(), Buffer.from(page)])],
    ["a second JPEG behind one", Buffer.concat([aJpeg(), aJpeg()])],
    ["a page behind a WebP", Buffer.concat([aWebp(), Buffer.from(page)])],
    ["a PNG that is cut off", aPng().subarray(0, -20)],
    ["a JPEG that is cut off", aJpeg().subarray(0, -4)],
    [
      "a JPEG cut off in a segment",
      Buffer.concat([aJpeg().subarray(0, 24), Buffer.from([0xff, 0xd9])]),
    ],
    ["a WebP that is cut off", aWebp().subarray(0, -2)],
    [
      "a PNG without a picture",
      Buffer.concat([aPng().subarray(0, 33), pngChunk("IEND", Buffer.alloc(0))]),
    ],
    ["a PNG that moves", aPng(320, 180, { before: [pngChunk("acTL", Buffer.alloc(8))] })],
    ["a WebP that moves", aWebp(320, 180, [webpChunk("ANIM", Buffer.alloc(6))])],
    [
      "a chunk of four gigabytes",
      Buffer.concat([aPng().subarray(0, 33), Buffer.from([255, 255, 255, 255])]),
    ],
  ])("is none, and refused: %s", (_, bytes) => {
    expect(told(bytes)).toBe(refused);
  });

  it.each([
    ["a side of 119 pixels", aPng(119, 300)],
    ["a side of 2,401 pixels", aWebp(300, 2401)],
    ["no height", aJpeg(300, 0)],
  ])("has sides within limits, not %s", (_, bytes) => {
    expect(told(bytes)).toBe("promotions.picture-dimensions");
  });

  it("is no larger than the limit, whatever is in it", () => {
    const more = (length: number) =>
      aPng(200, 200, { before: [pngChunk("tEXt", Buffer.alloc(length))] });
    const room = promotionPictureMaxBytes - more(0).length;
    expect(told(more(room))).toBe("png 200 × 200");
    expect(told(more(room + 1))).toBe("promotions.picture-too-large");
  });
});
