import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { encode } from "uqr";
import { fontFile, type Piece, piecesOf, type Weight } from "./receiptFonts";

/** All that an acknowledgement or a booking slip says, in the words it is printed with. */
export type Receipt = {
  brand: string;
  title: string;
  number: string;
  /** said largest */
  headline: string;
  /** said large where no money moved */
  warning: string | null;
  rows: { label: string; value: string }[];
  notes: string[];
  /** an address that a camera reads from the corner */
  code: string | null;
};

const INK = "#2b1a12";
const SOFT = "#6b5a50";
const SAFFRON = "#b3470b";
const MARGIN = 40;
const LABEL_WIDTH = 130;
/** In points; the letters beside it are as high. */
const CODE_SIZE = 66;
/** In ems: from the top of a line to where its letters stand, and from one line to the next. */
const ASCENT = 1.1;
const LINE = 1.5;

type Doc = PDFKit.PDFDocument;
type Look = { size: number; color?: string; weight?: Weight; width?: number };

/** Prints an acknowledgement on one sheet of A5; opens fonts, which takes a while, so not where others wait. */
export async function printReceipt(receipt: Receipt): Promise<Buffer> {
  const info = { Title: `${receipt.title} ${receipt.number}`, Author: receipt.brand };
  const doc = new PDFDocument({ size: "A5", margin: MARGIN, info, lang: "en-IN", displayTitle: true });
  const printed = buffer(doc);
  if (receipt.code) drawCode(doc, receipt.code);
  write(doc, receipt.brand, { size: 11, color: SAFFRON, weight: 600 });
  write(doc, receipt.title, { size: 18, weight: 600 });
  rule(doc);
  if (receipt.warning) {
    write(doc, receipt.warning, { size: 11, color: "#a01414", weight: 600 });
    doc.moveDown(0.6);
  }
  write(doc, receipt.headline, { size: 24, weight: 600, color: SAFFRON });
  doc.moveDown(0.3);
  for (const { label, value } of receipt.rows) row(doc, label, value);
  rule(doc);
  for (const note of receipt.notes) {
    write(doc, note, { size: 8.5, color: SOFT });
    doc.moveDown(0.5);
  }
  doc.end();
  return printed;
}

/** A QR code in the upper corner. */
function drawCode(doc: Doc, address: string): void {
  const { data, size } = encode(address, { ecc: "M", border: 0 });
  const module = CODE_SIZE / size;
  const left = doc.page.width - MARGIN - CODE_SIZE;
  const top = MARGIN / 2;
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) doc.rect(left + x * module, top + y * module, module, module);
  doc.fill("#000000");
}

/** A line of the list; the next one begins below the taller of both. */
function row(doc: Doc, label: string, value: string): void {
  const { y } = doc;
  const width = doc.page.width - 2 * MARGIN;
  write(doc, label, { size: 9, color: SOFT, width: LABEL_WIDTH - 10 });
  const below = doc.y;
  doc.x = MARGIN + LABEL_WIDTH;
  doc.y = y;
  write(doc, value, { size: 10, width: width - LABEL_WIDTH });
  doc.x = MARGIN;
  doc.y = Math.max(below, doc.y) + 4;
}

function rule(doc: Doc): void {
  doc.moveDown(0.5);
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(doc.page.width - MARGIN, doc.y)
    .lineWidth(0.7)
    .stroke("#d9b48f");
  doc.moveDown(0.7);
}

/** Fonts differ in how high they stand and how far their lines are apart; here all share one line. */
function write(doc: Doc, text: string, { size, color = INK, weight = 400, width }: Look): void {
  const pieces = piecesOf(text).map((piece) => shapeable(doc, piece, weight));
  doc.y += ASCENT * size;
  pieces.forEach((piece, at) => {
    doc.font(fontFile(piece.script, weight)).fontSize(size).fillColor(color);
    doc.text(piece.text, {
      width: width ?? doc.page.width - 2 * MARGIN,
      baseline: "alphabetic",
      lineGap: LINE * size - doc.currentLineHeight(true),
      continued: at < pieces.length - 1,
    });
  });
  doc.y -= ASCENT * size;
}

/** What people type may be more than the shaping of a font can take; then it is seen that something stood there. */
function shapeable(doc: Doc, piece: Piece, weight: Weight): Piece {
  try {
    doc.font(fontFile(piece.script, weight)).widthOfString(piece.text);
    return piece;
  } catch {
    return { script: "latin", text: "?" };
  }
}
