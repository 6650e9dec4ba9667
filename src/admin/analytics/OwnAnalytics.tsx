import { CalendarOutlined, EyeOutlined, HeartOutlined, StarOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { formatNumber, formatPaise } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import type { AnalyticsReview, OwnMetrics, OwnTemples } from "../../contract/analytics";
import { useTexts } from "../useTexts";
import { AnalyticsFrame } from "./AnalyticsFrame";
import { DaySeries } from "./DaySeries";
import { saveDays, saveTemples } from "./files";
import { type Metric, MetricCards } from "./MetricCards";
import { ReviewList } from "./ReviewList";
import { TempleRanks } from "./TempleRanks";
import { useAnalytics, useRange } from "./useAnalytics";
import type { ChartLine } from "./VisitChart";

/** How the temples one manages are used. */
export function OwnAnalytics() {
  const { t, i18n } = useTranslation();
  const hasWords = useTexts("analytics");
  const { range, choose } = useRange();
  const metrics = useAnalytics<OwnMetrics>("my/metrics", range);
  const temples = useAnalytics<OwnTemples>("my/temples", range);
  const reviews = useAnalytics<{ items: AnalyticsReview[] }>("my/reviews", range);
  const { items = [], total = 0 } = temples.answer ?? {};
  const isPart = total > items.length;
  const count = (value: number) => formatNumber(value, i18n.language);
  return (
    <AnalyticsFrame
      title={t("menu.myAnalytics")}
      range={range}
      onChoose={choose}
      hasWords={hasWords}
      calls={[metrics, temples, reviews]}
    >
      {metrics.answer && <Figures metrics={metrics.answer} />}
      <div className="analytics-pair">
        {temples.answer && (
          <TempleRanks
            title={t("analytics.own")}
            empty={t("analytics.none.own")}
            temples={items}
            {...(isPart && { note: t("analytics.ownPart", { shown: count(items.length), total: count(total) }) })}
            onDownload={() => saveTemples(items, `my-temples-${range}.csv`)}
          />
        )}
        {reviews.answer && <ReviewList reviews={reviews.answer.items} />}
      </div>
    </AnalyticsFrame>
  );
}

function Figures({ metrics }: { metrics: OwnMetrics }) {
  const { t, i18n } = useTranslation();
  const { days, from, until } = metrics;
  const lines: ChartLine[] = [{ field: "visits", name: t("analytics.visits") }];
  const medium = (date: string) => formatDate(date, i18n.language, { dateStyle: "medium" });
  return (
    <>
      <p className="quiet">{t("analytics.period", { from: medium(from), until: medium(until) })}</p>
      <MetricCards metrics={useMetrics(metrics)} days={days.length} />
      <DaySeries days={days} lines={lines} onDownload={() => saveDays(days, lines, `my-visits-${from}-${until}.csv`)} />
    </>
  );
}

function useMetrics({ visits, bookings, donations, donatedPaise, newReviews, previous }: OwnMetrics): Metric[] {
  const { t, i18n } = useTranslation();
  return [
    {
      label: t("analytics.visits"),
      icon: <EyeOutlined aria-hidden />,
      color: "gold",
      value: visits,
      before: previous.visits,
    },
    {
      label: t("analytics.bookings"),
      icon: <CalendarOutlined aria-hidden />,
      color: "green",
      value: bookings,
      before: previous.bookings,
    },
    {
      label: t("analytics.donations"),
      icon: <HeartOutlined aria-hidden />,
      color: "blue",
      value: donations,
      before: previous.donations,
      hint: t("analytics.donated", { amount: formatPaise(donatedPaise, i18n.language) }),
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
