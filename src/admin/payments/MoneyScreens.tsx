import { useTranslation } from "react-i18next";
import { NavLink } from "react-router-dom";

const screens = [
  ["payments", "/admin/payments"],
  ["donations", "/admin/donations"],
  ["paymentReport", "/admin/payments/report"],
  ["paymentAuthorisations", "/admin/payment-authorisations"],
] as const;

/** The screens about money, from one to the other. */
export function MoneyScreens() {
  const { t } = useTranslation();
  return (
    <nav className="money-screens" aria-label={t("money.screens")}>
      {screens.map(([name, path]) => (
        <NavLink key={name} to={path} end>
          {t(`menu.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}
