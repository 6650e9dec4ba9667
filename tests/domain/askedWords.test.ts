import { describe, expect, test } from "vitest";
import { isNearness, isOccasion, withoutAsking, withoutCase, withoutCourtesies } from "../../src/domain/askedWords";

const left = (query: string) => withoutAsking(query.split(" ")).join(" ");

describe("words that only ask", () => {
  test.each([
    ["how to reach kedarnath", "kedarnath"],
    ["siddhivinayak live darshan", "siddhivinayak"],
    ["kedarnath temple opening date 2026", "kedarnath temple"],
    ["top 10 temples in south", "temples south"],
    ["which temple is famous for lord ayyappa", "temple lord ayyappa"],
    ["दिल्ली के प्रसिद्ध मंदिर", "दिल्ली मंदिर"],
    ["temples within 10 km", "temples"],
    ["friday lakshmi temple", "lakshmi temple"],
    ["गुरुवार साईं बाबा", "साईं बाबा"],
    ["parking at tirupati", "tirupati"],
    ["shaniwar wada", "shaniwar wada"],
    ["sunday market", "sunday market"],
    ["केदारनाथ कब खुलता है", "केदारनाथ"],
    ["ಧರ್ಮಸ್ಥಳ ಹೇಗೆ ತಲುಪುವುದು", "ಧರ್ಮಸ್ಥಳ"],
    ["மதுரை மீனாட்சி தரிசனம் நேரம்", "மதுரை மீனாட்சி"],
  ])("%s asks for %s", (query, rest) => {
    expect(left(query)).toBe(rest);
  });

  test("signs ask nothing", () => {
    expect(left("🛕 🙏 %")).toBe("🛕 🙏 %");
  });

  test("a number that counts nothing stays", () => {
    expect(left("12 jyotirlinga")).toBe("12 jyotirlinga");
    expect(left("517501")).toBe("517501");
  });
});

test("words of courtesy go in any script", () => {
  expect(withoutCourtesies("sri meenakshi amman temple".split(" "))).toEqual(["meenakshi"]);
  expect(withoutCourtesies(["ವಿರೂಪಾಕ್ಷ", "ದೇವಾಲಯ"])).toEqual(["ವಿರೂಪಾಕ್ಷ"]);
});

test("what a temple is visited for, and what asks for nearness, is told apart from names", () => {
  expect(["marriage", "dosh", "puja", "शादी"].every(isOccasion)).toBe(true);
  expect(["near", "पास", "ಬಳಿ"].every(isNearness)).toBe(true);
  // ಬಳಿ in Latin letters is the king whom Vamana came to
  expect(["kedarnath", "shiva", "bali"].some((word) => isOccasion(word) || isNearness(word))).toBe(false);
});

test.each([
  ["ಕರ್ನಾಟಕದ", "ಕರ್ನಾಟಕ"],
  ["ಮೈಸೂರಿನಲ್ಲಿ", "ಮೈಸೂರು"],
  ["ಬೆಂಗಳೂರಿನ", "ಬೆಂಗಳೂರು"],
  ["ಮದುವೆಗೆ", "ಮದುವೆ"],
  ["ಉಡುಪಿಗೆ", "ಉಡುಪಿ"],
  ["ಮೈಸೂರಿಗೆ", "ಮೈಸೂರು"],
  ["ಶಿವರಾತ್ರಿಗೆ", "ಶಿವರಾತ್ರಿ"],
  ["ಶಿವನ", "ಶಿವ"],
  ["ಉಡುಪಿ", undefined],
  ["mysore", undefined],
])("%s without the ending of its case is %s", (word, stem) => {
  expect(withoutCase(word)).toBe(stem);
});
