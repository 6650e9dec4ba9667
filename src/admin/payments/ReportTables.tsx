import { Table } from "antd";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { DayReport } from "../../contract/adminPayments";
import { useMoney } from "./words";

type Move = { gateway: string; purpose: string; testMode: boolean; count: number; amountPaise: number };

/** What came in and what went back, by provider and purpose. */
export function ReportMoves({ report: { received, refunded } }: { report: DayReport }) {
  const { t } = useTranslation();
  return (
    <>
      <Moves
        title={t("money.received")}
        none={t("money.noneReceived")}
        moves={received.map(({ payments, ...move }) => ({ ...move, count: payments }))}
      />
      <Moves
        title={t("money.refundedTitle")}
        none={t("money.noneRefunded")}
        moves={refunded.map(({ refunds, ...move }) => ({ ...move, count: refunds }))}
      />
    </>
  );
}

function Moves({ title, none, moves }: { title: string; none: string; moves: Move[] }) {
  const { t, i18n } = useTranslation();
  const money = useMoney();
  const sum = moves.reduce((total, { amountPaise }) => total + amountPaise, 0);
  return (
    <section className="payment-part">
      <h3>{title}</h3>
      {moves.length === 0 ? (
        <p className="quiet">{none}</p>
      ) : (
        <Table<Move>
          size="small"
          rowKey={({ gateway, purpose, testMode }) => `${gateway} ${purpose} ${testMode}`}
          dataSource={moves}
          pagination={false}
          footer={() => t("money.sum", { amount: money(sum) })}
        >
          <Table.Column<Move>
            title={t("money.fields.gateway")}
            render={(_, { gateway, testMode }) =>
              `${t(`money.gateways.${gateway}`)}${testMode ? ` (${t("money.test")})` : ""}`
            }
          />
          <Table.Column<Move>
            title={t("money.fields.purpose")}
            render={(_, { purpose }) => t(`money.purposes.${purpose}`)}
          />
          <Table.Column<Move>
            title={t("money.fields.number")}
            align="right"
            render={(_, { count }) => formatNumber(count, i18n.language)}
          />
          <Table.Column<Move>
            title={t("money.fields.amount")}
            align="right"
            render={(_, { amountPaise }) => money(amountPaise)}
          />
        </Table>
      )}
    </section>
  );
}

/** Each account of the ledger: what the day moved, and what it stood at in the end. */
export function ReportLedger({ ledger }: { ledger: DayReport["ledger"] }) {
  const { t } = useTranslation();
  const money = useMoney();
  type Line = (typeof ledger)[number];
  if (ledger.length === 0) return null;
  return (
    <section className="payment-part">
      <h3>{t("money.ledger")}</h3>
      <p className="quiet">{t("money.ledgerLead")}</p>
      <Table<Line> size="small" rowKey="account" dataSource={ledger} pagination={false}>
        <Table.Column<Line>
          title={t("money.fields.account")}
          render={(_, { account }) => t(`money.accounts.${account.replace(".", "-")}`, { defaultValue: account })}
        />
        <Table.Column<Line>
          title={t("money.fields.moved")}
          align="right"
          render={(_, { movedPaise }) => money(movedPaise)}
        />
        <Table.Column<Line>
          title={t("money.fields.balance")}
          align="right"
          render={(_, { balancePaise }) => money(balancePaise)}
        />
      </Table>
    </section>
  );
}
