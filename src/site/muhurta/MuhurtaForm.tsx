import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { panchangCities } from "../../contract/vocabulary";
import { FieldNotes } from "../forms/FieldNotes";
import { FormField } from "../forms/FormField";
import { PlaceSearch } from "../panchang/PlaceSearch";
import { rememberPlace } from "../panchang/rememberedPlace";
import { addressOf } from "../panchang/view";
import { type Asked, askedIn, directions, muhurtaPath, occasions } from "./asked";
import type { Wrong } from "./queries";

const counted = (last: number) => Array.from({ length: last }, (_, i) => String(i + 1));
const stars = counted(27);
const signs = counted(12);

type MuhurtaFormProps = {
  asked: Asked;
  /** What the place that was asked for is called, once it is known. */
  placeName: string | undefined;
  range: { from: string; to: string } | undefined;
  wrong: Wrong | undefined;
  onAsk: (asked: Asked) => void;
};

/** What a muhurta is looked for. A form of the address: it works without scripts, and what it finds can be shared. */
export function MuhurtaForm({ asked, placeName, range, wrong = {}, onAsk }: MuhurtaFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const errorOf = (...fields: string[]) => {
    const field = fields.find((each) => wrong[each]);
    return field && t(wrong[field] ?? "");
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const next = askedIn(new URLSearchParams(given));
    // what was typed may be no place
    if (!typed.trim()) rememberPlace(next.where);
    setTyped("");
    onAsk(next);
  };
  const place = addressOf(asked.where);
  const cities = panchangCities.map((city) => ({ value: city.toLowerCase(), text: t(`page.cities.${city}`) }));
  const isListed = cities.some(({ value }) => value === place);
  return (
    <form noValidate className="panel muhurta-form" action={muhurtaPath} method="get" onSubmit={submit}>
      <h2 className="sr">{t("muhurta.form")}</h2>
      <Choice name="occasion" label={t("muhurta.occasionLabel")} value={asked.occasion} error={errorOf("occasion")}>
        {occasions.map((each) => (
          <option key={each} value={each}>
            {t(`muhurta.occasion.${each}`)}
          </option>
        ))}
      </Choice>
      <Choice name="city" label={t("page.place.city")} value={place} error={errorOf("city", "lat", "lng")}>
        {!isListed && <option value={place}>{placeName ?? place}</option>}
        {cities.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Choice>
      <PlaceSearch
        value={typed}
        onChange={setTyped}
        onPick={({ slug }) => {
          setTyped("");
          rememberPlace({ city: slug });
          onAsk({ ...asked, where: { city: slug } });
        }}
      />
      <DateField key={`from ${range?.from}`} name="from" value={asked.from ?? range?.from} error={errorOf("from")} />
      <DateField key={`to ${range?.to}`} name="to" value={asked.to ?? range?.to} error={errorOf("to")} />
      <details
        className="muhurta-more"
        open={[asked.star, asked.sign, asked.direction, asked.chaturmasa].some(Boolean) || undefined}
      >
        <summary>{t("muhurta.more")}</summary>
        <div className="muhurta-fields">
          <Choice name="star" label={t("muhurta.star")} value={asked.star} error={errorOf("star")}>
            <Unsaid />
            {stars.map((star) => (
              <option key={star} value={star}>
                {t(`nakshatra.${star}`)}
              </option>
            ))}
          </Choice>
          <Choice name="sign" label={t("muhurta.sign")} value={asked.sign} error={errorOf("sign")}>
            <Unsaid />
            {signs.map((sign) => (
              <option key={sign} value={sign}>
                {t(`sign.${sign}`)}
              </option>
            ))}
          </Choice>
          <Choice name="direction" label={t("muhurta.direction")} value={asked.direction} error={errorOf("direction")}>
            <Unsaid />
            {directions.map((each) => (
              <option key={each} value={each}>
                {t(`muhurta.${each}`)}
              </option>
            ))}
          </Choice>
          <Choice
            name="chaturmasa"
            label={t("muhurta.chaturmasa")}
            value={asked.chaturmasa}
            error={errorOf("chaturmasa")}
          >
            <option value="">{t("muhurta.kept")}</option>
            <option value="open">{t("muhurta.open")}</option>
          </Choice>
        </div>
      </details>
      <button type="submit" className="button">
        {t("muhurta.find")}
      </button>
    </form>
  );
}

function Unsaid() {
  const { t } = useTranslation();
  return <option value="">{t("muhurta.any")}</option>;
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string | undefined;
  error: string | undefined;
  children: ReactNode;
};

/** A native list; what the address says is chosen, and a new address chooses anew. */
function Choice({ name, label, value = "", error, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={error ? "field wrong" : "field"}>
      <label htmlFor={id}>{label}</label>
      <select
        key={value}
        id={id}
        name={name}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {children}
      </select>
      <FieldNotes id={id} error={error} />
    </div>
  );
}

type DateFieldProps = { name: "from" | "to"; value: string | undefined; error: string | undefined };

function DateField({ name, value, error }: DateFieldProps) {
  const { t } = useTranslation();
  return <FormField type="date" name={name} label={t(`muhurta.${name}`)} defaultValue={value} error={error} />;
}
