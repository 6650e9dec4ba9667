import { Input, Switch } from "antd";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { TempleInput } from "../../contract/adminTemples";
import { settings, traditions } from "../../contract/vocabulary";
import { splitLocation } from "../../domain/location";
import { Choice } from "../form/Choice";
import { DeityField } from "./DeityField";
import { PositionFields } from "./PositionFields";
import { TempleField } from "./TempleField";
import { TownFields } from "./TownFields";

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
      <PositionFields />
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
      <PositionFields />
      <FlagFields />
    </div>
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
