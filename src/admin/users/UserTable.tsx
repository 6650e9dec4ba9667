import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import { useSession } from "../../client/useSession";
import type { AdminUser } from "../../contract/adminUsers";
import { lockOf } from "../../contract/grants";
import { HistoryButton } from "../history/HistoryButton";
import { ColumnChoice } from "../listing/ColumnChoice";
import { Pager } from "../listing/Pager";
import { RecordTable } from "../listing/RecordTable";
import { RowTag } from "../listing/RowTag";
import { useColumns } from "../listing/useColumns";
import type { ListQuery } from "../listing/useListQuery";
import { useSort } from "../listing/useSort";
import { RoleSelect, StatusToggle } from "./UserControls";
import type { UserChanges } from "./useUserChanges";
import type { UserFilter, useUsers } from "./useUsers";

type UserTableProps = { list: ReturnType<typeof useUsers>; query: ListQuery<UserFilter>; changes: UserChanges };

/** As the server sorts unless asked otherwise. */
const usual = { field: "createdAt", order: "desc" } as const;

/** Who, in which role, active or not, since when; what one may not change is shown locked, with its reason. */
export function UserTable({ list, query, changes }: UserTableProps) {
  const { t, i18n } = useTranslation();
  const { role: actor, userId } = useSession();
  const lock = (user: AdminUser) => lockOf({ id: Number(userId), role: actor }, user);
  const sortable = useSort(query, usual);
  const columns = useColumns("users", {
    role: t("users.fields.role"),
    status: t("users.fields.status"),
    joined: t("users.fields.joined"),
    changeRole: t("users.fields.changeRole"),
  });
  return (
    <>
      <ColumnChoice columns={columns} />
      <RecordTable<AdminUser>
        rows={list.records}
        isBusy={list.isFetching}
        columns={[
          {
            title: t("users.fields.user"),
            render: (user) => <Person user={user} lock={lock(user)} />,
            ...sortable("name"),
          },
          {
            ...columns.column("role"),
            render: ({ role }) => (
              <RowTag look={role.endsWith("ADMIN") ? "gold" : "plain"}>{t(`roles.${role}`)}</RowTag>
            ),
            ...sortable("role"),
          },
          {
            ...columns.column("status"),
            render: (user) => <StatusToggle user={user} isLocked={Boolean(lock(user))} changes={changes} />,
          },
          {
            ...columns.column("joined"),
            className: "nowrap",
            render: ({ createdAt }) => formatDate(createdAt, i18n.language, { dateStyle: "medium" }),
            ...sortable("createdAt"),
          },
          {
            ...columns.column("changeRole"),
            render: (user) => <RoleSelect user={user} isLocked={Boolean(lock(user))} changes={changes} actor={actor} />,
          },
          {
            key: "history",
            title: t("actions.history"),
            isHeld: true,
            render: ({ id, name }) => <HistoryButton record={id} name={name} />,
          },
        ]}
      />
      <Pager
        page={query.page}
        pages={list.pages}
        onChange={(page) => query.change({ page: String(page) })}
        note={t("users.count", { count: list.total, formatted: formatNumber(list.total, i18n.language) })}
      />
    </>
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
