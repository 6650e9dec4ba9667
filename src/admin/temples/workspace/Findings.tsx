import { ArrowRightOutlined, BulbOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../../client/format";
import type { WorkspaceFinding } from "../../../contract/workspace";
import { type FindingKind, findingKinds } from "../../../domain/findings/finding";
import { findingWords } from "./findingWords";

type FindingsProps = {
  templeId: number;
  findings: readonly WorkspaceFinding[];
  isFixing: boolean;
  onFix: (finding: WorkspaceFinding) => void;
  onGoTo: (path: string) => void;
};

/** What there is to do with a record, by kind; each with the way to its input, and a fix where one follows. */
export function Findings({ findings, ...props }: FindingsProps) {
  const { t } = useTranslation();
  if (findings.length === 0) return <p>{t("workspace.whole")}</p>;
  return findingKinds.map((kind) => (
    <FindingGroup key={kind} kind={kind} findings={findings.filter((one) => one.kind === kind)} {...props} />
  ));
}

function FindingGroup({ kind, findings, ...props }: FindingsProps & { kind: FindingKind }) {
  const { t, i18n } = useTranslation();
  const id = useId();
  if (findings.length === 0) return null;
  return (
    <section aria-labelledby={id} className={`findings findings-${kind}`}>
      <h2 id={id}>
        {t(`workspace.kinds.${kind}`)} <span className="quiet">{formatNumber(findings.length, i18n.language)}</span>
      </h2>
      <ul>
        {findings.map((finding) => (
          <FindingItem key={`${finding.code} ${finding.other?.id ?? ""}`} finding={finding} {...props} />
        ))}
      </ul>
    </section>
  );
}

type ItemProps = Omit<FindingsProps, "findings"> & { finding: WorkspaceFinding };

function FindingItem({ templeId, finding, isFixing, onFix, onGoTo }: ItemProps) {
  const { t, i18n } = useTranslation();
  const { text, fix } = findingWords(finding, t, i18n.language);
  const [first] = finding.fields;
  const of = (action: string) => t("actions.onNamed", { action, name: text });
  return (
    <li>
      <span className="finding-text">
        {text}
        {fix && <span className="quiet">{fix}</span>}
      </span>
      <span className="row-actions">
        {fix && (
          <Button
            size="small"
            type="primary"
            icon={<BulbOutlined aria-hidden />}
            disabled={isFixing}
            aria-label={of(t("workspace.fix"))}
            onClick={() => onFix(finding)}
          >
            {t("workspace.fix")}
          </Button>
        )}
        {finding.other ? (
          <Link to={`/admin/temples/duplicates?temple=${templeId}`}>{t("temples.compareTwins")}</Link>
        ) : (
          first && (
            <Button
              size="small"
              icon={<ArrowRightOutlined aria-hidden />}
              aria-label={of(t("workspace.goTo"))}
              onClick={() => onGoTo(first)}
            >
              {t("workspace.goTo")}
            </Button>
          )
        )}
      </span>
    </li>
  );
}
