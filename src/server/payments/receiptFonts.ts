import { existsSync } from "node:fs";
import { join } from "node:path";
import { printable, type Script } from "./receiptScripts.ts";

export type Weight = 400 | 600;

/** Scripts of the product's own texts are also printed strong; in the others there are names and wishes alone. */
const files: Record<Script, { family: string; name: string; weights: readonly Weight[] }> = {
  latin: { family: "mukta", name: "mukta-latin", weights: [400, 600] },
  latinExtended: { family: "mukta", name: "mukta-latin-ext", weights: [400, 600] },
  devanagari: { family: "mukta", name: "mukta-devanagari", weights: [400, 600] },
  kannada: { family: "noto-sans-kannada", name: "noto-sans-kannada-kannada", weights: [400, 600] },
  // these are shaped by the library without a failure for every pair of letters; others of the same scripts are not
  bengali: { family: "noto-sans-bengali", name: "noto-sans-bengali-bengali", weights: [400] },
  gurmukhi: { family: "mukta-mahee", name: "mukta-mahee-gurmukhi", weights: [400] },
  gujarati: { family: "mukta-vaani", name: "mukta-vaani-gujarati", weights: [400] },
  odia: { family: "noto-sans-oriya", name: "noto-sans-oriya-oriya", weights: [400] },
  tamil: { family: "mukta-malar", name: "mukta-malar-tamil", weights: [400] },
  telugu: { family: "hind-guntur", name: "hind-guntur-telugu", weights: [400] },
  malayalam: { family: "manjari", name: "manjari-malayalam", weights: [400] },
};

/** Every font file, as `family/file`; the build copies them to the server's folder. */
export const fontFiles: readonly string[] = Object.values(files).flatMap(({ family, name, weights }) =>
  weights.map((weight) => `${family}/${name}-${weight}-normal.woff`),
);

/** The file of a font: next to the built server, else in the package it comes from. */
export function fontFile(script: Script, weight: Weight): string {
  const { family, name, weights } = files[script];
  const file = `${name}-${weights.includes(weight) ? weight : 400}-normal.woff`;
  const built = ["fonts", "../fonts"].map((folder) => join(import.meta.dirname, folder, file));
  const installed = join(import.meta.dirname, "../../../node_modules/@fontsource", family, "files", file);
  const found = [...built, installed].find(existsSync);
  if (!found) throw new Error(`The font ${file} is missing`);
  return found;
}

export type Piece = { script: Script; text: string };

/** Text cut where its script changes, so that each piece is shaped by the font that has its letters. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { letter, script } of printable(text)) {
    const last = pieces.at(-1);
    if (last?.script === script) last.text += letter;
    else pieces.push({ script, text: letter });
  }
  return pieces;
}
