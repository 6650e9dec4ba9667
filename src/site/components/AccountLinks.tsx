import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { session } from "../../client/session";
import { useSession } from "../../client/useSession";
import { Icon } from "./Icon";
import { consoleHomes } from "./links";

/** Log in, or who is logged in with the way out and, for those who have one, the way to their console. */
export function AccountLinks() {
  const { t } = useTranslation();
  const { role, name } = useSession();
  if (role === "VISITOR") {
    return (
      <Link to="/login" className="button quiet small">
        <Icon name="person" />
        {t("nav.login")}
      </Link>
    );
  }
  const consoleHome = consoleHomes[role];
  return (
    <>
      {consoleHome ? (
        <a className="button quiet small" href={consoleHome} title={name}>
          <Icon name="person" />
          {t("nav.console")}
        </a>
      ) : (
        <span className="account-name">
          <Icon name="person" />
          {name}
        </span>
      )}
      <button type="button" className="button quiet small" onClick={session.signOut}>
        {t("nav.logout")}
      </button>
    </>
  );
}
