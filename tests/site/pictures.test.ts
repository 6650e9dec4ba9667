import { describe, expect, test } from "vitest";
import { pictureSources, smallPicture, storedWidths } from "../../src/domain/pictures";
import { artOf, drawings, hours } from "../../src/site/temple/artOf";

describe("a photo of Wikimedia Commons", () => {
  const file = "Kedarnath_Temple.jpg";
  const thumb = (width: number) =>
    `https://upload.wikimedia.org/wikipedia/commons/thumb/4/4a/${file}/${width}px-${file}`;

  test.each([thumb(1280), `https://upload.wikimedia.org/wikipedia/commons/4/4a/${file}`])(
    "%s is asked for in the widths it is kept in",
    (address) => {
      expect(pictureSources(address)).toEqual({
        src: thumb(500),
        srcSet: [250, 330, 500, 960, 1280].map((width) => `${thumb(width)} ${width}w`).join(", "),
      });
    },
  );

  test("elsewhere is shown as it is", () => {
    expect(pictureSources("https://temple.example/a.jpg")).toEqual({ src: "https://temple.example/a.jpg" });
  });

  test.each([null, undefined, "", "http://temple.example/a.jpg", "javascript:alert(1)", "data:image/png;base64,AA"])(
    "%s is not shown",
    (address) => {
      expect(pictureSources(address)).toBeUndefined();
    },
  );
});

describe("a photo that was uploaded", () => {
  const at = (width: number, format = "webp") => `/images/${"a".repeat(24)}-${width}.${format}`;
  const set = (widths: number[], format: string) => widths.map((width) => `${at(width, format)} ${width}w`).join(", ");

  test.each([
    [1600, [320, 640, 960, 1600]],
    [700, [320, 640, 700]],
    [320, [320]],
    [16, [16]],
  ])("%i pixels wide is asked for in the widths it is stored in, in two formats", (width, widths) => {
    const expected = { src: at(width), srcSet: set(widths, "webp"), avif: set(widths, "avif") };
    expect(pictureSources(at(width))).toEqual(expected);
    expect(storedWidths(width)).toEqual(widths);
  });

  test("is asked for small where it is shown small", () => {
    expect([80, 640, 2000].map((width) => smallPicture(at(1600), width))).toEqual([at(320), at(640), at(1600)]);
    const commons = "https://upload.wikimedia.org/wikipedia/commons/4/4a/Kedarnath_Temple.jpg";
    expect(smallPicture(commons, 80)).toBe(
      commons.replace("/4/4a/", "/thumb/4/4a/").concat("/250px-Kedarnath_Temple.jpg"),
    );
    expect(smallPicture("https://temple.example/a.jpg", 80)).toBe("https://temple.example/a.jpg");
  });
});

describe("the drawing of a temple without a photo", () => {
  const temple = { id: 1, tradition: "Hindu", setting: null, state: "Tamil Nadu" };
  test.each([
    [{}, "gopuram"],
    [{ state: "Uttar Pradesh" }, "shikhara"],
    [{ state: "Kerala" }, "kerala"],
    [{ state: "West Bengal" }, "bengal"],
    [{ setting: "Hill" }, "hill"],
    [{ setting: "Cave", tradition: "Buddhist" }, "cave"],
    [{ tradition: "Buddhist" }, "stupa"],
    [{ tradition: "Sikh", setting: "Hill" }, "gurdwara"],
    [{ tradition: "Jain" }, "jain"],
    [{ tradition: null, state: "" }, "shikhara"],
  ])("with %j is a %s", (traits, drawing) => {
    expect(artOf({ ...temple, ...traits }).drawing).toBe(drawing);
    expect(drawings).toContain(drawing);
  });

  test("is the same each time, and differs along a list", () => {
    const along = Array.from({ length: 60 }, (_, id) => artOf({ ...temple, id: id + 1 }));
    expect(along[4]).toEqual(artOf({ ...temple, id: 5 }));
    expect(new Set(along.map(({ hour }) => hour))).toEqual(new Set(hours));
    expect(new Set(along.map(({ mirrored }) => mirrored)).size).toBe(2);
  });
});
