import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSite } from "../queries";
import { Icon } from "../ui/Icon";

/** Whom to call or write to at any hour; where nobody has been named, the way to the help pages. */
export function HomeSupport({ isFixed }: { isFixed?: boolean }) {
  const { t, i18n } = useTranslation();
  const { queries } = useSite();
  const { data } = useQuery(queries.notices(i18n.language));
  if (!data) return null;
  const { support } = data;
  const title = t(support ? "home.support.title" : "home.support.helpTitle");
  return (
    <aside className={isFixed ? "wrap support fixed" : "wrap support"} aria-label={title}>
      <details className="support-card" open={!isFixed}>
        <summary>
          <Icon name={support ? "phone" : "info"} />
          <span>{title}</span>
        </summary>
        <p>{support ? support.note || t("home.support.text") : t("home.support.helpText")}</p>
        <p className="support-ways">
          {support?.phone && <a href={`tel:${support.phone.replace(/[^+\d]/g, "")}`}>{support.phone}</a>}
          {support?.email && <a href={`mailto:${support.email}`}>{support.email}</a>}
          <Link to="/help">{t("home.support.help")}</Link>
        </p>
      </details>
    </aside>
  );
}
