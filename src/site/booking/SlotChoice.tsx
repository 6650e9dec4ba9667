import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import type { Slots } from "../../contract/bookings";
import { dayNearest } from "../../domain/bookableDays";
import { slotRules } from "../../domain/bookingSlots";
import { addDays, isCivilDate } from "../../domain/dates";
import { FieldNotes } from "../forms/FieldNotes";
import { FormField } from "../forms/FormField";
import { useSite, useToday } from "../queries";
import { FailedRead } from "../ui/FailedRead";
import { Notice } from "../ui/Notice";
import { bookableDaysQuery, slotsQuery } from "./bookingQueries";
import { daysInWords } from "./dayWords";

type SlotChoiceProps = {
  templeId: string;
  poojaId: string;
  date: string;
  time: string;
  /** What is wrong with the field, but for a day that is refused. */
  errorOf: (name: "date" | "time") => string | undefined;
  onDate: (date: string) => void;
  onTime: (time: string) => void;
};

/** A day, and one of the times that are free on it. The days that can be chosen are told beforehand. */
export function SlotChoice({ templeId, poojaId, date, time, errorOf, onDate, onTime }: SlotChoiceProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { http } = useSite();
  const today = useToday();
  const last = addDays(today, slotRules.daysAhead);
  const { data: bookable } = useQuery(bookableDaysQuery(http, templeId, poojaId));
  const { data, error, refetch, isFetching } = useQuery({
    ...slotsQuery(http, templeId, poojaId, date),
    enabled: isCivilDate(date),
    refetchInterval: 30_000,
  });
  const inWords = (day: string) => formatDate(day, i18n.language);
  const reason = data && "refused" in data ? t(data.refused) : undefined;
  const nearest = bookable && dayNearest(bookable.days, date || today);
  if (bookable && !nearest) return <Notice tone="note">{t("booking.noDay", { date: inWords(last) })}</Notice>;
  // before a day is chosen only where it is far to the first
  const isAsked = date !== "" || (nearest && nearest > addDays(today, FAR_DAYS));
  const suggested = isAsked && nearest !== date ? nearest : undefined;
  return (
    <>
      <div>
        <FormField
          id={id}
          type="date"
          name="date"
          label={t("booking.date")}
          hint={bookable ? daysInWords(t, i18n.language, bookable) : t("booking.dateHint", { date: inWords(last) })}
          error={reason ?? errorOf("date")}
          min={bookable?.days[0] ?? today}
          max={bookable?.days.at(-1) ?? last}
          required
          value={date}
          onChange={({ currentTarget }) => onDate(currentTarget.value)}
        />
        <div role="status">
          {suggested && (
            <button
              type="button"
              className="button quiet small beside"
              onClick={() => {
                onDate(suggested);
                document.getElementById(id)?.focus(); // the button goes
              }}
            >
              {t("booking.pickDay", { date: inWords(suggested) })}
            </button>
          )}
        </div>
      </div>
      {data && "slots" in data && <Times slots={data.slots} time={time} error={errorOf("time")} onTime={onTime} />}
      {isFetching && !data && (
        <p className="soft" role="status">
          {t("booking.readingTimes")}
        </p>
      )}
      {error !== null && !data && <FailedRead error={error} onRetry={() => void refetch()} />}
    </>
  );
}

const FAR_DAYS = 7;

type TimesProps = { slots: Slots; time: string; error: string | undefined; onTime: (time: string) => void };

function Times({ slots: { slots, hoursKnown }, time, error, onTime }: TimesProps) {
  const { t } = useTranslation();
  const name = useId();
  if (slots.length === 0) return <Notice tone="note">{t("booking.noTimes")}</Notice>;
  return (
    <fieldset className={error ? "booking-times wrong" : "booking-times"} aria-describedby={error && `${name}-error`}>
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
      <FieldNotes id={name} error={error} />
    </fieldset>
  );
}
