import { Checkbox, Form } from "antd";
import { useTranslation } from "react-i18next";
import type { SeasonKind } from "../../domain/closures";
import { NextDays } from "./NextDays";
import { OwnRuleItems } from "./OwnRuleItems";

type End = "closesOn" | "opensOn";
/** Both ends of a season in the order of its days, each with the text that says what it is. */
const endsOf: Record<SeasonKind, readonly (readonly [End, text: string])[]> = {
  closed: [
    ["closesOn", "closesOn"],
    ["opensOn", "opensOn"],
  ],
  openOnly: [
    ["opensOn", "opensOn"],
    ["closesOn", "closesOn"],
  ],
  otherHours: [
    ["opensOn", "beginsOn"],
    ["closesOn", "overOn"],
  ],
};

export const SeasonEnds = ({ row, kind }: { row: number; kind: SeasonKind }) =>
  endsOf[kind].map(([end, text]) => <SeasonEndItems key={end} row={row} end={end} text={text} />);

/** What an end of a season follows from, and whether only about then; nothing where it has its usual day alone. */
function SeasonEndItems({ row, end, text }: { row: number; end: End; text: string }) {
  const { t } = useTranslation();
  const hasRule = Boolean(Form.useWatch(["closures", row, end, "basis"]));
  return (
    <fieldset className="form-wide form-part">
      <legend>{t(`temples.rows.${text}`)}</legend>
      <OwnRuleItems list="closures" row={row} field={end} />
      <NextDays list="closures" row={row} field={end} />
      {hasRule && (
        <Form.Item name={[row, end, "about"]} valuePropName="checked" className="form-wide">
          <Checkbox>{t(`temples.rows.${text}About`)}</Checkbox>
        </Form.Item>
      )}
    </fieldset>
  );
}
