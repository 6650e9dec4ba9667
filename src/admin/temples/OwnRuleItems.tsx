import { Form, Input, InputNumber } from "antd";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { Translate } from "../../client/errors";
import { ownRuleParts, seasonEndParts } from "../../contract/ownRules";
import {
  dayParts,
  type MonthReckoning,
  monthReckonings,
  type RuleBasis,
  ruleBases,
  solarReckonings,
  starChoices,
} from "../../domain/festivals/ownRule";
import { datingRules, ruleName, tithiName, word } from "../festivals/ruleWords";
import { Choice } from "../form/Choice";
import { TextsMissing } from "../TextsMissing";
import { useLateTexts } from "../useTexts";
import { RowItem } from "./RowsField";

/** What a rule of each kind begins with in the form. */
const blankRules: Readonly<Record<RuleBasis, object>> = {
  festival: { basis: "festival", offset: 0 },
  tithi: { basis: "tithi", months: "amanta", month: null, weekday: null, dayPart: "sunrise", offset: 0 },
  nakshatra: { basis: "nakshatra", pick: "first", dayPart: "sunrise", offset: 0 },
  solarDay: { basis: "solarDay", reckoning: "tamil", offset: 0 },
  weekday: { basis: "weekday", months: "amanta", offset: 0 },
  date: { basis: "date", offset: 0 },
};

type Option = { value: string | number; label: string };

/** Where a rule is among the rows of a form: of a festival, or of an end of a season. */
export type RuleAt = { list: "ownFestivals" | "closures"; row: number; field: "rule" | "closesOn" | "opensOn" };

/** The rule by which the almanac finds a day, with what the chosen kind of rule asks for. */
export function OwnRuleItems(at: RuleAt) {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const path = [at.list, at.row, at.field];
  const basis: RuleBasis | undefined = Form.useWatch([...path, "basis"], form);
  const words = useLateTexts("panchang");
  return (
    <>
      <Form.Item name={[at.row, at.field, "basis"]} label={t("temples.ownRules.basis")}>
        <Choice
          allowClear
          placeholder={t(at.field === "rule" ? "temples.ownRules.none" : "temples.ownRules.usual")}
          options={ruleBases.map((value) => ({ value, label: t(`temples.ownRules.bases.${value}`) }))}
          onChange={(value?: RuleBasis) => form.setFieldValue(path, value ? blankRules[value] : null)}
        />
      </Form.Item>
      {basis && words.isLoaded && <RuleParts {...at} basis={basis} />}
      {basis && !!words.error && <TextsMissing onRetry={words.retry} />}
    </>
  );
}

/** A season ends once a year: no festival of every month dates it. */
const festivalsOf = (field: RuleAt["field"]) =>
  datingRules.filter(({ id }) => field === "rule" || seasonEndParts.festival.shape.festival.safeParse(id).success);

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

/** The inputs of a rule, in the order of its schema. */
function RuleParts({ list, row, field, basis }: RuleAt & { basis: RuleBasis }) {
  const { t } = useTranslation();
  const months: MonthReckoning = Form.useWatch([list, row, field, "months"]) ?? "solar";
  const named = (list: string, indexes: readonly number[]) =>
    indexes.map((value) => ({ value, label: word(t, list, value) }));
  const choices = (part: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`temples.ownRules.${part}Options.${value}`) }));
  const options: Readonly<Record<string, Option[]>> = {
    festival: festivalsOf(field).map(({ id }) => ({ value: id, label: ruleName(id, t) })),
    months: choices("months", monthReckonings),
    month: named(months === "solar" ? "sign" : "month", upTo(12)),
    tithi: upTo(30).map((value) => ({ value, label: tithiName(value, t) })),
    nakshatra: named("nakshatra", upTo(27)),
    weekday: named("weekday", [0, ...upTo(6)]),
    pick: choices("pick", starChoices),
    dayPart: choices("dayPart", dayParts),
    reckoning: choices("reckoning", solarReckonings),
  };
  const { shape } = (field === "rule" ? ownRuleParts : seasonEndParts)[basis];
  const parts: [string, z.ZodType][] = Object.entries(shape);
  return parts
    .filter(([part]) => part !== "basis" && part !== "about")
    .map(([part, schema]) => (
      <RowItem key={part} path={[row, field, part]} label={t(`temples.ownRules.${part}`)} schema={schema}>
        {inputOf(part, schema, options[part], t)}
      </RowItem>
    ));
}

function inputOf(part: string, schema: z.ZodType, options: Option[] | undefined, t: Translate) {
  if (part === "date") return <Input placeholder={t("temples.hints.monthDay")} />;
  if (!options) return <InputNumber precision={0} />;
  const mayBeBlank = schema.safeParse(null).success;
  const blank = mayBeBlank ? { allowClear: true, placeholder: t(`temples.ownRules.any.${part}`) } : {};
  return <Choice showSearch optionFilterProp="label" options={options} {...blank} />;
}
