import { foldTokens } from "../spelling";
import { namePairs, sharedNames } from "../spelling/nameAliases";
import { placeNames } from "../spelling/placeAliases";

const folded = (words: string) => words.split(/\s+/).flatMap(foldTokens);
const setOf = (words: string): ReadonlySet<string> => new Set(folded(words));

/** Words that tell no temple from another: what it is, what people call it out of respect, and small words. */
export const noise = setOf(`
  Temple Temples Mandir Mandira Mandiram Mandirs Kovil Koil Koyil Thirukoil Thirukkoil Thirukovil Tirukkovil Devasthana
  Devasthanam Devasthan Devalaya Devalayam Devalay Dewal Alayam Aalayam Alaya Gudi Ambalam Kshetra Kshetram Deula Deul
  Mandara Mandapa Sannidhi Sannidhanam Shrine Complex Premises Precinct Group
  Sri Shri Shree Sree Siri Thiru Tiru Arulmigu Arulmighu Arultharum Swamy Swami Swamiji Swamivari Samy Sami Ji Jee
  Maharaj Bhagwan Bhagavan Lord Goddess God Maa Ma Mai Shrimad Srimad Sametha Sameta Samedha Sahitha Vari Varu Prachin
  Pracheen Prachina Ancient Famous Holy Sacred Historic Siddha Prasiddh Trust Board Committee Samiti Sansthan Samsthan Nyas Mandal Parisar
  the of at in and near to a aur ka ki ke evam va mattu marrum
  मंदिर मन्दिर मंदिरम् கோயில் கோவில் திருக்கோயில் ஆலயம் ದೇವಸ್ಥಾನ ದೇವಾಲಯ ಗುಡಿ ಮಂದಿರ ఆలయం దేవాలయం దేవస్థానం గుడి ക്ഷേത്രം
  അമ്പലം মন্দির મંદિર ਮੰਦਰ ਮੰਦਿਰ ମନ୍ଦିର ଦେଉଳ श्री ஸ்ரீ அருள்மிகு திரு శ్రీ ಶ್ರೀ ശ്രീ শ্রী શ્રી ਸ੍ਰੀ ଶ୍ରୀ माँ मां ಸ್ವಾಮಿ స్వామి സ്വാമി
  சுவாமி ஸ்வாமி ସ୍ୱାମୀ`);

/** Titles that a temple has beside its name: two of them differ in these without being two. */
export const titles = setOf(`
  Shaktipeeth Shaktipeetha Shaktipith Shakti Peeth Peetha Peetham Pitha Jyotirling Jyotirlinga Jyotirlingam Dham Dhaam
  Tirth Teerth Tirtha Teertham Kshetra Divya Desam Sthal Sthala Sthan Sthalam Yatra Darshan Mahasthan Math Mutt Baba
  शक्तिपीठ ज्योतिर्लिंग धाम`);

/** What a house is, where that parts it from others: a tank or a monastery beside a temple is no temple. */
export const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    house: `Temple Mandir Mandira Mandiram Kovil Koil Thirukoil Devasthana Devasthanam Devalaya Devalayam Alayam Gudi
      Ambalam Kshetram Deula கோயில் கோவில் मंदिर मन्दिर ದೇವಸ್ಥಾನ ದೇವಾಲಯ ఆలయం దేవాలయం ക്ഷേത്രം মন্দির મંદિર ਮੰਦਰ ମନ୍ଦିର`,
    monastery: "Math Mutt Matha Matham Ashram Ashrama Akhada Akhara Monastery Gompa Vihar Vihara मठ ಮಠ",
    gurdwara: "Gurdwara Gurudwara गुरुद्वारा ਗੁਰਦੁਆਰਾ",
    water: "Kund Ghat Tank Pushkarini Kalyani Teppakulam Talab Sarovar Theertham Pushkar कुंड घाट ಕಲ್ಯಾಣಿ",
    grave: "Samadhi Brindavana Samadhi समाधि",
    stupa: "Stupa Chaitya Pagoda",
    lodging: "Dharamshala Dharmashala Choultry Annakshetra Bhavan Museum Gaushala धर्मशाला",
  }).flatMap(([kind, words]) => folded(words).map((word) => [word, kind] as const)),
);

/** Words that say which of two it is. Of each line the first part is against the second. */
const opposites: readonly (readonly [string, string])[] = [
  [
    "Big Bada Bade Badi Periya Pedda Dodda Mota Thorala Large बड़ा बड़े பெரிய ದೊಡ್ಡ పెద్ద",
    "Small Chota Chhota Chhote Choto Chhoti Chinna Chikka Nana Dhakta Little छोटा छोटे छोटी சின்ன ಚಿಕ್ಕ చిన్న",
  ],
  [
    "Old Vriddha Vridha Purana Purani Pazhaya Juna Juni Hale Puratan पुराना पुरानी ಹಳೆ",
    "New Naya Nai Nava Nutan Puthu Hosa Kotha Navin नया नवीन ಹೊಸ",
  ],
  ["Upper Upar Mel Mele Melai Uchi Oopar", "Lower Niche Neeche Keezh Kizh Keel Adivaram"],
  ["North Uttar Uttara Vada Vadakku Badagi Badaga", "South Dakshin Dakshina Ten Therku Tenkana"],
  ["East Purva Poorva Kizhakku", "West Paschim Paschima Merku Paduvana"],
  ["First Pratham Pehla Modal", "Second Dvitiya Dusra Eradane"],
];

export type Side = { at: number; end: 0 | 1 };
export const sides: ReadonlyMap<string, Side> = new Map(
  opposites.flatMap((ends, at) =>
    ([0, 1] as const).flatMap((end) => folded(ends[end]).map((word) => [word, { at, end }] as const)),
  ),
);

/** Names that every town has a temple of. */
const common = `
  Devi Mata Mataji Amman Amma Ammavaru Ambal Ambika Amba Ambe Bhagavati Bhagavathy Bhagwati Durga Kali Kalika Mahakali
  Bhadrakali Chamunda Lakshmi Mahalakshmi Laxmi Saraswati Parvati Gauri Mariamman Kaliamman Santoshi Sheetla Sitala
  Shiva Shiv Mahadev Mahadeva Shankar Shankara Shambhu Ishwara Eshwara Easwaran Linga Lingam Bholenath Rudra Bhairava
  Bhairav Kaal Kal Vishnu Narayana Narayan Satyanarayana Perumal Venkateswara Balaji Srinivasa Venkataramana Ganesha
  Ganesh Ganapati Vinayaka Vinayagar Pillaiyar Murugan Muruga Subramanya Subramania Kartikeya Skanda Krishna Radha Gopala
  Radhakrishna Rama Ram Sita Sitaram Lakshman Hanuman Anjaneya Anjaneyar Maruti Bajrangbali Surya Ayyappa Ayyappan Sastha
  Narasimha Lakshminarasimha Lakshminarayan Dattatreya Datta Vitthal Vithoba Panduranga Jagannath Shani Navagraha Naga
  Nagaraja Sai Saibaba Shirdi Buddha Buddhist Mahavir Mahavira Parshvanath Adinath Jain Digambar Shwetambar Brahma ISKCON
  Swaminarayan Raghavendra Gurdwara Gurudwara Sahib Singh Sabha Cave Caves Gufa Hill Fort Stupa Vihara Vihar Math Mutt Ashram Basadi
  Derasar Jinalaya Panchmukhi Sankat Mochan Hari Guru Baba Nath Raja Rani Samadhi Kund Ghat Talab Radhe Shyam Block
  Sector Road Street Colony Nagar Main Bazar Market Gram Village`;

/** Other words for one deity or one place, by the key of each the key of the first. */
const heads: ReadonlyMap<string, string> = new Map(
  [...sharedNames, ...namePairs, ...placeNames].reverse().flatMap((line) => {
    const [head = "", ...others] = folded(line);
    return others.map((other) => [other, head] as const);
  }),
);

/** The word that stands for all names of one deity or place. */
export const headOf = (key: string): string => heads.get(key) ?? key;

export const commonWords: ReadonlySet<string> = new Set(folded(common).flatMap((key) => [key, headOf(key)]));
