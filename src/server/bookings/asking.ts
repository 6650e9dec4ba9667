import type { Db } from "../db/open";
import { invalid } from "../errors";
import { type BookableOffer, findOffer, refusalOfTime } from "./offers";
import type { Slot } from "./places";

/** What is asked for, when it can be booked at that time; refused beside the field otherwise. */
export async function offerFor(db: Db, slot: Slot, now: Date): Promise<BookableOffer> {
  const offer = await knownOffer(db, slot);
  const refusal = refusalOfTime(offer, slot.date, slot.time, now);
  return refusal ? invalid(refusal) : offer;
}

/** The temple and pooja asked for, at any time. */
export async function knownOffer(
  db: Db,
  { templeId, poojaId }: Pick<Slot, "templeId" | "poojaId">,
): Promise<BookableOffer> {
  const offer = await findOffer(db, templeId, poojaId);
  if (offer === "temple") return invalid({ templeId: "errors.temple" });
  return offer === "pooja" ? invalid({ poojaId: "errors.pooja" }) : offer;
}
