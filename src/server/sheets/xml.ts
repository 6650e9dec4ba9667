import { SaxesParser } from "saxes";
import { invalid } from "../errors";

export type Attributes = Readonly<Record<string, string>>;
/** What is done with the tags of a text; names are told without the prefix of their namespace. */
export type XmlHandler = {
  open: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const localName = (name: string) => (name.includes(":") ? name.slice(name.indexOf(":") + 1) : name);

/**
 * Parses XML as it arrives, and tells after each piece how long it was. Text that is no XML is refused with 400; a part
 * that is not there says nothing.
 */
export async function* parseXml(texts: AsyncIterable<string>, handler: XmlHandler): AsyncGenerator<number> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let isThere = false;
  parser.on("error", () => invalid({ file: "errors.importWorkbook" }));
  parser.on("opentag", ({ name, attributes }) => handler.open(localName(name), attributes));
  parser.on("closetag", ({ name }) => handler.close?.(localName(name)));
  if (handler.text) {
    parser.on("text", handler.text);
    parser.on("cdata", handler.text);
  }
  for await (const text of texts) {
    isThere ||= text !== "";
    parser.write(text);
    yield text.length;
  }
  if (isThere) parser.close();
}

/** The value of an attribute, whatever the prefix of its namespace. */
export const attribute = (attributes: Attributes, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => localName(key) === name)?.[1];

/** Gathers what stands in `<t>`: the runs of a string together, how it is pronounced (`<rPh>`) left out. */
export class StringItem {
  private whole = "";
  private isInText = false;
  private isPronunciation = false;

  open(name: string): void {
    if (name === "rPh") this.isPronunciation = true;
    else if (name === "t") this.isInText = !this.isPronunciation;
  }
  text(text: string): void {
    if (this.isInText) this.whole += text;
  }
  close(name: string): void {
    if (name === "rPh") this.isPronunciation = false;
    else if (name === "t") this.isInText = false;
  }
  /** The text since the last time it was taken. */
  take(): string {
    const text = withReturns(this.whole);
    this.whole = "";
    return text;
  }
}

/** A carriage return in plain characters, which workbooks write out. */
export const withReturns = (text: string): string => text.replaceAll("_x000D_", "\r");
