import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { AwaitMe } from "../account/AwaitMe";
import { DeleteAccount } from "../account/DeleteAccount";
import { EmailForm } from "../account/EmailForm";
import { LiveLink } from "../account/LiveLink";
import { MyDataDownload } from "../account/MyDataDownload";
import { NamePasswordForm } from "../account/NamePasswordForm";
import { PhoneForm } from "../account/PhoneForm";
import { RequireAccount } from "../account/RequireAccount";
import { Sessions } from "../account/Sessions";
import { TwoStep } from "../account/TwoStep";
import { UnverifiedNote } from "../account/UnverifiedNote";
import { useHead } from "../head";
import "../styles/member.css";

/** `/settings`: name and password, address and number, sessions, one's data, the end of the account. */
export function Page() {
  const { t } = useTranslation();
  useHead({ title: t("settings.title"), description: t("settings.lead") });
  return (
    <div className="wrap member">
      <h1>{t("settings.title")}</h1>
      <p className="soft">
        {t("settings.lead")} <Link to="/profile">{t("settings.toProfile")}</Link>
      </p>
      <RequireAccount>
        <AwaitMe>
          {(me) => (
            <div className="stack">
              <UnverifiedNote me={me} />
              <NamePasswordForm key={me.id} me={me} />
              <EmailForm me={me} />
              <PhoneForm me={me} />
              <TwoStep />
              <LiveLink />
              <Sessions />
              <MyDataDownload />
              <DeleteAccount />
            </div>
          )}
        </AwaitMe>
      </RequireAccount>
    </div>
  );
}
