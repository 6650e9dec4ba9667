import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PaymentIntent } from "../../contract/payments";
import type { GatewayName } from "../../contract/paymentWords";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";
import { attemptKey } from "./attempts";
import { checkDonation, type DonationField, type DonationFields, donationOf } from "./checkDonation";
import { openProvider } from "./provider";
import { tellPayer } from "./tellPayer";
import type { useDonationDraft } from "./useDonationDraft";

type Ways = { gateways: readonly GatewayName[]; needsTemple: boolean };

/** A donation while it is typed and sent: what is typed stays until it is paid. */
export function useDonation(draft: ReturnType<typeof useDonationDraft>, { gateways, needsTemple }: Ways) {
  const { fields } = draft;
  const { t, i18n } = useTranslation();
  const { http } = useSite();
  const [agreed, setAgreed] = useState(false);
  const sending = useSending();
  const gateway = gateways.find((each) => each === fields.gateway) ?? gateways[0];

  const ask = async (body: ReturnType<typeof donationOf>): Promise<PaymentIntent> => {
    const headers = { "Idempotency-Key": attemptKey(JSON.stringify(body)) };
    const { data } = await http.post<PaymentIntent>("/api/payments/intent", body, { headers });
    const { amount, gateway: way, templeId, email } = body;
    // waited for: the page is left next, and takes its open calls with it
    await tellPayer(http, { type: "DONATION_INITIATED", email, data: { amount, gateway: way, templeId } });
    return data;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problems = checkDonation(fields, agreed, needsTemple);
    const wrong = Object.entries(problems).map(([field, key]) => [nameOf(field), t(key)]);
    if (wrong.length > 0) return sending.refuse(t("errors.validation"), Object.fromEntries(wrong));
    if (sending.sending || !gateway) return;
    const body = donationOf(fields, gateway, i18n.language);
    await openProvider(gateway, (go) => {
      const work = async () => go(await ask(body));
      return sending.send(work, t("donate.failed"), { titleForFields: false });
    });
  };
  const change = (changes: Partial<DonationFields>) => {
    sending.mend(...Object.keys(changes).map(nameOf));
    draft.change(changes);
  };
  const agree = (isAgreed: boolean) => {
    sending.mend("terms");
    setAgreed(isAgreed);
  };
  const errorOf = (field: DonationField) => sending.errorOf(nameOf(field));
  return { ...sending, fields, change, agreed, setAgreed: agree, gateways, gateway, errorOf, submit };
}

/** A field as the call names it. */
const nameOf = (field: string) => (field === "temple" ? "templeId" : field);

export type Donation = ReturnType<typeof useDonation>;
