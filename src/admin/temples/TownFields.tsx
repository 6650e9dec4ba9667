import { useCustom } from "@refinedev/core";
import { Form } from "antd";
import { useDeferredValue } from "react";
import type { HttpError } from "../../client/errors";
import type { PlaceSuggestions } from "../../contract/places";
import { states } from "../../domain/regions";
import { hasTyped, SuggestedText } from "../form/SuggestedText";
import { TempleField } from "./TempleField";
import type { TempleValues } from "./templeValues";

/** City and state by suggestion: a town of the gazetteer brings its state along where none is typed. */
export function TownFields() {
  const form = Form.useFormInstance<TempleValues>();
  const typed = useDeferredValue(Form.useWatch("city", form) ?? "");
  const q = typed.trim();
  const { data } = useCustom<PlaceSuggestions, HttpError>({
    url: "/api/places/suggest",
    method: "get",
    config: { query: { q } },
    errorNotification: false,
    queryOptions: { enabled: q !== "" && q.length <= LONGEST, keepPreviousData: true },
  });
  const places = q === "" ? [] : (data?.data.suggestions ?? []);
  const take = (slug: unknown) => {
    const place = places.find((one) => one.slug === slug);
    if (!place) return;
    form.setFieldsValue({ city: place.name, ...(!form.getFieldValue("state") && { state: place.state }) });
  };
  return (
    <>
      <TempleField name="city">
        <SuggestedText
          options={places.map(({ slug, name, state }) => ({
            key: slug,
            value: name,
            label: `${name}, ${state}`,
            slug,
          }))}
          onSelect={(_, { slug }) => take(slug)}
        />
      </TempleField>
      <TempleField name="state">
        <SuggestedText options={states.map((value) => ({ value }))} filterOption={hasTyped} />
      </TempleField>
    </>
  );
}

const LONGEST = 100;
