import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSite } from "../queries";
import { SuggestionBox } from "./SuggestionBox";
import { cityIn, nameIn, templePath } from "./wording";

type SearchTextProps = { value: string; onChange: (text: string) => void; placeholder: string };

/** The box for temple, deity or city: suggests temples while one types, and opens the one that is chosen. */
export function SearchText({ value, onChange, placeholder }: SearchTextProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { queries } = useSite();
  return (
    <SuggestionBox
      className="search-text"
      label={t("search.text")}
      listLabel={t("search.suggestions")}
      icon="search"
      input={{ name: "q", enterKeyHint: "search", maxLength: 200, placeholder }}
      value={value}
      onChange={onChange}
      pauseMs={250}
      suggest={queries.suggest}
      keyOf={({ id }) => id}
      optionIcon="temple"
      option={(temple) => (
        <>
          <span>{nameIn(i18n.language, temple)}</span>
          <small>{cityIn(i18n.language, temple)}</small>
        </>
      )}
      onPick={(temple) => navigate(templePath(temple))}
    />
  );
}
