import { Alert, type AlertProps, Button } from "antd";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import { localName } from "../../client/localName";
import { useIndiaTime } from "../../client/useIndiaTime";
import { instantOf } from "../../domain/dates";
import type { Verdict } from "../../domain/tickets";
import type { Checked } from "./useDesk";

const tones: Record<Verdict, AlertProps["type"]> = {
  valid: "success",
  otherDay: "warning",
  unconfirmed: "warning",
  used: "error",
  cancelled: "error",
  otherTemple: "error",
  forged: "error",
  unknown: "error",
};

type TicketVerdictProps = { checked: Checked; isBusy: boolean; onAttend: (reference: string) => void };

/** What a ticket came to, large, with whose it is. */
export function TicketVerdict({ checked: { verdict, booking, readAt }, isBusy, onAttend }: TicketVerdictProps) {
  const { t, i18n } = useTranslation();
  const indiaTime = useIndiaTime();
  const language = i18n.language;
  const moment = (at: string) => formatDate(at, language, { dateStyle: "medium", timeStyle: "short" });
  const pooja = booking?.poojaName
    ? localName({ name: booking.poojaName, nameHi: booking.poojaNameHi, nameKn: booking.poojaNameKn }, language)
    : null;
  const people =
    booking && t("tickets.people", { count: booking.people, formatted: formatNumber(booking.people, language) });
  return (
    <Alert
      className="ticket-verdict"
      type={tones[verdict]}
      showIcon
      message={t(`tickets.verdicts.${verdict}`)}
      description={
        <>
          {booking && (
            <>
              <p>
                <strong>{[booking.reference, booking.name].filter(Boolean).join(" · ")}</strong>
              </p>
              <p>
                {[pooja, indiaTime(instantOf(booking.date, booking.time), "medium"), people]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </>
          )}
          {booking?.attendedAt && <p>{t("tickets.usedAt", { when: moment(booking.attendedAt) })}</p>}
          {readAt && <p>{t("tickets.offline", { when: moment(readAt) })}</p>}
          {verdict === "valid" && booking && (
            <Button type="primary" loading={isBusy} onClick={() => onAttend(booking.reference)}>
              {t("tickets.attend")}
            </Button>
          )}
        </>
      }
    />
  );
}
