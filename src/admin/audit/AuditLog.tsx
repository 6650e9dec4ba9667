import "./audit.css";
import { ReloadOutlined } from "@ant-design/icons";
import { Button, Skeleton } from "antd";
import { useTranslation } from "react-i18next";
import { ListState } from "../listing/ListState";
import { useListQuery } from "../listing/useListQuery";
import { useTexts } from "../useTexts";
import { AuditFilters } from "./AuditFilters";
import { AuditTable } from "./AuditTable";
import { auditFilters, pageSize, useAudit } from "./useAudit";

/** Who did what and when; nothing in it can be changed. */
export function AuditLog() {
  const { t } = useTranslation();
  const hasTexts = useTexts("history");
  const query = useListQuery(auditFilters, pageSize);
  const list = useAudit(query);
  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.audit")}</h1>
        <Button icon={<ReloadOutlined />} loading={list.isFetching} onClick={list.refetch}>
          {t("actions.refresh")}
        </Button>
      </div>
      {!hasTexts && <Skeleton active title={false} paragraph={{ rows: 12, width: "100%" }} />}
      {hasTexts && (
        <>
          <p className="quiet">{t("audit.lead")}</p>
          <AuditFilters query={query} />
          <ListState
            inSteps
            isLoading={list.isLoading}
            error={list.error}
            failed={t("audit.failed")}
            isEmpty={list.records.length === 0}
            empty={
              <>
                <p>{t(query.isFiltered ? "audit.noneMatch" : "audit.none")}</p>
                {(query.isFiltered || query.page > 1) && (
                  <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>
                )}
              </>
            }
            onRetry={list.refetch}
          >
            <AuditTable list={list} query={query} />
          </ListState>
        </>
      )}
    </>
  );
}
