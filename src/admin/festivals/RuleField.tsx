import { useList } from "@refinedev/core";
import { Form, type SelectProps } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { HttpError } from "../../client/errors";
import type { AdminFestival } from "../../contract/festivals";
import { Choice } from "../form/Choice";
import { TextsMissing } from "../TextsMissing";
import { useLateTexts } from "../useTexts";
import { FestivalField } from "./FestivalField";
import { datingRules, findRule, ruleInWords, ruleName } from "./ruleWords";

/** The rule that dates the festival, if one does, with what it says. */
export function RuleField() {
  const { t } = useTranslation();
  const rule = findRule(Form.useWatch("ruleId"));
  const { isLoaded: hasWords, error, retry } = useLateTexts("panchang");
  const inWords = rule && hasWords ? ruleInWords(rule, t) : t("festivals.hints.noRule");
  return (
    <FestivalField name="ruleId" className="form-wide" extra={error ? <TextsMissing onRetry={retry} /> : inWords}>
      <RuleChoice hasWords={hasWords} />
    </FestivalField>
  );
}

/** Festivals may share a rule, as Diwali and Bandi Chhor Divas do: who uses each is said once somebody opens the list. */
function RuleChoice({ hasWords, ...select }: SelectProps & { hasWords: boolean }) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const { data } = useList<AdminFestival, HttpError>({
    resource: "festivals",
    pagination: { mode: "off" },
    filters: [{ field: "source", operator: "eq", value: "computed" }],
    errorNotification: false,
    queryOptions: { enabled: isAsked },
  });
  const usersOf = (rule: string) => (data?.data ?? []).filter(({ ruleId }) => ruleId === rule).map(({ name }) => name);
  const options = datingRules.map(({ id }) => {
    const users = usersOf(id);
    const name = hasWords ? ruleName(id, t) : id;
    const label = users.length > 0 ? t("festivals.rules.used", { name, users: users.join(", ") }) : name;
    return { value: id, label, isUsed: users.length > 0 };
  });
  const unusedFirst = options.sort((a, b) => Number(a.isUsed) - Number(b.isUsed));
  return (
    <Choice
      {...select}
      allowClear
      showSearch
      optionFilterProp="label"
      placeholder={t("festivals.rules.none")}
      options={unusedFirst.map(({ value, label }) => ({ value, label }))}
      onOpenChange={(isOpen) => isOpen && setAsked(true)}
    />
  );
}
