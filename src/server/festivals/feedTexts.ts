import type { TextLanguage } from "../../contract/vocabulary";

/** What a calendar program shows of a feed. */
export const feedTexts: Record<
  TextLanguage,
  { festivals: string; vratas: string; about: string; categories: string[] }
> = {
  en: {
    festivals: "Hindu festivals",
    vratas: "Hindu vows and fasts",
    about: "Festival dates computed for New Delhi, with regional names. Dates that are set by hand carry a note.",
    categories: ["Festival"],
  },
  hi: {
    festivals: "हिंदू त्योहार",
    vratas: "हिंदू व्रत और उपवास",
    about: "नई दिल्ली के लिए गणित से निकाली गई त्योहारों की तिथियाँ, क्षेत्रीय नामों सहित। हाथ से तय तिथियों के साथ टिप्पणी दी गई है।",
    categories: ["त्योहार"],
  },
  kn: {
    festivals: "ಹಿಂದೂ ಹಬ್ಬಗಳು",
    vratas: "ಹಿಂದೂ ವ್ರತಗಳು",
    about: "ನವದೆಹಲಿಗೆ ಗಣನೆ ಮಾಡಿದ ಹಬ್ಬದ ದಿನಾಂಕಗಳು, ಪ್ರಾದೇಶಿಕ ಹೆಸರುಗಳೊಂದಿಗೆ. ಕೈಯಾರೆ ನಿಗದಿಪಡಿಸಿದ ದಿನಾಂಕಗಳಿಗೆ ಟಿಪ್ಪಣಿ ಇದೆ.",
    categories: ["ಹಬ್ಬ"],
  },
};
