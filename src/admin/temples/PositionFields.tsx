import { Alert, Form } from "antd";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { usePastedPosition } from "../../client/usePastedPosition";
import { TempleInput } from "../../contract/adminTemples";
import { positionPrecisions } from "../../contract/vocabulary";
import { pastedPrecision, whyUnread } from "../../domain/positionText";
import { Choice } from "../form/Choice";
import { DegreesInput } from "./DegreesInput";
import { MapPicker } from "./MapPicker";
import { TempleField } from "./TempleField";
import { TypedPlace } from "./TypedPlace";
import type { TempleValues } from "./templeValues";

const Degrees = {
  latitude: degreesOrWhy(TempleInput.shape.latitude),
  longitude: degreesOrWhy(TempleInput.shape.longitude),
};

/** Where the temple is, in degrees; a pair or a link copied from a map fills both boxes, whichever it is pasted into. */
export function PositionFields() {
  const { t } = useTranslation();
  const { onPaste, isOfView, isPlaced } = useFormPosition();
  return (
    <>
      <TempleField name="latitude" schema={Degrees.latitude} extra={t("temples.hints.coordinates")}>
        <DegreesInput letters="NS" onPaste={(event) => onPaste(event, "latitude")} />
      </TempleField>
      <TempleField name="longitude" schema={Degrees.longitude}>
        <DegreesInput letters="EW" onPaste={(event) => onPaste(event, "longitude")} />
      </TempleField>
      <TempleField name="positionPrecision">
        <Choice
          allowClear
          disabled={!isPlaced}
          placeholder={t(isPlaced ? "temples.hints.precision" : "temples.hints.noPosition")}
          options={positionPrecisions.map((value) => ({ value, label: t(`temples.positionPrecision.${value}`) }))}
        />
      </TempleField>
      <div role="status" className="form-wide">
        {isOfView && (
          <Alert className="console-notice" type="warning" showIcon role="presentation" message={t("errors.mapView")} />
        )}
      </div>
      <MapPicker />
      <TypedPlace />
    </>
  );
}

/** Within the form: takes what is pasted. What else is odd about a place the server says (`TypedPlace`), with its repair. */
function useFormPosition() {
  const form = Form.useFormInstance<TempleValues>();
  const now = { latitude: Form.useWatch("latitude", form), longitude: Form.useWatch("longitude", form) };
  const { onPaste, doubt } = usePastedPosition(now, (pasted, text) => {
    form.setFieldsValue({ ...pasted, positionPrecision: pastedPrecision(text) });
    form.validateFields(Object.keys(pasted)).catch(() => undefined); // said beside the boxes
  });
  const isPlaced = typeof now.latitude === "number" && typeof now.longitude === "number";
  return { onPaste, isOfView: doubt === "mapView", isPlaced };
}

/** The contract's rule; of a link or a code that cannot be read it says why. */
function degreesOrWhy(schema: z.ZodType) {
  return z.unknown().superRefine((value, context) => {
    const why = typeof value === "string" && whyUnread(value);
    const message = why ? `errors.${why}` : schema.safeParse(value).error?.issues[0]?.message;
    if (message) context.addIssue({ code: "custom", message });
  });
}
