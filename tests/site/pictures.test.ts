import { describe, expect, test } from "vitest";
import { artOf, drawings, hours } from "../../src/site/components/artOf";
import { pictureSources } from "../../src/site/components/picture";

describe("a photo of Wikimedia Commons", () => {
  const file = "Kedarnath_Temple.jpg";
  const thumb = (width: number) =>
    `https://upload.wikimedia.org/wikipedia/commons/thumb/4/4a/${file}/${width}px-${file}`;

  test.each([thumb(1280), `https://upload.wikimedia.org/wikipedia/commons/4/4a/${file}`])(
    "%s is asked for in the widths it is kept in",
    (address) => {
      expect(pictureSources(address)).toEqual({
        src: thumb(500),
        srcSet: [330, 500, 960, 1280].map((width) => `${thumb(width)} ${width}w`).join(", "),
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
