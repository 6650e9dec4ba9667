import { Checkbox, Form, Input } from "antd";
import { useTranslation } from "react-i18next";
import { Closure } from "../../contract/templeFacts";
import { kindOfSeason, type SeasonKind, seasonKinds } from "../../domain/closures";
import { Choice } from "../form/Choice";
import { HoursInput } from "./HoursField";
import { RowItem, RowsField, TextsItems } from "./RowsField";
import { SeasonEnds } from "./SeasonEnds";

/**
 * The times of the year in which nobody can visit, or alone one can, or at other hours: usual days, and rules that tell
 * those of each year.
 */
export const SeasonRows = () => (
  <RowsField name="closures" blank={{ from: "", to: "", kind: "closed", note: null }}>
    {(row) => <SeasonItems row={row} />}
  </RowsField>
);

const { from, to, hours, opensAt, note } = Closure.shape;
const ownHours = hours.refine(Boolean, "errors.required");

function SeasonItems({ row }: { row: number }) {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const season = Form.useWatch(["closures", row]);
  const kind: SeasonKind = season?.kind ?? kindOfSeason(season ?? {});
  const label = (key: string) => t(`temples.rows.${key}`);
  const kinds = seasonKinds.map((value) => ({ value, label: label(`seasonKinds.${value}`) }));
  return (
    <>
      <Form.Item name={[row, "kind"]} label={label("seasonKind")} className="form-wide">
        <Choice options={kinds} />
      </Form.Item>
      <RowItem path={[row, "from"]} label={label("from")} schema={from}>
        <Input placeholder={t("temples.hints.monthDay")} />
      </RowItem>
      <RowItem path={[row, "to"]} label={label("to")} schema={to}>
        <Input placeholder={t("temples.hints.monthDay")} />
      </RowItem>
      <SeasonEnds row={row} kind={kind} />
      {kind === "closed" ? null : (
        <RowItem
          path={[row, "hours"]}
          label={label("hours")}
          schema={kind === "otherHours" ? ownHours : hours}
          {...(kind === "openOnly" && { extra: label("hoursHint") })}
          wide
        >
          <HoursInput first={() => form.getFieldValue("openingHours")} />
        </RowItem>
      )}
      {kind === "otherHours" ? null : (
        <RowItem path={[row, "opensAt"]} label={label("opensAt")} schema={opensAt}>
          <Input type="time" />
        </RowItem>
      )}
      <Form.Item name={[row, "approximate"]} valuePropName="checked">
        <Checkbox>{label("approximate")}</Checkbox>
      </Form.Item>
      <TextsItems path={[row, "note"]} field={label("note")} schema={note.unwrap().unwrap()} />
    </>
  );
}
