import { EditOutlined, UndoOutlined } from "@ant-design/icons";
import { Button, Tag } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import type { ChosenDate } from "../../contract/festivals";
import { DateForm } from "./DateForm";
import type { useYearDates } from "./useYearDates";

type DateRowProps = { day: ChosenDate; days: ReturnType<typeof useYearDates> };

/** One day of the year, where it comes from, and what can be done about it. */
export function DateRow({ day, days }: DateRowProps) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { date, computedDate, replaces, isChosen } = day;
  const inWords = (civil: string) => formatDate(civil, i18n.language, { dateStyle: "full" });
  const isStale = replaces !== null && computedDate === null;
  const source = isChosen ? "chosen" : computedDate ? "computed" : "entered";
  return (
    <li>
      <div>
        <p className="year-date">
          <strong>{inWords(date)}</strong>
          <Tag bordered={false} className={isChosen ? "tag-gold" : undefined}>
            {t(`festivals.dates.${source}`)}
          </Tag>
        </p>
        {isChosen && replaces && (
          <p className="quiet">
            {t(isStale ? "festivals.dates.stale" : "festivals.dates.instead", { date: inWords(replaces) })}
          </p>
        )}
        <Notes {...day} />
      </div>
      {isOpen ? (
        <DateForm day={day} days={days} onDone={() => setOpen(false)} />
      ) : (
        <span className="row-actions">
          {!isStale && (
            <Button
              size="small"
              icon={<EditOutlined aria-hidden />}
              aria-label={`${t(isChosen ? "festivals.dates.change" : "festivals.dates.choose")}: ${inWords(date)}`}
              onClick={() => setOpen(true)}
            >
              {t(isChosen ? "festivals.dates.change" : "festivals.dates.choose")}
            </Button>
          )}
          {isChosen && (
            <Button
              size="small"
              icon={<UndoOutlined aria-hidden />}
              disabled={days.isSaving}
              onClick={() => void days.undo(day).catch(() => undefined)}
            >
              {t(computedDate ? "festivals.dates.useComputed" : "festivals.dates.remove")}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

function Notes({ note, noteHi, noteKn }: Pick<ChosenDate, "note" | "noteHi" | "noteKn">) {
  const notes = [
    ["en", note],
    ["hi", noteHi],
    ["kn", noteKn],
  ] as const;
  return notes.map(
    ([language, text]) =>
      text && (
        <p key={language} lang={language} className="date-note">
          {text}
        </p>
      ),
  );
}
