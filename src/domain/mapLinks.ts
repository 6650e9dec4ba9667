import { parsedAddress } from "./webAddress";
import { unwrappedLink } from "./wrappedLinks";

/**
 * What of a map's link may be read as latitude and longitude, most certain first: texts that say where the place is, and
 * texts that say where the map was looking, which is up to kilometres away. A short link says neither: only whoever
 * follows it learns where it leads, and nothing is asked of other servers here.
 */
export type MapLink = { isShort: boolean; places: readonly string[]; views: readonly string[] };

const beginning = /geo:|[a-z]{3,20}:\/\//i;
const bareHost = /^[a-z][\w-]*(?:\.[\w-]+)*\.[a-z]{2,20}[/?#]/i;

/**
 * The link in a text, as people share it: alone, in a formula, without `https`, or below a name. It ends with its line
 * (`URL` would join the next one to it), though words may stand behind it; out of the source of a page its `&` is
 * `&amp;`. Undefined without one.
 */
export function linkIn(text: string): { before: string; link: string } | undefined {
  const given = unwrappedLink(text.replaceAll("&amp;", "&")).trim();
  if (bareHost.test(given)) return { before: "", link: `https://${lineOf(given)}` };
  const at = given.search(beginning);
  return at < 0 ? undefined : { before: given.slice(0, at).trim(), link: lineOf(given.slice(at)) };
}

const lineOf = (text: string) => text.split(/[\r\n\t]/, 1)[0] ?? "";

/** What a link says of a position; undefined for what is no address. */
export function readMapLink(link: string): MapLink | undefined {
  const address = parsedAddress(link);
  if (!address) return undefined;
  if (isShort(address)) return { isShort: true, places: [], views: [] };
  return { isShort: false, ...(address.protocol === "geo:" ? inGeo(address) : inAddress(address)) };
}

/** They say nothing until they are followed. */
const shortHosts = new Set(["maps.app.goo.gl", "goo.gl", "g.co", "g.page", "maps.apple", "bit.ly", "tinyurl.com"]);
const mapsWithShortPaths = new Set(["osm.org", "openstreetmap.org"]);

function isShort({ hostname, pathname }: URL): boolean {
  const host = hostname.replace(/^www\./, "");
  return shortHosts.has(host) || (mapsWithShortPaths.has(host) && pathname.startsWith("/go/"));
}

type Texts = { places: string[]; views: string[] };

/** `geo:13.34,77.10;u=35` (RFC 5870); with a `?q=` of words that is what is looked for around there. */
function inGeo({ pathname, searchParams }: URL): Texts {
  const [point = "", ...parameters] = decoded(pathname).split(";");
  if (parameters.some((one) => /^crs=/i.test(one) && !/^crs=wgs84$/i.test(one))) return { places: [], views: [] };
  const query = searchParams.get("q");
  return query ? { places: [bare(query)], views: [pairOf(point)] } : { places: [pairOf(point)], views: [] };
}

function inAddress(address: URL): Texts {
  if (isOf(address, "yandex")) return inYandex(address);
  const segments = address.pathname.split("/").map(decoded);
  const parameters = new URLSearchParams(`${address.search.slice(1)}&${address.hash.slice(1)}`);
  const all = (names: readonly string[]) => names.flatMap((name) => parameters.getAll(name));
  const ends = routeEnds(segments, parameters);
  const places = ends ?? [
    ...pins(segments),
    ...twoOf(parameters, "mlat", "mlon"),
    ...all(["marker", "pin", "coordinate", "query", "q", "where1"]),
    ...all(["sp"]).map(bingPoint),
    ...(isOf(address, "google") ? [] : all(["ll"])),
    ...named(segments),
    ...(isOf(address, "here") ? after(segments, "l").map(pairOf) : []),
    ...(isOf(address, "plus") ? [codeIn(address)] : []),
  ];
  const views = [
    ...segments.filter((segment) => segment.startsWith("@")).map((segment) => pairOf(segment.slice(1))),
    ...all(["ll", "center", "viewpoint"]),
    ...all(["cp"]).map((centre) => centre.replace("~", ",")),
    ...["lon", "lng", "long"].flatMap((longitude) => twoOf(parameters, "lat", longitude)),
    ...twoOf(parameters, "latitude", "longitude"),
    ...all(["map"]).map((map) => (map.includes("/") ? zoomed(map) : pairOf(map))),
    ...[...parameters.keys()].filter((name) => zoomFirst.test(name)).map(zoomed),
    ...all(["pb"]).flatMap(framed),
  ];
  return { places: places.map(bare), views };
}

/** Of Google's `ll` says where the map was looking, and of others where the place is. */
const isOf = ({ hostname }: URL, owner: string): boolean => hostname.split(".").includes(owner);

/** Yandex writes longitude first, but for the ends of a route and what is searched for. */
function inYandex({ searchParams }: URL): Texts {
  const turned = (name: string) =>
    searchParams.getAll(name).map((points) => {
      const [longitude, latitude] = points.split(/[,~]/, 2);
      return `${latitude}, ${longitude}`;
    });
  const route = searchParams.get("rtext");
  if (route !== null) return { places: route.split("~").slice(1).slice(-1), views: [] };
  const pins = ["pt", "whatshere[point]", "poi[point]"].flatMap(turned);
  return { places: [...pins, ...searchParams.getAll("text")], views: turned("ll") };
}

/** `point.13.34_77.10_Name`, the pin of Bing, or a stop of its routes, `pos.13.34_77.10_Name`. */
const bingPoint = (point: string): string =>
  point
    .replace(/^[a-z]{1,10}\./, "")
    .split("_")
    .slice(0, 2)
    .join(", ");

/** Where a route ends, and never where it starts; undefined for what is no route. */
function routeEnds(segments: readonly string[], parameters: URLSearchParams): string[] | undefined {
  const asked = ["destination", "daddr", "to"].find((name) => parameters.has(name));
  if (asked) return parameters.getAll(asked).slice(-1);
  const route = parameters.get("route");
  if (route !== null) return route.split(";").slice(1).slice(-1);
  const stops = parameters.get("rtp");
  if (stops !== null) return stops.split("~").slice(1).slice(-1).map(bingPoint);
  const at = segments.indexOf("dir");
  return at < 0 ? undefined : endOfStops(segments.slice(at + 1));
}

/** `/dir/START/STOP/END/@…/data=…`: its end by name, and where that is by the last of the stops in `data`. */
function endOfStops(segments: readonly string[]): string[] {
  const end = segments.findIndex((segment) => /^(?:@|[a-z]{1,10}=)/.test(segment));
  const stops = end < 0 ? withoutLastBlank(segments) : segments.slice(0, end);
  const [name] = stops.slice(1).slice(-1);
  if (!name) return [];
  const points = segments.flatMap((segment) => [...segment.matchAll(/!2m2!1d([^!]*)!2d([^!]*)/g)]);
  return [name, ...points.slice(-1).map(([, longitude, latitude]) => `${latitude}, ${longitude}`)];
}

const withoutLastBlank = (segments: readonly string[]) =>
  segments.at(-1) === "" ? segments.slice(0, -1) : [...segments];

/** Where the place is: the last of the pairs `!3d…!4d…`, as others may be of the town around it. */
function pins(segments: readonly string[]): string[] {
  const found = segments.flatMap((segment) => [...segment.matchAll(/!3d([^!]*)!4d([^!]*)/g)]);
  return found.slice(-1).map(([, latitude, longitude]) => `${latitude}, ${longitude}`);
}

/** A place or a search that is called by its degrees: `/place/13.34,77.10`. */
const named = (segments: readonly string[]) => [...after(segments, "place"), ...after(segments, "search")];

const after = (segments: readonly string[], name: string) => segments.filter((_, at) => segments[at - 1] === name);

const twoOf = (parameters: URLSearchParams, latitude: string, longitude: string) =>
  parameters.has(latitude) && parameters.has(longitude)
    ? [`${parameters.get(latitude)}, ${parameters.get(longitude)}`]
    : [];

/** `#map=17/13.34/77.10`, and the same without a name */
const zoomed = (map: string) => map.split("/").slice(1, 3).join(", ");

const zoomFirst = /^\d{1,2}(?:\.\d{1,9})?\/-?\d{1,3}\.\d{1,15}\/-?\d{1,3}\.\d{1,15}(?:\/|$)/;

/** The middle of a map that a page shows, `pb=…!2d77.10!3d13.34…` */
const framed = (map: string) => {
  const [, longitude, latitude] = /!2d([^!]*)!3d([^!]*)/.exec(map) ?? [];
  return latitude === undefined ? [] : [`${latitude}, ${longitude}`];
};

/** The first two of `13.34,77.10,17z` */
const pairOf = (numbers: string) => numbers.split(",").slice(0, 2).join(",");

/** `loc:13.34,77.10`, `ll.13.34,77.10`, `13.34,77.10(Temple)` and `Temple@13.34,77.10` without what stands beside the pair. */
function bare(text: string): string {
  const pair = text.slice(text.lastIndexOf("@") + 1).replace(/^\s*(?:loc:|ll\.)/i, "");
  const bracket = pair.indexOf("(");
  return (bracket > 0 ? pair.slice(0, bracket) : pair).trim();
}

/** A part of a path without its percent signs and with blanks for its plus signs; of a torn one what can be read. */
const decoded = (part: string) => new URLSearchParams(`part=${part.replaceAll("&", "%26")}`).get("part") ?? "";

/** The plus code of a link, whose plus sign is no blank. */
const codeIn = ({ pathname }: URL) => (pathname.split("/").find(Boolean) ?? "").replace(/%2B/gi, "+");
