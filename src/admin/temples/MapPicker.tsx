import { EnvironmentOutlined } from "@ant-design/icons";
import { Button, Form } from "antd";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TempleValues } from "./templeValues";
import { useLazyMap } from "./useLazyMap";

type Place = { latitude: number; longitude: number };

/** Where the temple is, chosen on a map; the two boxes beside it do the same by keyboard. */
export function MapPicker() {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="form-wide map-picker">
      <Button icon={<EnvironmentOutlined aria-hidden />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? "temples.map.hide" : "temples.map.choose")}
      </Button>
      {isOpen && <PickerBox key={i18n.language} />}
    </div>
  );
}

function PickerBox() {
  const { t } = useTranslation();
  const form = Form.useFormInstance<TempleValues>();
  const latitude = Form.useWatch("latitude", form);
  const longitude = Form.useWatch("longitude", form);
  const isFaint = Form.useWatch("positionPrecision", form) === "place";
  const { box, map, problem } = usePickerMap((place) => {
    form.setFieldsValue({ ...place, positionPrecision: "site" });
    form.validateFields(["latitude", "longitude"]).catch(() => undefined); // said beside the boxes
  });
  useEffect(() => {
    const isPlace = typeof latitude === "number" && typeof longitude === "number";
    map?.show(isPlace ? { latitude, longitude, isFaint } : undefined);
  }, [map, latitude, longitude, isFaint]);
  return (
    <>
      <section className="map-picker-box" ref={box} aria-label={t("temples.map.label")} />
      <p className="form-note" role="status">
        {t(`temples.map.${problem ?? "how"}`)}
      </p>
    </>
  );
}

/** The map that answers where it was pressed. */
function usePickerMap(onPick: (place: Place) => void) {
  const { t } = useTranslation();
  const pick = useRef(onPick);
  pick.current = onPick;
  return useLazyMap(({ drawPicker }, box, onTiles) =>
    drawPicker(box, t("temples.map.pin"), { onPick: (place) => pick.current(place), onTiles }),
  );
}
