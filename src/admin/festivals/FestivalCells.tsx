import { CalendarOutlined, CheckCircleOutlined, MinusCircleOutlined } from "@ant-design/icons";
import { Tag } from "antd";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { formatDate } from "../../client/formatDate";
import type { AdminFestival } from "../../contract/festivals";
import { civilDateOf } from "../../domain/dates";
import { RowAction } from "../listing/RowAction";

/** The name on record, and below it the one of the console's language. */
export function FestivalName({ name, nameHi, nameKn }: Pick<AdminFestival, "name" | "nameHi" | "nameKn">) {
  const { i18n } = useTranslation();
  const own = i18n.language === "hi" ? nameHi : i18n.language === "kn" ? nameKn : null;
  return (
    <span className="festival-name">
      <strong lang="en">{name}</strong>
      {own && <span className="quiet">{own}</span>}
    </span>
  );
}

/** When it comes next; a festival that visitors see and that has no date is marked. */
export function NextDate({ nextDate, active, deletedAt }: Pick<AdminFestival, "nextDate" | "active" | "deletedAt">) {
  const { t, i18n } = useTranslation();
  if (nextDate) {
    return formatDate(nextDate, i18n.language, { weekday: "short", day: "numeric", month: "short", year: "numeric" });
  }
  if (!active || deletedAt) return "—";
  return (
    <Tag bordered={false} color="warning">
      {t("festivals.noDate")}
    </Tag>
  );
}

/** Whether visitors see it. */
export function ActiveTag({ active }: Pick<AdminFestival, "active">) {
  const { t } = useTranslation();
  return (
    <Tag
      bordered={false}
      color={active ? "success" : "default"}
      icon={active ? <CheckCircleOutlined aria-hidden /> : <MinusCircleOutlined aria-hidden />}
    >
      {t(`festivals.state.${active ? "active" : "inactive"}`)}
    </Tag>
  );
}

/** Opens the dates of the year the festival comes next in. */
export function DatesAction({ festival, path }: { festival: AdminFestival; path: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const open = () => {
    const params = new URLSearchParams(location.search);
    params.set("year", (festival.nextDate ?? civilDateOf(Date.now())).slice(0, 4));
    navigate({ pathname: `${path}/${festival.id}`, search: params.toString() });
  };
  return (
    <RowAction
      icon={<CalendarOutlined aria-hidden />}
      title={t("festivals.parts.dates")}
      label={t("actions.onNamed", { action: t("festivals.parts.dates"), name: festival.name })}
      onClick={open}
    />
  );
}
