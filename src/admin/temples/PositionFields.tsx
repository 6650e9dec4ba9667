import { Alert, Form } from "antd";
import { type ClipboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { TempleInput } from "../../contract/adminTemples";
import type { LatLng } from "../../domain/distance";
import { readPositionText, whyUnread } from "../../domain/positionText";
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
  const { onPaste, isOfView } = usePastedPosition();
  return (
    <>
      <TempleField name="latitude" schema={Degrees.latitude} extra={t("temples.hints.coordinates")}>
        <DegreesInput letters="NS" onPaste={(event) => onPaste(event, "latitude")} />
      </TempleField>
      <TempleField name="longitude" schema={Degrees.longitude}>
        <DegreesInput letters="EW" onPaste={(event) => onPaste(event, "longitude")} />
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

/** Within the form: takes what is pasted. `isOfView` while the boxes have what a link said only of its map. */
function usePastedPosition() {
  const form = Form.useFormInstance<TempleValues>();
  const [view, setView] = useState<LatLng>();
  const latitude = Form.useWatch("latitude", form);
  const longitude = Form.useWatch("longitude", form);
  const fill = (values: TempleValues) => {
    form.setFieldsValue(values);
    form.validateFields(Object.keys(values)).catch(() => undefined); // said beside the boxes
  };
  const onPaste = (event: ClipboardEvent, box: "latitude" | "longitude") => {
    const text = event.clipboardData.getData("text").trim();
    const position = readPositionText(text);
    const isPoint = position.kind === "point";
    if (!isPoint && !whyUnread(text)) return;
    event.preventDefault();
    if (!isPoint) return fill({ [box]: text });
    const { latitude, longitude, doubt } = position;
    setView(doubt === "mapView" ? { latitude, longitude } : undefined);
    fill({ latitude, longitude });
  };
  const isOfView = view !== undefined && view.latitude === latitude && view.longitude === longitude;
  return { onPaste, isOfView };
}

/** The contract's rule; of a link or a code that cannot be read it says why. */
function degreesOrWhy(schema: z.ZodType) {
  return z.unknown().superRefine((value, context) => {
    const why = typeof value === "string" && whyUnread(value);
    const message = why ? `errors.${why}` : schema.safeParse(value).error?.issues[0]?.message;
    if (message) context.addIssue({ code: "custom", message });
  });
}
