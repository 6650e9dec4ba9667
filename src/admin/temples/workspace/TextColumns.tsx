import { CheckCircleOutlined, ClockCircleOutlined, MinusCircleOutlined } from "@ant-design/icons";
import { Form, Tag } from "antd";
import { useTranslation } from "react-i18next";
import { isWritten } from "../../../contract/englishStates";
import { type TranslatedField, translatedFields } from "../../../contract/vocabulary";
import { EnglishText } from "../MoreFields";
import { TranslatedText } from "../TranslationFields";
import type { TempleValues } from "../templeValues";

/** Every text in its three languages side by side, each with how far it is. */
export function TextColumns() {
  const { t } = useTranslation();
  return translatedFields.map((field) => (
    <TranslatedText key={field} field={field} head={<Stages field={field} />}>
      <EnglishText field={field} label={t("temples.rows.inEnglish", { field: t(`temples.fields.${field}`) })} />
    </TranslatedText>
  ));
}

const looks = {
  missing: { color: "default", icon: <MinusCircleOutlined aria-hidden /> },
  draft: { color: "warning", icon: <ClockCircleOutlined aria-hidden /> },
  machine: { color: "warning", icon: <ClockCircleOutlined aria-hidden /> },
  reviewed: { color: "success", icon: <CheckCircleOutlined aria-hidden /> },
} as const;

/** How far a text is in each language, as it is typed. */
function Stages({ field }: { field: TranslatedField }) {
  const { t, i18n } = useTranslation();
  const form = Form.useFormInstance<TempleValues>();
  const english: unknown = Form.useWatch(field, form);
  const state: unknown = Form.useWatch(["englishStates", field], form);
  const hi: unknown = Form.useWatch(["translations", "hi", field], form);
  const kn: unknown = Form.useWatch(["translations", "kn", field], form);
  const names = new Intl.DisplayNames([i18n.language], { type: "language" });
  const stages = { en: stageOf({ text: english, state }), hi: stageOf(hi), kn: stageOf(kn) };
  return (
    <p className="workspace-stages">
      {(["en", "hi", "kn"] as const).map((language) => (
        <Tag key={language} bordered={false} {...looks[stages[language]]}>
          {names.of(language)}: {t(`workspace.stages.${stages[language]}`)}
        </Tag>
      ))}
    </p>
  );
}

function stageOf(value: unknown): "missing" | "draft" | "machine" | "reviewed" {
  if (typeof value !== "object" || value === null || !("text" in value) || !isWritten(value.text)) return "missing";
  const state = "state" in value ? value.state : "draft";
  return state === "reviewed" || state === "machine" ? state : "draft";
}
