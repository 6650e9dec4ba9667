import { useTranslation } from "react-i18next";
import { beginningOf, endingOf } from "../../domain/shortText";
import { type DiffPart, listDiff, textDiff } from "../../domain/textDiff";
import type { Shown } from "./fieldWords";

/** From here on what changed is marked within the text; shorter ones stand beside each other. */
const LONG = 60;
/** Unchanged text between two changes is shown up to here at each of its ends. */
const CONTEXT = 80;

/** What a value was, struck out, and what it became; of lists and long texts only what differs stands out. */
export function Difference({ from, to }: { from: Shown; to: Shown }) {
  if (isList(from) || isList(to)) return <Items parts={listDiff(listOf(from), listOf(to))} />;
  if (from && to && Math.max(from.length, to.length) > LONG) return <Text parts={textDiff(from, to)} />;
  return (
    <>
      {from && <Gone text={from} />}
      {from && to && <span aria-hidden="true"> → </span>}
      {to ? <New text={to} /> : <Emptied />}
    </>
  );
}

const isList = (value: Shown): value is readonly string[] => typeof value === "object";
const listOf = (value: Shown): readonly string[] => (typeof value === "string" ? [value] : (value ?? []));

function Gone({ text }: { text: string }) {
  return <del>{text}</del>;
}

function New({ text }: { text: string }) {
  return <ins>{text}</ins>;
}

function Emptied() {
  const { t } = useTranslation();
  return <span className="quiet"> {t("history.emptied")}</span>;
}

function Part({ kind, text }: DiffPart) {
  if (kind === "gone") return <Gone text={text} />;
  return kind === "new" ? <New text={text} /> : <span>{text}</span>;
}

function Items({ parts }: { parts: readonly DiffPart[] }) {
  return (
    <ul className="change-items">
      {keyed(parts).map(({ key, ...part }) => (
        <li key={key}>
          <Part {...part} />
        </li>
      ))}
    </ul>
  );
}

function Text({ parts }: { parts: readonly DiffPart[] }) {
  return (
    <span className="change-text">
      {keyed(parts).map(({ key, kind, text }, at) => (
        <Part key={key} kind={kind} text={kind === "same" ? shortened(text, at > 0, at < parts.length - 1) : text} />
      ))}
    </span>
  );
}

/** Parts come in a fixed order, so that their place names them. */
const keyed = (parts: readonly DiffPart[]) => parts.map((part, at) => ({ ...part, key: `${at}` }));

/** The ends of an unchanged stretch that touch a change. */
function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const ends = (hasBefore ? CONTEXT : 0) + (hasAfter ? CONTEXT : 0);
  if (text.length <= ends + CONTEXT) return text;
  return `${hasBefore ? beginningOf(text, CONTEXT) : ""} … ${hasAfter ? endingOf(text, CONTEXT) : ""}`;
}
