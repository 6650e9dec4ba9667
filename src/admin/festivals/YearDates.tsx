import { LeftOutlined, PlusOutlined, RightOutlined, UndoOutlined } from "@ant-design/icons";
import { Alert, Button, InputNumber } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { errorText } from "../../client/errors";
import { formatDate } from "../../client/formatDate";
import type { AdminFestival } from "../../contract/festivals";
import { panchangYears } from "../../contract/vocabulary";
import { Loading } from "../layout/Loading";
import { DateForm } from "./DateForm";
import { DateRow } from "./DateRow";
import { useYearDates } from "./useYearDates";

/** The days of one year: what the rule says, what was chosen instead, and a way to choose. */
export function YearDates({ festival, year }: { festival: AdminFestival; year: number }) {
  const { t, i18n } = useTranslation();
  const days = useYearDates(festival.id, year);
  const { dates, error, undone } = days;
  return (
    <section aria-labelledby="dates-of-year">
      <h2 id="dates-of-year" className="console-title">
        {t("festivals.dates.title", { name: festival.name, year })}
      </h2>
      <p className="quiet">{t("festivals.dates.lead")}</p>
      <YearStepper year={year} />
      {undone && (
        <Alert
          className="console-notice"
          type="info"
          role="status"
          message={t("festivals.dates.undone", { date: formatDate(undone.date, i18n.language) })}
          action={
            <Button icon={<UndoOutlined aria-hidden />} onClick={() => void days.redo(undone).catch(() => undefined)}>
              {t("actions.undo")}
            </Button>
          }
        />
      )}
      {error && (
        <Alert
          type="error"
          showIcon
          message={t("festivals.failed.dates")}
          description={errorText(error, t)}
          action={<Button onClick={days.refetch}>{t("actions.tryAgain")}</Button>}
        />
      )}
      {!dates && !error && <Loading rows={3} />}
      {dates && (
        <ul className="year-dates" aria-labelledby="dates-of-year" aria-busy={days.isFetching}>
          {dates.map((day) => (
            <DateRow key={`${day.replaces} ${day.date}`} day={day} days={days} />
          ))}
        </ul>
      )}
      {dates?.length === 0 && <NoDate key={year} year={year} days={days} />}
    </section>
  );
}

/** Back and forth by a year, or to any year there is an almanac for. */
function YearStepper({ year }: { year: number }) {
  const { t } = useTranslation();
  const [, setParams] = useSearchParams();
  const { first, last } = panchangYears;
  const goTo = (to: number) =>
    setParams(
      (params) => {
        params.set("year", String(to));
        return params;
      },
      { replace: true },
    );
  return (
    <div className="row-actions console-notice">
      <Button icon={<LeftOutlined aria-hidden />} disabled={year <= first} onClick={() => goTo(year - 1)}>
        {t("festivals.dates.before")}
      </Button>
      <InputNumber
        aria-label={t("festivals.dates.year")}
        min={first}
        max={last}
        precision={0}
        value={year}
        changeOnBlur
        onChange={(to) => to && goTo(to)}
      />
      <Button
        icon={<RightOutlined aria-hidden />}
        iconPosition="end"
        disabled={year >= last}
        onClick={() => goTo(year + 1)}
      >
        {t("festivals.dates.after")}
      </Button>
    </div>
  );
}

function NoDate({ year, days }: { year: number; days: ReturnType<typeof useYearDates> }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <DateForm days={days} onDone={() => setOpen(false)} />;
  return (
    <>
      <p>{t("festivals.dates.none", { year })}</p>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t("festivals.dates.enter", { year })}
      </Button>
    </>
  );
}
