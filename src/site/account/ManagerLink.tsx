import { useTranslation } from "react-i18next";
import { useMe } from "./useMe";

/** The way to the bookings for who was named a temple's manager, whatever their role. */
export function ManagerLink() {
  const { t } = useTranslation();
  const { data: me } = useMe();
  if (!me?.managesTemple) return null;
  return (
    <li>
      <a href="/admin/bookings">{t("nav.adminBookings")}</a>
    </li>
  );
}
