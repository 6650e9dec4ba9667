import { EnvironmentOutlined } from "@ant-design/icons";
import { Button, Form } from "antd";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PickerMap } from "./pickerMap";
import type { TempleValues } from "./templeValues";

type Place = { latitude: number; longitude: number };

/** Where the temple is, chosen on a map; the two boxes beside it do the same by keyboard. */
export function MapPicker() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="form-wide map-picker">
      <Button icon={<EnvironmentOutlined />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? "temples.map.hide" : "temples.map.choose")}
      </Button>
      {isOpen && <PickerBox />}
    </div>
  );
}

function PickerBox() {
  const { t } = useTranslation();
  const form = Form.useFormInstance<TempleValues>();
  const latitude = Form.useWatch("latitude", form);
  const longitude = Form.useWatch("longitude", form);
  const { box, map, problem } = usePickerMap((place) => {
    form.setFieldsValue(place);
    form.validateFields(["latitude", "longitude"]).catch(() => undefined); // said beside the boxes
  });
  useEffect(() => {
    const isPlace = typeof latitude === "number" && typeof longitude === "number";
    map?.show(isPlace ? { latitude, longitude } : undefined);
  }, [map, latitude, longitude]);
  return (
    <>
      <section className="map-picker-box" ref={box} aria-label={t("temples.map.label")} />
      <p className="form-note" role="status">
        {t(`temples.map.${problem ?? "how"}`)}
      </p>
    </>
  );
}

/** The map in its box, once its code is here. */
function usePickerMap(onPick: (place: Place) => void) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const pick = useRef(onPick);
  pick.current = onPick;
  const [map, setMap] = useState<PickerMap>();
  const [problem, setProblem] = useState<"failed" | "noTiles">();
  useEffect(() => {
    let drawn: PickerMap | undefined;
    let isOver = false;
    import("./pickerMap").then(
      ({ drawPicker }) => {
        if (isOver || !box.current) return;
        drawn = drawPicker(box.current, t("temples.map.pin"), {
          onPick: (place) => pick.current(place),
          onTiles: (areThere) => setProblem(areThere ? undefined : "noTiles"),
        });
        setMap(drawn);
      },
      () => setProblem("failed"),
    );
    return () => {
      isOver = true;
      drawn?.remove();
    };
  }, [t]);
  return { box, map, problem };
}
