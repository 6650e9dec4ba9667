import { Table, type TableProps, Tag } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatDate, formatNumber } from "../../client/format";
import { useSession } from "../../client/useSession";
import type { AdminUser } from "../../contract/adminUsers";
import { lockOf } from "../../contract/grants";
import { HistoryButton } from "../history/HistoryButton";
import { ColumnChoice } from "../listing/ColumnChoice";
import { Pager } from "../listing/Pager";
import { useColumns } from "../listing/useColumns";
import { useEdge } from "../listing/useEdge";
import type { ListQuery } from "../listing/useListQuery";
import { RoleSelect, StatusToggle } from "./UserControls";
import type { UserChanges } from "./useUserChanges";
import type { UserFilter, useUsers } from "./useUsers";

type UserTableProps = { list: ReturnType<typeof useUsers>; query: ListQuery<UserFilter>; changes: UserChanges };

const orders = { asc: "ascend", desc: "descend" } as const;

/** Who, in which role, active or not, since when; what one may not change is shown locked, with its reason. */
export function UserTable({ list, query, changes }: UserTableProps) {
  const { t, i18n } = useTranslation();
  const { role: actor, userId } = useSession();
  const edge = useEdge();
  const lock = (user: AdminUser) => lockOf({ id: Number(userId), role: actor }, user);
  const sort = query.sort ?? { field: "createdAt", order: "desc" };
  const sortable = (field: string) => ({
    key: field,
    sorter: true,
    sortOrder: sort.field === field ? orders[sort.order] : null,
  });
  const onChange: TableProps<AdminUser>["onChange"] = (_, __, sorter) => {
    const { columnKey, order } = [sorter].flat()[0] ?? {};
    const named = { sortBy: String(columnKey), sortDir: order === "descend" ? "desc" : "asc" };
    query.change(order ? named : { sortBy: undefined, sortDir: undefined });
  };
  const columns = useColumns("users", {
    role: t("users.fields.role"),
    status: t("users.fields.status"),
    joined: t("users.fields.joined"),
    changeRole: t("users.fields.changeRole"),
  });
  return (
    <>
      <ColumnChoice columns={columns} />
      <Table<AdminUser>
        size="small"
        rowKey="id"
        dataSource={list.records}
        loading={list.isFetching}
        pagination={false}
        onChange={onChange}
        scroll={{ x: "max-content" }}
      >
        <Table.Column<AdminUser>
          title={t("users.fields.user")}
          render={(_, user) => <Person user={user} lock={lock(user)} />}
          {...sortable("name")}
        />
        <Table.Column<AdminUser>
          {...columns.column("role")}
          render={(_, { role }) => (
            <Tag bordered={false} {...(role.endsWith("ADMIN") && { className: "tag-gold" })}>
              {t(`roles.${role}`)}
            </Tag>
          )}
          {...sortable("role")}
        />
        <Table.Column<AdminUser>
          {...columns.column("status")}
          render={(_, user) => <StatusToggle user={user} isLocked={Boolean(lock(user))} changes={changes} />}
        />
        <Table.Column<AdminUser>
          {...columns.column("joined")}
          render={(_, { createdAt }) => (
            <span className="nowrap">{formatDate(createdAt, i18n.language, { dateStyle: "medium" })}</span>
          )}
          {...sortable("createdAt")}
        />
        <Table.Column<AdminUser>
          {...columns.column("changeRole")}
          fixed={edge}
          render={(_, user) => (
            <RoleSelect user={user} isLocked={Boolean(lock(user))} changes={changes} actor={actor} />
          )}
        />
        <Table.Column<AdminUser>
          title={t("actions.history")}
          fixed={edge}
          render={(_, { id, name }) => <HistoryButton record={id} name={name} />}
        />
      </Table>
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
