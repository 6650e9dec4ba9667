import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useHead } from "../head";
import { TempleArt } from "../temple/TempleArt";

const quietHill = { id: 42, tradition: "Hindu", setting: "Hill", state: "Uttarakhand" };

/** What an address leads to that nothing is at. */
export function Page() {
  const { t } = useTranslation();
  useHead({ title: t("notFound.title"), description: t("notFound.text"), isMissing: true });
  return (
    <section className="screen">
      <div className="screen-art">
        <TempleArt temple={quietHill} />
      </div>
      <h1>{t("notFound.title")}</h1>
      <p>{t("notFound.text")}</p>
      <div className="row">
        <Link className="button" to="/search">
          {t("home.explore")}
        </Link>
        <Link className="button quiet" to="/">
          {t("notFound.home")}
        </Link>
      </div>
    </section>
  );
}
