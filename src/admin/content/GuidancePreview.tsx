import "./content.css";
import { Alert, Form, Segmented } from "antd";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Language, languageNames, languages } from "../../client/language";
import { loadTexts } from "../loadTexts";
import type { GuidanceValues } from "./guidanceValues";

const own = { en: "", hi: "Hi", kn: "Kn" } as const;

/** The card as a visitor will see it, in the language chosen here. */
export function GuidancePreview() {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<Language>("en");
  const values: GuidanceValues = Form.useWatch((all: GuidanceValues) => all, Form.useFormInstance()) ?? {};
  const fallback = useFallback(language);
  const textOf = (field: "title" | "description" | "button") =>
    String(values[`${field}${own[language]}`] || values[field] || "");
  const isEnglish = language !== "en" && !values[`title${own[language]}`];
  return (
    <section className="guidance-preview" aria-label={t("content.preview.title")}>
      <div className="guidance-preview-head">
        <h3>{t("content.preview.title")}</h3>
        <Segmented<Language>
          size="small"
          value={language}
          onChange={setLanguage}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
      </div>
      {isEnglish && <Alert type="info" showIcon message={t("content.preview.english")} />}
      <article lang={isEnglish ? "en" : language} className="guidance-preview-card">
        <h4>{textOf("title") || "…"}</h4>
        <p>{textOf("description") || fallback?.description}</p>
        <span className="guidance-preview-button">{textOf("button") || fallback?.button}</span>
      </article>
    </section>
  );
}

type Fallback = { description: string; button: string };
const isTexts = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What the site itself says where a card says nothing. */
function useFallback(language: Language): Fallback | undefined {
  const [texts, setTexts] = useState<{ language: Language } & Fallback>();
  useEffect(() => {
    let isWanted = true;
    void loadTexts(language, ["site"]).then(({ site }) => {
      const home = isTexts(site) && isTexts(site.home) ? site.home : {};
      const { fallback, button } = isTexts(home.guidance) ? home.guidance : {};
      if (isWanted) setTexts({ language, description: String(fallback ?? ""), button: String(button ?? "") });
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return texts?.language === language ? texts : undefined;
}
