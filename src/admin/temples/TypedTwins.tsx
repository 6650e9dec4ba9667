import { useCustom } from "@refinedev/core";
import { Alert, Form } from "antd";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import type { HttpError } from "../../client/errors";
import type { AdminTemple } from "../../contract/adminTemples";
import type { Twins } from "../../contract/duplicates";
import { splitLocation } from "../../domain/location";
import { TwinList } from "./TwinList";
import { type TempleValues, valuesOf } from "./templeValues";
import { usePaused } from "./usePaused";

/** Within the form: those on file that the temple may be by what is typed so far; of one on file once that differs. */
export function TypedTwins({ temple }: { temple?: AdminTemple }) {
  const { t } = useTranslation();
  const form = Form.useFormInstance<TempleValues>();
  const all = { form, preserve: true }; // also what stands in a section that was never opened
  const query = usePaused(Form.useWatch((values: TempleValues) => JSON.stringify(typedIn(values)), all) ?? "{}");
  const typed: Record<string, string> = JSON.parse(query);
  const hasPlace = Boolean(
    typed.city || (typed.latitude && typed.longitude) || typed.phone || typed.wikidataId || typed.identifiers,
  );
  const isUnchanged = temple !== undefined && query === JSON.stringify(typedIn(valuesOf(temple)));
  const isAsked = Boolean(typed.name) && hasPlace && !isUnchanged;
  const { data } = useCustom<Twins, HttpError>({
    url: "/api/admin/temples/twins",
    method: "get",
    config: { query: { ...typed, ...(temple && { except: temple.id }) } },
    errorNotification: false,
    queryOptions: { enabled: isAsked, keepPreviousData: true },
  });
  const twins = useDeferredValue(isAsked ? (data?.data.twins ?? []) : []);
  return (
    <div role="status">
      {twins.length > 0 && (
        <Alert
          className="console-notice"
          type="warning"
          showIcon
          role="presentation"
          message={t("resolution.typed", { count: twins.length })}
          description={<TwinList twins={twins} />}
        />
      )}
    </div>
  );
}

/** The numbers of sources that are typed in full. */
const numbersIn = ({ identifiers = [] }: TempleValues): string[] =>
  identifiers.flatMap((one) => (one?.source && one.value ? `${one.source}:${one.value}` : []));

/** What of the form tells whether a temple is on file already. */
function typedIn(values: TempleValues): Record<string, string> {
  const place = splitLocation(values.location ?? "");
  const typed = {
    ...{ name: values.name, city: values.city || place?.city, state: values.state || place?.state },
    ...{ latitude: values.latitude, longitude: values.longitude },
    ...{ deity: values.deity, phone: values.phone, wikidataId: values.wikidataId },
    names: values.names?.map((other) => other?.name ?? "").join("\n"),
    identifiers: numbersIn(values).join("\n"),
  };
  const entries = Object.entries(typed).map(([name, value]) => [name, String(value ?? "").trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}
