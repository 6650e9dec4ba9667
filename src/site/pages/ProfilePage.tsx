import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { AwaitMe } from "../account/AwaitMe";
import { Contributions } from "../account/Contributions";
import { Identity } from "../account/Identity";
import { MyBookings } from "../account/MyBookings";
import { MyDonations } from "../account/MyDonations";
import { PreferencesForm } from "../account/PreferencesForm";
import { ProfileParts } from "../account/ProfileParts";
import { RequireAccount } from "../account/RequireAccount";
import { SavedPanel } from "../account/SavedPanel";
import { UnverifiedNote } from "../account/UnverifiedNote";
import { useHead } from "../head";
import { MyReminders } from "../reminders/MyReminders";
import { MyOrders } from "../shop/MyOrders";
import "../styles/contribute.css";
import "../styles/member.css";
import "../styles/payments.css";

/** `/profile`: who one is here, what one prefers, and what became of what one sent in. */
export function Page() {
  const { t } = useTranslation();
  useHead({ title: t("profile.title"), description: t("profile.lead") });
  return (
    <div className="wrap member">
      <h1>{t("profile.title")}</h1>
      <p className="soft">
        {t("profile.lead")} <Link to="/settings">{t("profile.toSettings")}</Link>
      </p>
      <RequireAccount>
        <AwaitMe>
          {(me) => (
            <div className="stack">
              <UnverifiedNote me={me} />
              <ProfileParts />
              <Identity me={me} />
              <MyBookings />
              <MyDonations />
              <MyOrders />
              <MyReminders />
              <SavedPanel />
              <Contributions />
              <PreferencesForm key={me.id} me={me} />
            </div>
          )}
        </AwaitMe>
      </RequireAccount>
    </div>
  );
}
