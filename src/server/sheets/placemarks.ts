import { middleOf } from "../../domain/middleOf";
import { invalid } from "../errors";
import { type Attributes, parseXml } from "./xml";

const LONGEST = 4_000_000;
/** What a place of KML says by itself, and which column that is. */
const columns: Readonly<Record<string, string>> = {
  name: "name",
  description: "description",
  address: "address",
  phoneNumber: "phone",
};

/** The places of a KML text as records, as it arrives; of a line or an area the middle of its points. */
export async function* placemarks(texts: AsyncIterable<string>): AsyncGenerator<object[]> {
  const reader = new PlaceReader();
  let unread = 0;
  for await (const length of parseXml(texts, reader)) {
    const found = reader.take();
    unread = found.length > 0 ? 0 : unread + length;
    if (unread > LONGEST) invalid({ file: "errors.importLongLine" });
    if (found.length > 0) yield found;
  }
}

class PlaceReader {
  private place: Record<string, unknown> | undefined;
  private found: object[] = [];
  private said = "";
  private key = "";
  private path: string[] = [];

  open = (name: string, attributes: Attributes): void => {
    this.path.push(name);
    this.said = "";
    if (name === "Placemark") this.place = {};
    if (name === "Data" || name === "SimpleData") this.key = attributes.name ?? "";
  };
  text = (text: string): void => {
    if (this.place) this.said += text;
  };
  close = (name: string): void => {
    this.path.pop();
    const { place } = this;
    if (!place) return;
    const said = this.said.trim();
    this.said = "";
    if (name === "Placemark") {
      this.found.push(withoutRepeats(place));
      this.place = undefined;
    } else if (name === "coordinates") Object.assign(place, middleOf(pointsIn(said)));
    else if ((name === "value" || name === "SimpleData") && this.key) place[this.key] ??= said;
    else if (this.path.at(-1) === "Placemark" && columns[name]) place[columns[name]] = plainText(said);
  };
  take(): object[] {
    const { found } = this;
    this.found = [];
    return found;
  }
}

/** A map's own description only lists the data once more. */
function withoutRepeats(place: Record<string, unknown>): object {
  const { description, ...rest } = place;
  if (typeof description !== "string") return place;
  const isRepeated = description.split("\n").every((line) => {
    const at = line.indexOf(":");
    return line.trim() === "" || (at > 0 && line.slice(0, at).trim() in rest);
  });
  return isRepeated ? rest : place;
}

const plainText = (html: string): string =>
  html
    .replace(/<br\s?\/?>|<\/p>|<\/div>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .trim();

function* pointsIn(text: string): Generator<readonly [number, number]> {
  for (const point of text.split(/\s+/)) {
    const [longitude, latitude] = point.split(",").map(Number);
    if (longitude !== undefined && latitude !== undefined && !Number.isNaN(longitude + latitude))
      yield [longitude, latitude];
  }
}
