import { imageLimits } from "../contract/contributionLimits";

const qualities = [0.88, 0.75, 0.6] as const;

/** Pixels of a picture as it is shown. */
export type PhotoSize = { width: number; height: number };
/** A part of it, from its upper left corner. */
export type PhotoPart = PhotoSize & { x: number; y: number };

/**
 * A part of a photo as a JPEG within the limits of side and bytes; decoding and scaling are off the page's own thread.
 * Nothing for what cannot be drawn.
 */
export async function drawPhoto(file: File, part: PhotoPart): Promise<File | undefined> {
  try {
    const { width, height } = within(part, imageLimits.side);
    const bitmap = await createImageBitmap(file, part.x, part.y, part.width, part.height, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: "high",
    });
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    if (!context) return undefined;
    context.fillStyle = "#fff"; // what was transparent would turn black
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    const blob = await firstThatFits(canvas);
    return blob && new File([blob], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: "image/jpeg" });
  } catch {
    return undefined;
  }
}

function within({ width, height }: PhotoSize, side: number): PhotoSize {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function firstThatFits(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
    if (blob && blob.size <= imageLimits.bytes) return blob;
  }
  return undefined;
}
