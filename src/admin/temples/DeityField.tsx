import { useCustom } from "@refinedev/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { HttpError } from "../../client/errors";
import type { KnownDeities } from "../../contract/deities";
import { deities } from "../../contract/vocabulary";
import { hasTyped, SuggestedText } from "../form/SuggestedText";
import { TempleField } from "./TempleField";

type Option = { value: string; label: string };

/** The deity by suggestion: the five of the search first, then all that are on record, found in three languages. */
export function DeityField() {
  const { t } = useTranslation();
  const { data } = useCustom<KnownDeities, HttpError>({
    url: "/api/admin/temples/deities",
    method: "get",
    errorNotification: false,
    queryOptions: { staleTime: Number.POSITIVE_INFINITY },
  });
  const options = useMemo(() => {
    const first: Option[] = deities.map((value) => ({ value, label: t(`deities.${value}`) }));
    const others = (data?.data.deities ?? []).filter(({ name }) => !first.some(({ value }) => value === name));
    return [
      ...first,
      ...others.map(({ name, nameHi, nameKn }) => ({
        value: name,
        label: [...new Set([name, nameHi, nameKn])].filter(Boolean).join(" · "),
      })),
    ];
  }, [data, t]);
  return (
    <TempleField name="deity">
      <SuggestedText filterOption={hasTyped} options={options} />
    </TempleField>
  );
}
