import { Table, Tag } from "antd";
import { useTranslation } from "react-i18next";
import type { AdminPaymentDetail } from "../../contract/adminPayments";
import { Moment } from "../listing/Moment";
import { useMoney } from "./words";

const refundColours = { wanted: "default", asked: "processing", done: "success", failed: "error" } as const;

/** "nothing new" is the word `nothingNew`. */
const wordOf = (outcome: string) => outcome.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

/** Its refunds, what the provider said, and its lines of the ledger. */
export function PaymentStory({ payment: { refunds, events, ledger } }: { payment: AdminPaymentDetail }) {
  const { t } = useTranslation();
  const word = useMoney();
  const money = (paise: number) => <span>{word(paise)}</span>;
  return (
    <>
      {refunds.length > 0 && (
        <section className="payment-part">
          <h3>{t("money.refunds")}</h3>
          <ul>
            {refunds.map((refund) => (
              <li key={refund.id}>
                {money(refund.amountPaise)}{" "}
                <Tag bordered={false} color={refundColours[refund.status]}>
                  {t(`money.refundStatuses.${refund.status}`)}
                </Tag>{" "}
                <Moment at={refund.doneAt ?? refund.createdAt} />
                <p>{refund.reason === "provider" ? t("money.byProvider") : refund.reason}</p>
                {refund.lastError && <p className="quiet">{t("money.lastError", { reason: refund.lastError })}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="payment-part">
        <h3>{t("money.events")}</h3>
        {events.length === 0 && <p className="quiet">{t("money.noEvents")}</p>}
        <ul>
          {events.map((event) => (
            <li key={`${event.receivedAt} ${event.kind} ${event.outcome}`}>
              <Moment at={event.receivedAt} /> <code>{event.kind}</code>{" "}
              {t(`money.outcomes.${wordOf(event.outcome)}`, { defaultValue: event.outcome })}
            </li>
          ))}
        </ul>
      </section>
      {ledger.length > 0 && (
        <section className="payment-part">
          <h3>{t("money.ledger")}</h3>
          <Table<(typeof ledger)[number]>
            size="small"
            rowKey={({ transaction, account }) => `${transaction} ${account}`}
            dataSource={ledger}
            pagination={false}
          >
            <Table.Column<(typeof ledger)[number]>
              title={t("money.fields.at")}
              render={(_, { at }) => <Moment at={at} />}
            />
            <Table.Column<(typeof ledger)[number]>
              title={t("money.fields.account")}
              render={(_, { account }) => t(`money.accounts.${account.replace(".", "-")}`, { defaultValue: account })}
            />
            <Table.Column<(typeof ledger)[number]>
              title={t("money.fields.amount")}
              align="right"
              render={(_, { amountPaise }) => money(amountPaise)}
            />
          </Table>
        </section>
      )}
    </>
  );
}
