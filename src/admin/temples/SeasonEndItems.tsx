import { Checkbox, Form, InputNumber } from "antd";
import { useTranslation } from "react-i18next";
import { FestivalDay } from "../../contract/ownRules";
import { datingRules, ruleName } from "../festivals/ruleWords";
import { Choice } from "../form/Choice";
import { TextsMissing } from "../TextsMissing";
import { useLateTexts } from "../useTexts";
import { RowItem } from "./RowsField";

/** The festival that an end of a season follows from, how many days later, and whether only about then; none where it has its usual day alone. */
export function SeasonEndItems({ row, end }: { row: number; end: "closesOn" | "opensOn" }) {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const path = ["closures", row, end];
  const festival: string | undefined = Form.useWatch([...path, "festival"], form);
  const words = useLateTexts("panchang");
  return (
    <>
      <Form.Item name={[row, end, "festival"]} label={t(`temples.rows.${end}`)}>
        <Choice
          allowClear
          showSearch
          optionFilterProp="label"
          placeholder={t("temples.ownRules.none")}
          options={words.isLoaded ? datingRules.map(({ id }) => ({ value: id, label: ruleName(id, t) })) : []}
          onChange={(chosen?: string) => form.setFieldValue(path, chosen ? { festival: chosen, offset: 0 } : null)}
        />
      </Form.Item>
      {festival && (
        <>
          <RowItem path={[row, end, "offset"]} label={t(`temples.rows.${end}Offset`)} schema={FestivalDay.shape.offset}>
            <InputNumber precision={0} />
          </RowItem>
          <Form.Item name={[row, end, "about"]} valuePropName="checked">
            <Checkbox>{t(`temples.rows.${end}About`)}</Checkbox>
          </Form.Item>
        </>
      )}
      {!!words.error && <TextsMissing onRetry={words.retry} />}
    </>
  );
}
