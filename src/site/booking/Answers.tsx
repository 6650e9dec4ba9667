import { useTranslation } from "react-i18next";
import { formatPaise } from "../../client/format";
import { useIndiaTime } from "../../client/useIndiaTime";
import type { PublicTemple } from "../../contract/temples";
import { instantOf } from "../../domain/dates";
import { Said } from "../temple/Said";
import { nameInTown } from "../temple/templeHead";
import { nameIn } from "../temple/wording";
import { type BookingFields, type ChosenPooja, devoteesIn } from "./draft";

type AnswersProps = {
  fields: BookingFields;
  temple: PublicTemple;
  pooja: ChosenPooja | undefined;
  totalPaise: number;
  onChange: () => void;
};

/** All that is about to be sent, with the way back to what was chosen. */
export function Answers({ fields, temple, pooja, totalPaise, onChange }: AnswersProps) {
  const { t, i18n } = useTranslation();
  const indiaTime = useIndiaTime();
  const language = i18n.language;
  return (
    <section className="booking-answers" aria-labelledby="booking-answers">
      <div className="row">
        <h2 id="booking-answers">{t("booking.answers")}</h2>
        <button type="button" className="button quiet small" onClick={onChange}>
          {t("booking.change")}
        </button>
      </div>
      <Facts
        facts={{
          temple: nameInTown(language, temple),
          pooja: pooja ? nameIn(language, pooja) : t("booking.otherPooja"),
          when: indiaTime(instantOf(fields.date, fields.time), "full"),
          notes: fields.notes,
          name: fields.name,
          phone: fields.phone,
          devotees: devoteesIn(fields.devotees).join(", "),
          gotra: fields.gotra,
          nakshatra: fields.nakshatra,
          amount: formatPaise(totalPaise, language),
        }}
      />
    </section>
  );
}

/** Named facts of a booking; blank ones are left out. */
export function Facts({ facts }: { facts: Readonly<Record<string, string | null>> }) {
  const { t } = useTranslation();
  return (
    <dl className="booking-facts">
      {Object.entries(facts).map(
        ([name, value]) =>
          value?.trim() && (
            <div key={name}>
              <dt>{t(`booking.summary.${name}`)}</dt>
              <dd>
                <Said text={value} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
