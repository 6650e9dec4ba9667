import "./work.css";
import { CheckCircleOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../client/format";
import { useWork } from "./useWork";

/** What waits for the person, each kind with the way to its list. */
export function MyWork() {
  const { t, i18n } = useTranslation();
  const items = useWork();
  if (!items || items.length === 0) return null;
  const waiting = items.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="my-work">
      <h2 id="my-work">{t("work.title")}</h2>
      {waiting.length === 0 && (
        <p>
          <CheckCircleOutlined aria-hidden /> {t("work.none")}
        </p>
      )}
      <ul className="work-items">
        {waiting.map(({ kind, count, link }) => (
          <li key={kind}>
            <Link to={link}>
              <strong>{formatNumber(count, i18n.language)}</strong> {t(`work.kinds.${kind}`, { count })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
