import "./payments.css";
import { ReloadOutlined } from "@ant-design/icons";
import { Button, Skeleton } from "antd";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { ListState } from "../listing/ListState";
import { useChangeAddress } from "../listing/useChangeAddress";
import { useListQuery } from "../listing/useListQuery";
import { useTexts } from "../useTexts";
import { ExportPayments } from "./ExportPayments";
import { MoneyScreens } from "./MoneyScreens";
import { PaymentFilters } from "./PaymentFilters";
import { PaymentTable } from "./PaymentTable";
import { pageSize, paymentFilters, usePayments } from "./usePayments";

const PaymentDrawer = lazy(async () => ({ default: (await import("./PaymentDrawer")).PaymentDrawer }));

/** A list of payments; one of them opens beside it, named in the address. */
export function PaymentScreen({ of }: { of: "payments" | "donations" }) {
  const { t } = useTranslation();
  const hasTexts = useTexts("money");
  const query = useListQuery(paymentFilters, pageSize);
  const list = usePayments(of, query);
  const [params] = useSearchParams();
  const changeAddress = useChangeAddress();
  const opened = params.get("payment");
  const open = (id: string | undefined) =>
    changeAddress((next) => (id ? next.set("payment", id) : next.delete("payment")));
  if (!hasTexts) return <Skeleton active title={false} paragraph={{ rows: 12, width: "100%" }} />;
  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t(`menu.${of}`)}</h1>
        <Button icon={<ReloadOutlined />} loading={list.isFetching} onClick={list.refetch}>
          {t("actions.refresh")}
        </Button>
        {of === "payments" && <ExportPayments search={query.search} />}
      </div>
      <MoneyScreens />
      <PaymentFilters query={query} hasPurpose={of === "payments"} />
      <ListState
        inSteps
        isLoading={list.isLoading}
        error={list.error}
        failed={t("money.failed")}
        isEmpty={list.records.length === 0}
        empty={
          <>
            <p>{t(query.isFiltered ? "money.noneMatch" : `money.none.${of}`)}</p>
            {query.isFiltered && <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>}
          </>
        }
        onRetry={list.refetch}
      >
        <PaymentTable of={of} list={list} query={query} onOpen={open} />
      </ListState>
      <Suspense>
        {opened && <PaymentDrawer key={opened} id={opened} onClose={() => open(undefined)} onChanged={list.refetch} />}
      </Suspense>
    </>
  );
}
