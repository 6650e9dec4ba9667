import { architectures } from "../../contract/vocabulary";
import { foldWord } from "../../domain/spelling";

/** What a record says of a temple that people ask for: a style it is built in, what it has for its visitors. */
export const facilities = ["stay", "wheelchair", "photography", "noPhotography", "booking"] as const;
export type Facility = (typeof facilities)[number];
export type Architecture = (typeof architectures)[number];
export type AskedFact = { style: Architecture } | { facility: Facility } | { mention: string };

/** Phrases in the languages people ask in, parted by commas. */
const facilityPhrases: Readonly<Record<Facility, string>> = {
  stay: "stay, to stay, rooms to stay, place to stay, stay facility, accommodation, accommodation facility, rooms, lodging, guest house, guest houses, guesthouse, cottages, yatri nivas, रुकने की व्यवस्था, ठहरने की व्यवस्था, आवास, कमरे, ವಸತಿ, ವಸತಿ ಸೌಲಭ್ಯ, ವಸತಿಗೃಹ, ಉಳಿಯಲು",
  wheelchair:
    "wheelchair, wheelchair access, wheelchair accessible, wheelchair friendly, wheelchair facility, accessible, व्हीलचेयर, ವ್ಹೀಲ್‌ಚೇರ್, ಗಾಲಿಕುರ್ಚಿ",
  photography:
    "photography allowed, photography permitted, photo allowed, photos allowed, camera allowed, cameras allowed, फोटोग्राफी की अनुमति, ಛಾಯಾಗ್ರಹಣಕ್ಕೆ ಅವಕಾಶ",
  noPhotography:
    "photography not allowed, photography not permitted, photography prohibited, photography forbidden, photography banned, no photography, no photos, camera not allowed, cameras not allowed, फोटोग्राफी मना, फोटोग्राफी की मनाही, ಛಾಯಾಗ್ರಹಣ ನಿಷೇಧ",
  booking:
    "online booking, booking online, online tickets, online ticket booking, online darshan booking, ऑनलाइन बुकिंग, ಆನ್‌ಲೈನ್ ಬುಕಿಂಗ್",
};

/** What only texts tell of, by the word that these have. Dharamshala is a town too. */
const mentionPhrases: Readonly<Record<string, string>> = {
  ropeway:
    "ropeway, rope way, rope-way, ropeways, ropway, cable car, udan khatola, rope car, रोपवे, रोप वे, उड़न खटोला, ರೋಪ್‌ವೇ, ರೋಪ್ ವೇ, ರೋಪ್‍ವೇ",
  helicopter: "helicopter, helicopters, helipad, हेलीकॉप्टर, हेलिकॉप्टर, ಹೆಲಿಕಾಪ್ಟರ್",
  trek: "trek, trekking, trekking route, treks, ट्रेक, ट्रेकिंग, ಚಾರಣ",
  annadanam:
    "annadanam, annadana, annadaanam, anna daana, annadan, free food, free meals, free lunch, meals, अन्नदान, ಅನ್ನದಾನ, ಅನ್ನದಾಸೋಹ",
  langar: "langar, लंगर, ಲಂಗರ್",
};

const styleWords = "style, styles, style architecture, architecture, temple architecture, शैली, वास्तुकला, ಶೈಲಿ, ವಾಸ್ತುಶಿಲ್ಪ";
/** Styles by what they are called, in the languages people ask in. */
const styleNames: Readonly<Record<Architecture, string>> = {
  Dravidian: "dravidian, dravida, द्रविड़, द्रविड, ದ್ರಾವಿಡ",
  Nagara: "nagara, north indian, नागर, ನಾಗರ",
  Vesara: "vesara, वेसर, ವೇಸರ",
  Hoysala: "hoysala, होयसल, ಹೊಯ್ಸಳ",
  Kalinga: "kalinga, kalingan, odishan, कलिंग, ಕಳಿಂಗ",
  Kerala: "kerala, केरल, ಕೇರಳ",
  Himalayan: "himalayan, pahari, kath kuni, हिमालयी, ಹಿಮಾಲಯ",
  Hemadpanthi: "hemadpanthi, hemadpanti, हेमाडपंथी, ಹೇಮಾಡಪಂಥಿ",
  Bengal: "bengal, bengali, बंगाल, ಬಂಗಾಳ",
  "Maru-Gurjara": "maru gurjara, maru-gurjara, solanki, मारू गुर्जर, ಮಾರು ಗುರ್ಜರ",
  "Rock-cut": "rock cut, rock-cut, शैलकृत, ಬಂಡೆ ಕೊರೆದ",
  "Indo-Islamic": "indo-islamic, indo islamic",
  Modern: "modern, आधुनिक, ಆಧುನಿಕ",
};

const listed = (phrases: string) => phrases.split(",").map((phrase) => phrase.trim());
const byPhrase = new Map<string, AskedFact>([
  ...facilities.flatMap((facility) =>
    listed(facilityPhrases[facility]).map((phrase) => [foldWord(phrase), { facility }] as const),
  ),
  ...Object.entries(mentionPhrases).flatMap(([mention, phrases]) =>
    listed(phrases).map((phrase) => [foldWord(phrase), { mention }] as const),
  ),
  ...architectures.flatMap((style) =>
    listed(styleNames[style]).flatMap((name) =>
      listed(styleWords).map((word) => [foldWord(`${name} ${word}`), { style }] as const),
    ),
  ),
]);

/** What phrases that ask for facts may begin with. */
export const factBeginnings: readonly string[] = [facilityPhrases, mentionPhrases, styleNames].flatMap((table) =>
  Object.values(table).flatMap(listed),
);

/** What a phrase asks temples to have; undefined for one that may be a part of a name. */
export const factAsked = (phrase: string): AskedFact | undefined => byPhrase.get(foldWord(phrase));
