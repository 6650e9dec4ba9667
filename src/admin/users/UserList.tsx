import "./users.css";
import { Alert, Button, Tag } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { errorText } from "../../client/errors";
import { formatNumber } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import { useSession } from "../../client/useSession";
import type { AdminUser } from "../../contract/adminUsers";
import { lockOf } from "../../contract/grants";
import { accountRoles } from "../../contract/roles";
import { HistoryButton } from "../history/HistoryButton";
import { HistoryPlace } from "../history/HistoryPlace";
import { Loading } from "../layout/Loading";
import { ListPage } from "../listing/ListPage";
import { useListTable } from "../listing/useListTable";
import { ChangeNotice } from "./ChangeNotice";
import { UserCards } from "./UserCards";
import { RoleSelect, StatusToggle } from "./UserControls";
import { useUserChanges } from "./useUserChanges";
import { usersPath, useUserStats } from "./useUserStats";

const texts = { failed: "users.failed.load", none: "users.none", noneMatch: "users.none", count: "users.count" };

/** Everybody who has an account: found, counted, switched on and off, given roles; what one may not change is locked. */
export function UserList() {
  const { t, i18n } = useTranslation();
  const { role: actor, userId } = useSession();
  const table = useListTable<AdminUser>(usersPath);
  const stats = useUserStats();
  const readAgain = () => {
    table.refetch();
    stats.refetch();
  };
  const changes = useUserChanges(readAgain);
  const lock = (user: AdminUser) => lockOf({ id: Number(userId), role: actor }, user);
  return (
    <ListPage<AdminUser>
      table={table}
      texts={texts}
      lead={
        <>
          <Figures {...stats} />
          <ChangeNotice changes={changes} />
        </>
      }
      filters={[
        { name: "search", label: t("users.filters.search"), isWide: true },
        {
          name: "role",
          label: t("users.filters.role"),
          options: accountRoles.map((value) => ({ value, label: t(`roles.${value}`) })),
        },
        {
          name: "active",
          label: t("users.filters.active"),
          options: [
            { value: "true", label: t("users.active") },
            { value: "false", label: t("users.inactive") },
          ],
        },
      ]}
      columns={[
        {
          key: "name",
          title: t("users.fields.user"),
          sorter: true,
          render: (user) => <Person user={user} lock={lock(user)} />,
        },
        {
          key: "role",
          title: t("users.fields.role"),
          sorter: true,
          render: ({ role }) => (
            <Tag bordered={false} className={role.endsWith("ADMIN") ? "tag-gold" : undefined}>
              {t(`roles.${role}`)}
            </Tag>
          ),
        },
        {
          key: "status",
          title: t("users.fields.status"),
          render: (user) => <StatusToggle user={user} isLocked={Boolean(lock(user))} changes={changes} />,
        },
        {
          key: "createdAt",
          title: t("users.fields.joined"),
          sorter: true,
          defaultSortOrder: "descend",
          className: "nowrap",
          render: ({ createdAt }) => formatDate(createdAt, i18n.language, { dateStyle: "medium" }),
        },
        {
          key: "changeRole",
          title: t("users.fields.changeRole"),
          render: (user) => <RoleSelect user={user} isLocked={Boolean(lock(user))} changes={changes} actor={actor} />,
        },
        {
          key: "history",
          title: t("actions.history"),
          fixed: "right",
          render: ({ id, name }) => <HistoryButton record={id} name={name} />,
        },
      ]}
    >
      <HistoryPlace noun="users" onChanged={readAgain} />
    </ListPage>
  );
}

function Figures({ stats, error, refetch }: ReturnType<typeof useUserStats>) {
  const { t, i18n } = useTranslation();
  if (stats) {
    const waiting = stats.pendingRoleRequests;
    return (
      <>
        <UserCards stats={stats} />
        {waiting > 0 && (
          <p>
            <Link to="/admin/moderation?kind=role-request">
              {t("users.requests", { count: waiting, formatted: formatNumber(waiting, i18n.language) })}
            </Link>
          </p>
        )}
      </>
    );
  }
  if (!error) return <Loading rows={2} />;
  return (
    <Alert
      type="error"
      showIcon
      message={t("users.failed.stats")}
      description={errorText(error, t)}
      action={<Button onClick={refetch}>{t("actions.tryAgain")}</Button>}
    />
  );
}

function Person({ user, lock }: { user: AdminUser; lock: ReturnType<typeof lockOf> }) {
  const { t } = useTranslation();
  return (
    <span className="person">
      <strong>{user.name}</strong>
      <span className="quiet">{user.email}</span>
      {user.requestedRole && (
        <Link to="/admin/moderation?kind=role-request">
          {t("users.asksFor", { role: t(`roles.${user.requestedRole}`) })}
        </Link>
      )}
      {lock && <span className="person-lock">{t(`users.locks.${lock}`)}</span>}
    </span>
  );
}
