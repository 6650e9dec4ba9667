import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Icon } from "../ui/Icon";

/** In place of a page that could not be drawn; `text` is the key of why. */
export function ErrorScreen({ text = "failure.text" }: { text?: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <section className="screen" role="alert">
      <Icon name="lamp" className="screen-icon" />
      <h1>{t("failure.title")}</h1>
      <p>{t(text)}</p>
      <div className="row">
        <a className="button" href={pathname + search}>
          {t("failure.reload")}
        </a>
        <a className="button quiet" href="/">
          {t("failure.home")}
        </a>
      </div>
    </section>
  );
}
