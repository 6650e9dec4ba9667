import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../client/format";
import type { Quality } from "../../contract/quality";
import { findingKinds } from "../../domain/findings/finding";
import { findingsOf } from "./listOf";

/** What was found beside missing parts, by what is to be done about it. */
export function Findings({ quality, state }: { quality: Quality; state: string | undefined }) {
  const { t, i18n } = useTranslation();
  const { findings } = quality;
  const hasContradiction = findings.some(({ kind }) => kind === "contradiction");
  return (
    <>
      {!hasContradiction && <p>{t("quality.noneToCorrect")}</p>}
      {findingKinds
        .map((kind) => ({ kind, its: findings.filter((one) => one.kind === kind) }))
        .filter(({ its }) => its.length > 0)
        .map(({ kind, its }) => (
          <section key={kind} aria-labelledby={`quality-${kind}`}>
            <h2 id={`quality-${kind}`}>{t(`quality.kinds.${kind}`)}</h2>
            <ul className="quality-list">
              {its.map(({ code, count }) => (
                <li key={code}>
                  <Link to={findingsOf({ finding: code, state })}>
                    <span>{t(`temples.findings.${code}`)}</span>
                    <strong>{formatNumber(count, i18n.language)}</strong>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}
