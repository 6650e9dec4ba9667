import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatPaise } from "../../client/format";
import type { GatewayName } from "../../contract/paymentWords";
import type { Product } from "../../contract/shop";
import { shopLimits } from "../../contract/shopWords";
import { FormArea } from "../forms/FormArea";
import { FormField } from "../forms/FormField";
import { FormProblems, problemsOf } from "../forms/FormProblems";
import { MethodField } from "../payments/MethodField";
import { nameIn } from "../temple/wording";
import { useOrder } from "./useOrder";

type OrderFormProps = { product: Product; gateways: readonly GatewayName[]; onClose: () => void };

/** How many, to whom, where to, and by which way it is paid. */
export function OrderForm({ product, gateways, onClose }: OrderFormProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { fields, change, submit, gateway, sending, failure, attempt, errors } = useOrder(product, gateways);
  useEffect(() => heading.current?.focus(), []);
  const quantity = Number(fields.quantity) || 0;
  const text = (name: "quantity" | "name" | "phone" | "address") => ({
    id: `${id}-${name}`,
    name,
    label: t(`shop.${name}`),
    value: fields[name],
    error: errors[name],
    required: true,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  });
  const typed = ["quantity", "name", "phone", "address", "gateway"];
  const problems = problemsOf(errors, (name) => (typed.includes(name) ? `${id}-${name}` : undefined));
  return (
    <form className="panel stack" noValidate onSubmit={submit} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1} ref={heading}>
        {t("shop.orderTitle", { name: nameIn(i18n.language, product) })}
      </h2>
      {failure && <FormProblems title={failure} problems={problems} attempt={attempt} />}
      <FormField
        {...text("quantity")}
        type="number"
        inputMode="numeric"
        min={1}
        max={Math.min(product.stock, shopLimits.pieces)}
      />
      <FormField {...text("name")} maxLength={120} autoComplete="name" />
      <FormField {...text("phone")} hint={t("shop.phoneHint")} type="tel" maxLength={30} autoComplete="tel" />
      <FormArea
        {...text("address")}
        hint={t("shop.addressHint")}
        rows={3}
        maxLength={500}
        autoComplete="street-address"
      />
      <MethodField
        id={`${id}-gateway`}
        gateways={gateways}
        value={gateway}
        onChange={(chosen) => change({ gateway: chosen })}
      />
      <p>
        {t("shop.total")} <b>{formatPaise(quantity * product.pricePaise, i18n.language)}</b>
      </p>
      <div className="row">
        <button type="submit" className="button" aria-disabled={sending}>
          {t(sending ? "shop.placing" : "shop.place")}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {t("member.cancel")}
        </button>
      </div>
    </form>
  );
}
