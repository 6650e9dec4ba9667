import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useMe } from "../account/useMe";
import { useDraft } from "../forms/useDraft";
import { blankBooking, noTime } from "./draft";

/** The booking as it was left in this tab, with the temple the address names and the name of the account. */
export function useBookingDraft() {
  const { search } = useLocation();
  const { fields, change, clear } = useDraft("booking", blankBooking);
  const { data: me } = useMe();
  const [greeted, setGreeted] = useState(false);

  const wanted = new URLSearchParams(search).get("temple") ?? "";
  const isNew = wanted !== "" && fields.from !== wanted;
  useEffect(() => {
    if (!isNew) return;
    change({ from: wanted, temple: wanted, templeId: wanted, pooja: "", date: "", ...noTime });
  }, [isNew, wanted, change]);

  const isNameless = fields.name === "";
  useEffect(() => {
    if (!me || greeted) return;
    setGreeted(true); // what one empties oneself stays empty
    if (isNameless) change({ name: me.name });
  }, [me, greeted, isNameless, change]);
  return { fields, change, clear };
}

export type BookingDraft = ReturnType<typeof useBookingDraft>;
