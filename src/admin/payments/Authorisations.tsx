import "./payments.css";
import type { BaseRecord } from "@refinedev/core";
import { Alert, App, Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import type { PaymentAuthorisation } from "../../contract/adminPayments";
import { useHttp } from "../http";
import { focusHeading } from "../layout/headingFocus";
import { Loading } from "../layout/Loading";
import { ListPage } from "../listing/ListPage";
import { Moment } from "../listing/Moment";
import { useListTable } from "../listing/useListTable";
import { useTexts } from "../useTexts";
import { AuthorisationForm } from "./AuthorisationForm";
import { MoneyScreens } from "./MoneyScreens";

const texts = {
  failed: "money.agreement.failed",
  none: "money.agreement.none",
  noneMatch: "money.agreement.none",
  count: "money.agreement.count",
};

/** The temples that agreed to be paid here; with live keys no other can be. */
export function Authorisations() {
  const { t } = useTranslation();
  const hasTexts = useTexts("money");
  const table = useListTable<PaymentAuthorisation & BaseRecord>("admin/payment-authorisations");
  const [edited, edit] = useState<PaymentAuthorisation | "new">();
  const { ask, failure } = useRevoke(table.refetch);
  if (!hasTexts) return <Loading />;
  const named = (action: string, { temple }: PaymentAuthorisation) =>
    t("actions.onNamed", { action: t(action), name: temple.name });
  return (
    <ListPage<PaymentAuthorisation & BaseRecord>
      table={table}
      texts={texts}
      rowKey={({ temple }) => temple.id}
      add={{ text: t("money.agreement.add"), onClick: () => edit("new") }}
      lead={
        <>
          <MoneyScreens />
          <p className="quiet">{t("money.agreement.lead")}</p>
          {edited && (
            <AuthorisationForm
              key={edited === "new" ? "new" : edited.temple.id}
              agreed={edited === "new" ? undefined : edited}
              onClose={() => edit(undefined)}
              onSaved={() => {
                edit(undefined);
                table.refetch();
              }}
            />
          )}
          {failure !== undefined && (
            <Alert className="console-notice" type="error" showIcon role="alert" message={errorText(failure, t)} />
          )}
        </>
      }
      columns={[
        { key: "temple", title: t("money.fields.temple"), render: ({ temple }) => temple.name },
        { key: "reference", title: t("money.agreement.reference"), dataIndex: "reference" },
        { key: "number", title: t("money.agreement.number"), dataIndex: "registration80g" },
        {
          key: "by",
          title: t("money.agreement.by"),
          render: ({ authorisedBy, updatedAt }) => (
            <>
              {authorisedBy} <Moment at={updatedAt} />
            </>
          ),
        },
        {
          key: "actions",
          title: t("money.agreement.actions"),
          fixed: "right",
          render: (agreed) => (
            <span className="row-actions">
              <Button size="small" aria-label={named("actions.edit", agreed)} onClick={() => edit(agreed)}>
                {t("actions.edit")}
              </Button>
              <Button
                size="small"
                danger
                aria-label={named("money.agreement.revoke", agreed)}
                onClick={() => ask(agreed)}
              >
                {t("money.agreement.revoke")}
              </Button>
            </span>
          ),
        },
      ]}
    />
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
