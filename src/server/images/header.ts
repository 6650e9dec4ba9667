/** What the first bytes of a picture say about it, read without decoding a pixel. */
export type ImageHeader = {
  format: "jpeg" | "png" | "webp";
  width: number;
  height: number;
  isAnimated: boolean;
  /** bits of one colour sample */
  depth: number;
  /** colour samples of a pixel; 4 is CMYK in a JPEG, and colour with transparency elsewhere */
  samples: number;
};

/**
 * The header of a JPEG, PNG or WebP file by its bytes, whatever its name says; `undefined` for any other type, `null`
 * for one of these that is too damaged to tell its size.
 */
export function readHeader(bytes: Buffer): ImageHeader | null | undefined {
  if (bytes.length >= 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return jpegHeader(bytes);
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return pngHeader(bytes);
  if (textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 12) === "WEBP") return webpHeader(bytes);
  return undefined;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const textAt = (bytes: Buffer, start: number, end: number) => bytes.toString("latin1", start, end);

/** Walks the segments up to the start of frame (SOF0 to SOF15 without DHT, JPG and DAC). */
function jpegHeader(bytes: Buffer): ImageHeader | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // fill byte
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) {
      const [depth = 0, samples = 0] = [bytes[at + 4], bytes[at + 9]];
      return sized({
        format: "jpeg",
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
        depth,
        samples,
        isAnimated: false,
      });
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

const PNG_SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 };

function pngHeader(bytes: Buffer): ImageHeader | null {
  if (bytes.length < 33 || textAt(bytes, 12, 16) !== "IHDR") return null;
  const colourType = bytes[25] ?? -1;
  return sized({
    format: "png",
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    depth: bytes[24] ?? 0,
    samples: PNG_SAMPLES[colourType] ?? 0,
    isAnimated: hasChunkBeforePixels(bytes, "acTL"),
  });
}

function hasChunkBeforePixels(bytes: Buffer, wanted: string): boolean {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = textAt(bytes, at + 4, at + 8);
    if (name === wanted) return true;
    if (name === "IDAT") return false;
    at += 12 + bytes.readUInt32BE(at);
  }
  return false;
}

function webpHeader(bytes: Buffer): ImageHeader | null {
  if (bytes.length < 30) return null;
  const common = { format: "webp", depth: 8 } as const;
  switch (textAt(bytes, 12, 16)) {
    case "VP8 ": {
      const [width, height] = [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
      return sized({ ...common, width, height, samples: 3, isAnimated: false });
    }
    case "VP8L": {
      const packed = bytes.readUInt32LE(21);
      const [width, height] = [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1];
      return sized({ ...common, width, height, samples: 4, isAnimated: false });
    }
    case "VP8X": {
      const flags = bytes[20] ?? 0;
      const [width, height] = [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
      return sized({ ...common, width, height, samples: flags & 0x10 ? 4 : 3, isAnimated: (flags & 0x02) !== 0 });
    }
    default:
      return null;
  }
}

const sized = (header: ImageHeader) => (header.width > 0 && header.height > 0 && header.samples > 0 ? header : null);
