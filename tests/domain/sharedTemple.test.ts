import { describe, expect, test } from "vitest";
import { readPoojas, readWords } from "../../src/domain/sharedTemple";

describe("words between commas", () => {
  test("are trimmed, and each is there once", () => {
    expect(readWords(" Lamp festival, Rath yatra ,, Lamp festival\nTank ")).toEqual([
      "Lamp festival",
      "Rath yatra",
      "Tank",
    ]);
  });

  test("are forty at most", () => {
    const many = Array.from({ length: 50 }, (_, at) => `word ${at}`).join(",");
    expect(readWords(many)).toHaveLength(40);
  });
});

describe("poojas as name:charges", () => {
  test.each([
    ["Abhisheka:101", { name: "Abhisheka", charges: 101 }],
    ["Abhisheka : ₹ 101.50", { name: "Abhisheka", charges: 101.5 }],
    ["Abhisheka: Rs. 101/-", { name: "Abhisheka", charges: 101 }],
    ["Abhisheka: 0", { name: "Abhisheka", charges: 0 }],
    ["Abhisheka:", { name: "Abhisheka", charges: null }],
    ["Abhisheka", { name: "Abhisheka", charges: null }],
    ["Annadana: Free", { name: "Annadana", charges: 0 }],
    ["ಅರ್ಚನೆ: ರೂ. 20", { name: "ಅರ್ಚನೆ", charges: 20 }],
    ["अर्चना: मुफ़्त", { name: "अर्चना", charges: 0 }],
    ["Seva: morning: 51", { name: "Seva: morning", charges: 51 }],
  ])("%s", (text, pooja) => {
    expect(readPoojas(text)).toEqual({ poojas: [pooja] });
  });

  test("stand one after the other, blanks between commas left out", () => {
    expect(readPoojas("Archana:21, ,Abhisheka:101,")).toEqual({
      poojas: [
        { name: "Archana", charges: 21 },
        { name: "Abhisheka", charges: 101 },
      ],
    });
  });

  test.each(["Abhisheka:many", ":101", "Abhisheka:-5", "Abhisheka:99999999999", "Abhisheka:1e3", "000"])(
    "%s is none",
    (text) => {
      expect(readPoojas(`Archana:21,${text}`)).toEqual({ error: "errors.poojaDetails", piece: text });
    },
  );

  test("are sixty at most", () => {
    const many = Array.from({ length: 61 }, (_, at) => `pooja ${at}:5`).join(",");
    expect(readPoojas(many)).toMatchObject({ error: "errors.tooMany" });
  });
});
