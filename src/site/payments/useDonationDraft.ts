import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useMe } from "../account/useMe";
import { useDraft } from "../forms/useDraft";
import { useSite } from "../queries";
import { blankDonation, fromAddress } from "./checkDonation";

/** Under this name a donation is kept in its tab while it is typed, until it is paid. */
export const donationDraft = "donation";

/** The donation as it was left in this tab, with what the address and the account say. */
export function useDonationDraft() {
  const { queries } = useSite();
  const { search } = useLocation();
  const { fields, change } = useDraft(donationDraft, blankDonation);
  const { data: me } = useMe();
  const [greeted, setGreeted] = useState(false);

  const isNew = search !== "" && fields.from !== search;
  useEffect(() => {
    if (!isNew) return;
    const { temple, amount } = fromAddress(search);
    change({ from: search, ...(amount && { amount }), ...(temple && { temple, templeId: "", causeId: "" }) });
    if (!temple) return;
    const read = queries.temple(temple).queryFn();
    void read.then(
      (found) => found && change({ templeId: String(found.id) }),
      () => undefined, // it stays as it was named; the server knows what that is
    );
  }, [isNew, search, change, queries]);

  const isNobody = fields.name === "" && fields.email === "";
  useEffect(() => {
    if (!me || greeted) return;
    setGreeted(true); // what one empties oneself stays empty
    if (isNobody) change({ name: me.name, email: me.email });
  }, [me, greeted, isNobody, change]);
  return { fields, change };
}
