import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../client/format";
import type { ListMembership } from "../../contract/templeFacts";
import { Icon } from "../ui/Icon";
import { SectionHead } from "../ui/SectionHead";
import { nameIn } from "./wording";

/** The curated lists that a temple is in, and its number in each. */
export function TempleLists({ lists }: { lists: readonly ListMembership[] }) {
  const { t } = useTranslation();
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="lists-title">
      <SectionHead id="lists-title" title={t("temple.lists.title")} />
      <ul className="here-festivals">
        {lists.map((list) => (
          <Membership key={list.slug} list={list} />
        ))}
      </ul>
    </section>
  );
}

function Membership({ list }: { list: ListMembership }) {
  const { t, i18n } = useTranslation();
  const { number, count, group } = list;
  const asText = (value: number) => formatNumber(value, i18n.language);
  const place = number !== null && { number: asText(number), of: asText(count) };
  return (
    <li>
      <Icon name="lamp" />
      <div>
        <b>
          <Link to={`/lists/${list.slug}`}>{nameIn(i18n.language, list)}</Link>
        </b>
        {place && (
          <span className="soft">
            {group
              ? t("temple.lists.inGroup", { ...place, group: nameIn(i18n.language, group) })
              : t("temple.lists.number", place)}
          </span>
        )}
      </div>
    </li>
  );
}
