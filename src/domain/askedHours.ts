import { isCourtesy } from "./askedWords";
import { addDays, type CivilDate, civilDateOf, type Instant, instantOf, isClockTime } from "./dates";
import { latinDigits } from "./digits";
import { weekdayNamed, weekdays } from "./openingHours";
import { type OpenSpan, stepOf } from "./openSlots";
import { foldWord } from "./spelling";

/** When temples are to be open that somebody looks for, or closed all the time. */
export type AskedHours = { when: AskedTime; isClosed: boolean };

/**
 * A time as it is asked for: now, or between two minutes of a day, which may lie on the next one. Without a day the
 * next such time is meant. `throughout` asks for those that do not close in between.
 */
export type AskedTime = "now" | { day?: AskedDay; from: number; to: number; throughout?: true };
const dayNames = ["today", "tomorrow", ...weekdays] as const;
type AskedDay = (typeof dayNames)[number];

const HOUR = 60;
const DAY = 24 * HOUR;
/** Open for so many minutes. */
const STEP = 5;

const partNames = ["dawn", "morning", "afternoon", "evening", "night", "midnight", "daylong", "allDay"] as const;
type Part = (typeof partNames)[number];
type Role =
  | "open"
  | "closed"
  | "close"
  | "not"
  | "now"
  | "small"
  | "early"
  | "late"
  | "until"
  | "after"
  | "before"
  | "hours"
  | "always"
  | AskedDay
  | Part;

/**
 * Words in the languages people ask in. "Sun" and "sat" are no days: people look for the temples of the sun. Of a weekend
 * the Sunday is meant.
 */
const words: readonly (readonly [Role, string])[] = [
  ["open", "open opened opens opening khula khule khuli khulna khulta khulte खुला खुले खुली खुलता खुलते"],
  ["open", "ತೆರೆದಿರುವ ತೆರೆದಿದೆ ತೆರೆದಿದೆಯೇ ತೆರೆದಿದೆಯಾ ತೆರೆದಿರುತ್ತದೆ ತೆರೆದಿರುತ್ತದೆಯೇ ತೆರೆದಿರುತ್ತದೆಯಾ ತೆರೆದಿರುವುದು"],
  ["open", "terediruva teredide திறந்திருக்கும் திறந்துள்ள తెరిచి తెరచి తెరిచే തുറന്ന തുറക്കുന്ന"],
  ["closed", "closed closes band बंद बन्द ಮುಚ್ಚಿರುವ ಮುಚ್ಚಿದೆ ಮುಚ್ಚಿರುತ್ತದೆ"],
  ["close", "close"],
  ["not", "not dont don't doesnt doesn't nahi nahin नहीं ಇಲ್ಲ"],
  ["now", "now currently abhi ippo iga अभी ಈಗ இப்போது ఇప్పుడు ഇപ്പോൾ"],
  ["small", "on at in the is are be right for during every also hai hain rahta rahte par me mein ko ke ki wala wale"],
  ["small", "daily everyday roz rozana ho hoga hogi rehta rehte iruva ide रोज रोज़ ಪ್ರತಿದಿನ ఉండే ఉన్న ఉంటుందా"],
  ["small", "है हैं में पर को के की वाला वाले रहता रहते रहने भी"],
  ["early", "early"],
  ["late", "late"],
  ["until", "till until upto tak तक"],
  ["after", "after baad बाद ನಂತರ"],
  ["before", "before pehle पहले ಮೊದಲು"],
  ["hours", "o'clock oclock baje बजे ಗಂಟೆಗೆ am pm a.m p.m"],
  ["today", "today aaj indu ivattu आज ಇಂದು ಇವತ್ತು இன்று ఈరోజు నేడు ഇന്ന്"],
  ["tomorrow", "tomorrow कल ನಾಳೆ"],
  ["mon", "monday mondays somwar somvar सोमवार ಸೋಮವಾರ somavara திங்கட்கிழமை సోమవారం തിങ്കളാഴ്ച"],
  ["tue", "tuesday tuesdays mangalwar mangalvar मंगलवार ಮಂಗಳವಾರ mangalavara செவ்வாய்க்கிழமை మంగళవారం ചൊവ്വാഴ്ച"],
  ["wed", "wednesday wednesdays budhwar budhvar बुधवार ಬುಧವಾರ budhavara புதன்கிழமை బుధవారం ബുധനാഴ്ച"],
  ["thu", "thursday thursdays guruwar guruvar गुरुवार बृहस्पतिवार ಗುರುವಾರ guruvara வியாழக்கிழமை గురువారం വ്യാഴാഴ്ച"],
  ["fri", "friday fridays shukrawar shukravar शुक्रवार ಶುಕ್ರವಾರ shukravara வெள்ளிக்கிழமை శుక్రవారం വെള്ളിയാഴ്ച"],
  ["sat", "saturday saturdays shaniwar shanivar शनिवार ಶನಿವಾರ shanivara சனிக்கிழமை శనివారం ശനിയാഴ്ച"],
  [
    "sun",
    "sunday sundays weekend weekends raviwar ravivar itwar रविवार इतवार ಭಾನುವಾರ ರವಿವಾರ bhanuvara ravivara ஞாயிறு ஞாயிற்றுக்கிழமை ఆదివారం ഞായറാഴ്ച",
  ],
  ["dawn", "dawn sunrise तड़के ಮುಂಜಾನೆ"],
  ["morning", "morning mornings subah सुबह ಬೆಳಿಗ್ಗೆ ಬೆಳಗ್ಗೆ"],
  ["afternoon", "afternoon afternoons noon dopahar दोपहर ಮಧ್ಯಾಹ್ನ"],
  ["evening", "evening evenings shaam शाम ಸಂಜೆ"],
  ["night", "night nights tonight raat ratri रात रात्रि ರಾತ್ರಿ இரவு రాత్రి രാത്രി"],
  ["midnight", "midnight मध्यरात्रि ಮಧ್ಯರಾತ್ರಿ"],
  ["daylong", "all-day daylong दिनभर ದಿನವಿಡೀ"],
  ["always", "always hamesha हमेशा ಯಾವಾಗಲೂ"],
  ["allDay", "24hours 24hrs 24hr 24x7 24/7 24*7 24-hours 24-hour round-the-clock"],
];

/** Words that tell something together, as one. */
const idioms: readonly (readonly [words: string, word: string])[] = [
  ["all day", "all-day"],
  ["whole day", "all-day"],
  ["all through the day", "all-day"],
  ["din bhar", "all-day"],
  ["दिन भर", "all-day"],
  ["पूरे दिन", "all-day"],
  ["ದಿನ ಪೂರ್ತಿ", "all-day"],
  ["round the clock", "round-the-clock"],
  ["day and night", "round-the-clock"],
  ["all the time", "round-the-clock"],
  ["din raat", "round-the-clock"],
  ["दिन रात", "round-the-clock"],
  ["ಹಗಲು ರಾತ್ರಿ", "round-the-clock"],
];

function withIdioms(phrase: readonly string[]): readonly string[] {
  const text = phrase.join(" ").toLowerCase();
  const [words = "", word = ""] = idioms.find(([words]) => ` ${text} `.includes(` ${words} `)) ?? [];
  return words === "" ? phrase : ` ${text} `.replace(` ${words} `, ` ${word} `).trim().split(" ");
}

/** The minutes of a day that a part of it takes, as people look for temples: "at night" is when most are closed. */
const parts: Readonly<Record<Part, { from: number; to: number; throughout?: true }>> = {
  dawn: { from: 3 * HOUR, to: 6 * HOUR },
  morning: { from: 6 * HOUR, to: 11 * HOUR },
  afternoon: { from: 13 * HOUR, to: 15.5 * HOUR },
  evening: { from: 17 * HOUR, to: 20 * HOUR },
  night: { from: 21 * HOUR, to: DAY },
  midnight: { from: DAY, to: DAY + HOUR },
  // without the usual break at noon
  daylong: { from: 7 * HOUR, to: 19 * HOUR, throughout: true },
  allDay: { from: 0, to: DAY, throughout: true },
};

// "kal" is Kal Bhairav's, and कल tomorrow
const isLatin = (word: string) => /^[\p{sc=Latin}\p{P}]+$/u.test(word);
const keyOf = (word: string) => (/\d/.test(word) ? word : `${isLatin(word)} ${foldWord(word)}`);
const roleByKey = new Map(words.flatMap(([role, list]) => list.split(" ").map((word) => [keyOf(word), role] as const)));
const roleOf = (word: string): Role | undefined => roleByKey.get(keyOf(latinDigits(word).toLowerCase()));

/** What phrases that say when may begin with, but for a number. */
export const hoursBeginnings: readonly string[] = [
  ...words.flatMap(([role, list]) => (role === "small" ? [] : list.split(" "))),
  ...idioms.map(([words]) => words),
];

/** What a query asks of hours by a word that stands anywhere in it: "open", बंद, "not". */
export type HoursWords = { open: boolean; closed: boolean; not: boolean };
export function hoursWordsIn(query: readonly string[]): HoursWords {
  const roles = query.map(roleOf);
  const not = roles.includes("not");
  // "close to madurai" asks for what is near
  return { open: roles.includes("open"), closed: roles.includes("closed") || (not && roles.includes("close")), not };
}
const noWords: HoursWords = { open: false, closed: false, not: false };

/**
 * When a phrase asks temples to be open: "open now", "open on sunday evening", "रात में खुले", "24 hours". The words for
 * when count alone where the query says elsewhere what it asks: "open temples in chennai at night". Undefined for every
 * other phrase, and for one that begins or ends with a word that tells nothing.
 */
export function hoursAsked(typed: readonly string[], query = noWords): AskedHours | undefined {
  const phrase = withIdioms(typed);
  const roles = phrase.map((word) => roleOf(word) ?? (isCourtesy(word) ? "small" : undefined));
  const clock = clockTimeIn(phrase, roles);
  const said = (role: Role) => roles.includes(role);
  const tells = (at: number) => clock.words.has(at) || (roles[at] !== undefined && roles[at] !== "small");
  if (!roles.every((role, at) => role || clock.words.has(at)) || !tells(0) || !tells(roles.length - 1))
    return undefined;
  const named = dayNames.find(said);
  const isLate = said("late");
  const part = said("early") && said("morning") ? "dawn" : (partNames.find(said) ?? (isLate ? "night" : undefined));
  const isWholeDay = part === "allDay" || clock.isAllDay === true;
  const isAllDay = isWholeDay || said("always");
  const own = hoursWordsIn(phrase);
  const isOpen = own.open || query.open;
  const isClosed = own.closed || query.closed;
  const isNot = own.not || query.not;
  const isAlone = isWholeDay || (isLate && said("night"));
  // of both nobody knows what is asked
  if (isOpen ? isClosed : !isClosed && !isAlone) return undefined;
  const when = timeAsked({ named, part, isAllDay, clock, said });
  return when && { when, isClosed: isClosed !== isNot };
}

type Told = { named: AskedDay | undefined; part: Part | undefined; isAllDay: boolean; clock: Clock; said: Said };

/** The time that the words of a phrase tell together. */
function timeAsked({ named, part, isAllDay, clock, said }: Told): AskedTime | undefined {
  const day = named && { day: named };
  if (isAllDay) return { ...day, ...parts.allDay };
  if (clock.minute !== undefined) return { ...day, ...atMinute(clock.minute, said) };
  if (part) return { ...day, ...parts[part] };
  if (day) return { ...day, from: 0, to: DAY };
  return said("now") ? "now" : undefined;
}

type Said = (role: Role) => boolean;

/** At the minute that is named, or from it on, or up to it. */
function atMinute(minute: number, said: Said): { from: number; to: number } {
  if (said("after")) return { from: minute, to: Math.max(DAY, minute + HOUR) };
  if (said("before")) return { from: Math.max(0, minute - 3 * HOUR), to: minute };
  return said("until") ? { from: minute - STEP, to: minute } : { from: minute, to: minute + STEP };
}

/** The words of a phrase that say a time of the clock, and which. */
type Clock = { words: ReadonlySet<number>; minute?: number; isAllDay?: true };

const clockTime = /^(\d{1,2})(?:[:.](\d{2}))?([ap])?\.?(?:m\.?)?$/;
const isHours = /^(?:hours?|hrs?|ghante|ghanta|घंटे|घंटा|ಗಂಟೆ|ಗಂಟೆಗಳು)$/;

/** The time of the clock that a phrase says; "24 hours" is the whole day. Without am and pm the other words tell which. */
function clockTimeIn(phrase: readonly string[], roles: readonly (Role | undefined)[]): Clock {
  const said = (role: Role) => roles.includes(role);
  for (const [at, word] of phrase.entries()) {
    const [, hours = "", minutes = "00", letter] = clockTime.exec(latinDigits(word).toLowerCase()) ?? [];
    if (hours === "") continue;
    const next = phrase[at + 1]?.toLowerCase() ?? "";
    if (hours === "24" && isHours.test(next)) return { words: new Set([at, at + 1]), isAllDay: true };
    const isFollowed = roles[at + 1] === "hours";
    const half = letter ?? (/^[ap]\.?m/.test(next) ? next[0] : undefined);
    const isNamed = half || isFollowed || word.includes(":") || said("until") || said("after") || said("before");
    if (!isNamed || (half && Number(hours) > 12) || !isClockTime(`${hours.padStart(2, "0")}:${minutes}`)) continue;
    const late = said("afternoon") || said("evening") || said("night") || said("until") || said("after");
    const isPm = half ? half === "p" : late;
    const hour = (Number(hours) % 12) + (isPm || (!half && Number(hours) >= 12) ? 12 : 0);
    return { words: new Set([at, ...(isFollowed ? [at + 1] : [])]), minute: hour * HOUR + Number(minutes) };
  }
  return { words: new Set() };
}

/** The time that is asked for, as of an instant; what is over by then is meant of the next day that has it. */
export function spanAsked(asked: AskedTime, now: Date): OpenSpan {
  if (asked === "now") return stepOf(now);
  const { from: present } = stepOf(now);
  const { day, from, to, throughout } = asked;
  const today = civilDateOf(now.toISOString());
  const on = (date: CivilDate) => ({ from: minuteOf(date, from), to: minuteOf(date, to) });
  const date = dayAsked(day, today);
  const isOver = day === undefined && !throughout && on(date).to <= present;
  const span = on(isOver ? addDays(date, 1) : date);
  // of today only what is still to come
  const isRunning = !throughout && span.from < present && present < span.to;
  return { ...span, ...(isRunning && { from: present }), ...(throughout && { throughout }) };
}

function dayAsked(day: AskedDay | undefined, today: CivilDate): CivilDate {
  if (day === undefined || day === "today") return today;
  if (day === "tomorrow") return addDays(today, 1);
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(today, days)).find((date) => weekdayNamed(date) === day) ?? today;
}

const minuteOf = (date: CivilDate, minute: number): Instant =>
  new Date(Date.parse(instantOf(date)) + minute * 60_000).toISOString();
