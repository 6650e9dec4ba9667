import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../client/format";
import { linkedPages, pageAddress } from "./pageNumber";

type PagesProps = { path: string; page: number; last: number };

/** The way to the other pages of a list. */
export function Pages({ path, page, last }: PagesProps) {
  const { t, i18n } = useTranslation();
  if (last < 2) return null;
  return (
    <nav className="pages" aria-label={t("browse.pages")}>
      <ul className="chips">
        {linkedPages(page, last).map((number) => (
          <li key={number}>
            <Link
              className="chip"
              to={pageAddress(path, number)}
              aria-current={number === page ? "page" : undefined}
              aria-label={t("browse.page", { number: formatNumber(number, i18n.language) })}
            >
              {formatNumber(number, i18n.language)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
