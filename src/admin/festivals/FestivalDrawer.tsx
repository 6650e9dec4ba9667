import "./festivals.css";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import type { Translate } from "../../client/errors";
import { civilDateOf } from "../../domain/dates";
import { RecordDrawer } from "../form/RecordDrawer";
import { type FormSection, RecordForm } from "../form/RecordForm";
import { useRecordForm } from "../form/useRecordForm";
import { HindiFields, KannadaFields, MainFields, NameFields } from "./FestivalFields";
import { type FestivalField, festivalShape } from "./festivalValues";
import { YearDates } from "./YearDates";

const sections: readonly FormSection[] = [
  {
    key: "names",
    Fields: NameFields,
    holds: ["nameHi", "nameKn", "otherNames", "otherNamesHi", "otherNamesKn", "slug"],
  },
  { key: "hindi", Fields: HindiFields, holds: ["significanceHi", "descriptionHi"] },
  { key: "kannada", Fields: KannadaFields, holds: ["significanceKn", "descriptionKn"] },
];

type FestivalDrawerProps = { id: string; onClose: () => void; onClear: () => void };

/** A festival beside the list: its record, or with `year` in the address its dates of that year. */
export function FestivalDrawer({ id, onClose, onClear }: FestivalDrawerProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const editor = useRecordForm(festivalShape, { id, failed: "festivals.failed.save", onSaved: onClose });
  const { base } = editor;
  const year = base && Number(params.get("year"));
  return (
    <RecordDrawer editor={editor} onClose={onClose} onClear={onClear} hasSave={!year}>
      {base && <Parts showsDates={Boolean(year)} />}
      {/* what is typed stays while one looks at the dates */}
      <div hidden={Boolean(year)}>
        <RecordForm editor={editor} sections={sections} describe={(field, value) => describeValue(field, value, t)}>
          <MainFields />
        </RecordForm>
      </div>
      {base && year ? <YearDates festival={base} year={year} /> : null}
    </RecordDrawer>
  );
}

/** The values that do not speak for themselves. */
function describeValue(field: FestivalField, value: unknown, t: Translate): string | undefined {
  if (Array.isArray(value)) return value.join(", ") || "—";
  return field === "type" && value ? t(`festivals.type.${value}`) : undefined;
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
