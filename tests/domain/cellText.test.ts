import { describe, expect, test } from "vitest";
import { parseDegrees } from "../../src/domain/coordinates";
import { parseNames } from "../../src/domain/importNames";
import { plainNumber, plainSigns } from "../../src/domain/plainSigns";
import { stateNamed } from "../../src/domain/regions";
import { unwrappedLink } from "../../src/domain/wrappedLinks";

test.each([
  ["+91\u00a044\u202f2464\u20111670\u200b", "+91 44 2464-1670"],
  ["\ufeffRama\u00ad Temple\u200e", "Rama Temple"],
  ["Ram\u0007", "Ram"],
  ["one\u2028two\u000bthree", "one\ntwo\nthree"],
  ["\u221212.5", "-12.5"],
  ["6 am – 12 noon — daily", "6 am – 12 noon — daily"],
  ["ക്ഷേത്രം ന്\u200d", "ക്ഷേത്രം ന്\u200d"],
  ["ಶ್ರೀ\u200cರಾಮ", "ಶ್ರೀ\u200cರಾಮ"],
  ["Ra\u200dma", "Rama"],
  ["👨\u200d👩\u200d👧\u200d👦 ❤️\u200d🔥 👩🏽\u200d🚀", "👨\u200d👩\u200d👧\u200d👦 ❤️\u200d🔥 👩🏽\u200d🚀"],
  ["🛕\u200d \u200d🛕 Ra\u200d🛕 🛕\u200dma 🛕\u200c🛕", "🛕 🛕 Ra🛕 🛕ma 🛕🛕"],
])("the signs of %j are those of a keyboard", (text, plain) => {
  expect(plainSigns(text)).toBe(plain);
});

test("every dash of a number is a hyphen", () => {
  expect(plainNumber("044–2464—1670")).toBe("044-2464-1670");
});

const page = "https://temple.example/?a=1";
test.each([
  ["/url?q=https://temple.example/%3Fa%3D1&sa=U&ved=2ah", page],
  ["https://www.google.co.in/url?sa=t&url=https%3A%2F%2Ftemple.example%2F%3Fa%3D1", page],
  ["https://l.facebook.com/l.php?u=https%3A%2F%2Ftemple.example%2F%3Fa%3D1&h=AT0", page],
  ["https://www.youtube.com/redirect?event=x&q=https%3A%2F%2Ftemple.example%2F%3Fa%3D1", page],
  ["[Temple](https://temple.example/?a=1)", page],
  ["<https://temple.example/?a=1>", page],
  ['=HYPERLINK("https://temple.example/?a=1","Temple")', page],
  [page, page],
  ["/url?q=javascript:alert(1)", "/url?q=javascript:alert(1)"],
  ["temple.example", "temple.example"],
])("%s leads to %s", (link, meant) => {
  expect(unwrappedLink(link)).toBe(meant);
});

test.each([
  ["म.प्र.", "Madhya Pradesh"],
  ["म. प्र.", "Madhya Pradesh"],
  ["उ.प्र.", "Uttar Pradesh"],
  ["उप्र", "Uttar Pradesh"],
  ["हि.प्र.", "Himachal Pradesh"],
  ["त.ना.", "Tamil Nadu"],
  ["ತ.ನಾ.", "Tamil Nadu"],
  ["प. बंगाल", "West Bengal"],
  ["छ.ग.", "Chhattisgarh"],
  ["राज.", "Rajasthan"],
])("%s is %s", (letters, state) => {
  expect(stateNamed(letters)).toBe(state);
});

test.each([
  "10 deg 46 min 58.08 sec N",
  "10 Degrees 46 Minutes 58.08 Seconds North",
  "10⁰46'58.08\"",
  "10o46'58.08\"N",
  "10\ufffd46'58.08\"",
  "10*46'58.08\"",
  "10-46-58.08 N",
  "10.46.58.08 N",
  "10° 46´ 58.08´´ N",
  "10º46ʼ58.08ʺN",
])("%s is read as degrees, minutes and seconds", (text) => {
  expect(parseDegrees(text, "NS")).toBeCloseTo(10.7828, 4);
});

describe("names", () => {
  const named = (values: Record<string, unknown>) => {
    parseNames({ values, problems: [], doubts: [] });
    return values;
  };
  const tamil = "அருள்மிகு கோயில்";

  test("in Indian scripts go to the name of their language, and stay the name where there is no other", () => {
    expect(named({ name: "राम मंदिर" })).toEqual({ name: "राम मंदिर", nameHi: "राम मंदिर" });
    expect(named({ name: "ರಾಮ ದೇವಾಲಯ" })).toEqual({ name: "ರಾಮ ದೇವಾಲಯ", nameKn: "ರಾಮ ದೇವಾಲಯ" });
    const names = [{ name: tamil, language: "ta", kind: "common" }];
    expect(named({ name: tamil })).toEqual({ name: tamil, names });
    expect(named({ name: "Big Temple", nameHi: tamil })).toEqual({ name: "Big Temple", names });
  });

  test("in two scripts in one cell are parted", () => {
    for (const name of ["Rama Temple / राम मंदिर", "राम मंदिर (Rama Temple)", "Rama Temple\nराम मंदिर"]) {
      expect(named({ name })).toEqual({ name: "Rama Temple", nameHi: "राम मंदिर" });
    }
    expect(named({ name: "Rama Temple (Hill)" })).toEqual({ name: "Rama Temple (Hill)" });
  });
});
