import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import type { Slots } from "../../contract/bookings";
import { firstOpenDay, slotRules } from "../../domain/bookingSlots";
import type { Span } from "../../domain/closures";
import { addDays, instantOf, isCivilDate } from "../../domain/dates";
import { FormField } from "../forms/FormField";
import { useSite, useToday } from "../queries";
import { FailedRead } from "../ui/FailedRead";
import { Notice } from "../ui/Notice";
import { slotsQuery } from "./bookingQueries";

type SlotChoiceProps = {
  templeId: string;
  poojaId: string;
  /** The times of the year in which the temple is closed, where they are known here. */
  closures?: readonly Span[];
  date: string;
  time: string;
  onDate: (date: string) => void;
  onTime: (time: string) => void;
};

/** A day, and one of the times that are free on it. */
export function SlotChoice({ templeId, poojaId, closures = [], date, time, onDate, onTime }: SlotChoiceProps) {
  const { t, i18n } = useTranslation();
  const { http } = useSite();
  const today = useToday();
  const last = addDays(today, slotRules.daysAhead);
  const first = firstOpenDay({ closures }, today);
  const { data, error, refetch, isFetching } = useQuery({
    ...slotsQuery(http, templeId, poojaId, date),
    enabled: isCivilDate(date),
    refetchInterval: 30_000,
  });
  const inWords = (day: string) => formatDate(instantOf(day), i18n.language, { dateStyle: "long" });
  const reason = data && "refused" in data ? data.refused : undefined;
  const opens = reason === "errors.closedSeason" ? firstOpenDay({ closures }, date) : undefined;
  const refused = opens ? t("booking.closedThen", { date: inWords(opens) }) : reason && t(reason);
  if (!first) return <Notice tone="note">{t("booking.closedTooLong", { date: inWords(last) })}</Notice>;
  return (
    <>
      {first > today && <Notice tone="note">{t("booking.closedUntil", { date: inWords(first) })}</Notice>}
      <FormField
        type="date"
        name="date"
        label={t("booking.date")}
        hint={t("booking.dateHint", { date: inWords(last) })}
        error={refused}
        min={first}
        max={last}
        required
        value={date}
        onChange={({ currentTarget }) => onDate(currentTarget.value)}
      />
      {data && "slots" in data && <Times slots={data.slots} time={time} onTime={onTime} />}
      {isFetching && !data && (
        <p className="soft" role="status">
          {t("booking.readingTimes")}
        </p>
      )}
      {error !== null && !data && <FailedRead error={error} onRetry={() => void refetch()} />}
    </>
  );
}

type TimesProps = { slots: Slots; time: string; onTime: (time: string) => void };

function Times({ slots: { slots, hoursKnown }, time, onTime }: TimesProps) {
  const { t } = useTranslation();
  const name = useId();
  if (slots.length === 0) return <Notice tone="note">{t("booking.noTimes")}</Notice>;
  return (
    <fieldset className="booking-times">
      <legend className="field-label">{t("booking.time")}</legend>
      <p className="soft">{t("indiaTime")}</p>
      {!hoursKnown && <p className="soft">{t("booking.hoursUnknown")}</p>}
      <div>
        {slots.map((slot) => (
          <label key={slot.time} className={slot.free === 0 ? "booking-time full" : "booking-time"}>
            <input
              type="radio"
              name={name}
              value={slot.time}
              checked={time === slot.time}
              disabled={slot.free === 0}
              onChange={() => onTime(slot.time)}
            />
            <span>
              <b>{slot.time}</b>
              {slot.free !== null && (
                <small>{slot.free === 0 ? t("booking.full") : t("booking.left", { count: slot.free })}</small>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
