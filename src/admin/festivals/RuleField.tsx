import { useList } from "@refinedev/core";
import { Form, type SelectProps } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { HttpError } from "../../client/errors";
import type { AdminFestival } from "../../contract/festivals";
import { Choice } from "../form/Choice";
import { useTexts } from "../useTexts";
import { FestivalField } from "./FestivalField";
import { datingRules, findRule, ruleInWords, ruleName } from "./ruleWords";

/** The rule that dates the festival, if one does, with what it says. */
export function RuleField() {
  const { t } = useTranslation();
  const rule = findRule(Form.useWatch("ruleId"));
  const hasWords = useTexts("panchang");
  const inWords = rule && hasWords ? ruleInWords(rule, t) : t("festivals.hints.noRule");
  return (
    <FestivalField name="ruleId" className="form-wide" extra={inWords}>
      <RuleChoice hasWords={hasWords} />
    </FestivalField>
  );
}

/** A rule dates one festival only: those in use are named with who uses them, once somebody opens the list. */
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
  const users = new Map(data?.data.map(({ ruleId, name }) => [ruleId, name]));
  const options = datingRules.map(({ id }) => {
    const user = users.get(id);
    const isTaken = user !== undefined && id !== select.value;
    const name = hasWords ? ruleName(id, t) : id;
    return { value: id, label: isTaken ? t("festivals.rules.taken", { name, user }) : name, disabled: isTaken };
  });
  return (
    <Choice
      {...select}
      allowClear
      showSearch
      optionFilterProp="label"
      placeholder={t("festivals.rules.none")}
      options={options}
      onOpenChange={(isOpen) => isOpen && setAsked(true)}
    />
  );
}
