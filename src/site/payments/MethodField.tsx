import { useTranslation } from "react-i18next";
import type { GatewayName } from "../../contract/paymentWords";

type MethodFieldProps = {
  id: string;
  gateways: readonly GatewayName[];
  value: GatewayName | undefined;
  onChange: (gateway: GatewayName) => void;
};

/** By which way to pay, of those that are open. */
export function MethodField({ id, gateways, value, onChange }: MethodFieldProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="methods" id={id} tabIndex={-1}>
      <legend className="field-label">{t("payments.method")}</legend>
      {gateways.map((gateway) => (
        <label key={gateway} className="tick">
          <input
            type="radio"
            name="gateway"
            value={gateway}
            checked={gateway === value}
            onChange={() => onChange(gateway)}
          />
          <span>{t(`payments.gateways.${gateway}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
