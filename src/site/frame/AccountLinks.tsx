import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { logOut } from "../../client/logOut";
import { useSession } from "../../client/useSession";
import { can } from "../../contract/roles";
import { useSite } from "../queries";
import { Icon } from "../ui/Icon";
import { accountLinks } from "./links";
import { useClosingDetails } from "./useClosingDetails";

const ManagerLink = lazy(async () => ({ default: (await import("../account/ManagerLink")).ManagerLink }));

/** The link the page belongs to. */
type Here = { here: string | undefined };

/**
 * The ways in for a visitor; what is one's own, and the way out, for who is signed in. Once `opened`, also what being
 * named a temple's manager opens.
 */
export function AccountLinks({ here, opened }: Here & { opened: boolean }) {
  const { t } = useTranslation();
  const { role } = useSession();
  const { http } = useSite();
  const navigate = useNavigate();
  if (role === "VISITOR") return <EntryLinks />;
  const leave = () => {
    void logOut(http);
    navigate("/login");
  };
  return (
    <ul className="account-links">
      {accountLinks
        .filter(({ permission }) => can(role, permission))
        .map(({ to, label }) => (
          <li key={to}>
            {to.startsWith("/admin") ? (
              <a href={to}>{t(label)}</a>
            ) : (
              <Link to={to} aria-current={to === here ? "page" : undefined}>
                {t(label)}
              </Link>
            )}
          </li>
        ))}
      {opened && !can(role, "bookings") && (
        <Suspense>
          <ManagerLink />
        </Suspense>
      )}
      <li>
        <button type="button" onClick={leave}>
          {t("nav.logout")}
        </button>
      </li>
    </ul>
  );
}

function EntryLinks() {
  const { t } = useTranslation();
  return (
    <>
      <Link to="/login" className="button quiet small">
        <Icon name="person" />
        {t("nav.signIn")}
      </Link>
      <Link to="/register" className="button small">
        {t("nav.signUp")}
      </Link>
    </>
  );
}

/** The same in the bar: folded under the person's name. */
export function AccountMenu({ here }: Here) {
  const { role, name } = useSession();
  const menu = useClosingDetails();
  const [opened, setOpened] = useState(false);
  if (role === "VISITOR") return <EntryLinks />;
  return (
    <details className="languages" ref={menu} onToggle={() => setOpened(true)}>
      <summary>
        <Icon name="person" />
        <span className="account-name">{name}</span>
      </summary>
      <div className="languages-panel">
        <AccountLinks here={here} opened={opened} />
      </div>
    </details>
  );
}
