import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { PlatformStats } from "../../contract/platform";
import { Icon, type IconName } from "../ui/Icon";

type Figure = {
  icon: IconName;
  label: string;
  value: keyof PlatformStats;
  note: string;
  noteValue: keyof PlatformStats;
};
const figures: readonly Figure[] = [
  {
    icon: "temple",
    label: "home.stats.temples",
    value: "totalTemples",
    note: "home.stats.active",
    noteValue: "activeTemples",
  },
  {
    icon: "users",
    label: "home.stats.users",
    value: "activeUsers",
    note: "home.stats.registered",
    noteValue: "totalUsers",
  },
  {
    icon: "calendar",
    label: "home.stats.festivals",
    value: "festivalsTracked",
    note: "home.stats.upcoming",
    noteValue: "upcomingFestivals",
  },
];

/** Three figures of the platform; a dash where one is missing. */
export function HomeStats({ stats, failed }: { stats?: PlatformStats; failed: boolean }) {
  const { t, i18n } = useTranslation();
  const unknown = failed || stats?.error !== undefined;
  const show = (key: keyof PlatformStats) => {
    const value = unknown ? undefined : stats?.[key];
    return typeof value === "number" ? formatNumber(value, i18n.language) : "–";
  };
  return (
    <section className="wrap stats" aria-label={t("home.stats.title")}>
      <dl>
        {figures.map(({ icon, label, value, note, noteValue }) => (
          <div key={label} className="stat">
            <Icon name={icon} />
            <dt>{t(label)}</dt>
            <dd>
              <b>{show(value)}</b>
              <span className="soft">{t(note, { number: show(noteValue) })}</span>
            </dd>
          </div>
        ))}
      </dl>
      {unknown && <p className="soft center">{t("home.stats.failed")}</p>}
    </section>
  );
}
