import type { Worship } from "../festivals/infoTypes";
import type { DeityId } from "./deities";

/** Why something is recommended. */
export type Basis = "festival" | "season" | "tithi" | "nakshatra" | "weekday";

/** A rule holds on a day that meets every condition it names. */
export type RecommendationRule = {
  /** Key of its texts: `recommendations.<id>.title` and `.description`. */
  id: string;
  basis: Basis;
  deities: readonly DeityId[];
  worship: Worship;
  /** Ids of festivals, one of which is today. */
  festivals?: readonly string[];
  /** 0 = Sunday. */
  weekday?: number;
  /** Tithis at sunrise, or kshaya today. */
  tithis?: readonly number[];
  nakshatra?: number;
  /** Lunar month by the reckoning of whom it is for, 1 = Chaitra. */
  month?: number;
  /** Amanta month, whatever the reckoning: of a season that texts do not call by the month. */
  amanta?: number;
  adhika?: boolean;
  /** Sidereal sign of the Sun, 1 = Mesha. */
  sunSign?: number;
};

const BRIGHT_NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const DARK_FORTNIGHT = Array.from({ length: 15 }, (_, i) => i + 16);

/** In order of weight: vows of the day, seasons, tithis, nakshatras, weekdays. Festivals themselves come before all. */
export const RECOMMENDATION_RULES: readonly RecommendationRule[] = [
  { id: "ekadashi", basis: "festival", festivals: ["ekadashi"], deities: ["vishnu"], worship: "brahmaMuhurta" },
  { id: "pradosh", basis: "festival", festivals: ["pradosh-vrat"], deities: ["shiva"], worship: "pradosha" },
  {
    id: "sankashti",
    basis: "festival",
    festivals: ["sankashti-chaturthi"],
    deities: ["ganesha"],
    worship: "untilMoonrise",
  },
  { id: "shivaratri", basis: "festival", festivals: ["masik-shivaratri"], deities: ["shiva"], worship: "nishita" },
  {
    id: "vaishnavaEkadashi",
    basis: "festival",
    festivals: ["ekadashi-vaishnava"],
    deities: ["vishnu"],
    worship: "brahmaMuhurta",
  },
  {
    id: "sharadNavratri",
    basis: "season",
    amanta: 7,
    adhika: false,
    tithis: BRIGHT_NINE,
    deities: ["durga", "devi"],
    worship: "pradosha",
  },
  {
    id: "chaitraNavratri",
    basis: "season",
    amanta: 1,
    adhika: false,
    tithis: BRIGHT_NINE,
    deities: ["durga", "devi"],
    worship: "purvahna",
  },
  {
    id: "pitruPaksha",
    basis: "season",
    amanta: 6,
    adhika: false,
    tithis: DARK_FORTNIGHT,
    deities: ["vishnu"],
    worship: "aparahna5",
  },
  { id: "adhikaMonth", basis: "season", adhika: true, deities: ["vishnu"], worship: "brahmaMuhurta" },
  { id: "shravanaMonday", basis: "season", month: 5, weekday: 1, deities: ["shiva"], worship: "pradosha" },
  { id: "shravanaFriday", basis: "season", month: 5, weekday: 5, deities: ["lakshmi"], worship: "pradosha" },
  { id: "kartikaLamps", basis: "season", month: 8, deities: ["shiva", "vishnu"], worship: "pradosha" },
  { id: "dhanurmasa", basis: "season", sunSign: 9, deities: ["vishnu"], worship: "brahmaMuhurta" },
  { id: "aadiFriday", basis: "season", sunSign: 4, weekday: 5, deities: ["devi"], worship: "purvahna" },
  { id: "margashirshaThursday", basis: "season", month: 9, weekday: 4, deities: ["lakshmi"], worship: "pradosha" },
  { id: "maghaBath", basis: "season", month: 11, deities: ["surya", "vishnu"], worship: "brahmaMuhurta" },
  { id: "purnima", basis: "tithi", tithis: [15], deities: ["vishnu", "lakshmi"], worship: "pradosha" },
  { id: "amavasya", basis: "tithi", tithis: [30], deities: ["kali", "shani"], worship: "aparahna5" },
  { id: "vinayakaChaturthi", basis: "tithi", tithis: [4], deities: ["ganesha"], worship: "madhyahna5" },
  { id: "shashthi", basis: "tithi", tithis: [6], deities: ["murugan"], worship: "purvahna" },
  { id: "saptami", basis: "tithi", tithis: [7], deities: ["surya"], worship: "purvahna" },
  { id: "durgashtami", basis: "tithi", tithis: [8], deities: ["durga"], worship: "purvahna" },
  { id: "kalashtami", basis: "tithi", tithis: [23], deities: ["shiva"], worship: "nishita" },
  { id: "krittika", basis: "nakshatra", nakshatra: 3, deities: ["murugan"], worship: "pradosha" },
  { id: "rohini", basis: "nakshatra", nakshatra: 4, deities: ["krishna"], worship: "purvahna" },
  { id: "ardra", basis: "nakshatra", nakshatra: 6, deities: ["shiva"], worship: "brahmaMuhurta" },
  { id: "punarvasu", basis: "nakshatra", nakshatra: 7, deities: ["rama"], worship: "madhyahna5" },
  { id: "swati", basis: "nakshatra", nakshatra: 15, deities: ["narasimha"], worship: "pradosha" },
  { id: "shravana", basis: "nakshatra", nakshatra: 22, deities: ["vishnu", "venkateswara"], worship: "purvahna" },
  { id: "sunday", basis: "weekday", weekday: 0, deities: ["surya"], worship: "purvahna" },
  { id: "monday", basis: "weekday", weekday: 1, deities: ["shiva"], worship: "pradosha" },
  { id: "tuesday", basis: "weekday", weekday: 2, deities: ["hanuman", "murugan", "durga"], worship: "purvahna" },
  { id: "wednesday", basis: "weekday", weekday: 3, deities: ["ganesha"], worship: "purvahna" },
  { id: "thursday", basis: "weekday", weekday: 4, deities: ["vishnu", "dattatreya", "sai-baba"], worship: "purvahna" },
  { id: "friday", basis: "weekday", weekday: 5, deities: ["lakshmi", "devi"], worship: "pradosha" },
  { id: "saturday", basis: "weekday", weekday: 6, deities: ["shani", "hanuman", "venkateswara"], worship: "pradosha" },
];
