import { inflateSync } from "node:zlib";

type Glyphs = ReadonlyMap<string, string>;

/**
 * The words a PDF of ours draws, a line for each run of one font. Glyphs are read by the font's own map, so that
 * scripts whose letters change places when they are drawn stand in the order of their glyphs.
 */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString("latin1");
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = "", body = ""]) => [id, body]),
  );
  const fonts = new Map(
    [...source.matchAll(/^\/(F\d+) (\d+) 0 R/gm)].map(([, name = "", id = ""]) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "")?.[1] ?? "";
      return [name, glyphsOf(streamOf(objects.get(map) ?? ""))];
    }),
  );
  const drawn = [...objects.values()].map(streamOf).filter((stream) => stream.includes(" Tf\n"));
  return drawn.flatMap((stream) => linesOf(stream, fonts)).join("\n");
}

/** What an object's stream holds; "" where it has none that is text. */
function streamOf(object: string): string {
  const packed = /stream\n([\s\S]*)\nendstream/.exec(object)?.[1];
  if (packed === undefined || object.includes("/Subtype /OpenType")) return "";
  try {
    return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
  } catch {
    return ""; // the program of a font
  }
}

function glyphsOf(map: string): Glyphs {
  const [, ranges = ""] = /beginbfrange([\s\S]*)endbfrange/.exec(map) ?? [];
  return new Map(
    [...ranges.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)].flatMap(([, first = "", list = ""]) =>
      [...list.matchAll(/<([\w ]*)>/g)].map(([, code = ""], at): [string, string] => [
        (Number.parseInt(first, 16) + at).toString(16).padStart(4, "0"),
        Buffer.from(code.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
      ]),
    ),
  );
}

function linesOf(stream: string, fonts: ReadonlyMap<string, Glyphs>): string[] {
  let font: Glyphs = new Map();
  return [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g)].flatMap(([, name, shown]) => {
    if (name !== undefined) font = fonts.get(name) ?? font;
    if (shown === undefined) return [];
    const glyphs = [...shown.matchAll(/<(\w+)>/g)].flatMap(([, run = ""]) => run.match(/.{4}/g) ?? []);
    return [glyphs.map((glyph) => font.get(glyph) ?? "").join("")];
  });
}
