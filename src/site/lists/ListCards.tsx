import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { CuratedListSummary } from "../../contract/templeLists";
import { nameIn } from "../temple/wording";
import { Icon } from "../ui/Icon";
import { SectionHead } from "../ui/SectionHead";
import { descriptionIn, listPath, regionIn } from "./listWording";

type ListCardsProps = { id: string; title: string; lists: readonly CuratedListSummary[] };

/** Lists as cards, each with where its places are and how many they are. */
export function ListCards({ id, title, lists }: ListCardsProps) {
  if (lists.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <ul className="list-cards">
        {lists.map((list) => (
          <ListCard key={list.slug} list={list} />
        ))}
      </ul>
    </section>
  );
}

function ListCard({ list }: { list: CuratedListSummary }) {
  const { t, i18n } = useTranslation();
  return (
    <li className="list-card">
      <h3>
        <Link to={listPath(list)}>{nameIn(i18n.language, list)}</Link>
      </h3>
      <p className="card-line">
        <Icon name="pin" />
        <span>
          {regionIn(t, list)} · {t("lists.places", { count: list.entryCount })}
        </span>
      </p>
      <p className="list-card-text">{descriptionIn(i18n.language, list)}</p>
    </li>
  );
}
