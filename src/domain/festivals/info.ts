import type { DeityId } from "../panchang/deities";

/** Festivals of the country, of a region, and the vows that return every month. */
export type FestivalKind = "MAJOR" | "REGIONAL" | "VRAT";
/** States by their ISO 3166-2:IN letters, and two wider areas. */
export type Region =
  | "NORTH"
  | "SOUTH"
  | "AP"
  | "AS"
  | "BR"
  | "GJ"
  | "KA"
  | "KL"
  | "MH"
  | "OD"
  | "PB"
  | "TG"
  | "TN"
  | "UP"
  | "WB";
/** When its worship is done. */
export type Worship =
  | "brahmaMuhurta"
  | "purvahna"
  | "madhyahna5"
  | "aparahna5"
  | "pradosha"
  | "nishita"
  | "untilMoonrise";

export type FestivalInfo = {
  kind: FestivalKind;
  deities: readonly DeityId[];
  worship: Worship;
  /** Where it is chiefly kept; none means the whole country. */
  regions?: readonly Region[];
  /** Regions with a name of their own for it (`festivals.<id>.regional.<region>` in the locales). */
  alsoNamed?: readonly Region[];
  /** The festival with which its days end. */
  lastsUntil?: string;
};

const SOUTH: readonly Region[] = ["AP", "KA", "TG", "TN"];

/** What each computed festival is, by the id of its rule. */
export const FESTIVAL_INFO: Readonly<Record<string, FestivalInfo>> = {
  "makar-sankranti": { kind: "MAJOR", deities: ["surya"], worship: "purvahna", alsoNamed: ["AS", "GJ", "KA", "PB"] },
  pongal: { kind: "REGIONAL", deities: ["surya"], worship: "purvahna", regions: ["TN"] },
  "mesha-sankranti": { kind: "MAJOR", deities: ["surya"], worship: "purvahna", alsoNamed: ["AS", "OD", "PB", "TN"] },
  "vasant-panchami": { kind: "MAJOR", deities: ["saraswati"], worship: "purvahna", alsoNamed: ["WB"] },
  "ratha-saptami": { kind: "MAJOR", deities: ["surya"], worship: "brahmaMuhurta" },
  "maha-shivaratri": { kind: "MAJOR", deities: ["shiva", "parvati"], worship: "nishita" },
  "holika-dahan": { kind: "MAJOR", deities: ["narasimha", "vishnu"], worship: "pradosha", alsoNamed: ["KA"] },
  holi: { kind: "MAJOR", deities: ["krishna"], worship: "purvahna" },
  ugadi: { kind: "MAJOR", deities: ["brahma", "vishnu"], worship: "purvahna", regions: SOUTH, alsoNamed: ["MH"] },
  "chaitra-navratri": {
    kind: "MAJOR",
    deities: ["durga", "devi"],
    worship: "purvahna",
    regions: ["NORTH"],
    lastsUntil: "rama-navami",
  },
  "rama-navami": { kind: "MAJOR", deities: ["rama"], worship: "madhyahna5" },
  "hanuman-jayanti": { kind: "MAJOR", deities: ["hanuman"], worship: "purvahna", regions: ["NORTH"] },
  "akshaya-tritiya": { kind: "MAJOR", deities: ["lakshmi", "vishnu"], worship: "purvahna" },
  "narasimha-jayanti": { kind: "REGIONAL", deities: ["narasimha"], worship: "pradosha", regions: ["SOUTH"] },
  "buddha-purnima": { kind: "MAJOR", deities: ["buddha"], worship: "purvahna" },
  "rath-yatra": { kind: "MAJOR", deities: ["krishna"], worship: "purvahna", regions: ["OD"] },
  "guru-purnima": { kind: "MAJOR", deities: ["dattatreya", "sai-baba", "vishnu"], worship: "purvahna" },
  "nag-panchami": { kind: "MAJOR", deities: ["naga", "shiva"], worship: "purvahna" },
  varamahalakshmi: { kind: "REGIONAL", deities: ["lakshmi"], worship: "pradosha", regions: SOUTH },
  "raksha-bandhan": { kind: "MAJOR", deities: ["vishnu"], worship: "aparahna5", alsoNamed: ["MH"] },
  "janmashtami-smarta": { kind: "MAJOR", deities: ["krishna"], worship: "nishita", alsoNamed: ["MH", "TN"] },
  "janmashtami-vaishnava": { kind: "MAJOR", deities: ["krishna"], worship: "nishita" },
  "hartalika-teej": { kind: "REGIONAL", deities: ["parvati", "shiva"], worship: "purvahna", alsoNamed: ["KA"] },
  "ganesh-chaturthi": {
    kind: "MAJOR",
    deities: ["ganesha"],
    worship: "madhyahna5",
    alsoNamed: ["KA", "TN"],
    lastsUntil: "anant-chaturdashi",
  },
  "anant-chaturdashi": { kind: "MAJOR", deities: ["vishnu", "ganesha"], worship: "purvahna" },
  "sarva-pitru-amavasya": { kind: "MAJOR", deities: ["vishnu"], worship: "aparahna5", alsoNamed: ["WB"] },
  "sharad-navratri": {
    kind: "MAJOR",
    deities: ["durga", "devi"],
    worship: "purvahna",
    alsoNamed: ["KA"],
    lastsUntil: "maha-navami",
  },
  "durga-ashtami": { kind: "MAJOR", deities: ["durga", "devi"], worship: "purvahna" },
  "maha-navami": { kind: "MAJOR", deities: ["durga", "saraswati"], worship: "purvahna", alsoNamed: ["SOUTH"] },
  vijayadashami: { kind: "MAJOR", deities: ["durga", "rama"], worship: "aparahna5", alsoNamed: ["KA", "NORTH"] },
  "sharad-purnima": { kind: "MAJOR", deities: ["lakshmi", "krishna"], worship: "nishita", alsoNamed: ["MH", "WB"] },
  "valmiki-jayanti": { kind: "REGIONAL", deities: ["rama"], worship: "purvahna", regions: ["NORTH"] },
  "karwa-chauth": {
    kind: "REGIONAL",
    deities: ["shiva", "parvati"],
    worship: "untilMoonrise",
    regions: ["NORTH"],
  },
  dhanteras: { kind: "MAJOR", deities: ["lakshmi"], worship: "pradosha" },
  "naraka-chaturdashi": {
    kind: "MAJOR",
    deities: ["krishna", "kali"],
    worship: "brahmaMuhurta",
    alsoNamed: ["NORTH", "SOUTH"],
  },
  diwali: { kind: "MAJOR", deities: ["lakshmi", "ganesha"], worship: "pradosha", alsoNamed: ["SOUTH", "WB"] },
  "govardhan-puja": { kind: "MAJOR", deities: ["krishna"], worship: "purvahna", alsoNamed: ["GJ", "KA", "MH"] },
  "bhai-dooj": { kind: "MAJOR", deities: ["krishna"], worship: "aparahna5", alsoNamed: ["KA", "MH", "WB"] },
  "chhath-puja": { kind: "REGIONAL", deities: ["surya"], worship: "pradosha", regions: ["BR", "UP"] },
  "kartika-purnima": {
    kind: "MAJOR",
    deities: ["shiva", "vishnu", "guru-nanak"],
    worship: "pradosha",
    alsoNamed: ["PB", "UP"],
  },
  "karthigai-deepam": { kind: "REGIONAL", deities: ["shiva", "murugan"], worship: "pradosha", regions: ["TN"] },
  "dattatreya-jayanti": { kind: "REGIONAL", deities: ["dattatreya"], worship: "pradosha", regions: ["KA", "MH"] },
  "vaikuntha-ekadashi": { kind: "MAJOR", deities: ["vishnu"], worship: "brahmaMuhurta", regions: ["SOUTH"] },
  onam: { kind: "REGIONAL", deities: ["vishnu"], worship: "purvahna", regions: ["KL"] },
  vishu: { kind: "REGIONAL", deities: ["krishna"], worship: "brahmaMuhurta", regions: ["KL"] },
  thaipusam: { kind: "REGIONAL", deities: ["murugan"], worship: "purvahna", regions: ["TN"] },
  ekadashi: { kind: "VRAT", deities: ["vishnu"], worship: "brahmaMuhurta" },
  "ekadashi-vaishnava": { kind: "VRAT", deities: ["vishnu"], worship: "brahmaMuhurta" },
  "sankashti-chaturthi": { kind: "VRAT", deities: ["ganesha"], worship: "untilMoonrise" },
  "masik-shivaratri": { kind: "VRAT", deities: ["shiva"], worship: "nishita" },
  "pradosh-vrat": { kind: "VRAT", deities: ["shiva"], worship: "pradosha" },
};
