import { useTranslation } from "react-i18next";
import { FormProblems } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { Notice } from "../ui/Notice";
import type { BookingDraft } from "./useBookingDraft";
import { minutesAndSeconds, useCountdown } from "./useCountdown";
import { isTaken, useHold } from "./useHold";

/** How long the place is still kept, and the way to keep it again; read out once a minute. */
export function HoldClock({ draft, onTaken }: { draft: BookingDraft; onTaken: () => void }) {
  const { t } = useTranslation();
  const hold = useHold(draft);
  const { sending, failure, attempt, send } = useSending();
  const seconds = useCountdown(Number(draft.fields.holdEnds));
  if (seconds > 0) {
    return (
      <div className="booking-clock">
        <p aria-hidden="true">{t("booking.kept", { time: minutesAndSeconds(seconds) })}</p>
        <p className="sr" role="status">
          {t("booking.keptSpoken", { minutes: Math.ceil(seconds / 60) })}
        </p>
      </div>
    );
  }
  const again = () =>
    void send(async () => {
      try {
        await hold();
      } catch (error) {
        if (!isTaken(error)) throw error;
        onTaken();
      }
    });
  return (
    <>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      <Notice tone="warn" role="alert">
        <p>{t("booking.holdOver")}</p>
        <button type="button" className="button small" aria-disabled={sending} onClick={again}>
          {t("booking.keepAgain")}
        </button>
      </Notice>
    </>
  );
}
