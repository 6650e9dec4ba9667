import { useTranslation } from "react-i18next";
import type { PaymentOptions } from "../../contract/payments";
import { Notice } from "../ui/Notice";
import { OfficialLink } from "./OfficialLink";

type NotJoinedProps = { ways: PaymentOptions | undefined; wanted: "booking" | "donation" };

/** That nobody at the temple has promised to answer here, with its own page as the first way. */
export function NotJoined({ ways, wanted }: NotJoinedProps) {
  const { t } = useTranslation();
  if (ways?.hasJoined !== false) return null;
  const site = (wanted === "booking" && ways.bookingUrl) || ways.officialSite;
  return (
    <Notice tone="note">
      {site && (
        <p>
          {t(`payments.notJoined.${wanted}Site`)} <OfficialLink address={site} />
        </p>
      )}
      <p>{t(`payments.notJoined.${wanted}`)}</p>
    </Notice>
  );
}
