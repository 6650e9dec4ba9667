import { useTranslation } from "react-i18next";
import { ScreenLinks } from "../layout/ScreenLinks";

const screens = [
  ["payments", "/admin/payments"],
  ["donations", "/admin/donations"],
  ["paymentReport", "/admin/payments/report"],
  ["paymentAuthorisations", "/admin/payment-authorisations"],
] as const;

/** The screens about money. */
export function MoneyScreens() {
  const { t } = useTranslation();
  return <ScreenLinks label={t("money.screens")} screens={screens} />;
}
