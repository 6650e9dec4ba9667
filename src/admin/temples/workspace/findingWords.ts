import type { Translate } from "../../../client/errors";
import { formatNumber } from "../../../client/format";
import { templeFields } from "../../../contract/templeFields";
import type { WorkspaceFinding } from "../../../contract/workspace";
import { describeValue } from "../describeValue";

/** A finding in words, and what its fix would change. */
export function findingWords({ code, fields, says, other, fix }: WorkspaceFinding, t: Translate, language: string) {
  const names = [...new Set(fields.map((path) => t(`temples.fields.${namedIn(path)}`)))];
  const text = t(`workspace.findings.${code}`, {
    ...says,
    fields: names.join(", "),
    name: other?.name ?? "",
  });
  const metres = other?.metres ?? null;
  return {
    text: metres === null ? text : `${text} ${t("workspace.metres", { metres: formatNumber(metres, language) })}`,
    fix: fix && describeFix(fix, t),
  };
}

/** The field that a path is about: `translations.kn.history.text` is about the history. */
function namedIn(path: string): string {
  const steps = path.split(".");
  return (steps[0] === "translations" ? steps[2] : steps[0]) ?? path;
}

const describeFix = (fix: NonNullable<WorkspaceFinding["fix"]>, t: Translate): string =>
  templeFields
    .flatMap((field) => {
      const value = Object.entries(fix).find(([name]) => name === field);
      return value ? [`${t(`temples.fields.${field}`)}: ${describeValue(field, value[1], t)}`] : [];
    })
    .join(", ");
