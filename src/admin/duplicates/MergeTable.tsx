import { Button, Radio } from "antd";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { smallPicture } from "../../domain/pictures";
import { describeValue } from "../temples/describeValue";
import { StatusTag } from "../temples/TempleTags";
import { type Both, type Row, rowsOf, type Side, sideOf } from "./mergeChoice";
import type { MergeDesk } from "./useMerge";

const sides: readonly Side[] = ["left", "right"];
type MergeTableProps = { both: Both; desk: MergeDesk };

/** Field by field what each record says; the chosen one of each two is what the temple will have. */
export function MergeTable({ both, desk }: MergeTableProps) {
  const { t } = useTranslation();
  const rows = rowsOf(both);
  return (
    <table className="merge-table">
      <thead>
        <tr>
          <th scope="col">{t("duplicates.merge.field")}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              <Head side={side} both={both} desk={desk} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{labelOf(row, t)}</th>
            {sides.map((side) => (
              <td key={side}>
                <Choice side={side} row={row} both={both} desk={desk} />
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={3}>{t("duplicates.merge.nothing")}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

type T = ReturnType<typeof useTranslation>["t"];
const labelOf = ({ key }: Row, t: T): string => {
  if (key === "city") return t("duplicates.merge.place");
  return key === "latitude" ? t("duplicates.merge.position") : t(`temples.fields.${key}`);
};

/** Which record it is, and whether it stays. */
function Head({ side, both, desk }: MergeTableProps & { side: Side }) {
  const { t, i18n } = useTranslation();
  const { id, name, status, reviewCount } = both[side];
  return (
    <>
      <span className="quiet">{t(`duplicates.merge.${side}`)}</span>
      <span className="merge-name">
        {name} <span className="quiet">{t("duplicates.merge.no", { id })}</span>
      </span>
      <span>
        <StatusTag status={status} />
        <span className="quiet">
          {t("duplicates.reviews", { count: reviewCount, formatted: formatNumber(reviewCount, i18n.language) })}
        </span>
      </span>
      <Radio name="kept" checked={desk.kept === side} onChange={() => desk.keep(side)}>
        {t("duplicates.merge.kept")}
      </Radio>
      <Button size="small" onClick={() => desk.takeAll(side)}>
        {t("duplicates.merge.takeAll")}
      </Button>
    </>
  );
}

function Choice({ side, row, both, desk }: MergeTableProps & { side: Side; row: Row }) {
  const { t } = useTranslation();
  const temple = both[side];
  const values = row.fields.map((field) => describeValue(field, temple[field], t));
  const isPicture = row.key === "image" && temple.image;
  return (
    <Radio
      name={`merge ${row.key}`}
      checked={sideOf(row, both, desk.kept, desk.choices) === side}
      onChange={() => desk.choose({ [row.key]: side })}
    >
      {isPicture && <img src={smallPicture(temple.image ?? "", 320)} alt="" className="merge-picture" />}
      <span className="conflict-value">{isPicture ? values.slice(1).join(", ") : values.join(", ")}</span>
    </Radio>
  );
}
