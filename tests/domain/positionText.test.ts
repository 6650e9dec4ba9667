import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPositionText } from "../../src/domain/positionText";

const near = (latitude: number, longitude: number) => ({
  kind: "point",
  latitude: expect.closeTo(latitude, 5),
  longitude: expect.closeTo(longitude, 5),
});
const google = "https://www.google.com/maps";
/** Where the map of every link looks: kilometres from the place. */
const view = "@13.3205,77.0815,14z";

describe("the place is read, not where the map was looking", () => {
  test.each([
    [
      "a place",
      `${google}/place/Pin+Temple/${view}/data=!4m6!3m5!1s0x0:0x0!8m2!3d13.3409!4d77.1010!16s%2Fg%2F11a?entry=ttu`,
    ],
    ["with marks percent-encoded", `${google}/place/Pin+Temple/%4013.3205,77.0815,14z/data=%213d13.3409%214d77.1010`],
    [
      "the last of two places",
      `${google}/place/13%C2%B020'27.2%22N+77%C2%B006'03.6%22E/${view}/data=!4m14!1m7!8m2!3d13.3379!4d77.1173!3m5!8m2!3d13.3409!4d77.1010`,
    ],
    ["that is called by its degrees", `${google}/place/13%C2%B020'27.24%22N+77%C2%B006'03.6%22E/${view}`],
    ["that is called by its numbers", `${google}/place/13.3409,77.1010/${view}`],
    ["in a country's own domain", "https://www.google.co.in/maps/place/13.3409,+77.1010"],
    ["without http", `google.com/maps/place/A/${view}/data=!3d13.3409!4d77.1010`],
    ["after its name", `Pin Temple\n${google}/place/A/${view}/data=!3d13.3409!4d77.1010`],
    ["before its name", `${google}?q=13.3409,77.1010 Pin Temple`],
    ["between angles", `<${google}?q=13.3409,77.1010>`],
    ["in a formula", `=HYPERLINK("${google}?q=13.3409,77.1010", "Map")`],
    ["sent on by a search", `https://www.google.com/url?q=${encodeURIComponent(`${google}?q=13.3409,77.1010`)}&sa=D`],
    ["q", `${google}?q=13.3409,77.1010&ll=13.3205,77.0815&z=14`],
    ["q with a blank", `${google}?q=13.3409,+77.1010`],
    ["q with a blank as it is", "https://maps.google.com/?q=13.3409, 77.1010"],
    ["q as loc:", `${google}?q=loc:13.3409,77.1010`],
    ["q with a name in brackets", `${google}?q=13.3409,77.1010(Pin+Temple)`],
    ["q with a name before it", `${google}?q=Pin+Temple@13.3409,77.1010`],
    ["query", `${google}/search/?api=1&query=13.3409%2C77.1010&query_place_id=ChIJ`],
    ["a search", `${google}/search/13.3409,+77.1010?entry=tts`],
    ["destination", `${google}/dir/?api=1&origin=12.9716%2C77.5946&destination=13.3409%2C77.1010`],
    ["daddr", `${google}?saddr=12.9716,77.5946&daddr=13.3409,77.1010`],
    ["out of the source of a page", `${google}?ll=13.3205,77.0815&amp;q=13.3409,77.1010`],
    ["after its name, out of the source of a page", `Pin\n${google}/dir/?api=1&amp;destination=13.3409,77.1010`],
    ["the end of a route", `${google}/dir/12.9716,77.5946/13.3409,77.1010/${view}/data=!4m2!4m1!3e0`],
    ["the end of a route with stops", `${google}/dir/12.9716,77.5946/13.1,77.3/13.3409,77.1010/`],
    ["the end of a route from here", `${google}/dir//13.3409,77.1010`],
    [
      "the named end of a route",
      `${google}/dir/Bengaluru/Pin+Temple/${view}/data=!4m14!4m13!1m5!1m1!1s0x1!2m2!1d77.5946!2d12.9716!1m5!1m1!1s0x2!2m2!1d77.1010!2d13.3409!3e0`,
    ],
    ["the marker of OpenStreetMap", "https://www.openstreetmap.org/?mlat=13.3409&mlon=77.1010#map=14/13.3205/77.0815"],
    [
      "the end of its route",
      "https://www.openstreetmap.org/directions?route=12.9716%2C77.5946%3B13.3409%2C77.1010#map=9/13/77",
    ],
    ["ll of Apple", "https://maps.apple.com/?ll=13.3409,77.1010&q=Pin%20Temple"],
    ["coordinate of Apple", "https://maps.apple.com/place?coordinate=13.3409%2C77.1010&center=13.3205,77.0815&name=A"],
    ["before a link that says nothing", "13.3409, 77.1010 https://maps.app.goo.gl/NoSuchLink123"],
    ["the end of a way of Waze", "https://www.waze.com/live-map/directions?to=ll.13.3409%2C77.1010"],
    ["ll of Waze", "https://waze.com/ul?ll=13.3409%2C77.1010&navigate=yes"],
    ["geo", "geo:13.3409,77.1010"],
    ["geo with how sure it is", "GEO:13.3409,77.1010,830;crs=wgs84;u=35"],
    ["geo with zoom", "geo:13.3409,77.1010?z=17"],
    ["geo with q", "geo:0,0?q=13.3409,77.1010(Pin%20Temple)"],
    ["geo with another q", "geo:13.3205,77.0815?q=13.3409%2C77.1010"],
    ["WKT", "Point(77.1010 13.3409)"],
    ["WKT in capitals", "POINT (77.1010 13.3409)"],
    ["WKT with height", "point z(77.1010 13.3409 830)"],
    ["WKT of PostGIS", "SRID=4326;POINT(77.1010 13.3409)"],
    ["WKT that names its system", "<http://www.opengis.net/def/crs/OGC/1.3/CRS84> Point(77.1010 13.3409)"],
    ["WKT with latitude first", "<http://www.opengis.net/def/crs/EPSG/0/4326> POINT(13.3409 77.1010)"],
    ["the pin of Bing", "https://www.bing.com/maps?cp=13.3205~77.0815&lvl=15&sp=point.13.3409_77.1010_Pin_Temple"],
    ["the end of a route of Bing", "https://bing.com/maps?rtp=pos.12.97_77.59_A~pos.13.3409_77.1010_B&cp=13.1~77.3"],
    ["a search of Bing", "https://bing.com/maps?where1=13.3409,77.1010&cp=13.3205~77.0815"],
    ["the pin of Yandex", "https://yandex.com/maps/?ll=77.0815,13.3205&pt=77.1010,13.3409&z=17"],
    ["what is at a place of Yandex", "https://yandex.com/maps/?whatshere[point]=77.1010,13.3409&ll=77.0815%2C13.3205"],
    ["the end of a route of Yandex", "https://yandex.ru/maps/?rtext=12.97,77.59~13.3409,77.1010&ll=77.3,13.1"],
    ["the pin of OsmAnd", "https://osmand.net/map?pin=13.3409,77.1010#17/13.3205/77.0815"],
    ["what is shared from HERE", "https://share.here.com/l/13.3409,77.1010,Pin%20Temple?z=16"],
    ["a pair with names", "Lat: 13.3409 Long: 77.1010"],
    ["a pair with long names", "Latitude 13.3409, Longitude 77.1010"],
    ["a pair named the other way round", "longitude = 77.1010; latitude = 13.3409"],
    ["a pair with names and letters", "GPS: Lat. 13.3409° N, Lon. 77.1010° E, Alt. 830 m"],
    ["a query", "lat=13.3409&lon=77.1010"],
    ["a query with lng", "lng=77.1010&lat=13.3409"],
    ["JSON", '{"lat":13.3409,"lng":77.1010}'],
    ["JSON of texts", '{ "latitude": "13.3409", "longitude": "77.1010", "accuracy": 12 }'],
    ["a heading", "GPS: 13.3409, 77.1010"],
    ["a heading of both names", "Lat/Long - 13.3409, 77.1010"],
    ["decimal commas", "13,3409; 77,1010"],
    ["decimal commas and a blank", "13,3409 77,1010"],
    ["decimal commas between commas", "13,3409, 77,1010"],
    ["decimal commas with names", "lat 13,3409 lon 77,1010"],
    ["a height", "13.3409,77.1010,830"],
    ["a height in metres", "13.3409 77.1010 830.5m"],
    ["letters, longitude first", "77.1010E 13.3409N"],
    ["letters before, longitude first", "E 77.1010, N 13.3409"],
    ["words for letters", "13.3409 North 77.1010 East"],
    ["letters for degrees", "13d20m27.24s N 77d06m03.6s E"],
    ["letters for degrees, longitude first", "77d06m03.6sE 13d20m27.24sN"],
    ["ISO 6709", "+13.3409+077.1010/"],
    ["ISO 6709 with minutes", "+1320.454+07706.06+830/"],
    ["ISO 6709 with seconds", "+132027.24+0770603.6CRSWGS_84/"],
    ["a pair", "13.3409, 77.1010"],
    ["a pair in digits of Hindi", "१३.३४०९, ७७.१०१०"],
    ["a pair with marks that nobody sees", "\u200e13.3409,\u00a077.1010\u200e"],
  ])("%s: %s", (_, text) => {
    expect(readPositionText(text)).toEqual(near(13.3409, 77.101));
  });
});

test.each([
  ["a place link", `${google}/place/Pin+Temple/@13.3409,77.1010,17z`],
  ["a map", `${google}/@13.3409,77.1010,14z?entry=ttu`],
  ["a search by words", `${google}/search/temples/@13.3409,77.1010,14z`],
  ["a street", `${google}/@13.3409,77.1010,3a,75y,90t/data=!3m6!1e1!3m4!1sabc!2e0`],
  ["ll of Google", "https://maps.google.com/?ll=13.3409,77.1010&z=14&q=Pin+Temple"],
  ["a centre", `${google}/@?api=1&map_action=map&center=13.3409%2C77.1010`],
  [
    "a route without an end",
    `${google}/dir/12.9716,77.5946//@13.3409,77.1010,9z/data=!4m6!4m5!1m3!2m2!1d77.5946!2d12.9716!1m0`,
  ],
  ["a map that a page shows", `${google}/embed?pb=!1m18!1m12!1m3!1d3888.1!2d77.1010!3d13.3409!2m3!1f0`],
  ["OpenStreetMap", "https://www.openstreetmap.org/#map=17/13.3409/77.1010"],
  ["a thing of OpenStreetMap", "https://www.openstreetmap.org/node/123#map=17/13.3409/77.1010&layers=N"],
  ["OpenStreetMap of old", "https://www.openstreetmap.org/?lat=13.3409&lon=77.1010&zoom=17"],
  ["Bing", "https://www.bing.com/maps?cp=13.3409~77.1010&lvl=17"],
  ["Yandex", "https://yandex.com/maps/10/town/?ll=77.1010%2C13.3409&z=14"],
  ["HERE", "https://wego.here.com/?map=13.3409,77.1010,17,normal"],
  ["OsmAnd", "https://osmand.net/map#17/13.3409/77.1010"],
  ["a map with lat and lng", "https://map.example/?lat=13.3409&lng=77.1010"],
  ["geo for a search by words", "geo:13.3409,77.1010?q=Pin+Temple"],
])("%s that says only where the map was looking is doubted: %s", (_, text) => {
  expect(readPositionText(text)).toEqual({ ...near(13.3409, 77.101), doubt: "mapView" });
});

test.each([
  ["swapped", `${google}?q=77.1010,13.3409`],
  ["swapped", `${google}/place/A/@13.3409,77.1010,9z/data=!3d77.1010!4d13.3409`],
  ["swapped", "Point(13.3409 77.1010)"],
  ["swapped", `${google}/@77.1010,13.3409,9z`],
  ["outsideIndia", `${google}?q=51.5,-0.12`],
  ["outsideIndia", "geo:51.5,-0.12"],
  ["swapped", "Lat: 77.1010 Long: 13.3409"],
  ["swapped", "77.1010,13.3409,830"],
  ["swapped", "+77.1010+013.3409/"],
  ["outsideIndia", '{"lat":51.5,"lng":-0.12}'],
])("a position that is %s is told as that of a pair: %s", (doubt, text) => {
  expect(readPositionText(text)).toMatchObject({ kind: "point", doubt });
});

test.each([
  ["plusCode", "7J4VXGRX+2P"],
  ["plusCode", "XGRX+2P Tumakuru"],
  ["plusCode", "xgrx+2p, Tumakuru, Karnataka"],
  ["plusCode", `${google}?q=XGRX%2B2P+Tumakuru`],
  ["plusCode", `${google}/place/XGRX%2B2P+Tumakuru,+Karnataka`],
  ["plusCode", "https://plus.codes/7J4VXGRX+2P"],
  ["shortLink", "https://maps.app.goo.gl/NoSuchLink123"],
  ["shortLink", "maps.app.goo.gl/NoSuchLink123?g_st=aw"],
  ["shortLink", "Pin Temple\nhttps://maps.app.goo.gl/NoSuchLink123"],
  ["shortLink", "https://goo.gl/maps/NoSuchLink"],
  ["shortLink", "https://g.co/kgs/NoSuch"],
  ["shortLink", "https://maps.apple/p/NoSuchLink"],
  ["shortLink", "https://osm.org/go/yNoSuch-"],
  ["linkWithoutPosition", `${google}/place/Pin+Temple`],
  ["linkWithoutPosition", `${google}?cid=1234567890`],
  ["linkWithoutPosition", `${google}/dir/12.9716,77.5946/Pin+Temple`],
  ["linkWithoutPosition", `${google}/dir/?api=1&origin=12.9716,77.5946`],
  ["linkWithoutPosition", "geo:0,0?q=Pin+Temple"],
  ["linkWithoutPosition", "http://www.wikidata.org/entity/Q990000101"],
  ["linkWithoutPosition", "<http://www.wikidata.org/entity/Q405> Point(77.1 13.3)"],
  ["linkWithoutPosition", "https://temple.example/photos/12,13?size=640,480"],
  ["linkWithoutPosition", "https://temple.example/%E0%A4%A?q=%"],
  ["outOfRange", `${google}?q=133.409,771.010`],
  ["swapped", `${google}?q=95.2,27.5`],
  ["unreadable", "https://["],
  ["unreadable", "SRID=3857;POINT(8582841 1498720)"],
  ["unreadable", "POINT EMPTY"],
  ["linkWithoutPosition", "geo:13.3409,77.1010;crs=Moon-2011"],
  ["unreadable", "Mo-Su 06:00-12:00,16:00-20:30"],
  ["unreadable", '{"type":"Point","coordinates":[77.1010,13.3409]}'],
  ["unreadable", "[[77.1010,13.3409]]"],
  ["unreadable", "1 2 3"],
  ["unreadable", "1,2 3,4"],
  ["zeroPosition", "0, 0"],
  ["zeroPosition", "POINT(0 0)"],
  ["unreadable", "13.3409,77.1010,12.9716,77.5946"],
  ["unreadable", "13.3409,77.1010,near the river"],
  ["unreadable", "lat 13.3409"],
  ["unreadable", "lat 13.3409 lat 77.1010"],
  ["unreadable", "2 km from lat 13.3409 long 77.1010"],
  ["unreadable", "+918026671234+77"],
  ["unreadable", "///filled.count.soap"],
  ["swapped", "lat: 95.2, lng: 27.5"],
  ["unreadable", `${google}?q=13.3409,77.1010&x=${"x".repeat(10_000)}`],
])("nothing is made of what is %s: %.80s", (reason, text) => {
  expect(readPositionText(text)).toEqual({ kind: "invalid", field: "latitude", reason });
});

test.each([
  "(28.43, 77.02)",
  "28.43,77.02",
  "[28.43; 77.02]",
  "28.43 77.02",
  "28.43° N, 77.02° E",
  "28°25'48\"N 77°1'12\"E",
  "28.43/77.02",
  "28°25′48″N 77°1′12″E\u00a0/ 28.43°N 77.02°E / 28.43; 77.02",
])("%s is one cell with a point", (text) => {
  expect(readPositionText(text)).toEqual(near(28.43, 77.02));
});

test.each([
  "28.43",
  "1,2,3",
  "13.3409N 77.1010N",
  "Delhi, India",
  "28.43, 77.02 / 12.97, 77.59",
  "28.43, 77.02 / near the river",
])("%s is no point", (text) => {
  expect(readPositionText(text)).toMatchObject({ kind: "invalid" });
});

test.each(["", " ", "NaN", "-", undefined, null, "(,)"])("%j says nothing", (blank) => {
  expect(readPositionText(blank)).toEqual({ kind: "missing" });
});

test("every point of India is the same as a pair, as well-known text and in every link", () => {
  const degree = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((value) => value.toFixed(5));
  fc.assert(
    fc.property(degree(8, 35), degree(69, 96), (latitude, longitude) => {
      const point = { kind: "point", latitude: Number(latitude), longitude: Number(longitude) };
      const forms = [`(${latitude}, ${longitude})`, `Point(${longitude} ${latitude})`, `geo:${latitude},${longitude}`];
      const links = [
        `${google}?q=${latitude},+${longitude}`,
        `${google}/place/A/${view}/data=!3d${latitude}!4d${longitude}`,
      ];
      expect([...forms, ...links].map(readPositionText)).toEqual(Array(5).fill(point));
    }),
  );
});

test("what starts like a position and goes on as anything is never an exception", () => {
  const beginning = fc.constantFrom(
    "",
    "https://",
    `${google}/`,
    `${google}/dir/`,
    `${google}?q=`,
    "geo:",
    "POINT(",
    "7J4V",
  );
  fc.assert(
    fc.property(beginning, fc.oneof(fc.string(), fc.string({ unit: "binary", maxLength: 200 })), (start, rest) => {
      const reading = readPositionText(start + rest);
      expect(["missing", "invalid", "point"]).toContain(reading.kind);
    }),
  );
  // numbers are in it wherever a position is made of it
  fc.assert(
    fc.property(beginning, fc.string({ unit: fc.constantFrom(..."abc@!/?&=,;%+ ()") }), (start, rest) => {
      fc.pre(!start.includes("7"));
      expect(readPositionText(start + rest).kind).not.toBe("point");
    }),
  );
});
