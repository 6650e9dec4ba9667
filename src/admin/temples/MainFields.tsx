import { AutoComplete, Form, Input, InputNumber, Switch } from "antd";
import type { ClipboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { TempleInput } from "../../contract/adminTemples";
import { deities, settings, traditions } from "../../contract/vocabulary";
import { Choice } from "../form/Choice";
import { MapPicker } from "./MapPicker";
import { TempleField } from "./TempleField";
import { splitLocation } from "./templeValues";

const RequiredType = TempleInput.shape.type.unwrap();
const Location = TempleInput.shape.location
  .pipe(z.string().min(1, "errors.required"))
  .refine((text) => splitLocation(text) !== undefined, "temples.errors.location");

/** The simple screen's fields. */
export function SimpleFields() {
  const { t } = useTranslation();
  const options = (group: "tradition" | "setting", types: readonly string[]) => ({
    label: t(`temples.fields.${group}`),
    options: types.map((value) => ({ value, label: t(`${group}s.${value}`) })),
  });
  return (
    <div className="form-grid">
      <TempleField name="name">
        <Input autoFocus />
      </TempleField>
      <TempleField name="type" schema={RequiredType}>
        <Choice options={[options("tradition", traditions), options("setting", settings)]} />
      </TempleField>
      <TempleField name="location" schema={Location} extra={t("temples.hints.location")}>
        <Input placeholder={t("temples.hints.locationExample")} />
      </TempleField>
      <DeityField />
      <CoordinateFields />
      <FlagFields />
    </div>
  );
}

/** The advanced screen's fields. */
export function AdvancedFields() {
  return (
    <div className="form-grid">
      <TempleField name="name">
        <Input autoFocus />
      </TempleField>
      <DeityField />
      <TempleField name="city">
        <Input />
      </TempleField>
      <TempleField name="state">
        <Input />
      </TempleField>
      <CoordinateFields />
      <FlagFields />
    </div>
  );
}

function DeityField() {
  const { t } = useTranslation();
  return (
    <TempleField name="deity">
      <AutoComplete
        filterOption={(typed, option) =>
          `${option?.label} ${option?.value}`.toLowerCase().includes(typed.toLowerCase())
        }
        options={deities.map((value) => ({ value, label: t(`deities.${value}`) }))}
      >
        <Input />
      </AutoComplete>
    </TempleField>
  );
}

/** Degrees; a pair copied from a map fills both boxes. */
function CoordinateFields() {
  const form = Form.useFormInstance();
  const { t } = useTranslation();
  const onPaste = (event: ClipboardEvent) => {
    const pair = /^\s*(-?\d{1,3}(?:\.\d+)?)[,\s]+(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(event.clipboardData.getData("text"));
    if (!pair) return;
    event.preventDefault();
    form.setFieldsValue({ latitude: Number(pair[1]), longitude: Number(pair[2]) });
  };
  return (
    <>
      <TempleField name="latitude" extra={t("temples.hints.coordinates")}>
        <InputNumber onPaste={onPaste} controls={false} />
      </TempleField>
      <TempleField name="longitude">
        <InputNumber controls={false} />
      </TempleField>
      <MapPicker />
    </>
  );
}

function FlagFields() {
  return (
    <>
      <TempleField name="isActive" valuePropName="checked" blank={false}>
        <Switch />
      </TempleField>
      <TempleField name="isVerified" valuePropName="checked" blank={false}>
        <Switch />
      </TempleField>
    </>
  );
}
