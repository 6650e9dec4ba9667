import type { Translate } from "../../client/errors";
import type { ModerationItem } from "../../contract/moderation";
import { describeValue } from "../temples/describeValue";

/** The field of a correction in the console's words for it. */
export function fieldName(
  { field, language }: Pick<NonNullable<ModerationItem["correction"]>, "field" | "language">,
  t: Translate,
): string {
  const name = ownName(field, t);
  return language === "en"
    ? name
    : t("moderation.inLanguage", { field: name, language: t(`moderation.languages.${language}`) });
}

function ownName(field: NonNullable<ModerationItem["correction"]>["field"], t: Translate): string {
  if (field === "position" || field === "closed" || field === "other") return t(`moderation.fields.${field}`);
  return t(`temples.fields.${field}`);
}

/** A value of a correction to be read by people; weekly hours come as JSON. */
export function valueText(correction: NonNullable<ModerationItem["correction"]>, value: string | null, t: Translate) {
  if (value === null) return "—";
  if (correction.field === "closed" && value === correction.current) return t(`temples.status.${value}`);
  return correction.field === "openingHours" ? describeValue("openingHours", readJson(value), t) : value;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What an item is about, in a line. */
export function gistOf(item: ModerationItem, t: Translate): string {
  if (item.review) return `${"★".repeat(item.review.rating)} ${item.review.comment}`;
  if (item.correction)
    return `${fieldName(item.correction, t)}: ${valueText(item.correction, item.correction.proposed, t)}`;
  if (item.roleRequest) return t("moderation.asksFor", { role: t(`roles.${item.roleRequest.role}`) });
  if (item.alias) return t("moderation.aliasGist", { typed: item.alias.typed, count: item.alias.opened });
  if (item.submission) return item.submission.address ?? `${item.temple?.city}, ${item.temple?.state}`;
  return t(item.photo?.reviewId ? "moderation.photoOfReview" : "moderation.photoAlone");
}
