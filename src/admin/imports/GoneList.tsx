import { useCustom } from "@refinedev/core";
import { Pagination, Tag } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { errorText, type HttpError } from "../../client/errors";
import { formatNumber } from "../../client/format";
import type { ImportGonePage } from "../../contract/importGone";
import type { Import } from "../../contract/imports";

const SIZE = 20;

/** The temples that an earlier list of the same source had and this one has not. */
export function GoneList({ job }: { job: Import }) {
  const { t, i18n } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, error } = useCustom<ImportGonePage, HttpError>({
    url: `/api/admin/imports/${job.id}/gone`,
    method: "get",
    config: { query: { page, size: SIZE } },
    errorNotification: false,
    queryOptions: { queryKey: ["imports", job.id, "gone", job.plannedAt, page], keepPreviousData: true },
  });
  const count = job.gone;
  return (
    <details className="panel">
      <summary>{t("imports.gone.title", { count, formatted: formatNumber(count, i18n.language) })}</summary>
      <p className="quiet">{t("imports.gone.lead")}</p>
      {error && <p role="alert">{errorText(error, t)}</p>}
      <ul className="import-facts">
        {data?.data.temples.map(({ id, name, place, isActive }) => (
          <li key={id}>
            <Link to={`/admin/temples/${id}`}>{name}</Link> <span className="quiet">{place}</span>{" "}
            {!isActive && <Tag>{t("imports.gone.inactive")}</Tag>}
          </li>
        ))}
      </ul>
      {count > SIZE && (
        <Pagination current={page} pageSize={SIZE} total={count} showSizeChanger={false} onChange={setPage} />
      )}
    </details>
  );
}
