import { Checkbox, Form } from "antd";
import { useTranslation } from "react-i18next";
import { NextDays } from "./NextDays";
import { OwnRuleItems } from "./OwnRuleItems";

/** Both ends of a season in the order of its days: of one in which alone the temple is open it opens first. */
export function SeasonEnds({ row }: { row: number }) {
  const isOpening = Form.useWatch(["closures", row, "openOnly"]);
  const ends = isOpening ? (["opensOn", "closesOn"] as const) : (["closesOn", "opensOn"] as const);
  return ends.map((end) => <SeasonEndItems key={end} row={row} end={end} />);
}

/** What an end of a season follows from, and whether only about then; nothing where it has its usual day alone. */
function SeasonEndItems({ row, end }: { row: number; end: "closesOn" | "opensOn" }) {
  const { t } = useTranslation();
  const hasRule = Boolean(Form.useWatch(["closures", row, end, "basis"]));
  return (
    <fieldset className="form-wide form-part">
      <legend>{t(`temples.rows.${end}`)}</legend>
      <OwnRuleItems list="closures" row={row} field={end} />
      <NextDays list="closures" row={row} field={end} />
      {hasRule && (
        <Form.Item name={[row, end, "about"]} valuePropName="checked" className="form-wide">
          <Checkbox>{t(`temples.rows.${end}About`)}</Checkbox>
        </Form.Item>
      )}
    </fieldset>
  );
}
