import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../client/format";
import type { PublicCuratedList, PublicListEntry } from "../../contract/templeLists";
import { Said } from "../temple/Said";
import { standingText } from "../temple/standingText";
import { nameIn, placeIn, templePath } from "../temple/wording";
import { Icon } from "../ui/Icon";
import { namedWithPlace } from "./listWording";

type Placed = { position: number; entry: PublicListEntry };
type OnMap = { onMap: ((id: number) => void) | undefined };

/** What is in a list, in the order of visit, under the headings of its groups. */
export function ListEntries({ list, onMap }: { list: PublicCuratedList } & OnMap) {
  const { i18n } = useTranslation();
  const isNumbered = list.entries.some(({ number }) => number !== null);
  return (
    <>
      {groupsOf(list).map(({ key, heading, entries }) => (
        <section key={key} className="list-group">
          {heading && <h2>{nameIn(i18n.language, heading)}</h2>}
          <ol className={isNumbered ? "list-entries" : "list-entries unnumbered"}>
            {entries.map(({ position, entry }) => (
              <Entry key={position} entry={entry} isNumbered={isNumbered} onMap={onMap} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

/** Entries of one group that follow each other, each with its position in the list: all else may be there twice. */
export function groupsOf({ groups, entries }: Pick<PublicCuratedList, "groups" | "entries">) {
  const found: { key: string; heading: (typeof groups)[number] | undefined; entries: Placed[] }[] = [];
  let last: string | null | undefined;
  for (const [position, entry] of entries.entries()) {
    if (entry.group !== last) {
      const heading = groups.find(({ key }) => key === entry.group);
      found.push({ key: `${entry.group} ${found.length}`, heading, entries: [] });
    }
    last = entry.group;
    found.at(-1)?.entries.push({ position, entry });
  }
  return found;
}

function Entry({ entry, isNumbered, onMap }: { entry: PublicListEntry; isNumbered: boolean } & OnMap) {
  const { t, i18n } = useTranslation();
  const { number, place, placeHi, placeKn, temple } = entry;
  const name = nameIn(i18n.language, entry);
  const templeName = temple && nameIn(i18n.language, temple);
  const standing = temple && standingText(t, temple);
  const located = temple ? placeIn(t, i18n.language, temple) : "";
  return (
    <li>
      {isNumbered && <span className="list-number">{number !== null && formatNumber(number, i18n.language)}</span>}
      <div>
        <b>{temple ? <Link to={templePath(temple)}>{name}</Link> : name}</b>
        {temple && <p className="soft">{templeName === name ? located : namedWithPlace(templeName ?? "", located)}</p>}
        {standing && <p className="soft">{standing}</p>}
        {!temple && place && (
          <p className="soft">
            <Said text={nameIn(i18n.language, { name: place, nameHi: placeHi, nameKn: placeKn })} />
          </p>
        )}
      </div>
      {onMap && temple && temple.latitude !== null && temple.longitude !== null && (
        <button type="button" className="link on-map" onClick={() => onMap(temple.id)}>
          <Icon name="pin" />
          {t("search.map.on")}
          <span className="sr"> {name}</span>
        </button>
      )}
    </li>
  );
}
