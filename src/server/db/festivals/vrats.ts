import type { CatalogueFestival } from "./shape";

/** The vows that return every month or fortnight. */
export const vrats: readonly CatalogueFestival[] = [
  {
    ruleId: "ekadashi",
    slug: "ekadashi",
    name: { en: "Ekadashi", hi: "एकादशी व्रत", kn: "ಏಕಾದಶಿ" },
    type: "VRAT",
    region: "All India",
    deities: ["Vishnu"],
    significance: {
      en: "The eleventh day of each fortnight, sacred to Vishnu; this is the day for householders (Smarta).",
      hi: "हर पक्ष का ग्यारहवाँ दिन, विष्णु को समर्पित; यह गृहस्थों (स्मार्त) का दिन है।",
      kn: "ಪ್ರತಿ ಪಕ್ಷದ ಹನ್ನೊಂದನೇ ದಿನ, ವಿಷ್ಣುವಿಗೆ ಮೀಸಲು; ಇದು ಗೃಹಸ್ಥರ (ಸ್ಮಾರ್ತ) ದಿನ.",
    },
    description: {
      en: "Grain and beans are given up for the day; many take only fruit and milk, or nothing. The names of Vishnu are recited, and the fast is broken after sunrise on the twelfth.",
      hi: "इस दिन अन्न और दालें छोड़ी जाती हैं; अनेक लोग केवल फल-दूध लेते हैं या निराहार रहते हैं। विष्णु के नामों का जप होता है और द्वादशी को सूर्योदय के बाद पारण किया जाता है।",
      kn: "ಈ ದಿನ ಧಾನ್ಯ, ಬೇಳೆಗಳನ್ನು ತ್ಯಜಿಸಿ, ಹಲವರು ಹಣ್ಣು–ಹಾಲು ಮಾತ್ರ ಸೇವಿಸುತ್ತಾರೆ ಅಥವಾ ನಿರಾಹಾರವಿರುತ್ತಾರೆ. ವಿಷ್ಣುನಾಮ ಜಪಿಸಿ, ದ್ವಾದಶಿಯ ಸೂರ್ಯೋದಯದ ನಂತರ ಪಾರಣೆ ಮಾಡುತ್ತಾರೆ.",
    },
  },
  {
    ruleId: "ekadashi-vaishnava",
    slug: "ekadashi-vaishnava",
    name: { en: "Ekadashi (Vaishnava)", hi: "एकादशी व्रत (वैष्णव)", kn: "ಏಕಾದಶಿ (ವೈಷ್ಣವ)" },
    type: "VRAT",
    region: "All India",
    deities: ["Vishnu", "Krishna"],
    significance: {
      en: "The Ekadashi fast by the Vaishnava rule, which wants no trace of the tenth tithi before dawn.",
      hi: "वैष्णव नियम का एकादशी व्रत, जिसमें भोर से पहले दशमी का स्पर्श नहीं होना चाहिए।",
      kn: "ವೈಷ್ಣವ ನಿಯಮದ ಏಕಾದಶಿ; ಮುಂಜಾನೆಗೆ ಮುನ್ನ ದಶಮಿಯ ಸ್ಪರ್ಶ ಇರಬಾರದು.",
    },
    description: {
      en: "Followers of the Vaishnava traditions keep this day; it is the householders' day or the one after it. The fast and its ending on the twelfth are the same.",
      hi: "वैष्णव संप्रदायों के अनुयायी यह दिन मानते हैं; यह गृहस्थों का दिन ही होता है या उसके अगला। उपवास और द्वादशी का पारण वैसा ही है।",
      kn: "ವೈಷ್ಣವ ಸಂಪ್ರದಾಯದವರು ಈ ದಿನವನ್ನು ಪಾಲಿಸುತ್ತಾರೆ; ಇದು ಗೃಹಸ್ಥರ ದಿನವೇ ಆಗಿರಬಹುದು ಅಥವಾ ಅದರ ಮರುದಿನ. ಉಪವಾಸ ಹಾಗೂ ದ್ವಾದಶಿ ಪಾರಣೆ ಒಂದೇ ಬಗೆ.",
    },
  },
  {
    ruleId: "sankashti-chaturthi",
    slug: "sankashti-chaturthi",
    name: { en: "Sankashti Chaturthi", hi: "संकष्टी चतुर्थी", kn: "ಸಂಕಷ್ಟಹರ ಚತುರ್ಥಿ" },
    otherNames: {
      en: "Sankashtahara Chaturthi (Tamil Nadu), Angarki when on a Tuesday",
      hi: "संकट चौथ, मंगलवार को अंगारकी",
      kn: "ಸಂಕಷ್ಟಹರ ಚತುರ್ಥಿ, ಮಂಗಳವಾರ ಬಂದರೆ ಅಂಗಾರಕಿ",
    },
    type: "VRAT",
    region: "All India",
    deities: ["Ganesha"],
    significance: {
      en: "The fourth of the dark half, on which Ganesha is asked to take away trouble.",
      hi: "कृष्ण पक्ष की चतुर्थी, जब गणेश से संकट हरने की प्रार्थना होती है।",
      kn: "ಕೃಷ್ಣ ಪಕ್ಷದ ಚತುರ್ಥಿ; ಸಂಕಷ್ಟ ನಿವಾರಣೆಗೆ ಗಣೇಶನ ಪ್ರಾರ್ಥನೆ.",
    },
    description: {
      en: "The fast is kept from sunrise until the moon is seen. Durva grass and modaks are offered to Ganesha, water to the moon, and then the meal is taken.",
      hi: "सूर्योदय से चंद्र-दर्शन तक उपवास रहता है। गणेश को दूर्वा और मोदक, चंद्रमा को अर्घ्य देकर भोजन किया जाता है।",
      kn: "ಸೂರ್ಯೋದಯದಿಂದ ಚಂದ್ರದರ್ಶನದವರೆಗೆ ಉಪವಾಸ. ಗಣೇಶನಿಗೆ ಗರಿಕೆ, ಮೋದಕ; ಚಂದ್ರನಿಗೆ ಅರ್ಘ್ಯ ನೀಡಿ ಊಟ ಮಾಡುತ್ತಾರೆ.",
    },
  },
  {
    ruleId: "pradosh-vrat",
    slug: "pradosh-vrat",
    name: { en: "Pradosh Vrat", hi: "प्रदोष व्रत", kn: "ಪ್ರದೋಷ ವ್ರತ" },
    otherNames: {
      en: "Pradosham (South India), Soma Pradosh on a Monday, Shani Pradosh on a Saturday",
      hi: "सोमवार को सोम प्रदोष, शनिवार को शनि प्रदोष",
      kn: "ಪ್ರದೋಷಂ, ಸೋಮವಾರ ಸೋಮ ಪ್ರದೋಷ, ಶನಿವಾರ ಶನಿ ಪ್ರದೋಷ",
    },
    type: "VRAT",
    region: "All India",
    deities: ["Shiva", "Nandi"],
    significance: {
      en: "The twilight of the thirteenth tithi, in which Shiva dances.",
      hi: "त्रयोदशी की संध्या, जब शिव नृत्य करते हैं।",
      kn: "ತ್ರಯೋದಶಿಯ ಸಂಧ್ಯಾಕಾಲ; ಶಿವನು ನರ್ತಿಸುವ ಹೊತ್ತು.",
    },
    description: {
      en: "In the twilight after sunset the linga and Nandi are bathed and bilva leaves offered. The day's fast ends after the evening worship.",
      hi: "सूर्यास्त के बाद के प्रदोष काल में शिवलिंग और नंदी का अभिषेक होता है और बेलपत्र चढ़ते हैं। संध्या-पूजा के बाद व्रत खोला जाता है।",
      kn: "ಸೂರ್ಯಾಸ್ತದ ನಂತರದ ಪ್ರದೋಷ ಕಾಲದಲ್ಲಿ ಲಿಂಗ ಮತ್ತು ನಂದಿಗೆ ಅಭಿಷೇಕ ಮಾಡಿ ಬಿಲ್ವಪತ್ರೆ ಅರ್ಪಿಸುತ್ತಾರೆ. ಸಂಜೆಯ ಪೂಜೆಯ ನಂತರ ಉಪವಾಸ ಮುಗಿಯುತ್ತದೆ.",
    },
  },
  {
    ruleId: "masik-shivaratri",
    slug: "masik-shivaratri",
    name: { en: "Masik Shivaratri", hi: "मासिक शिवरात्रि", kn: "ಮಾಸ ಶಿವರಾತ್ರಿ" },
    type: "VRAT",
    region: "All India",
    deities: ["Shiva"],
    significance: {
      en: "The night of Shiva in every month, on the fourteenth of the dark half.",
      hi: "हर मास की कृष्ण चतुर्दशी को शिव की रात्रि।",
      kn: "ಪ್ರತಿ ಮಾಸದ ಕೃಷ್ಣ ಚತುರ್ದಶಿಯ ಶಿವನ ರಾತ್ರಿ.",
    },
    description: {
      en: "Devotees fast by day and worship at midnight, the hour that decides the date. The one of Magha is the great Shivaratri.",
      hi: "भक्त दिन में उपवास रखकर मध्यरात्रि में पूजा करते हैं; यही घड़ी तिथि तय करती है। माघ की शिवरात्रि महाशिवरात्रि है।",
      kn: "ಭಕ್ತರು ಹಗಲು ಉಪವಾಸವಿದ್ದು ಮಧ್ಯರಾತ್ರಿ ಪೂಜಿಸುತ್ತಾರೆ; ದಿನವನ್ನು ನಿರ್ಧರಿಸುವುದು ಅದೇ ಹೊತ್ತು. ಮಾಘ ಮಾಸದ್ದೇ ಮಹಾಶಿವರಾತ್ರಿ.",
    },
  },
];
