import { ExportOutlined, LeftOutlined, RightOutlined } from "@ant-design/icons";
import { Progress } from "antd";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import type { AdminTemple } from "../../../contract/adminTemples";
import type { Neighbour, TempleWorkspace } from "../../../contract/workspace";
import { StatusTag, VerifiedTag } from "../TempleTags";
import { listIn, workspaceAddress } from "../workspaceAddress";

type HeadingProps = { temple: AdminTemple | undefined; workspace: TempleWorkspace | undefined };

/** Whose record it is, how whole it is, and the ways on: to its page, its neighbours, the list. */
export function WorkspaceHeading({ temple, workspace }: HeadingProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const list = new URLSearchParams(listIn(search));
  const otherNames = [temple?.nameHi, temple?.nameKn].filter(Boolean);
  return (
    <header className="workspace-heading">
      <div className="console-toolbar">
        <h1 className="console-title">{temple?.name ?? t("temples.workspace")}</h1>
        {temple && <StatusTag status={temple.status} />}
        {temple && <VerifiedTag isVerified={temple.isVerified} />}
      </div>
      {otherNames.length > 0 && (
        <p className="workspace-names quiet">
          <span lang="hi">{temple?.nameHi}</span> {otherNames.length > 1 && "·"} <span lang="kn">{temple?.nameKn}</span>
        </p>
      )}
      <div className="workspace-ways">
        <span className="workspace-progress">
          <span id="completeness">{t("workspace.completeness")}</span>
          <Progress
            aria-labelledby="completeness"
            percent={workspace?.completeness.percent ?? 0}
            showInfo={workspace !== undefined}
            status={workspace?.completeness.percent === 100 ? "success" : "normal"}
            size="small"
          />
        </span>
        <nav aria-label={t("workspace.ways")}>
          <Step to={workspace?.previous} kind="previous" />
          <Link to={{ pathname: "/admin/temples", search: `?${list}` }}>{t("workspace.list")}</Link>
          <Step to={workspace?.next} kind="next" />
          {temple?.status === "active" && (
            <a href={`/temple/${temple.slug}`} target="_blank" rel="noreferrer">
              <ExportOutlined aria-hidden /> {t("actions.view")}
            </a>
          )}
        </nav>
      </div>
    </header>
  );
}

/** To the temple before or after, at the same tab; words without a way at the ends of the list. */
function Step({ to, kind }: { to: Neighbour | null | undefined; kind: "previous" | "next" }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const words = (
    <>
      {kind === "previous" && <LeftOutlined aria-hidden />} {t(`workspace.${kind}`)}{" "}
      {kind === "next" && <RightOutlined aria-hidden />}
    </>
  );
  if (!to) return <span className="quiet">{words}</span>;
  const tab = new URLSearchParams(search).get("tab") ?? undefined;
  return (
    <Link
      to={workspaceAddress(to.id, search, tab)}
      title={to.name}
      aria-label={t("actions.onNamed", { action: t(`workspace.${kind}`), name: to.name })}
    >
      {words}
    </Link>
  );
}
