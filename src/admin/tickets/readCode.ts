type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

declare global {
  interface Window {
    /** where the browser reads codes itself */
    BarcodeDetector?: DetectorClass;
  }
}

/** Reads the QR code that a video shows now; undefined where there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's own reader, else one that is fetched. */
export async function codeReader(): Promise<CodeReader> {
  if (window.BarcodeDetector) {
    const detector = new window.BarcodeDetector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { default: decode } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (!context || width === 0 || height === 0) return undefined;
    canvas.width = width;
    canvas.height = height;
    context.drawImage(video, 0, 0);
    try {
      return decode(context.getImageData(0, 0, width, height));
    } catch {
      return undefined; // no code in this picture
    }
  };
}
