import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../client/format";
import type { SearchFacets as Facets } from "../../contract/templeSearch";
import { deityName } from "../browse/words";
import { nameIn, wordIn } from "../temple/wording";
import { Icon } from "../ui/Icon";
import { closeSheet, SheetHead } from "./SheetHead";
import { type SearchState, searchAddress } from "./searchState";

/** Of each group so many are offered. */
const MOST = 10;
const sheet = "search-facets";

type SearchFacetsProps = { state: SearchState; facets: Facets | undefined };
type Choice = { key: string; name: string; count: number; isChosen: boolean; to: Partial<SearchState> };

/** Opens the sheet of filters where there is no room for them beside the list; the browser does it without scripts. */
export function FacetsButton({ facets }: Pick<SearchFacetsProps, "facets">) {
  const { t } = useTranslation();
  if (!facets || facets.total === 0) return null;
  return (
    <button type="button" className="button quiet facets-button" {...{ popovertarget: sheet }}>
      <Icon name="filter" />
      {t("browse.filters")}
    </button>
  );
}

/** What the results can be narrowed to, each with how many there are: beside the list, on a phone a sheet. */
export function SearchFacets({ state, facets }: SearchFacetsProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const groups = useGroups(state, facets);
  if (!facets || facets.total === 0) return null;
  const close = () => closeSheet(box.current);
  return (
    <aside id={sheet} className="facets" aria-labelledby={`${sheet}-title`} ref={box} {...{ popover: "auto" }}>
      <SheetHead sheet={sheet} title={t("browse.filtersOf")} />
      {groups.map(({ title, choices }) => (
        <Group key={title} title={title}>
          {choices.map(({ key, name, count, isChosen, to }) => (
            <FacetLink
              key={key}
              name={name}
              count={count}
              isChosen={isChosen}
              onFollow={close}
              to={{ ...state, ...to }}
            />
          ))}
        </Group>
      ))}
    </aside>
  );
}

/** A choice of one leaves nothing out; what is chosen already is offered to be given up. */
function useGroups(state: SearchState, facets: Facets | undefined): { title: string; choices: Choice[] }[] {
  const { t, i18n } = useTranslation();
  if (!facets) return [];
  const { total, districts, deities, traditions, lists, open } = facets;
  const toggled = (name: "place" | "deity" | "type" | "list", value: string) => ({
    key: value,
    isChosen: state[name] === value,
    to: { [name]: state[name] === value ? "" : value },
  });
  const groups = [
    {
      title: t("browse.groups.hours"),
      choices: [
        { key: "open", name: t("browse.openNow"), count: open, isChosen: state.open, to: { open: !state.open } },
      ],
    },
    {
      title: t("browse.groups.districts"),
      choices: districts.map((one) => ({
        ...toggled("place", one.place),
        name: nameIn(i18n.language, one),
        count: one.count,
      })),
    },
    {
      title: t("browse.groups.deities"),
      choices: deities.map(({ deity, count }) => ({ ...toggled("deity", deity), name: deityName(t, deity), count })),
    },
    {
      title: t("browse.groups.traditions"),
      choices: traditions.map(({ tradition, count }) => ({
        ...toggled("type", tradition),
        name: wordIn(t, "traditions", tradition),
        count,
      })),
    },
    {
      title: t("browse.groups.lists"),
      choices: lists.map((one) => ({
        ...toggled("list", one.slug),
        name: nameIn(i18n.language, one),
        count: one.count,
      })),
    },
  ];
  const isTelling = ({ count, isChosen }: Choice) => isChosen || (count > 0 && count < total);
  return groups
    .map(({ title, choices }) => ({ title, choices: choices.filter(isTelling).slice(0, MOST) }))
    .filter(({ choices }) => choices.length > 0);
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="facet-group">
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

type FacetLinkProps = Pick<Choice, "name" | "count" | "isChosen"> & { to: SearchState; onFollow: () => void };

function FacetLink({ name, count, isChosen, to, onFollow }: FacetLinkProps) {
  const { t, i18n } = useTranslation();
  return (
    <li>
      <Link to={searchAddress({ ...to, pages: 1 })} aria-current={isChosen || undefined} onClick={onFollow}>
        {isChosen && <span className="sr">{t("browse.remove", { what: "" })}</span>}
        <span>{name}</span>
        {isChosen ? <Icon name="close" /> : <small>{formatNumber(count, i18n.language)}</small>}
      </Link>
    </li>
  );
}
