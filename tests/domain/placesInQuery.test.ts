import { describe, expect, test } from "vitest";
import { placesIn } from "../../src/domain/placesInQuery";

describe("a region is read", () => {
  test.each([
    ["South India", "South India"],
    ["south indian temples", "South India"],
    ["top temples in Southern India", "South India"],
    ["southindia", "South India"],
    ["Dakshin Bharat", "South India"],
    ["दक्षिण भारत", "South India"],
    ["दक्षिण भारत के मंदिर", "South India"],
    ["ದಕ್ಷಿಣ ಭಾರತ", "South India"],
    ["ದಕ್ಷಿಣ ಭಾರತದ ದೇವಾಲಯಗಳು", "South India"],
    ["NORTH INDIA", "North India"],
    ["उत्तर भारत", "North India"],
    ["ಉತ್ತರ ಭಾರತ", "North India"],
    ["North East India", "Northeast India"],
    ["north-east india", "Northeast India"],
    ["पूर्वोत्तर भारत", "Northeast India"],
    ["ಈಶಾನ್ಯ ಭಾರತ", "Northeast India"],
    ["पूर्वी भारत", "East India"],
    ["ಪಶ್ಚಿಮ ಭಾರತ", "West India"],
    ["मध्य भारत", "Central India"],
  ])("%s", (query, region) => {
    expect(placesIn(query)).toEqual({ words: "", region });
  });

  test.each([
    ["shiva temple in north india", { words: "shiva temple in", region: "North India" }],
    ["दक्षिण भारत शिव", { words: "शिव", region: "South India" }],
    ["North Guwahati", { words: "North Guwahati" }],
    ["Uttar Pradesh", { words: "Uttar Pradesh" }],
    ["India", { words: "India" }],
    ["", { words: "" }],
  ])("and the words around it stay: %s", (query, read) => {
    expect(placesIn(query)).toEqual(read);
  });
});

describe("a state is written out", () => {
  test.each([
    ["TN murugan temple", "Tamil Nadu murugan temple"],
    ["tn murugan", "Tamil Nadu murugan"],
    ["U.P.", "Uttar Pradesh"],
    ["up temples", "Uttar Pradesh temples"],
    ["J&K shiva temple", "Jammu and Kashmir shiva temple"],
    ["KA", "Karnataka"],
    ["यूपी", "Uttar Pradesh"],
    ["म.प्र. शिव", "Madhya Pradesh शिव"],
    ["ಯುಪಿ", "Uttar Pradesh"],
    ["जम्मू और कश्मीर", "Jammu and Kashmir"],
    ["ಜಮ್ಮು ಮತ್ತು ಕಾಶ್ಮೀರ", "Jammu and Kashmir"],
    ["गोवा", "Goa"],
    ["ತಮಿಳುನಾಡು ಶಿವ", "Tamil Nadu ಶಿವ"],
  ])("%s", (query, words) => {
    expect(placesIn(query)).toEqual({ words });
  });

  test.each(["Teli ka Mandir", "TELI KA MANDIR", "ka", "shiva or vishnu", "Om", "1st temple"])(
    "and %s is left as it is",
    (query) => {
      expect(placesIn(query)).toEqual({ words: query });
    },
  );

  test("what is still being typed is no abbreviation yet", () => {
    expect(placesIn("up", { unfinished: true })).toEqual({ words: "up" });
    expect(placesIn("tn mur", { unfinished: true })).toEqual({ words: "Tamil Nadu mur" });
    expect(placesIn("south india", { unfinished: true })).toEqual({ words: "", region: "South India" });
  });
});
