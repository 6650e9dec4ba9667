/** The deities that days, festivals and temples are matched by. The ids are stable; names are texts of the locales. */
export const DEITIES = [
  "shiva",
  "vishnu",
  "krishna",
  "rama",
  "narasimha",
  "venkateswara",
  "devi",
  "lakshmi",
  "durga",
  "kali",
  "saraswati",
  "parvati",
  "ganesha",
  "hanuman",
  "murugan",
  "ayyappa",
  "surya",
  "shani",
  "navagraha",
  "brahma",
  "dattatreya",
  "naga",
  "sai-baba",
  "buddha",
  "tirthankara",
  "guru-nanak",
] as const;
export type DeityId = (typeof DEITIES)[number];

/** Whose form a deity is: a day of the wider one is also a day for its temples. */
export const FORM_OF: Partial<Record<DeityId, DeityId>> = {
  krishna: "vishnu",
  rama: "vishnu",
  narasimha: "vishnu",
  venkateswara: "vishnu",
  lakshmi: "devi",
  durga: "devi",
  kali: "devi",
  saraswati: "devi",
  parvati: "devi",
};
