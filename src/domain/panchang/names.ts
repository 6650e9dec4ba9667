const list = (names: string) => names.split("|");

const FORTNIGHT = list(
  "Pratipada|Dwitiya|Tritiya|Chaturthi|Panchami|Shashthi|Saptami|Ashtami|Navami|Dashami|Ekadashi|Dwadashi|Trayodashi|Chaturdashi",
);
const MOVABLE_KARANAS = list("Bava|Balava|Kaulava|Taitila|Garaja|Vanija|Vishti");

/** The 30 tithis; 1 to 15 Shukla, 16 to 30 Krishna. All tables are asked with indices that begin at 1. */
export const TITHIS = [...FORTNIGHT, "Purnima", ...FORTNIGHT, "Amavasya"];
/** The 60 karanas of a lunar month: four fixed ones and seven that come round eight times. */
export const KARANAS = [
  "Kinstughna",
  ...Array.from({ length: 56 }, (_, i) => MOVABLE_KARANAS[i % 7] ?? ""),
  ...list("Shakuni|Chatushpada|Naga"),
];
/** The 27 nakshatras. */
export const NAKSHATRAS = list(
  "Ashwini|Bharani|Krittika|Rohini|Mrigashirsha|Ardra|Punarvasu|Pushya|Ashlesha|Magha|Purva Phalguni|Uttara Phalguni|Hasta|Chitra|Swati|Vishakha|Anuradha|Jyeshtha|Mula|Purva Ashadha|Uttara Ashadha|Shravana|Dhanishtha|Shatabhisha|Purva Bhadrapada|Uttara Bhadrapada|Revati",
);
/** The 27 yogas. */
export const YOGAS = list(
  "Vishkambha|Priti|Ayushmana|Saubhagya|Shobhana|Atiganda|Sukarma|Dhriti|Shula|Ganda|Vriddhi|Dhruva|Vyaghata|Harshana|Vajra|Siddhi|Vyatipata|Variyana|Parigha|Shiva|Siddha|Sadhya|Shubha|Shukla|Brahma|Indra|Vaidhriti",
);
/** The 12 lunar months. */
export const MONTHS = list(
  "Chaitra|Vaishakha|Jyeshtha|Ashadha|Shravana|Bhadrapada|Ashwina|Kartika|Margashirsha|Pausha|Magha|Phalguna",
);
/** The 12 sidereal signs. */
export const SIGNS = list("Mesha|Vrishabha|Mithuna|Karka|Simha|Kanya|Tula|Vrischika|Dhanu|Makara|Kumbha|Meena");
/** The six seasons. */
export const RITUS = list("Vasanta|Grishma|Varsha|Sharad|Hemanta|Shishira");
/** The Sun's two courses. */
export const AYANAS = list("Uttarayana|Dakshinayana");
/** The seven weekdays, Sunday first. */
export const WEEKDAYS = list("Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday");
/** The 60 years of the southern cycle. */
export const SAMVATSARAS = list(
  "Prabhava|Vibhava|Shukla|Pramoda|Prajapati|Angirasa|Shrimukha|Bhava|Yuva|Dhata|Ishvara|Bahudhanya|Pramathi|Vikrama|Vrisha|Chitrabhanu|Subhanu|Tarana|Parthiva|Vyaya|Sarvajit|Sarvadhari|Virodhi|Vikriti|Khara|Nandana|Vijaya|Jaya|Manmatha|Durmukha|Hemalambi|Vilambi|Vikari|Sharvari|Plava|Shubhakrit|Shobhakrit|Krodhi|Vishvavasu|Parabhava|Plavanga|Kilaka|Saumya|Sadharana|Virodhakrit|Paridhavi|Pramadi|Ananda|Rakshasa|Nala|Pingala|Kalayukta|Siddharthi|Raudra|Durmati|Dundubhi|Rudhirodgari|Raktaksha|Krodhana|Akshaya",
);

/** English name of a table's entry; indices begin at 1. */
export function nameOf(table: readonly string[], index: number): string {
  return table[index - 1] ?? "";
}
