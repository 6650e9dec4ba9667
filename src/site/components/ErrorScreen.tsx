import { useTranslation } from "react-i18next";
import { Icon } from "./Icon";

/** In place of a page that could not be drawn. */
export function ErrorScreen() {
  const { t } = useTranslation();
  return (
    <section className="screen" role="alert">
      <Icon name="lamp" className="screen-icon" />
      <h1>{t("failure.title")}</h1>
      <p>{t("failure.text")}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => location.reload()}>
          {t("failure.reload")}
        </button>
        <a className="button quiet" href="/">
          {t("failure.home")}
        </a>
      </div>
    </section>
  );
}
