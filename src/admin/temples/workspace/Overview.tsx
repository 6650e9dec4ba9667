import { Descriptions } from "antd";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { AdminTemple } from "../../../contract/adminTemples";
import type { TempleWorkspace } from "../../../contract/workspace";
import { ListState } from "../../listing/ListState";
import { describeValue } from "../describeValue";
import type { useTempleForm } from "../TempleEditor";
import { Findings } from "./Findings";
import { Memberships } from "./Memberships";
import { useFix } from "./useFix";
import type { useWorkspace } from "./useWorkspace";

type OverviewProps = {
  editor: ReturnType<typeof useTempleForm>;
  state: ReturnType<typeof useWorkspace>;
  onGoTo: (path: string) => void;
};

/** How the record stands: what is to be done, and the facts that matter most. */
export function Overview({ editor, state, onGoTo }: OverviewProps) {
  const { t } = useTranslation();
  const { workspace, error, isLoading, refetch } = state;
  const share = useRef<HTMLParagraphElement>(null);
  const { fix, isFixing } = useFix(editor, async () => {
    await refetch();
    // the button that was pressed is gone with its finding
    if (document.activeElement === document.body) share.current?.focus();
  });
  return (
    <ListState
      isLoading={isLoading}
      error={workspace ? null : error}
      failed={t("workspace.failed.load")}
      isEmpty={false}
      empty={null}
      onRetry={() => void refetch()}
    >
      {workspace && editor.base && (
        <div className="workspace-overview">
          <div>
            <p ref={share} tabIndex={-1} role="status" className="workspace-share">
              {shareOf(workspace, t)}
            </p>
            <Findings
              templeId={editor.base.id}
              findings={workspace.findings}
              isFixing={isFixing}
              onFix={(finding) => finding.fix && void fix(finding.fix)}
              onGoTo={onGoTo}
            />
          </div>
          <div>
            <KeyFacts temple={editor.base} />
            <Memberships lists={workspace.lists} />
          </div>
        </div>
      )}
    </ListState>
  );
}

const shareOf = ({ completeness: { parts } }: TempleWorkspace, t: ReturnType<typeof useTranslation>["t"]) =>
  t("workspace.share", { present: parts.filter(({ isPresent }) => isPresent).length, expected: parts.length });

const facts = [
  "tradition",
  "deity",
  "city",
  "state",
  "district",
  "pincode",
  "phone",
  "website",
  "timings",
  "slug",
] as const;

function KeyFacts({ temple }: { temple: AdminTemple }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t("workspace.facts")}>
      <Descriptions
        size="small"
        bordered
        column={1}
        title={t("workspace.facts")}
        items={facts.map((field) => ({
          key: field,
          label: t(`temples.fields.${field}`),
          children: <span className="workspace-fact">{describeValue(field, temple[field], t)}</span>,
        }))}
      />
    </section>
  );
}
