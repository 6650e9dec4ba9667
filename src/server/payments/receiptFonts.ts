import { existsSync } from "node:fs";
import { join } from "node:path";

/** Scripts that acknowledgements are written in; each has a font of its own, plain and strong. */
export type Script = "latin" | "latinExtended" | "devanagari" | "kannada";
export type Weight = 400 | 600;

const files: Record<Script, { family: string; name: string }> = {
  latin: { family: "mukta", name: "mukta-latin" },
  latinExtended: { family: "mukta", name: "mukta-latin-ext" },
  devanagari: { family: "mukta", name: "mukta-devanagari" },
  kannada: { family: "noto-sans-kannada", name: "noto-sans-kannada-kannada" },
};

/** The file of a font: beside the built server, else in the package it comes from. */
export function fontFile(script: Script, weight: Weight): string {
  const { family, name } = files[script];
  const file = `${name}-${weight}-normal.woff`;
  const beside = ["fonts", "../fonts"].map((folder) => join(import.meta.dirname, folder, file));
  const installed = join(import.meta.dirname, "../../../node_modules/@fontsource", family, "files", file);
  const found = [...beside, installed].find(existsSync);
  if (!found) throw new Error(`The font ${file} is missing`);
  return found;
}

const isBetween = (code: number, from: number, to: number) => code >= from && code <= to;

/** The script of a character; undefined for marks that belong to what is before them. */
function scriptOf(code: number): Script | undefined {
  if (isBetween(code, 0x200c, 0x200d)) return undefined;
  if (isBetween(code, 0x0900, 0x097f)) return "devanagari";
  if (isBetween(code, 0x0c80, 0x0cff)) return "kannada";
  if (isBetween(code, 0x0300, 0x036f)) return undefined;
  const isExtended = isBetween(code, 0x0100, 0x02ba) || isBetween(code, 0x1e00, 0x1eff) || code === 0x20b9;
  return isExtended ? "latinExtended" : "latin";
}

/** Text cut where its script changes, so that each piece is shaped by the font that has its letters. */
export function piecesOf(text: string): { script: Script; text: string }[] {
  const pieces: { script: Script; text: string }[] = [];
  for (const letter of text.normalize("NFC")) {
    const last = pieces.at(-1);
    const code = letter.codePointAt(0) ?? 0;
    const isStop = isBetween(code, 0x0964, 0x0965) && last?.script === "kannada"; // both scripts end sentences with it
    const script = isStop ? "kannada" : (scriptOf(code) ?? last?.script ?? "latin");
    if (last?.script === script) last.text += letter;
    else pieces.push({ script, text: letter });
  }
  return pieces;
}
