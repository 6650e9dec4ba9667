import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { screens } from "../resources";
import { useMayOpen } from "./useMayOpen";

/** A link to the first screen one may open; to the site for those who may open none. */
export function WayOn() {
  const { t } = useTranslation();
  const { isOpen } = useMayOpen();
  const own = screens.find(({ permission }) => isOpen(permission));
  if (!own) return <a href="/">{t("layout.site")}</a>;
  return <Link to={own.path}>{t("denied.goTo", { screen: t(`menu.${own.identifier}`) })}</Link>;
}
