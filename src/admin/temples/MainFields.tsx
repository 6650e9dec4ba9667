import { Form, Input, Switch } from "antd";
import type { ClipboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { TempleInput } from "../../contract/adminTemples";
import { settings, traditions } from "../../contract/vocabulary";
import { readCoordinatePair } from "../../domain/coordinates";
import { latinDigits } from "../../domain/digits";
import { splitLocation } from "../../domain/location";
import { Choice } from "../form/Choice";
import { DegreesInput } from "./DegreesInput";
import { DeityField } from "./DeityField";
import { MapPicker } from "./MapPicker";
import { TempleField } from "./TempleField";
import { TownFields } from "./TownFields";
import { TypedPlace } from "./TypedPlace";

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
        <Choice listHeight={440} options={[options("tradition", traditions), options("setting", settings)]} />
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
      <TownFields />
      <CoordinateFields />
      <FlagFields />
    </div>
  );
}

/** Degrees; a pair copied from a map fills both boxes. */
function CoordinateFields() {
  const form = Form.useFormInstance();
  const { t } = useTranslation();
  const onPaste = (event: ClipboardEvent) => {
    const pair = readCoordinatePair(latinDigits(event.clipboardData.getData("text")));
    if (pair.kind !== "point") return;
    event.preventDefault();
    form.setFieldsValue({ latitude: pair.latitude, longitude: pair.longitude });
  };
  return (
    <>
      <TempleField name="latitude" extra={t("temples.hints.coordinates")}>
        <DegreesInput letters="NS" onPaste={onPaste} />
      </TempleField>
      <TempleField name="longitude">
        <DegreesInput letters="EW" />
      </TempleField>
      <MapPicker />
      <TypedPlace />
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
