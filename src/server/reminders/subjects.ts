import type { FastifyInstance } from "fastify";
import type { ReminderInput } from "../../contract/reminders";
import type { ReminderKind } from "../../contract/reminderWords";
import { civilDateOf } from "../../domain/dates";
import { invalid } from "../errors";
import { nameOfFestival } from "../festivals/record";
import { findLiveEvent } from "../live/repository";
import type { Locale } from "../locale";

type App = Pick<FastifyInstance, "db" | "festivalBook" | "now">;
type Stored = { kind: ReminderKind; subject: string };

/** What a subject is called, where it is looked at, and when it is next: a day, or an instant. */
export type Described = { subject: string; title: string; path: string; next: string | null };

const idIn = (text: string) => (/^\d{1,10}$/.test(text) ? Number(text) : 0);

/** How the subject of a wish is stored; refuses one that is not there, or that is over. */
export async function storedSubject(app: App, { kind, subject }: Pick<ReminderInput, "kind" | "subject">) {
  if (kind === "booking") return subject === "" ? "" : invalid({ subject: "errors.invalid_value" });
  if (kind === "festival") {
    const { calendar } = await app.festivalBook.open();
    const festival = calendar.festivals.find(({ slug }) => slug === subject);
    return festival ? String(festival.id) : invalid({ subject: "errors.notFound" });
  }
  const found = await findLiveEvent(app.db, idIn(subject));
  const isComing = found !== undefined && found.event.startTime > app.now().toISOString();
  return isComing ? String(found.event.id) : invalid({ subject: "errors.gone" });
}

/** A stored subject as its reader sees it; one that is gone has no name and no day. */
export async function describe(app: App, { kind, subject }: Stored, locale: Locale): Promise<Described> {
  if (kind === "booking") return { subject, title: "", path: "/profile#my-bookings", next: null };
  if (kind === "live") {
    const event = (await findLiveEvent(app.db, Number(subject)))?.event;
    const path = event?.temple ? `/temple/${event.temple.slug}` : "/";
    return { subject, title: event?.title ?? "", path, next: event?.startTime ?? null };
  }
  const { calendar } = await app.festivalBook.open();
  const festival = calendar.festivals.find(({ id }) => String(id) === subject);
  if (!festival) return { subject, title: "", path: "/festivals", next: null };
  const [day] = calendar.next(festival, civilDateOf(app.now().getTime()), 1);
  const title = nameOfFestival(festival, locale);
  return { subject: festival.slug, title, path: `/festivals/${festival.slug}`, next: day?.date ?? null };
}
