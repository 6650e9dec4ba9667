import { type Lunation, SYNODIC_DAYS } from "./lunation";
import { nameOf, SAMVATSARAS } from "./names";
import { civilParts, dayNumberAt } from "./time";

/** Years that a lunar month lies in. */
export type Samvat = {
  shaka: number;
  /** Vikram year that changes with Chaitra (north). */
  vikramChaitradi: number;
  /** Vikram year that changes with Kartika (Gujarat). */
  vikramKartikadi: number;
  samvatsaraSouth: string;
  samvatsaraSouthIndex: number;
  /** Years of the Kali age that have passed. */
  kaliElapsed: number;
};

const KARTIKA = 8;

/**
 * The years of a lunar month. A year begins with its first Chaitra, also when that is the intercalary one
 * (R. Sewell and S. B. Dikshit, The Indian Calendar, 1896, article 51).
 */
export function samvatOf(lunation: Lunation): Samvat {
  const chaitra = lunation.start - (lunation.month - 1) * SYNODIC_DAYS;
  const shaka = civilParts(dayNumberAt(chaitra)).year - 78;
  const samvatsaraSouthIndex = ((shaka + 11) % 60) + 1;
  return {
    shaka,
    vikramChaitradi: shaka + 135,
    vikramKartikadi: shaka + (lunation.month >= KARTIKA ? 135 : 134),
    samvatsaraSouth: nameOf(SAMVATSARAS, samvatsaraSouthIndex),
    samvatsaraSouthIndex,
    kaliElapsed: shaka + 3179,
  };
}
