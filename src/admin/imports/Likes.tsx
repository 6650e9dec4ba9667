import { Select } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatKilometres } from "../../client/format";
import type { DuplicateDecision, Import, ImportRow, LikeRecord } from "../../contract/imports";
import type { Decisions } from "./useDecisions";

type LikesProps = { noun: Import["noun"]; row: ImportRow; isOpen: boolean; decisions: Decisions };

const UNDECIDED = "";

/** The records a row looks like, and what becomes of the row. */
export function Likes({ noun, row: { line, name, likes }, isOpen, decisions }: LikesProps) {
  const { t, i18n } = useTranslation();
  const decision = decisions.of(line);
  const place = (like: LikeRecord) =>
    [
      like.place,
      like.distanceKm === null ? "" : t("imports.apart", { km: formatKilometres(like.distanceKm, i18n.language) }),
    ]
      .filter(Boolean)
      .join(" · ");
  const records = likes.filter((like) => like.id !== null);
  const options = [
    { value: UNDECIDED, label: t("imports.take.undecided") },
    { value: "skip", label: t("imports.take.skip") },
    { value: "create", label: t("imports.take.create") },
    ...records.map((like) => ({ value: `update ${like.id}`, label: t("imports.take.update", { name: like.name }) })),
  ];
  const decide = (value: string) => {
    const [take = "", id] = value.split(" ");
    decisions.decide(line, value === UNDECIDED ? undefined : decisionOf(line, take, id));
  };
  return (
    <>
      <ul className="import-facts">
        {likes.map((like) => (
          <li key={`${like.id} ${like.line}`}>
            {like.id === null ? (
              t("imports.likeLine", { line: like.line, name: like.name })
            ) : (
              <Link to={`/admin/${noun}/${like.id}`}>{like.name}</Link>
            )}{" "}
            <span className="quiet">{place(like)}</span>
          </li>
        ))}
      </ul>
      {isOpen && (
        <Select
          className="import-decision"
          aria-label={t("imports.decide", { line, name })}
          value={decision ? [decision.take, decision.id].filter(Boolean).join(" ") : UNDECIDED}
          options={options}
          onChange={decide}
        />
      )}
    </>
  );
}

function decisionOf(line: number, take: string, id: string | undefined): DuplicateDecision {
  if (take === "update" && id) return { line, take, id: Number(id) };
  return { line, take: take === "create" ? "create" : "skip" };
}
