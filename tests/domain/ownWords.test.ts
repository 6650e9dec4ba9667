import { describe, expect, test } from "vitest";
import { containsOwnWord } from "../../src/domain/ownWords";

describe("a password contains a word of its owner", () => {
  test.each([
    ["asharao2026!", ["Asha Rao"]],
    ["ASHA-RAO lamps", ["Asha Rao"]],
    ["my name is Meera", ["Meera Iyer"]],
    ["asha.rao@test.example!", ["asha.rao@test.example"]],
    ["ಆಶಾ ರಾವ್ 1234", ["ಆಶಾ ರಾವ್"]],
    ["Ａｓｈａ full width", ["Asha"]],
  ])("%s: %j", (password, words) => {
    expect(containsOwnWord(password, words)).toBe(true);
  });
});

describe("a password is free of the words of its owner", () => {
  test.each([
    ["lotus lamp bell", ["Asha Rao", "asha@test.example"]],
    ["the raoster sings", ["Jo Rao"]],
    ["anything at all", ["", "  ", "A"]],
  ])("%s: %j", (password, words) => {
    expect(containsOwnWord(password, words)).toBe(false);
  });
});
