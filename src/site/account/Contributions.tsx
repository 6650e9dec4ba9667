import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { MyContributions } from "../../contract/contributions";
import { nameIn, templePath } from "../temple/wording";
import { FailedRead } from "../ui/FailedRead";
import { Standing } from "./Standing";
import { useContributions } from "./useMe";

/** My reviews, photos, temples, corrections and role requests, each with what was decided about it. */
export function Contributions() {
  const { t } = useTranslation();
  const { data, error, refetch } = useContributions();
  if (data) return <Lists sent={data} />;
  if (!error) return <p role="status">{t("loading")}</p>;
  return <FailedRead error={error} onRetry={() => void refetch()} />;
}

type Item = MyContributions["reviews" | "photos" | "submissions" | "corrections" | "roleRequests"][number];

function Lists({ sent }: { sent: MyContributions }) {
  const { t } = useTranslation();
  return (
    <>
      <List
        name="reviews"
        items={sent.reviews}
        draw={({ temple, rating, comment }) => (
          <>
            <TempleLink temple={temple} />
            <p className="soft">{t("temple.ratingOf", { rating })}</p>
            <p className="review-text">{comment}</p>
          </>
        )}
      />
      <List
        name="photos"
        items={sent.photos}
        draw={({ temple, url, width, height }) => (
          <>
            <TempleLink temple={temple} />
            {url && <img src={url} alt="" width={width} height={height} loading="lazy" />}
          </>
        )}
      />
      <List
        name="submissions"
        items={sent.submissions}
        draw={({ temple, status }) => (status === "approved" ? <TempleLink temple={temple} /> : <b>{temple.name}</b>)}
      />
      <List
        name="corrections"
        items={sent.corrections}
        draw={({ temple, field, proposed, note }) => (
          <>
            <TempleLink temple={temple} />
            <p className="soft">{t(`corrections.fields.${field}`)}</p>
            {field !== "closed" && <p className="review-text">{proposed}</p>}
            {note && <p className="soft">{note}</p>}
          </>
        )}
      />
      {sent.roleRequests.length > 0 && (
        <List name="roleRequests" items={sent.roleRequests} draw={({ role }) => <b>{t(`member.roles.${role}`)}</b>} />
      )}
    </>
  );
}

type ListProps<Row extends Item> = { name: string; items: readonly Row[]; draw: (item: Row) => ReactNode };

function List<Row extends Item>({ name, items, draw }: ListProps<Row>) {
  const { t } = useTranslation();
  return (
    <section className="panel" aria-labelledby={`my-${name}`}>
      <h2 id={`my-${name}`}>{t(`profile.${name}`, { count: items.length })}</h2>
      {items.length === 0 && <p className="soft">{t("profile.none")}</p>}
      <ul className="mine">
        {items.map((item) => (
          <li key={item.id}>
            <div>{draw(item)}</div>
            <Standing item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TempleLink({ temple }: { temple: MyContributions["photos"][number]["temple"] }) {
  const { i18n } = useTranslation();
  return <Link to={templePath(temple)}>{nameIn(i18n.language, temple)}</Link>;
}
