import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { services } from "../frame/links";
import { Icon } from "../ui/Icon";

/** An invitation to give, with a way to each service that is open. */
export function HomeDonation() {
  const { t } = useTranslation();
  const { donate, book } = services;
  return (
    <section className="wrap section" aria-labelledby="donation-title">
      <div className="donation">
        <Icon name="lamp" />
        <div>
          <h2 id="donation-title">{t("home.donation.title")}</h2>
          <p>{t("home.donation.text")}</p>
        </div>
        <div className="row">
          {donate && (
            <Link className="button bright" to={donate}>
              {t("home.donation.donate")}
            </Link>
          )}
          {book && (
            <Link className="button glass" to={book}>
              {t("home.donation.book")}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
