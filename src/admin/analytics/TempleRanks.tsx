import { DownloadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { formatNumber, formatRating } from "../../client/format";
import type { TopTemple } from "../../contract/analytics";

type TempleRanksProps = { title: string; empty: string; temples: TopTemple[]; note?: string; onDownload: () => void };

/** Temples by their visits in the range; each name leads to the temple's page. */
export function TempleRanks({ title, empty, temples, note, onDownload }: TempleRanksProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="temple-ranks">
      <div className="section-head">
        <h2 id="temple-ranks">{title}</h2>
        {temples.length > 0 && (
          <Button size="small" icon={<DownloadOutlined aria-hidden />} onClick={onDownload}>
            {t("analytics.csv.temples")}
          </Button>
        )}
      </div>
      {temples.length === 0 && <p className="quiet">{empty}</p>}
      {temples.length > 0 && <RankTable temples={temples} />}
      {note && <p className="quiet">{note}</p>}
    </section>
  );
}

function RankTable({ temples }: { temples: TopTemple[] }) {
  const { t, i18n } = useTranslation();
  return (
    <div className="plain-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("temples.temple")}</th>
            <th scope="col">{t("temples.fields.city")}</th>
            <th scope="col" className="figure">
              {t("analytics.visits")}
            </th>
            <th scope="col" className="figure">
              {t("analytics.rating")}
            </th>
          </tr>
        </thead>
        <tbody>
          {temples.map(({ id, name, city, slug, visits, avgRating }) => (
            <tr key={id}>
              <td>
                <a href={`/temple/${slug}`}>{name}</a>
              </td>
              <td>{city}</td>
              <td className="figure">{formatNumber(visits, i18n.language)}</td>
              <td className="figure">{avgRating === null ? "–" : formatRating(avgRating, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
