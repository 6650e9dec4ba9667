import { useState } from "react";
import { useToday } from "../queries";
import { YearEclipses } from "./DayEclipses";
import { CalendarHead, MonthCalendar } from "./MonthCalendar";
import { PanchangFailed } from "./PanchangStates";
import { useFailureToast, usePanchangMonth } from "./usePanchang";
import type { AddressedPlace, Where } from "./view";

type MonthProps = { place: AddressedPlace; name: string; where: Where; shown: string };

/** The calendar begins with the month of the day and turns on its own; a month that cannot be had is asked for again. */
export function Month({ place, name, where, shown }: MonthProps) {
  const ownMonth = shown.slice(0, 7);
  const [turned, setTurned] = useState<{ from: string; month: string }>();
  const month = turned?.from === ownMonth ? turned.month : ownMonth;
  const { data, error, refetch, isPreviousData } = usePanchangMonth(where, month);
  const today = useToday();
  useFailureToast(error);
  const onMonth = (next: string) => setTurned({ from: ownMonth, month: next });
  if (data)
    return (
      <>
        <MonthCalendar place={place} view={data} shown={shown} today={today} isOld={isPreviousData} onMonth={onMonth} />
        <YearEclipses eclipses={data.eclipses} year={data.month.slice(0, 4)} place={name} />
      </>
    );
  if (!error) return <div className="calendar-wait" aria-busy="true" />;
  return (
    <section className="calendar-section" id="month" aria-labelledby="month-title">
      <CalendarHead place={place} month={month} onMonth={onMonth} />
      <PanchangFailed onRetry={() => void refetch()} />
    </section>
  );
}
