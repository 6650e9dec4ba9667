import "./payments.css";
import { Alert, App, Button, Skeleton, Table } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { formatNumber } from "../../client/format";
import type { PaymentAuthorisation } from "../../contract/adminPayments";
import { useHttp } from "../http";
import { focusHeading } from "../layout/headingFocus";
import { ListState } from "../listing/ListState";
import { Pager } from "../listing/Pager";
import { useListQuery } from "../listing/useListQuery";
import { useRecords } from "../listing/useRecords";
import { useTexts } from "../useTexts";
import { AuthorisationForm } from "./AuthorisationForm";
import { MoneyScreens } from "./MoneyScreens";
import { Moment } from "./words";

/** The temples that agreed to be paid here; with live keys no other can be. */
export function Authorisations() {
  const { t, i18n } = useTranslation();
  const hasTexts = useTexts("money");
  const query = useListQuery([]);
  const list = useRecords<PaymentAuthorisation, never>("admin/payment-authorisations", [], query);
  const [edited, edit] = useState<PaymentAuthorisation | "new">();
  const { ask, failure } = useRevoke(list.refetch);
  if (!hasTexts) return <Skeleton active title={false} paragraph={{ rows: 12, width: "100%" }} />;
  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.paymentAuthorisations")}</h1>
        <Button type="primary" onClick={() => edit("new")}>
          {t("money.agreement.add")}
        </Button>
      </div>
      <MoneyScreens />
      <p className="quiet">{t("money.agreement.lead")}</p>
      {edited && (
        <AuthorisationForm
          key={edited === "new" ? "new" : edited.temple.id}
          agreed={edited === "new" ? undefined : edited}
          onClose={() => edit(undefined)}
          onSaved={() => {
            edit(undefined);
            list.refetch();
          }}
        />
      )}
      {failure !== undefined && (
        <Alert className="console-notice" type="error" showIcon role="alert" message={errorText(failure, t)} />
      )}
      <ListState
        isLoading={list.isLoading}
        error={list.error}
        failed={t("money.agreement.failed")}
        isEmpty={list.records.length === 0}
        empty={<p>{t("money.agreement.none")}</p>}
        onRetry={list.refetch}
      >
        <Table<PaymentAuthorisation>
          size="small"
          rowKey={({ temple }) => temple.id}
          dataSource={list.records}
          loading={list.isFetching}
          pagination={false}
          scroll={{ x: "max-content" }}
        >
          <Table.Column<PaymentAuthorisation>
            title={t("money.fields.temple")}
            render={(_, { temple }) => temple.name}
          />
          <Table.Column<PaymentAuthorisation> title={t("money.agreement.reference")} dataIndex="reference" />
          <Table.Column<PaymentAuthorisation> title={t("money.agreement.number")} dataIndex="registration80g" />
          <Table.Column<PaymentAuthorisation>
            title={t("money.agreement.by")}
            render={(_, { authorisedBy, updatedAt }) => (
              <>
                {authorisedBy} <Moment at={updatedAt} />
              </>
            )}
          />
          <Table.Column<PaymentAuthorisation>
            title={t("money.agreement.actions")}
            render={(_, agreed) => (
              <span className="row-actions">
                <Button
                  size="small"
                  aria-label={t("actions.onNamed", { action: t("actions.edit"), name: agreed.temple.name })}
                  onClick={() => edit(agreed)}
                >
                  {t("actions.edit")}
                </Button>
                <Button
                  size="small"
                  danger
                  aria-label={t("actions.onNamed", {
                    action: t("money.agreement.revoke"),
                    name: agreed.temple.name,
                  })}
                  onClick={() => ask(agreed)}
                >
                  {t("money.agreement.revoke")}
                </Button>
              </span>
            )}
          />
        </Table>
        <Pager
          page={query.page}
          pages={list.pages}
          onChange={(page) => query.change({ page: String(page) })}
          note={t("money.agreement.count", { count: list.total, formatted: formatNumber(list.total, i18n.language) })}
        />
      </ListState>
    </>
  );
}

/** Withdraws an agreement once it is confirmed. */
function useRevoke(onDone: () => void) {
  const { t } = useTranslation();
  const http = useHttp();
  const { modal } = App.useApp();
  const [failure, setFailure] = useState<unknown>();
  const revoke = async ({ temple }: PaymentAuthorisation) => {
    setFailure(undefined);
    try {
      await http.delete(`/api/admin/payment-authorisations/${temple.id}`);
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      onDone();
    }
    return true;
  };
  const ask = (agreed: PaymentAuthorisation) => {
    let isWithdrawn = false;
    modal.confirm({
      title: t("money.agreement.ask", { name: agreed.temple.name }),
      okText: t("money.agreement.revoke"),
      okButtonProps: { danger: true },
      cancelText: t("actions.cancel"),
      autoFocusButton: "cancel",
      onOk: async () => {
        isWithdrawn = await revoke(agreed);
      },
      // the row that had the focus is gone
      afterClose: () => isWithdrawn && focusHeading(),
    });
  };
  return { ask, failure };
}
