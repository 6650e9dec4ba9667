import { expect, test } from "vitest";
import { nameProblem, oneLine, unlinked } from "../../src/domain/personNames";

test.each([
  "Asha Rao",
  "S.Ramesh",
  "K.R.Narayanan",
  "A.P.J. Abdul Kalam",
  "Dr.Om Prakash",
  "Sri.De",
  "Smt. Lakshmi (Mysuru)",
  "D'Souza-Pinto",
  "रामेश्वर प्रसाद",
  "ಕೆ. ಎಸ್. ನರಸಿಂಹಸ್ವಾಮಿ",
  "ರಾಜ\u200dಕುಮಾರ್",
  "Sharma & Sons, c/o Gupta",
  "Rao 2/3",
])("%s is a name", (name) => {
  expect(nameProblem(name)).toBeUndefined();
});

test.each([
  ["You won http://evil.example", "link"],
  ["https:evil", "link"],
  ["WWW.evil", "link"],
  ["win at prize.com now", "link"],
  ["bit.ly/x1", "link"],
  ["evil.example/claim", "link"],
  ["ｅｖｉｌ．ｃｏｍ", "link"],
  ["evil。com", "link"],
  ["write to a@b.example", "link"],
  ["ftp://x", "link"],
  ["Asha <b>", "signs"],
  ["Asha\nBcc: all", "signs"],
  ["Asha\u2028Rao", "signs"],
  ["Asha\u202eoaR", "signs"],
  ["ht\u200btp", "signs"],
  ["Asha\u0007", "signs"],
] as const)("%j is none: %s", (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});

test("what goes into a letter has no address, no line end and nothing hidden, whatever was stored", () => {
  expect(unlinked("You won https://evil.example/a?b\r\nBcc: x")).toBe("You won https evil. example/a?b Bcc: x");
  expect(unlinked("www.evil.com ａ．ｃｏｍ <b>")).toBe("www. evil. com a. com b");
  expect(unlinked("a@evil.com")).toBe("a @ evil. com");
  expect(unlinked("S.Ramesh")).toBe("S. Ramesh");
  expect(unlinked("Archana 2.5 kg")).toBe("Archana 2.5 kg");
  expect(oneLine("two\nlines https://a.example \u202e!")).toBe("two lines https://a.example !");
});
