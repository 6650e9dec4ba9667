import { useCustom } from "@refinedev/core";
import { Alert } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { HttpError } from "../../client/errors";
import { formatNumber } from "../../client/format";
import type { AdminTemple, AdminTempleRecord } from "../../contract/adminTemples";
import type { DuplicatePage } from "../../contract/duplicates";

type TwinNoticeProps = { temple: AdminTemple & Partial<AdminTempleRecord> };

/** Above a record: that it was merged into another, or that others may be the same temple. */
export function TwinNotice({ temple: { id, status, mergedInto } }: TwinNoticeProps) {
  const { t, i18n } = useTranslation();
  const { data } = useCustom<DuplicatePage, HttpError>({
    url: "/api/admin/temples/duplicates",
    method: "get",
    config: { query: { temple: id, page: 1, size: 1 } },
    errorNotification: false,
    queryOptions: { enabled: status !== "archived" },
  });
  if (mergedInto) {
    const { name } = mergedInto;
    return (
      <Alert
        className="console-notice"
        type="info"
        showIcon
        message={t("temples.mergedInto", { name })}
        action={<Link to={`/admin/temples/${mergedInto.id}`}>{t("temples.openKept", { name })}</Link>}
      />
    );
  }
  const count = data?.data.total ?? 0;
  if (count === 0) return null;
  return (
    <Alert
      className="console-notice"
      type="warning"
      showIcon
      message={t("temples.twins", { count, formatted: formatNumber(count, i18n.language) })}
      action={<Link to={`/admin/temples/duplicates?temple=${id}`}>{t("temples.compareTwins")}</Link>}
    />
  );
}
