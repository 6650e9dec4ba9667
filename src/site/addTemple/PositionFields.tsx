import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readExactPosition } from "../../client/geolocation";
import { usePastedPosition } from "../../client/usePastedPosition";
import { FormField } from "../forms/FormField";
import { Icon } from "../ui/Icon";
import { latitudeOf, longitudeOf } from "./checkTemple";
import type { AddTemple } from "./useAddTemple";

/** Some 10 cm: more than any phone knows. */
const decimals = 6;

/** Where the temple stands: typed, pasted from a map, or where one stands oneself at this moment. */
export function PositionFields({ form, id }: { form: AddTemple; id: string }) {
  const { t } = useTranslation();
  const { fields, change, errorOf } = form;
  const [state, setState] = useState<"idle" | "checking" | "failed">("idle");
  const locate = async () => {
    setState("checking");
    try {
      const { latitude, longitude } = await readExactPosition();
      change({ latitude: latitude.toFixed(decimals), longitude: longitude.toFixed(decimals) });
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  const now = { latitude: latitudeOf(fields.latitude), longitude: longitudeOf(fields.longitude) };
  const { onPaste, doubt } = usePastedPosition(now, (pasted) =>
    change(Object.fromEntries(Object.entries(pasted).map(([box, said]) => [box, String(said)]))),
  );
  const coordinate = (name: "latitude" | "longitude", example: string) => (
    <FormField
      id={`${id}-${name}`}
      name={name}
      label={t(`addTemple.${name}`)}
      inputMode="text"
      autoComplete="off"
      placeholder={example}
      value={fields[name]}
      error={errorOf(name)}
      onPaste={(event) => onPaste(event, name)}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  );
  return (
    <fieldset className="stack">
      <legend className="field-label">{t("addTemple.position")}</legend>
      <small className="soft">{t("addTemple.positionHint")}</small>
      <div className="pair">
        {coordinate("latitude", "12.305185")}
        {coordinate("longitude", "76.655174")}
      </div>
      <div>
        <button
          type="button"
          className="button quiet small"
          disabled={state === "checking"}
          onClick={() => void locate()}
        >
          <Icon name="locate" />
          {t(state === "checking" ? "home.near.checking" : "addTemple.useMine")}
        </button>
        <small className="soft beside">{t("addTemple.useMineHint")}</small>
        <p className="field-error" role="status">
          {state === "failed" ? t("search.nearbyNoPlace") : doubt && t(`errors.${doubt}`)}
        </p>
      </div>
    </fieldset>
  );
}
