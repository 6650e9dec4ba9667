import "./services.css";
import { useTranslation } from "react-i18next";
import { Loading } from "../layout/Loading";
import { useTexts } from "../useTexts";
import { CausesForm } from "./CausesForm";
import { JoinedTemple } from "./JoinedTemple";
import { ServiceScreens } from "./ServiceScreens";

/** `/admin/causes`: what a temple asks donations for. */
export function CausesScreen() {
  const { t } = useTranslation();
  const hasTexts = useTexts("services");
  if (!hasTexts) return <Loading />;
  return (
    <>
      <h1 className="console-title">{t("menu.causes")}</h1>
      <ServiceScreens />
      <p className="quiet">{t("causes.lead")}</p>
      <JoinedTemple>{({ id }) => <CausesForm templeId={id} />}</JoinedTemple>
    </>
  );
}
