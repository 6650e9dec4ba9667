import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PublicTemple } from "../../contract/temples";
import { shortWhen } from "../festivals/when";
import { useSite } from "../queries";
import { Icon } from "../ui/Icon";
import { SectionHead } from "../ui/SectionHead";
import { inWordsOf } from "./recordWording";
import { nameIn } from "./wording";

/** The coming days of the temple's deity in the calendar; whether and how this temple keeps them is not on record. */
export function TempleFestivals({ temple }: { temple: Pick<PublicTemple, "id" | "tradition"> }) {
  const { t, i18n } = useTranslation();
  const { queries } = useSite();
  const { data: festivals = [] } = useQuery(queries.templeFestivals(temple.id));
  if (festivals.length === 0) return null;
  return (
    <section aria-labelledby="festivals-title">
      <SectionHead id="festivals-title" title={inWordsOf(t, temple.tradition, "temple.festivals")} />
      <ul className="here-festivals">
        {festivals.map((festival) => (
          <li key={festival.slug}>
            <Icon name="calendar" />
            <div>
              <b>
                <Link to={`/festivals/${festival.slug}`}>{nameIn(i18n.language, festival)}</Link>
              </b>
              <time className="soft" dateTime={festival.date}>
                {shortWhen(t, festival)}
              </time>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
