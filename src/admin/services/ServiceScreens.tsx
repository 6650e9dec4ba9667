import { useTranslation } from "react-i18next";
import { ScreenLinks } from "../layout/ScreenLinks";

const screens = [
  ["bookings", "/admin/bookings"],
  ["daySheet", "/admin/bookings/day"],
  ["tickets", "/admin/tickets"],
  ["causes", "/admin/causes"],
] as const;

/** The screens of a temple's people. */
export function ServiceScreens() {
  const { t } = useTranslation();
  return <ScreenLinks label={t("services.screens")} screens={screens} />;
}
