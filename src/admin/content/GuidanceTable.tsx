import { ArrowDownOutlined, ArrowUpOutlined } from "@ant-design/icons";
import { Button, Grid, Table, Tag } from "antd";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import { civilDateOf } from "../../domain/dates";
import { HistoryButton } from "../history/HistoryButton";
import { RowActions } from "../listing/RowActions";
import type { Removal } from "../listing/useRemoval";
import type { GuidanceRow } from "./guidanceValues";
import { useOrder } from "./useOrder";

type GuidanceTableProps = {
  rows: readonly GuidanceRow[];
  isFetching: boolean;
  path: string;
  removal: Removal<GuidanceRow>;
};

/** The cards in the order in which visitors see them. */
export function GuidanceTable({ rows, isFetching, path, removal }: GuidanceTableProps) {
  const { t } = useTranslation();
  const hasEdge = Grid.useBreakpoint().sm !== false;
  const { shown, move, isMoving } = useOrder(rows);
  return (
    <Table<GuidanceRow>
      size="small"
      rowKey="id"
      dataSource={shown}
      loading={isFetching && !isMoving}
      pagination={false}
      scroll={{ x: "max-content" }}
    >
      <Table.Column<GuidanceRow>
        title={t("content.order")}
        render={(_, row, at) => (
          <Moving
            name={row.name}
            isFirst={at === 0}
            isLast={at === shown.length - 1}
            onMove={(way) => void move(row, way)}
          />
        )}
      />
      <Table.Column<GuidanceRow>
        title={t("content.fields.title")}
        render={(_, row) => (
          <span className="content-title">
            <strong lang="en">{row.title}</strong>
            <Translations {...row} />
          </span>
        )}
      />
      <Table.Column<GuidanceRow> title={t("content.shown")} render={(_, row) => <Shown {...row} />} />
      <Table.Column<GuidanceRow> title={t("content.days")} render={(_, row) => <Days {...row} />} />
      <Table.Column<GuidanceRow>
        title={t("temples.actions")}
        fixed={hasEdge ? "right" : undefined}
        render={(_, row) => (
          <RowActions
            record={row}
            path={path}
            isRemoved={false}
            removal={removal}
            history={<HistoryButton record={row.id} name={row.name} />}
          />
        )}
      />
    </Table>
  );
}

type MovingProps = { name: string; isFirst: boolean; isLast: boolean; onMove: (way: 1 | -1) => void };

function Moving({ name, isFirst, isLast, onMove }: MovingProps) {
  const { t } = useTranslation();
  const named = (action: string) => t("actions.onNamed", { action: t(`content.${action}`), name });
  return (
    <span className="row-actions">
      <Button
        size="small"
        type="text"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={named("up")}
        aria-disabled={isFirst}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <Button
        size="small"
        type="text"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={named("down")}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
    </span>
  );
}

/** The languages a card lacks. */
function Translations({ titleHi, descriptionHi, titleKn, descriptionKn, description }: GuidanceRow) {
  const { t } = useTranslation();
  const lacks = (title: string | null, text: string | null) => !title || (description !== null && !text);
  const missing = [lacks(titleHi, descriptionHi) && "hindi", lacks(titleKn, descriptionKn) && "kannada"];
  return missing.map(
    (language) =>
      language && (
        <Tag key={language} bordered={false} color="warning">
          {t("content.missing", { language: t(`content.languages.${language}`) })}
        </Tag>
      ),
  );
}

function Shown({ isShown, published, startsOn }: GuidanceRow) {
  const { t } = useTranslation();
  const state = !published ? "draft" : isShown ? "today" : startsOn && startsOn > today() ? "later" : "over";
  return (
    <Tag bordered={false} color={state === "today" ? "success" : "default"}>
      {t(`content.state.${state}`)}
    </Tag>
  );
}

const today = () => civilDateOf(Date.now());

function Days({ startsOn, endsOn }: GuidanceRow) {
  const { t, i18n } = useTranslation();
  const said = (date: string) => formatDate(date, i18n.language, { day: "numeric", month: "short", year: "numeric" });
  if (startsOn && endsOn) return `${said(startsOn)} – ${said(endsOn)}`;
  if (startsOn) return t("content.from", { date: said(startsOn) });
  return endsOn ? t("content.until", { date: said(endsOn) }) : t("content.always");
}
