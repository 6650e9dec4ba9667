import "./dashboard.css";
import { useCustom } from "@refinedev/core";
import { Alert, Button } from "antd";
import { useTranslation } from "react-i18next";
import { errorText, type HttpError } from "../../client/errors";
import { useSession } from "../../client/useSession";
import type { AdminStats, RecentTemple } from "../../contract/admin";
import { Loading } from "../layout/Loading";
import { MyWork } from "../work/MyWork";
import { QuickActions } from "./QuickActions";
import { RecentTemples } from "./RecentTemples";
import { StatCards } from "./StatCards";
import { StatusCounts } from "./StatusCounts";

/** How the platform stands, what came in last, and where to go from here. */
export function Dashboard() {
  const { t } = useTranslation();
  const { role } = useSession();
  const stats = useCustom<AdminStats, HttpError>({ url: "/api/admin/stats", method: "get", errorNotification: false });
  const recent = useCustom<RecentTemple[], HttpError>({
    url: "/api/admin/recent-temples",
    method: "get",
    errorNotification: false,
  });
  const error = stats.error ?? recent.error;
  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.dashboard")}</h1>
        <span className="quiet">{t("dashboard.role", { role: t(`roles.${role}`) })}</span>
      </div>
      {error && (
        <Alert
          className="console-notice"
          type="error"
          showIcon
          message={t("dashboard.failed")}
          description={errorText(error, t)}
          action={
            <Button onClick={() => void Promise.all([stats.refetch(), recent.refetch()])}>
              {t("actions.tryAgain")}
            </Button>
          }
        />
      )}
      <MyWork />
      {stats.isLoading && <Loading rows={4} />}
      {stats.data && <StatCards cards={stats.data.data.cards} />}
      {stats.data && <StatusCounts stats={stats.data.data} />}
      <QuickActions />
      {recent.isLoading && <Loading rows={5} />}
      {recent.data && <RecentTemples temples={recent.data.data} />}
    </>
  );
}
