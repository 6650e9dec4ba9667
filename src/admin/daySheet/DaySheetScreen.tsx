import "./daySheet.css";
import { useTranslation } from "react-i18next";
import { localName } from "../../client/localName";
import { Loading } from "../layout/Loading";
import { JoinedTemple } from "../services/JoinedTemple";
import { ServiceScreens } from "../services/ServiceScreens";
import { useTexts } from "../useTexts";
import { DaySheet } from "./DaySheet";

/** `/admin/bookings/day`: what is booked at a temple on a day, on screen and on paper. */
export function DaySheetScreen() {
  const { t, i18n } = useTranslation();
  const hasTexts = useTexts("services");
  if (!hasTexts) return <Loading />;
  return (
    <>
      <h1 className="console-title">{t("menu.daySheet")}</h1>
      <ServiceScreens />
      <JoinedTemple>
        {(temple) => <DaySheet templeId={temple.id} name={localName(temple, i18n.language)} />}
      </JoinedTemple>
    </>
  );
}
