import "./tickets.css";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { readTicket } from "../../domain/tickets";
import { Loading } from "../layout/Loading";
import { JoinedTemple } from "../services/JoinedTemple";
import { ServiceScreens } from "../services/ServiceScreens";
import { useTexts } from "../useTexts";
import { TicketDesk } from "./TicketDesk";

/** `/admin/tickets`: where the code of a ticket leads, and whoever stands at the door. */
export function TicketScreen() {
  const { t } = useTranslation();
  const hasTexts = useTexts("services");
  const [params] = useSearchParams();
  const code = params.get("ticket") ?? "";
  if (!hasTexts) return <Loading />;
  return (
    <>
      <h1 className="console-title">{t("menu.tickets")}</h1>
      <ServiceScreens />
      <p className="quiet">{t("tickets.lead")}</p>
      <JoinedTemple first={readTicket(code)?.ticket.templeId}>
        {({ id }) => <TicketDesk templeId={id} code={code} />}
      </JoinedTemple>
    </>
  );
}
