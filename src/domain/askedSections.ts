import { foldWord } from "./spelling";

/** What may be asked about one temple that its page has a section for. */
export type AskedSection = "timings" | "reach";
/** What a phrase asks for that is no part of a name. */
export type Asked = AskedSection | "almanac" | "between";

/** Phrases of at most four words in the languages people ask in, parted by commas. */
const phrases: Readonly<Record<Asked, string>> = {
  timings:
    "timings, timing, opening hours, opening time, opening times, open timings, visiting hours, darshan timings, darshan timing, darshan time, temple timings, temple timing, pooja timings, aarti timings, closing time, opening date, opening dates, open date, closing date, closing dates, kapat opening date, kapat open date, kapat opening, gate opening date, खुलने की तारीख, खुलने की तिथि, कपाट खुलने की तारीख, कपाट खुलने की तिथि, बंद होने की तारीख, ತೆರೆಯುವ ದಿನಾಂಕ, ಬಾಗಿಲು ತೆರೆಯುವ ದಿನಾಂಕ, दर्शन समय, दर्शन का समय, मंदिर का समय, खुलने का समय, समय, ದರ್ಶನ ಸಮಯ, ದರ್ಶನದ ಸಮಯ, ತೆರೆಯುವ ಸಮಯ, ವೇಳೆ, ಸಮಯ",
  reach:
    "how to reach, how to go, how to go to, how to get to, directions, directions to, route, route to, kaise jaye, kaise jaaye, kaise pahunche, कैसे जाएं, कैसे जाएँ, कैसे पहुंचें, कैसे पहुँचें, कैसे पहुंचे, ಹೇಗೆ ತಲುಪುವುದು, ಹೇಗೆ ಹೋಗುವುದು",
  between:
    "between, in between, on the way, on way, along the way, on the route, on route, en route, enroute, beech, raste, बीच, के मध्य, रास्ते, मार्ग में, राह में, naduve, ನಡುವೆ, ನಡುವಿನ, ನಡುವಣ, ಮಧ್ಯೆ, ದಾರಿಯಲ್ಲಿ, ದಾರಿಯಲ್ಲಿರುವ, ಹಾದಿಯಲ್ಲಿ, ಮಾರ್ಗದಲ್ಲಿ, ಮಾರ್ಗಮಧ್ಯೆ",
  almanac:
    "panchang, panchangam, today panchang, today's panchang, aaj ka panchang, rahu kalam, rahukalam, rahu kaal, rahukaal, rahu kala, yamagandam, gulika kalam, tithi, aaj ki tithi, choghadiya, muhurat, muhurta, muhurtham, shubh muhurat, nalla neram, पंचांग, आज का पंचांग, राहु काल, राहुकाल, तिथि, आज की तिथि, चौघड़िया, मुहूर्त, शुभ मुहूर्त, ಪಂಚಾಂಗ, ಇಂದಿನ ಪಂಚಾಂಗ, ರಾಹು ಕಾಲ, ರಾಹುಕಾಲ, ತಿಥಿ, ಮುಹೂರ್ತ",
};

const byPhrase = new Map<string, Asked>();
for (const asked of ["timings", "reach", "between", "almanac"] as const)
  for (const phrase of phrases[asked].split(",")) byPhrase.set(foldWord(phrase), asked);

/** What the phrase asks for; undefined for one that may be a part of a name. */
export const askedBy = (phrase: string): Asked | undefined => byPhrase.get(foldWord(phrase));
