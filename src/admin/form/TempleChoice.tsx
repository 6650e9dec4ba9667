import type { SelectProps } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTempleSuggestions } from "../listing/useTempleSuggestions";
import { Choice } from "./Choice";

type Option = { value: string; label: string };
type TempleChoiceProps = Omit<SelectProps, "value" | "onChange" | "options"> & {
  /** the name of the temple that the form began with */
  known?: Option | undefined;
  value?: string | null;
  onChange?: (id: string | null) => void;
};

/** A temple, found by its name; the form around it gives the value, its id as text. */
export function TempleChoice({ known, value, onChange, ...input }: TempleChoiceProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [chosen, choose] = useState<Option>();
  const found = useTempleSuggestions(text);
  const named = [chosen, known].find((each) => each?.value === value);
  const options = named && !found.some((each) => each.value === named.value) ? [named, ...found] : found;
  return (
    <Choice
      {...input}
      showSearch
      filterOption={false}
      notFoundContent={t(text ? "moderation.noTemple" : "moderation.typeTemple")}
      value={value ?? null}
      options={options}
      onSearch={setText}
      onChange={(id?: string) => {
        choose(options.find((each) => each.value === id));
        onChange?.(id ?? null);
      }}
    />
  );
}
