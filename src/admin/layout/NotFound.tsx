import { useTranslation } from "react-i18next";
import { Message } from "./Message";
import { WayOn } from "./WayOn";

/** An address of the console that leads nowhere. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <Message title={t("notFound.title")} text={t("notFound.text")}>
      <WayOn />
    </Message>
  );
}
