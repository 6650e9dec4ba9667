import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import type { Me } from "../../contract/accounts";

/** Name, address and role of the account. */
export function Identity({ me }: { me: Me }) {
  const { t, i18n } = useTranslation();
  const { name, email, emailVerified, role, requestedRole, createdAt } = me;
  const request = emailVerified ? "profile.requested" : "profile.requestedUnconfirmed";
  return (
    <section className="panel" aria-labelledby="identity-title">
      <h2 id="identity-title">{t("profile.identity")}</h2>
      <dl className="facts">
        <div>
          <dt>{t("register.name")}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{t("login.email")}</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>{t("profile.role")}</dt>
          <dd>
            {t(`member.roles.${role}`)}
            {requestedRole && <p className="soft">{t(request, { role: t(`member.roles.${requestedRole}`) })}</p>}
          </dd>
        </div>
        <div>
          <dt>{t("profile.since")}</dt>
          <dd>{formatDate(createdAt, i18n.language)}</dd>
        </div>
      </dl>
    </section>
  );
}
