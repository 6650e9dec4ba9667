import { foldTokens } from "./spelling";

/**
 * Words of a question that name no temple: what is asked about it, how well known it should be, and the small words
 * between, in the languages people ask in.
 */
const asking = [
  "a an and as at by for from in into is it its of on or that this to was with",
  "how reach get go going travel where which what when who whose why is are was were be does do can there any some all",
  "the my our your this that i we you please tell show find search give want need looking list lists names name nearest",
  "near nearby within close around me us here location located situated district state city town area",
  "famous popular best top most must visit visited visiting see worth known main important major great greatest",
  "oldest biggest largest tallest highest richest wealthiest powerful beautiful",
  "open opens opened opening reopen reopens reopened reopening close closes closed closing will now today tomorrow tonight morning evening weekend weekends built constructed",
  "every everyday daily always late hamesha roz हमेशा रोज ಯಾವಾಗಲೂ ಪ್ರತಿದಿನ",
  "time times timing timings hour hours schedule calendar date dates day days year season month monthly",
  "january february april june july august september october november december begin begins beginning start starts starting",
  "darshan darshanam aarti arti live online booking book ticket tickets registration register pass slot slots",
  "entry fee fees price cost charges free dress code rules photo photos images image picture pictures video videos",
  "address phone contact number website official app map maps route distance directions direction road bus train station",
  "having has have providing provides provided offering available availability allowed permitted facility facilities parking locker lockers cloakroom luggage toilet toilets washroom mobile mobiles phones camera cameras one two three stay hotel hotels room rooms accommodation history story information info details about place places things tour trip",
  "helicopter helipad ropeway trek trekking corridor palace airport railway metro junction between",
  "kapat kapaat tarikh tareekh taarikh parikrama parikarma pradakshina girivalam",
  "getaway getaways itinerary package packages worship worshipped worshiped pray prayer prayers dedicated god goddess deity shrine shrines dham",
  "ho hota hoti hote aano undo iruva idya ideya teredide teredideya",
  "kya kyon jo wale wala wali rehta rehti rehte rahta rahti rahte hoga kaise jaye jayen jaaye pahunche kahan kaha kab kaun kaunsa konsa hai hain ka ki ke ko me mein se par aur",
  "khula khulta khulti khulna khulne khulega khulegi khulenge khulengi hoga hogi honge hone tithi jana jane ghumne dekhne liye pahunchne hege elli ellide yavaga hattira hattirada",
  "paas pas najdik nazdik mere mera prasiddh prasidh mashhoor mashhur sabse bada bade purana samay",
  "के का की को में से पर और है हैं था थे कैसे कहाँ कहां कब कौन कौनसा सा सी क्या जाएं जाएँ जाने घूमने घूमना देखने पहुंचें पहुँचें पहुंचे रास्ता",
  "पास नजदीक नज़दीक नजदीकी नज़दीकी मेरे आसपास प्रसिद्ध मशहूर लोकप्रिय सबसे अच्छा अच्छे बड़ा बड़े बड़ी पुराना पुराने सुंदर",
  "खुलता खुलती खुलते खुलेगा खुलेगी खुलेंगे खुलेंगी खुलने खुलना खुले तिथि शुरू शुरु होंगे होंगी होने होता होती होते होगा होगी जाना जाते पहुँचना पहुंचना मिलेगा चाहिए करने करना करें पड़ने वाले वाला लिए कितने कितना बजे तक दिन मंदिरें",
  "जनवरी फरवरी फ़रवरी मार्च अप्रैल जून जुलाई अगस्त सितंबर सितम्बर अक्टूबर नवंबर नवम्बर दिसंबर दिसम्बर",
  "समय दर्शन आरती लाइव टिकट बुकिंग खुलने खुला बंद आज अभी कल पता फोटो इतिहास स्थल दर्शनीय सूची नाम जगह",
  "कपाट टाइम टाइमिंग तारीख परिक्रमा प्रदक्षिणा हेलीकॉप्टर हेलिकॉप्टर रोपवे ट्रेक कॉरिडोर रेलवे स्टेशन दूरी दूर",
  "आहे कसे कुठे जवळ जवळचे वेळ दर्शनाची",
  "ಹೇಗೆ ತಲುಪುವುದು ಹೋಗುವುದು ಎಲ್ಲಿ ಎಲ್ಲಿದೆ ಇದೆ ಇರುವ ಯಾವ ಯಾವುದು ಯಾವಾಗ ಏನು ನನ್ನ ಹತ್ತಿರ ಹತ್ತಿರದ ಸಮೀಪ ಬಳಿ",
  "ತೆರೆಯುತ್ತದೆ ತೆರೆಯುತ್ತವೆ ತೆರೆಯುವುದು ತೆರೆಯಲಿದೆ ತೆರೆಯುತ್ತೆ ತೆರೆದಿದೆ ತೆರೆದಿದೆಯೇ ತೆರೆದಿದೆಯಾ ತೆರೆದಿರುತ್ತದೆ ತೆರೆದಿರುತ್ತದೆಯೇ ತೆರೆದಿರುತ್ತದೆಯಾ ಇದೆಯೇ ಇದೆಯಾ ಇರುತ್ತದೆ ಮುಚ್ಚಲಿದೆ ಮುಚ್ಚುವ ಮುಚ್ಚುತ್ತೆ ಮುಚ್ಚುತ್ತದೆ ಮುಚ್ಚುವುದು ಹೋಗಬೇಕು ಹೋಗಲು ಹೋಗುವ ಬರುವ ಸಿಗುವ ಎಷ್ಟು ಗಂಟೆಗೆ ದಿನ ಬೇಕು ಮಾಡಲು ಗಾಗಿ",
  "ಜನವರಿ ಫೆಬ್ರವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್ ಆರಂಭ ಶುರು",
  "ಬಾಗಿಲು ದಿನಾಂಕ ಪರಿಕ್ರಮ ಪ್ರದಕ್ಷಿಣೆ ಹೆಲಿಕಾಪ್ಟರ್ ಚಾರಣ ದೂರ ನಿಲ್ದಾಣ",
  "ಪ್ರಸಿದ್ಧ ಜನಪ್ರಿಯ ಅತ್ಯಂತ ಅತಿ ದೊಡ್ಡ ಹಳೆಯ ಉತ್ತಮ ಸಮಯ ವೇಳೆ ದರ್ಶನ ದರ್ಶನದ ತೆರೆಯುವ ತೆರೆದಿರುವ ಈಗ ಇಂದು ಟಿಕೆಟ್ ಬುಕಿಂಗ್ ಪಟ್ಟಿ ಮತ್ತು",
  "எப்படி செல்வது எங்கே உள்ளது எந்த அருகில் புகழ்பெற்ற பிரபல நேரம் தரிசனம் தரிசன",
  "ఉండే ఉన్న ఉంటుందా తెరిచి ఎలా వెళ్ళాలి ఎక్కడ ఉంది ఏది దగ్గర దగ్గరలో ప్రసిద్ధ సమయం సమయాలు దర్శనం దర్శన",
  "എങ്ങനെ എവിടെ അടുത്തുള്ള പ്രസിദ്ധ സമയം ദർശനം দর্শন সময় কাছে বিখ্যাত কোথায় কীভাবে દર્શન સમય નજીક પ્રખ્યાત ક્યાં",
];

/** What people come to pray for, and against. */
const vows = [
  "dosh dosha pariharam parihara nivaran mannat wish wishes",
  "marriage married love job career health child children baby childless education exam exams money wealth success business visa court",
  "childbirth pregnancy pregnant delivery conceive learning studies vidyarambham aksharabhyasam",
  "problem problems issue issues early late delay couple couples remedy remedies relief success",
  "vivah shaadi shadi maduve santan putra prapti nivarana manokamna harake",
  "दोष निवारण विवाह शादी संतान नौकरी प्राप्ति मनोकामना मन्नत पुत्र धन शिक्षा परीक्षा स्वास्थ्य बाधा मुक्ति",
  "सर्पदोष नागदोष पितृदोष शनिदोष मंगलदोष कालसर्पदोष गर्भ गर्भधारण प्रसव पढ़ाई पढाई विद्या बच्चे बच्चा सेहत",
  "ದೋಷ ನಿವಾರಣೆ ಮದುವೆ ವಿವಾಹ ಸಂತಾನ ಸಂತಾನಪ್ರಾಪ್ತಿ ಪ್ರಾಪ್ತಿ ಹರಕೆ ಮಕ್ಕಳ ಮಕ್ಕಳು ಮಗು ಉದ್ಯೋಗ ಧನ ಆರೋಗ್ಯ ಪರೀಕ್ಷೆ ವಿದ್ಯೆ",
  "ಸರ್ಪದೋಷ ನಾಗದೋಷ ಶನಿದೋಷ ಕುಜದೋಷ ಮಂಗಳದೋಷ ಪಿತೃದೋಷ ಪರಿಹಾರ ಪ್ರಸವ ಹೆರಿಗೆ ಗರ್ಭ ವಿದ್ಯಾಭ್ಯಾಸ ಶಿಕ್ಷಣ",
];

/** What temples are visited for and on: it narrows an answer where records tell of it, and is the first to go. */
const occasions = [
  "yatra mela utsav utsavam festival festivals jayanti chaturthi ekadashi purnima pournami amavasya navaratri deepam",
  "jatre habba puja pooja pujas seva abhishek homam vrat vratam",
  "यात्रा मेला उत्सव जयंती पूजा ಯಾತ್ರೆ ಜಾತ್ರೆ ಹಬ್ಬ ಉತ್ಸವ ಪೂಜೆ",
  ...vows,
];

/** Words people add to a temple's name out of habit or respect. */
const courtesies = [
  "temple temples mandir mandirs mandiram kovil koil kovils devasthanam devasthana devalaya devalayam gudi alayam",
  "ambalam kshetram kshetra sri shri shree sree lord god goddess devta devata amman swamy swami ji jai mata maa baba bade arulmigu thiru",
  "मंदिर मंदिरों टेंपल टेम्पल ಟೆಂಪಲ್ டெம்பிள் టెంపుల్ ದೇವಾಲಯ ದೇವಾಲಯಗಳು ದೇವಸ್ಥಾನ ದೇವಸ್ಥಾನಗಳು ಗುಡಿ கோவில் கோயில் கோவில்கள் கோயில்கள் ఆలయం ఆలయాలు గుడి దేవాలయం ക്ഷേത്രം മന്ദിരം",
];

/** All words of courtesy. */
export const courtesyWords: readonly string[] = courtesies.flatMap((line) => line.split(" "));

/** Words that only ask beside one that tells of an opening, or beside a year: "gates open", "may 2027"; else they may be names. */
const besideOpenings = ["door doors gate gates portal portals nada band may march मई ಮೇ"];
const openings = [
  "open opens opened opening reopen reopening close closes closed closing date dates kab khulne khulega khulenge hoga honge",
  "कब खुलने खुलेगा खुलेंगे होंगे तारीख तिथि ಯಾವಾಗ ತೆರೆಯುತ್ತದೆ ತೆರೆಯುವ ದಿನಾಂಕ",
];

/** Days of the week, but before a word for a market or a quarter: "shaniwar wada", "budhwar peth", "sunday market". */
const weekdays = [
  "sunday monday tuesday wednesday thursday friday saturday sundays mondays tuesdays wednesdays thursdays fridays saturdays",
  "raviwar ravivar itwar somwar somvar mangalwar mangalvar budhwar budhvar guruwar guruvar shukrawar shukravar shaniwar shanivar",
  "bhanuvara somavara mangalavara budhavara guruvara shukravara shanivara",
  "रविवार इतवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार ಭಾನುವಾರ ರವಿವಾರ ಸೋಮವಾರ ಮಂಗಳವಾರ ಬುಧವಾರ ಗುರುವಾರ ಶುಕ್ರವಾರ ಶನಿವಾರ",
];
const quarters = ["wada vada peth bazar bazaar market haat sante santhe वाडा पेठ बाज़ार बाजार हाट ಪೇಟೆ ಸಂತೆ ಮಾರುಕಟ್ಟೆ"];

/** Words that ask for what lies around a place. */
const nearness = [
  "near nearby nearest around close within paas pas najdik nazdik hattira hattirada पास नजदीक नज़दीक आसपास ಬಳಿ ಹತ್ತಿರ ಹತ್ತಿರದ ಸಮೀಪ அருகில் దగ్గర",
];

/** Houses of other faiths, of which there is none here: no misspelling of a name. */
const elsewhere = ["church churches cathedral basilica mosque masjid dargah synagogue चर्च मस्जिद दरगाह ಚರ್ಚ್ ಮಸೀದಿ ದರ್ಗಾ"];

const keysOf = (lines: readonly string[]) => new Set(foldTokens(lines.join(" ")));
const inLatin = /^[\p{sc=Latin}\p{N}\p{P}]+$/u;

/**
 * True for a word as it was typed whose keys are all among those of the lines: what is typed in Latin letters among those
 * of their words in these, since ಬಳಿ asks for what is near and Bali is a name.
 */
const isAllOf = (lines: readonly string[]) => {
  const all = keysOf(lines);
  const latin = keysOf(lines.flatMap((line) => line.split(" ")).filter((word) => inLatin.test(word)));
  return (word: string) => {
    const keys = inLatin.test(word) ? latin : all;
    const own = foldTokens(word);
    return own.length > 0 && own.every((key) => keys.has(key));
  };
};
const isAsking = isAllOf(asking);
const isWeekday = isAllOf(weekdays);
const isQuarter = isAllOf(quarters);
const isBesideOpenings = isAllOf(besideOpenings);
const isOpening = isAllOf(openings);
const isYear = (word: string) => /^(?:19|20)\d\d$/.test(word);
const isRanking = isAllOf(["top best most famous"]);
const isUnit = isAllOf(["km kms kilometer kilometers kilometre kilometres किमी ಕಿಮೀ"]);
const isCourtesyWord = isAllOf(courtesies);
const isOccasionWord = isAllOf(occasions);
const isVowWord = isAllOf(vows);
const isDosha = isAllOf(["dosh dosha दोष ದೋಷ"]);

/** True for a word that asks for more than one temple, or for what lies in a place: "temples", "in", "में". */
export const isOfMany = isAllOf([
  "temples mandirs kovils devasthanams in at near of me mein मंदिरों में के ದೇವಾಲಯಗಳು ದೇವಸ್ಥಾನಗಳು கோவில்கள் கோயில்கள் ఆలయాలు",
]);
/** True for a word that asks for what lies around: "near", "पास", "ಬಳಿ". */
export const isNearness = isAllOf(nearness);
/** True for what is no temple: "church", "masjid". */
export const isElsewhere = isAllOf(elsewhere);
/** True for a word of courtesy, such as "temple", "sri", "ji". */
export const isCourtesy = (word: string): boolean => isCourtesyWord(word);
/** True for a word that says what a temple is visited for, such as "puja", "marriage", "mela". */
export const isOccasion = (word: string): boolean => isOccasionWord(word);

/** True for words that say what is prayed for, such as "marriage", or against: "sarpa dosha". */
export const isVow = (words: readonly string[]): boolean =>
  words.every(isVowWord) || (words.length === 2 && isDosha(words[1] ?? ""));

/** The words of a query that do not only ask: "how to reach kedarnath" is "kedarnath", "top 10 temples" is "temples". */
export const withoutAsking = (words: readonly string[]): string[] => words.filter((_, at) => !onlyAsks(words, at));

/** True for a word among others that only asks. */
export function onlyAsks(words: readonly string[], at: number): boolean {
  const [before = "", word = "", after = ""] = [words[at - 1], words[at], words[at + 1]];
  const isCount = /^\d{1,3}$/.test(word) && (isRanking(before) || isUnit(after));
  if (isWeekday(word)) return !isQuarter(after);
  if (isCount || isUnit(word) || isYear(word) || isAsking(word)) return true;
  return isBesideOpenings(word) && [before, after].some((beside) => isOpening(beside) || isYear(beside));
}

/**
 * The words that a temple has to carry: those of courtesy and those that only ask are not among them while another one
 * tells. Where a query tells something `besides` (a part of the country) there may be none.
 */
export function requiredWords(words: readonly string[], besides = false): readonly string[] {
  const asked = withoutAsking(words);
  const telling = withoutCourtesies(asked);
  if (telling.length > 0 || besides) return telling;
  return asked.length > 0 ? asked : words;
}

/** The words without those of courtesy. */
export const withoutCourtesies = (words: readonly string[]): string[] => words.filter((word) => !isCourtesyWord(word));

/** A word that ends in "dosha" as the two that others write: ನಾಗದೋಷ is ನಾಗ ದೋಷ; any other word alone. */
export function doshaApart(word: string): string[] {
  const [, what, dosha] = /^(.{2,})(dosham?|dosh|दोष|ದೋಷ)$/iu.exec(word) ?? [];
  return what && dosha ? [what, dosha] : [word];
}

/** Endings of cases in Kannada for "in", "from", "to" and "of", which other languages write apart, and what the name ends in. */
const caseEndings: readonly (readonly [ending: string, name: string])[] = [
  ["ುವಿನ", "ು"],
  ["ದಲ್ಲಿರುವ", ""],
  ["ಿನಲ್ಲಿರುವ", "ು"],
  ["ಯಲ್ಲಿರುವ", ""],
  ["ದಲ್ಲಿ", ""],
  ["ಿನಲ್ಲಿ", "ು"],
  ["ಯಲ್ಲಿ", ""],
  ["ದಿಂದ", ""],
  ["ಿನಿಂದ", "ು"],
  ["ಯಿಂದ", ""],
  ["ಕ್ಕಾಗಿ", ""],
  ["ಗಳಿಗಾಗಿ", "ಗಳು"],
  ["ಗಾಗಿ", ""],
  ["ಕ್ಕೆ", ""],
  ["ಗಳಿಗೆ", "ಗಳು"],
  ["ೂರಿಗೆ", "ೂರು"],
  ["ಗೆ", ""],
  ["ಿನ", "ು"],
  ["ದ", ""],
  ["ಯ", ""],
  ["ನ", ""],
];
const SHORTEST_NAME = 3;

/** A Kannada word without the ending of its case, ಕರ್ನಾಟಕದ is ಕರ್ನಾಟಕ; undefined for one that has none. */
export function withoutCase(word: string): string | undefined {
  const [ending, name] = caseEndings.find(([end]) => word.endsWith(end)) ?? [];
  if (ending === undefined || name === undefined) return undefined;
  const stem = word.slice(0, -ending.length) + name;
  return stem.length >= SHORTEST_NAME ? stem : undefined;
}

/** The words without the endings of their cases; ದೇವಸ್ಥಾನ has none. */
export const withoutCases = (words: readonly string[]): string[] =>
  words.map((word) => (isCourtesy(word) ? word : (withoutCase(word) ?? word)));
