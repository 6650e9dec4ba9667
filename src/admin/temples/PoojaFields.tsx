import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { Button, Form, Input, InputNumber } from "antd";
import { useTranslation } from "react-i18next";
import { PoojaDetail } from "../../contract/temples";
import { weekdays } from "../../domain/openingHours";
import { Choice } from "../form/Choice";
import { addingRow, removingRow } from "../form/rowFocus";
import { zodRule } from "../form/zodRule";

const newPooja = {
  name: "",
  nameHi: null,
  nameKn: null,
  charges: null,
  description: null,
  descriptionHi: null,
  descriptionKn: null,
  duration: null,
  capacity: null,
  days: [],
  times: [],
  leadHours: null,
  closedDates: [],
};

/** The poojas a temple offers: what they cost, how long they take, for how many and when. */
export function PoojaFields() {
  const { t } = useTranslation();
  const { shape } = PoojaDetail;
  const days = weekdays.map((value) => ({ value, label: t(`temples.hours.days.${value}`) }));
  const field = (row: number, key: keyof typeof shape) => ({
    name: [row, key],
    label: t(`temples.pooja.${key}`),
    rules: [zodRule(shape[key], t)],
  });
  return (
    <Form.List name="poojaDetails">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name }, at) => (
            <fieldset key={key} className="form-pooja">
              <legend>{t("temples.pooja.number", { number: at + 1 })}</legend>
              <Form.Item {...field(name, "name")}>
                <Input />
              </Form.Item>
              <Form.Item {...field(name, "nameHi")}>
                <Input lang="hi" />
              </Form.Item>
              <Form.Item {...field(name, "nameKn")}>
                <Input lang="kn" />
              </Form.Item>
              <Form.Item {...field(name, "charges")}>
                <InputNumber prefix="₹" precision={2} controls={false} />
              </Form.Item>
              <Form.Item {...field(name, "duration")}>
                <InputNumber controls={false} />
              </Form.Item>
              <Form.Item {...field(name, "capacity")}>
                <InputNumber controls={false} />
              </Form.Item>
              <Form.Item {...field(name, "leadHours")}>
                <InputNumber controls={false} />
              </Form.Item>
              <Form.Item {...field(name, "times")} extra={t("temples.pooja.timesHint")} className="form-wide">
                <Choice mode="tags" open={false} suffixIcon={null} tokenSeparators={[",", " "]} />
              </Form.Item>
              <Form.Item {...field(name, "days")} extra={t("temples.pooja.everyDay")} className="form-wide">
                <Choice mode="multiple" options={days} />
              </Form.Item>
              <Form.Item
                {...field(name, "closedDates")}
                extra={t("temples.pooja.closedDatesHint")}
                className="form-wide"
              >
                <Choice mode="tags" open={false} suffixIcon={null} tokenSeparators={[",", " "]} />
              </Form.Item>
              <Form.Item {...field(name, "description")} className="form-wide">
                <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
              </Form.Item>
              <Form.Item {...field(name, "descriptionHi")} className="form-wide">
                <Input.TextArea lang="hi" autoSize={{ minRows: 1, maxRows: 4 }} />
              </Form.Item>
              <Form.Item {...field(name, "descriptionKn")} className="form-wide">
                <Input.TextArea lang="kn" autoSize={{ minRows: 1, maxRows: 4 }} />
              </Form.Item>
              <Button
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t("temples.pooja.remove", { number: at + 1 })}
                onClick={removingRow(() => remove(name))}
              />
            </fieldset>
          ))}
          <Button
            data-field="poojaDetails"
            icon={<PlusOutlined aria-hidden />}
            onClick={addingRow(() => add(newPooja))}
          >
            {t("temples.pooja.add")}
          </Button>
        </>
      )}
    </Form.List>
  );
}
