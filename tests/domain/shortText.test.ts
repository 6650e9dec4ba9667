import { describe, expect, test } from "vitest";
import { beginningOf, endingOf, lettersOf, shortened } from "../../src/domain/shortText";

const texts = {
  hi: "दादीजी के अस्सीवें जन्मदिन पर अभिषेक और दीपाराधना की पूजा सबके नाम से हो, विद्यार्थियों की उन्नति के लिए क्‍षमा",
  kn: "ಕೆರೆಯ ದಡದ ಶ್ರೀಮದ್ರಾಜಾಧಿರಾಜಪರಮೇಶ್ವರಪ್ರೌಢಪ್ರತಾಪಸಾಮ್ರಾಜ್ಯಲಕ್ಷ್ಮೀನರಸಿಂಹಸ್ವಾಮಿದೇವಾಲಯ, ಅರ್ಚಕರ್ ಕಾಯ್‌ಕಾಯಿ",
  ta: "அருள்மிகு ஸ்ரீலக்ஷ்மிநரசிம்ஹஸ்வாமி திருக்கோயில், மயிலாப்பூர்",
  te: "శ్రీ వేంకటేశ్వరస్వామివారి బ్రహ్మోత్సవం",
  ml: "ശ്രീ പത്മനാഭസ്വാമിക്ഷേത്രം, തിരുവനന്തപുരത്ത്",
  bn: "শ্রীশ্রী দক্ষিণেশ্বর কালীমন্দিরের লক্ষ্মীপূজা",
  emoji: "Aarti 🙏🏽🙏 with the family 👨‍👩‍👧‍👦👨‍👩‍👧‍👦, from 🇮🇳🇮🇳🇳🇵 and back ❤️‍🔥 é ñ",
  en: "A wish: in plain words, for everybody at home; and for peace.",
};
const viramas = /[\u094d\u09cd\u0bcd\u0c4d\u0ccd\u0d4d](?:\u200c|\u200d)?$/;
const clusters = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

/** Every sign of it is whole, and no virama shows that the text does not show there. */
function expectWhole(part: string, text: string) {
  expect(clusters(text).slice(0, clusters(part).length), part).toEqual(clusters(part));
  const next = text.slice(part.length, part.length + 1);
  if (viramas.test(part)) expect(next, `${part}|${next}`).not.toMatch(/\p{L}/u);
}

describe.each(Object.entries(texts))("a text such as in %s", (_, text) => {
  test("is cut after whole letters, at whatever length", () => {
    for (let most = 1; most <= text.length + 1; most++) {
      const cut = shortened(text, most);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(cut.endsWith("…")).toBe(most < text.length);
      // shorter than its first letter it is nothing a reader knows
      if (most > 12) expectWhole(cut.replace(/…$/, ""), text);
      if (most > 12) expectWhole(beginningOf(text, most), text);
      if (most > 12) expectWhole(text.slice(0, text.length - endingOf(text, most).length), text);
    }
  });

  test("is the sum of its letters", () => {
    expect(lettersOf(text).join("")).toBe(text);
    for (const letter of lettersOf(text).slice(0, -1)) expectWhole(letter, letter);
  });
});

test.each([
  [10, "शनिवार अभिषेक", "शनिवार…"],
  [10, "लक्ष्मीनारायण", "लक्ष्मीना…"],
  [7, "ಲಕ್ಷ್ಮೀನಾರಾಯಣ", "ಲ…"],
  [9, "ಅರ್ಚಕರ್ ಕಾಯಿ", "ಅರ್ಚಕರ್…"],
  [13, "for peace, and health", "for peace…"],
  [30, "as it is", "as it is"],
  [3, "🙏🙏🙏", "🙏…"],
])("%i units of %s are %s", (most, text, cut) => {
  expect(shortened(text, most)).toBe(cut);
});

test("a letter that is longer than all there is room for is cut between its signs", () => {
  const zalgo = `a${"\u0301".repeat(300)}`;
  expect(beginningOf(zalgo, 160)).toBe(zalgo.slice(0, 160));
  expect(beginningOf("👨‍👩‍👧‍👦", 4)).toBe("👨‍");
});

test("a text of any length is cut as fast as a short one", () => {
  const long = "लक्ष्मी ".repeat(500_000);
  const before = performance.now();
  for (let times = 0; times < 100; times++) shortened(long, 80);
  expect(performance.now() - before).toBeLessThan(5_000);
});
