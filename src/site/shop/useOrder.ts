import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GatewayName } from "../../contract/paymentWords";
import type { PlacedOrder, Product } from "../../contract/shop";
import { useMe } from "../account/useMe";
import { useDraft } from "../forms/useDraft";
import { useSending } from "../forms/useSending";
import { attemptKey } from "../payments/attempts";
import { openProvider } from "../payments/provider";
import { useSite } from "../queries";

const draft = "order";
const blank = { quantity: "1", name: "", phone: "", address: "", gateway: "" };

/** An order of one product while it is typed and sent; where it goes to is kept in the tab until then. */
export function useOrder(product: Product, gateways: readonly GatewayName[]) {
  const { t, i18n } = useTranslation();
  const { http } = useSite();
  const { data: me } = useMe();
  const { fields, change } = useDraft(draft, blank);
  const [isNamed, setIsNamed] = useState(false);
  const sending = useSending();
  const gateway = gateways.find((each) => each === fields.gateway) ?? gateways[0];
  const name = isNamed ? fields.name : fields.name || (me?.name ?? ""); // which may come after other fields are typed
  const order = async () => {
    const body = {
      productId: product.id,
      quantity: Number(fields.quantity),
      name,
      phone: fields.phone,
      address: fields.address,
      gateway,
      locale: i18n.language,
    };
    const headers = { "Idempotency-Key": attemptKey(JSON.stringify(body)) };
    return (await http.post<PlacedOrder>("/api/orders", body, { headers })).data.payment;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.sending || !gateway) return;
    await openProvider(gateway, (go) => sending.send(async () => go(await order()), t("shop.failed")));
  };
  return {
    ...sending,
    fields: { ...fields, name },
    gateway,
    submit,
    change: (changes: Partial<typeof blank>) => {
      sending.mend(...Object.keys(changes));
      if (changes.name !== undefined) setIsNamed(true);
      change(changes);
    },
  };
}
