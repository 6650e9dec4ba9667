import "./users.css";
import { Alert, Button, Skeleton } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { errorText } from "../../client/errors";
import { formatNumber } from "../../client/format";
import type { UserStats } from "../../contract/adminUsers";
import { accountRoles } from "../../contract/roles";
import { HistoryPlace } from "../history/HistoryPlace";
import { FilterSelect } from "../listing/FilterSelect";
import { FilterText } from "../listing/FilterText";
import { ListState } from "../listing/ListState";
import { SavedViews } from "../listing/SavedViews";
import { type ListQuery, useListQuery } from "../listing/useListQuery";
import { ChangeNotice } from "./ChangeNotice";
import { UserCards } from "./UserCards";
import { UserTable } from "./UserTable";
import { useUserChanges } from "./useUserChanges";
import { pageSize, type UserFilter, userFilters, useUserStats, useUsers } from "./useUsers";

/** Everybody who has an account: found, counted, switched on and off, given roles. */
export function UserList() {
  const { t } = useTranslation();
  const query = useListQuery(userFilters, pageSize);
  const list = useUsers(query);
  const { stats, error, refetch } = useUserStats();
  const readAgain = () => {
    list.refetch();
    refetch();
  };
  const changes = useUserChanges(readAgain);
  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.users")}</h1>
      </div>
      <Figures stats={stats} error={error} onRetry={refetch} />
      <ChangeNotice changes={changes} />
      <UserFilters query={query} />
      <ListState
        inSteps
        isLoading={list.isLoading}
        error={list.error}
        failed={t("users.failed.load")}
        isEmpty={list.records.length === 0}
        empty={<NoUsers query={query} />}
        onRetry={list.refetch}
      >
        <UserTable list={list} query={query} changes={changes} />
      </ListState>
      <HistoryPlace noun="users" onChanged={readAgain} />
    </>
  );
}

type FiguresProps = { stats: UserStats | undefined; error: unknown; onRetry: () => void };

function Figures({ stats, error, onRetry }: FiguresProps) {
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
  if (!error) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <Alert
      type="error"
      showIcon
      message={t("users.failed.stats")}
      description={errorText(error, t)}
      action={<Button onClick={onRetry}>{t("actions.tryAgain")}</Button>}
    />
  );
}

function UserFilters({ query }: { query: ListQuery<UserFilter> }) {
  const { t } = useTranslation();
  const states = { true: "users.active", false: "users.inactive" };
  return (
    <search className="console-filters user-filters">
      <FilterText
        className="filter-search"
        label={t("users.filters.search")}
        value={query.filter("search")}
        onChange={(search) => query.change({ search })}
      />
      <FilterSelect
        query={query}
        name="role"
        label={t("users.filters.role")}
        options={accountRoles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
      />
      <FilterSelect
        query={query}
        name="active"
        label={t("users.filters.active")}
        options={Object.entries(states).map(([value, label]) => ({ value, label: t(label) }))}
      />
      {query.isFiltered && <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>}
      <SavedViews path="/admin/users" />
    </search>
  );
}

function NoUsers({ query }: { query: ListQuery<UserFilter> }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("users.none")}</p>
      {(query.isFiltered || query.page > 1) && <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>}
    </>
  );
}
