import { BankOutlined, EyeOutlined, StarOutlined, TeamOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import type { AnalyticsMetrics, AnalyticsReview, TopTemple } from "../../contract/analytics";
import { useTexts } from "../useTexts";
import { AnalyticsFrame } from "./AnalyticsFrame";
import { DaySeries } from "./DaySeries";
import { saveDays, saveTemples } from "./files";
import { type Metric, MetricCards } from "./MetricCards";
import { ReviewList } from "./ReviewList";
import { TempleRanks } from "./TempleRanks";
import { useAnalytics, useRange } from "./useAnalytics";
import type { ChartLine } from "./VisitChart";

/** How the whole platform is used. */
export function PlatformAnalytics() {
  const { t } = useTranslation();
  const hasWords = useTexts("analytics");
  const { range, choose } = useRange();
  const metrics = useAnalytics<AnalyticsMetrics>("metrics", range);
  const top = useAnalytics<{ items: TopTemple[] }>("top-temples", range);
  const reviews = useAnalytics<{ items: AnalyticsReview[] }>("reviews", range);
  return (
    <AnalyticsFrame
      title={t("menu.analytics")}
      range={range}
      onChoose={choose}
      hasWords={hasWords}
      calls={[metrics, top, reviews]}
    >
      {metrics.answer && <Figures metrics={metrics.answer} />}
      <div className="analytics-pair">
        {top.answer && (
          <TempleRanks
            title={t("analytics.top")}
            empty={t("analytics.none.top")}
            temples={top.answer.items}
            onDownload={() => saveTemples(top.answer?.items ?? [], `top-temples-${range}.csv`)}
          />
        )}
        {reviews.answer && <ReviewList reviews={reviews.answer.items} />}
      </div>
    </AnalyticsFrame>
  );
}

function Figures({ metrics }: { metrics: AnalyticsMetrics }) {
  const { t, i18n } = useTranslation();
  const { days, from, until } = metrics;
  const lines: ChartLine[] = [
    { field: "visits", name: t("analytics.visits") },
    { field: "visitors", name: t("analytics.visitors") },
  ];
  const medium = (date: string) => formatDate(date, i18n.language, { dateStyle: "medium" });
  return (
    <>
      <p className="quiet">{t("analytics.period", { from: medium(from), until: medium(until) })}</p>
      <MetricCards metrics={useMetrics(metrics)} days={days.length} />
      <DaySeries days={days} lines={lines} onDownload={() => saveDays(days, lines, `visits-${from}-${until}.csv`)} />
    </>
  );
}

function useMetrics({ totalVisits, uniqueUsers, newTemples, newReviews, previous }: AnalyticsMetrics): Metric[] {
  const { t } = useTranslation();
  return [
    {
      label: t("analytics.totalVisits"),
      icon: <EyeOutlined aria-hidden />,
      color: "gold",
      value: totalVisits,
      before: previous.totalVisits,
    },
    {
      label: t("analytics.uniqueUsers"),
      icon: <TeamOutlined aria-hidden />,
      color: "green",
      value: uniqueUsers,
      before: previous.uniqueUsers,
      hint: t("analytics.uniqueHint"),
    },
    {
      label: t("analytics.newTemples"),
      icon: <BankOutlined aria-hidden />,
      color: "blue",
      value: newTemples,
      before: previous.newTemples,
    },
    {
      label: t("analytics.newReviews"),
      icon: <StarOutlined aria-hidden />,
      color: "purple",
      value: newReviews,
      before: previous.newReviews,
    },
  ];
}
