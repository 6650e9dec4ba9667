import { useTranslation } from "react-i18next";

/** Words of people in whatever language they wrote them, marked with it for voices and fonts. */
export function Said({ text }: { text: string }) {
  const { i18n } = useTranslation();
  return <span lang={languageOf(text, i18n.language)}>{text}</span>;
}

/** The language of a text by its script, where it is another one than the page's. */
function languageOf(text: string, pageLanguage: string): string | undefined {
  const own = /\p{Script=Devanagari}/u.test(text) ? "hi" : /\p{Script=Kannada}/u.test(text) ? "kn" : "en";
  return own === pageLanguage ? undefined : own;
}
