import "./festivals.css";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import type { AdminFestival } from "../../contract/festivals";
import { civilDateOf } from "../../domain/dates";
import { RecordDrawer } from "../form/RecordDrawer";
import { StoredRecord } from "../form/StoredRecord";
import { FestivalForm } from "./FestivalForm";
import { YearDates } from "./YearDates";

type FestivalDrawerProps = { id: string; onClose: () => void; onClear: () => void };

/** A festival beside the list: its record, or with `year` in the address its dates of that year. */
export function FestivalDrawer({ id, onClose, onClear }: FestivalDrawerProps) {
  const [params] = useSearchParams();
  const isNew = id === "create";
  const year = isNew ? undefined : Number(params.get("year")) || undefined;
  return (
    <RecordDrawer noun="festivals" id={id} onClose={onClose} onClear={onClear} hasSave={!year}>
      {(binding) =>
        isNew ? (
          <FestivalForm key={id} onSaved={onClose} {...binding} />
        ) : (
          <StoredRecord<AdminFestival> key={id} noun="festivals" id={id} onState={binding.onState}>
            {(festival) => (
              <>
                <Parts showsDates={Boolean(year)} />
                {/* what is typed stays while one looks at the dates */}
                <div hidden={Boolean(year)}>
                  <FestivalForm festival={festival} onSaved={onClose} {...binding} />
                </div>
                {year && <YearDates festival={festival} year={year} />}
              </>
            )}
          </StoredRecord>
        )
      }
    </RecordDrawer>
  );
}

function Parts({ showsDates }: { showsDates: boolean }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const details = new URLSearchParams(params);
  details.delete("year");
  const dates = new URLSearchParams(params);
  if (!showsDates) dates.set("year", civilDateOf(Date.now()).slice(0, 4));
  return (
    <nav className="parts" aria-label={t("festivals.parts.label")}>
      <Link to={{ search: details.toString() }} replace aria-current={showsDates ? undefined : "page"}>
        {t("festivals.parts.details")}
      </Link>
      <Link to={{ search: dates.toString() }} replace aria-current={showsDates ? "page" : undefined}>
        {t("festivals.parts.dates")}
      </Link>
    </nav>
  );
}
