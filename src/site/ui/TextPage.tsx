import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useHead } from "../head";
import { Kolam } from "./Kolam";

type Section = { title: string; text: string[] };

/** A page of plain words, all of them in the locales under `pages`. */
export function TextPage({ name }: { name: "about" | "privacy" | "terms" | "reviews" | "refunds" | "help" }) {
  const { t } = useTranslation("pages");
  const title = t(`${name}.title`, { brand: t("brand", { ns: "common" }) });
  const lead = t(`${name}.lead`);
  const sections = sectionsIn(t(`${name}.sections`, { returnObjects: true }));
  useHead({ title, description: lead, canonical: `/${name}` });
  return (
    <article className="wrap text-page">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <Kolam />
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.text.map((paragraph) => (
            <p key={paragraph}>{withLinks(paragraph)}</p>
          ))}
        </section>
      ))}
    </article>
  );
}

/** Locale files are ours, but their shape is known only by looking. */
function sectionsIn(found: unknown): readonly Section[] {
  const isSection = (each: unknown): each is Section =>
    typeof each === "object" && each !== null && "title" in each && "text" in each && Array.isArray(each.text);
  return Array.isArray(found) ? found.filter(isSection) : [];
}

/** `[words](address)` becomes a link; all else is as written. */
function withLinks(text: string): ReactNode[] {
  return text.split(/(\[[^[\]]+\]\([^()]+\))/).map((part) => {
    const [, words, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (!words || !address) return <Fragment key={part}>{part}</Fragment>;
    return address.startsWith("/") ? (
      <Link key={part} to={address}>
        {words}
      </Link>
    ) : (
      <a key={part} href={address} rel="noopener noreferrer">
        {words}
      </a>
    );
  });
}
