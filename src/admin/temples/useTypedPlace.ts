import { useCustom } from "@refinedev/core";
import { Form } from "antd";
import { useState } from "react";
import type { HttpError } from "../../client/errors";
import type { PlaceCheck, SuggestedField } from "../../contract/placeCheck";
import { splitLocation } from "../../domain/location";
import type { TempleValues } from "./templeValues";
import { usePaused } from "./usePaused";

/** Within the form: what the server says of the place typed so far. `isTyped` once it differs from what was opened. */
export function useTypedPlace() {
  const form = Form.useFormInstance<TempleValues>();
  const now = Form.useWatch((values: TempleValues) => placeIn(values), { form, preserve: true }) ?? "{}";
  const query = usePaused(now);
  const [opened] = useState(() => placeIn(form.getFieldsValue(true)));
  const typed: Record<string, string> = JSON.parse(query);
  const isAsked = Boolean((typed.latitude && typed.longitude) || typed.pincode);
  const { data } = useCustom<PlaceCheck, HttpError>({
    url: "/api/admin/temples/place-check",
    method: "get",
    config: { query: typed },
    errorNotification: false,
    queryOptions: { enabled: isAsked, keepPreviousData: true },
  });
  const check = isAsked ? data?.data : undefined;
  return {
    isTyped: query !== opened,
    findings: check?.findings ?? [],
    suggestionsOf: (field: SuggestedField) => (check?.suggestions[field] ?? []).map((value) => ({ value })),
  };
}

/** What of the form says where the temple is, as a text that two states of it can be compared by. */
function placeIn(values: TempleValues): string {
  const town = splitLocation(values.location ?? "");
  const said = {
    ...{ city: values.city || town?.city, state: values.state || town?.state, district: values.district },
    ...{ pincode: values.pincode, address: values.address },
    ...{ latitude: values.latitude, longitude: values.longitude },
  };
  const entries = Object.entries(said).map(([name, value]) => [name, String(value ?? "").trim()] as const);
  return JSON.stringify(Object.fromEntries(entries.filter(([, value]) => value !== "")));
}
