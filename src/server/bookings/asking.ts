import type { Db } from "../db/open";
import { invalid } from "../errors";
import { refuseWithoutWorship } from "../temples/worship";
import { type BookableOffer, findOffer, refusalOfTime } from "./offers";
import type { Slot } from "./slot";

/** What is asked for, when it can be booked at that time; refused at the field otherwise, and where no worship is held. */
export async function offerFor(db: Db, slot: Slot, now: Date): Promise<BookableOffer> {
  const offer = await findOffer(db, slot.templeId, slot.poojaId);
  if (offer === "temple") return invalid({ templeId: "errors.temple" });
  if (offer === "pooja") return invalid({ poojaId: "errors.pooja" });
  refuseWithoutWorship(offer);
  const refusal = refusalOfTime(offer, slot.date, slot.time, now);
  return refusal ? invalid(refusal) : offer;
}
