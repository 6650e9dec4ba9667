import { addDays, type CivilDate } from "../../src/domain/dates";
import type { Db } from "../../src/server/db/open";
import { storeVisits } from "../../src/server/visits/repository";

type Wanted = { visits?: number; visitors?: number; temples?: Record<number, number> };

/** Visits of one day, as if that many browsers had come; days are to be given in order. */
export async function storeDay(db: Db, day: CivilDate, { visits = 0, visitors = 0, temples = {} }: Wanted) {
  const counted = new Map(Object.entries(temples).map(([id, times]) => [Number(id), times]));
  const keys = Array.from({ length: visitors }, (_, number) => `visitor ${number}`);
  await storeVisits(db, { day, at: `${day}T06:00:00.000Z`, visits, visitors: keys, temples: counted });
}

/** The day so many days before `day`. */
export const daysBefore = (day: CivilDate, days: number): CivilDate => addDays(day, -days);
