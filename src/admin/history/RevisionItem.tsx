import { Button, Tag } from "antd";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import type { AuditKind } from "../../contract/auditWords";
import type { Revision } from "../../contract/history";
import { ChangeList } from "./ChangeList";
import { useActionWords } from "./useActionWords";

type RevisionItemProps = {
  kind: AuditKind;
  revision: Revision;
  /** The record stands as this revision left it. */
  isPresent: boolean;
  /** There was a state before it that no revision tells. */
  hasBefore: boolean;
  /** Undefined where nothing can be restored now. */
  onRevert: ((before: boolean) => void) | undefined;
};

/** One change: what was done, by whom, when, which way, field by field. */
export function RevisionItem({ kind, revision, isPresent, hasBefore, onRevert }: RevisionItemProps) {
  const { t, i18n } = useTranslation();
  const words = useActionWords();
  const { at, action, actor, origin, changes, reason } = revision;
  const when = formatDate(at, i18n.language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className="revision">
      <div className="revision-head">
        <strong>{words.action(action)}</strong>
        <time dateTime={at}>{when}</time>
        <span>{words.actor(actor, origin)}</span>
        <Tag bordered={false}>{t(`history.origins.${origin}`)}</Tag>
        {isPresent ? (
          <span className="revision-present">{t("history.present")}</span>
        ) : (
          onRevert && (
            <Button size="small" aria-label={t("history.restoreOf", { when })} onClick={() => onRevert(false)}>
              {t("history.restore")}
            </Button>
          )
        )}
      </div>
      {reason && <p className="quiet">{reason}</p>}
      <ChangeList kind={kind} changes={changes} />
      {hasBefore && onRevert && (
        <Button size="small" onClick={() => onRevert(true)}>
          {t("history.restoreBefore")}
        </Button>
      )}
    </li>
  );
}
