import { useTranslation } from "react-i18next";
import type { Place } from "../../contract/places";
import { useSite } from "../queries";
import { SuggestionBox } from "../search/SuggestionBox";
import { nameIn, wordIn } from "../temple/wording";

type PlaceSearchProps = { value: string; onChange: (text: string) => void; onPick: (place: Place) => void };

/** The box for any place of the gazetteer: suggests places while one types. */
export function PlaceSearch({ value, onChange, onPick }: PlaceSearchProps) {
  const { t, i18n } = useTranslation();
  const { queries } = useSite();
  return (
    <SuggestionBox
      className="place-search"
      label={t("page.place.other")}
      listLabel={t("page.place.suggestions")}
      icon="pin"
      input={{ name: "place", enterKeyHint: "go", maxLength: 100, placeholder: t("page.place.hint") }}
      value={value}
      onChange={onChange}
      pauseMs={200}
      suggest={queries.places}
      keyOf={({ slug }) => slug}
      optionIcon="pin"
      option={(place) => (
        <>
          <span>{nameIn(i18n.language, place)}</span>
          <small>{wordIn(t, "states", place.state)}</small>
        </>
      )}
      onPick={onPick}
    />
  );
}
