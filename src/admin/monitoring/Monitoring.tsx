import "./monitoring.css";
import { ReloadOutlined } from "@ant-design/icons";
import { Alert, Button } from "antd";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { formatDate } from "../../client/formatDate";
import type { BusinessMetrics, CustomMetrics, HealthMetrics } from "../../contract/monitoring";
import { Loading } from "../layout/Loading";
import { useTexts } from "../useTexts";
import { CustomFacts } from "./CustomFacts";
import { Facts } from "./Facts";
import { HealthFacts } from "./HealthFacts";
import { StatusCards } from "./StatusCards";
import { useMetrics } from "./useMetrics";
import { useUnits } from "./useUnits";

/** How the server is doing, now and again every 30 seconds. */
export function Monitoring() {
  const { t, i18n } = useTranslation();
  const hasWords = useTexts("analytics");
  const health = useMetrics<HealthMetrics>("health");
  const business = useMetrics<BusinessMetrics>("business");
  const custom = useMetrics<CustomMetrics>("custom");
  const calls = [health, business, custom];
  const failure = calls.find(({ error }) => error)?.error;
  const updatedAt = Math.max(...calls.map((call) => call.updatedAt));
  const refresh = () => {
    for (const { refetch } of calls) refetch();
  };
  if (!hasWords) return <Loading />;
  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.monitoring")}</h1>
        {updatedAt > 0 && (
          <span className="quiet">
            {t("monitoring.updated", { time: formatDate(updatedAt, i18n.language, { timeStyle: "medium" }) })}
          </span>
        )}
        <Button
          icon={<ReloadOutlined aria-hidden />}
          loading={calls.some(({ isFetching }) => isFetching)}
          onClick={refresh}
        >
          {t("actions.refresh")}
        </Button>
      </div>
      {failure !== undefined && failure !== null && (
        <Alert
          className="console-notice"
          type="error"
          showIcon
          message={t("monitoring.failed")}
          description={errorText(failure, t)}
          action={<Button onClick={refresh}>{t("actions.tryAgain")}</Button>}
        />
      )}
      {!failure && calls.some(({ answer }) => !answer) && <Loading rows={10} />}
      <StatusCards
        {...(health.answer && { health: health.answer })}
        {...(business.answer && { business: business.answer })}
      />
      <div className="fact-grid">
        {business.answer && <BusinessFacts business={business.answer} />}
        {health.answer && <HealthFacts health={health.answer} />}
        {custom.answer && <CustomFacts custom={custom.answer} />}
      </div>
    </>
  );
}

function BusinessFacts({ business }: { business: BusinessMetrics }) {
  const { t } = useTranslation();
  const { count } = useUnits();
  return (
    <Facts
      id="business"
      title={t("monitoring.business.title")}
      facts={[
        {
          name: t("monitoring.activeUsers"),
          value: count(business.active_users),
          hint: t("monitoring.business.users"),
        },
        {
          name: t("monitoring.business.activeSessions"),
          value: count(business.active_sessions),
          hint: t("monitoring.business.sessions"),
        },
      ]}
    />
  );
}
