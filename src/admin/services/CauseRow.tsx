import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from "@ant-design/icons";
import { Button, Checkbox, Form, Input, InputNumber } from "antd";
import { useTranslation } from "react-i18next";
import { formatNumber, formatPaise } from "../../client/format";
import { CauseInput, type KeptCause } from "../../contract/causes";
import { removingRow } from "../form/rowFocus";
import { zodRule } from "../form/zodRule";

type CauseRowProps = {
  row: number;
  causes: readonly KeptCause[];
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
};

/** One thing that donations are asked for, with what was given for it so far. */
export function CauseRow({ row, causes, onUp, onDown, onRemove }: CauseRowProps) {
  const { t, i18n } = useTranslation();
  const { shape } = CauseInput;
  const number = row + 1;
  const id: number | undefined = Form.useWatch(["items", row, "id"]);
  const kept = causes.find((cause) => cause.id === id);
  const field = (key: "name" | "nameHi" | "nameKn" | "goal") => ({
    name: [row, key],
    label: t(`causes.${key}`),
    rules: [zodRule(shape[key], t)],
  });
  return (
    <fieldset className="cause-row">
      <legend>{t("causes.number", { number })}</legend>
      <Form.Item name={[row, "id"]} hidden>
        <InputNumber />
      </Form.Item>
      <Form.Item {...field("name")}>
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item {...field("nameHi")}>
        <Input lang="hi" maxLength={80} />
      </Form.Item>
      <Form.Item {...field("nameKn")}>
        <Input lang="kn" maxLength={80} />
      </Form.Item>
      <Form.Item {...field("goal")}>
        <InputNumber prefix="₹" precision={2} controls={false} />
      </Form.Item>
      {kept && kept.donations > 0 && (
        <p className="quiet">
          {t("causes.given", {
            count: kept.donations,
            formatted: formatNumber(kept.donations, i18n.language),
            amount: formatPaise(kept.raisedPaise, i18n.language),
          })}
        </p>
      )}
      <span className="row-actions">
        <Form.Item name={[row, "active"]} valuePropName="checked" noStyle>
          <Checkbox>{t("causes.active")}</Checkbox>
        </Form.Item>
        <Button
          icon={<ArrowUpOutlined aria-hidden />}
          disabled={!onUp}
          aria-label={t("causes.up", { number })}
          onClick={onUp}
        />
        <Button
          icon={<ArrowDownOutlined aria-hidden />}
          disabled={!onDown}
          aria-label={t("causes.down", { number })}
          onClick={onDown}
        />
        <Button
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t("causes.remove", { number })}
          onClick={removingRow(onRemove)}
        />
      </span>
    </fieldset>
  );
}
