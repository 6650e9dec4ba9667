import type { MuhurtaAnswer } from "../../contract/muhurta";
import type { TextLanguage } from "../../contract/vocabulary";
import type { MuhurtaWindow } from "../../domain/muhurta/find";
import { reasonText } from "../../domain/muhurta/reasonText";
import { parsedAddress } from "../../domain/webAddress";
import { translatorOf } from "../almanacTexts";
import { type CalendarEvent, icsOf } from "../festivals/ics";
import { placeName } from "./where";

type FeedRequest = { language: TextLanguage; origin: string; stamp: string };

/** The times of a search as a calendar: an event each, from its beginning to its end, with the reasons. */
export function muhurtaFeed(answer: MuhurtaAnswer, { language, origin, stamp }: FeedRequest): string {
  const t = translatorOf(language);
  const { place, occasion, days } = answer;
  const where = placeName(place, language);
  const name = t(`muhurta.occasion.${occasion}`);
  const listed = (list: MuhurtaWindow["for"]) => list.map((reason) => reasonText(t, reason)).join(", ");
  const address = place.slug ?? `${place.lat},${place.lng}`;
  const eventOf = (date: string, window: MuhurtaWindow): CalendarEvent => ({
    uid: `muhurta-${occasion}-${address}-${window.start}@${parsedAddress(origin)?.hostname}`,
    date,
    time: [window.start, window.end],
    summary: `${t("muhurta.title")}: ${name}`,
    description: [
      where,
      window.for.length > 0 && `${t("muhurta.for")} ${listed(window.for)}`,
      window.against.length > 0 && `${t("muhurta.against")} ${listed(window.against)}`,
    ]
      .filter(Boolean)
      .join("\n"),
    url: `${origin}/panchang/${address}/${date}`,
  });
  return icsOf(
    {
      name: `${t("muhurta.title")}: ${name}, ${where}`,
      description: t("muhurta.lead"),
      language,
      events: days.flatMap(({ date, windows }) => windows.map((window) => eventOf(date, window))),
    },
    stamp,
  );
}
