import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { SearchFacets, UnderstoodWords } from "../../contract/templeSearch";
import { traditions } from "../../contract/vocabulary";
import { deityName, nameOfPath } from "../browse/words";
import { nameIn, wordIn } from "../temple/wording";
import { Icon } from "../ui/Icon";
import { type SearchState, searchAddress } from "./searchState";

type MeaningChipsProps = {
  state: SearchState;
  understood: readonly UnderstoodWords[] | undefined;
  facets: SearchFacets | undefined;
};

/** What each part of the search was taken for, and what it is narrowed to; each can be removed. */
export function MeaningChips({ state, understood, facets }: MeaningChipsProps) {
  const { t, i18n } = useTranslation();
  const chips = [...wordChips(i18n.language, state, understood), ...useFilterChips(state, facets)];
  if (chips.length === 0) return null;
  return (
    <ul className="chips meaning" aria-label={t("browse.understood")}>
      {chips.map(({ kind, text, to }) => {
        const label = t(`browse.kinds.${kind}`);
        return (
          <li key={`${kind} ${text}`}>
            <Link className="chip" to={to}>
              <span className="sr">{t("browse.remove", { what: "" })}</span>
              {text !== label && <small>{label}</small>}
              {text}
              <Icon name="close" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

type Chip = { kind: UnderstoodWords["kind"]; text: string; to: string };

/** Of a name alone there is nothing to tell. */
function wordChips(language: string, state: SearchState, understood: readonly UnderstoodWords[] = []): Chip[] {
  if (understood.every(({ kind }) => kind === "name")) return [];
  return understood.map(({ kind, text, without, between }) => ({
    kind,
    text: between ? [between.from, between.to].map((place) => nameIn(language, place)).join(" – ") : text,
    to: searchAddress({ ...state, pages: 1, exact: false, q: without }),
  }));
}

function useFilterChips(state: SearchState, facets: SearchFacets | undefined): Chip[] {
  const { t, i18n } = useTranslation();
  const { place, list, open, box } = state;
  const without = (changes: Partial<SearchState>) => searchAddress({ ...state, pages: 1, ...changes });
  const chips: Chip[] = [];
  if (place) {
    const known = facets?.districts.find((district) => district.place === place);
    const name = known ? nameIn(i18n.language, known) : wordIn(t, "states", nameOfPath(place));
    chips.push({ kind: "place", text: name, to: without({ place: "" }) });
  }
  if (list) {
    const known = facets?.lists.find(({ slug }) => slug === list);
    chips.push({
      kind: "list",
      text: known ? nameIn(i18n.language, known) : nameOfPath(list),
      to: without({ list: "" }),
    });
  }
  if (state.deity) {
    const known = facets?.deities.find(({ deity }) => deity === state.deity);
    chips.push({ kind: "deity", text: known ? deityName(t, known.deity) : state.deity, to: without({ deity: "" }) });
  }
  if (state.type) {
    const list = traditions.some((known) => known === state.type) ? "traditions" : "settings";
    chips.push({ kind: "kind", text: wordIn(t, list, state.type), to: without({ type: "" }) });
  }
  if (state.location) chips.push({ kind: "place", text: state.location, to: without({ location: "" }) });
  if (open) chips.push({ kind: "open", text: t("browse.openNow"), to: without({ open: false }) });
  if (box) chips.push({ kind: "place", text: t("browse.areaChip"), to: without({ box: "" }) });
  return chips;
}
