import { useTranslation } from "react-i18next";
import type { PaymentOptions } from "../../contract/payments";
import { Notice } from "../ui/Notice";
import { OfficialLink } from "./OfficialLink";

type NotPayableProps = {
  /** how one can pay here: by no gateway at all, or not this temple */
  ways: Pick<PaymentOptions, "gateways" | "officialSite" | "temple">;
};

/** That nothing can be paid here yet, or not to this temple, and where its own site is, when it is known. */
export function NotPayable({ ways: { gateways, temple, officialSite: site } }: NotPayableProps) {
  const { t } = useTranslation();
  return (
    <Notice tone="warn">
      <p>{t(gateways.length > 0 ? "payments.notPayable" : "errors.noGateway")}</p>
      {site ? (
        <p>
          {t("payments.officialSite")} <OfficialLink address={site} />
        </p>
      ) : (
        temple && <p>{t("payments.noOfficialSite")}</p>
      )}
    </Notice>
  );
}
