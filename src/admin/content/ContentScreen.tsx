import "./content.css";
import { ExportOutlined, PlusOutlined } from "@ant-design/icons";
import { useList, useWarnAboutChange } from "@refinedev/core";
import { Button } from "antd";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import type { HttpError } from "../../client/errors";
import type { AuditKind } from "../../contract/auditWords";
import type { AdminGuidance } from "../../contract/content";
import { HistoryPlace } from "../history/HistoryPlace";
import { ListState } from "../listing/ListState";
import { RemovedNotice } from "../listing/RemovedNotice";
import { useRemoval } from "../listing/useRemoval";
import { BannerForm } from "./BannerForm";
import { GuidanceTable } from "./GuidanceTable";
import { type GuidanceRow, rowOf } from "./guidanceValues";
import { SupportForm } from "./SupportForm";

const screenPath = "/admin/content";
const GuidanceDrawer = lazy(async () => ({ default: (await import("./GuidanceDrawer")).GuidanceDrawer }));

/** The content screen: guidance cards, the announcement, and whom visitors may ask for help. */
export function ContentScreen() {
  const { t } = useTranslation();
  const { id } = useParams();
  const navigate = useNavigate();
  const { data, error, isInitialLoading, isFetching, refetch } = useList<AdminGuidance, HttpError>({
    resource: "content",
    pagination: { mode: "off" },
    errorNotification: false,
    queryOptions: { keepPreviousData: true },
  });
  const removal = useRemoval<GuidanceRow>({
    noun: "content",
    confirm: "content.confirmDelete",
    failed: "content.failed.delete",
    describe: ({ name }) => t("content.confirmDetails", { name }),
  });
  const markUnsaved = useUnsaved(id !== undefined);
  // a text that went back is read again; what is typed in the other one stays
  const [reverted, setReverted] = useState({ banner: 0, support: 0 });
  const onChanged = (kind: AuditKind) => {
    if (kind !== "banner" && kind !== "support") return void refetch();
    markUnsaved(kind, false);
    setReverted((now) => ({ ...now, [kind]: now[kind] + 1 }));
  };
  const add = () => navigate(`${screenPath}/create`);
  const rows = (data?.data ?? []).map(rowOf);

  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.content")}</h1>
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={add}>
          {t("content.add")}
        </Button>
        <Button icon={<ExportOutlined aria-hidden />} href="/" target="_blank">
          {t("content.see")}
        </Button>
      </div>
      <RemovedNotice removal={removal} />
      <section aria-labelledby="content-guidance">
        <h2 id="content-guidance" className="content-heading">
          {t("content.guidance")}
        </h2>
        <ListState
          isLoading={isInitialLoading}
          error={error}
          failed={t("content.failed.load")}
          isEmpty={rows.length === 0}
          empty={<NoCards onAdd={add} />}
          onRetry={() => void refetch()}
        >
          <GuidanceTable rows={rows} isFetching={isFetching} path={screenPath} removal={removal} />
        </ListState>
      </section>
      <div className="content-blocks">
        <BannerForm key={`banner ${reverted.banner}`} onDirty={(is) => markUnsaved("banner", is)} />
        <SupportForm key={`support ${reverted.support}`} onDirty={(is) => markUnsaved("support", is)} />
      </div>
      <HistoryPlace noun="content" onChanged={onChanged} />
      <Suspense>
        {id && <GuidanceDrawer id={id} onClose={() => navigate(screenPath)} onClear={() => id !== "create" && add()} />}
      </Suspense>
    </>
  );
}

/** Notes which of the single texts are typed and not saved; while a card is open, what is unsaved is the card's to say. */
function useUnsaved(isCardOpen: boolean) {
  const { setWarnWhen } = useWarnAboutChange();
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  useEffect(() => setWarnWhen(!isCardOpen && unsaved.length > 0), [isCardOpen, unsaved, setWarnWhen]);
  return (name: string, isDirty: boolean) =>
    setUnsaved((now) => [...now.filter((other) => other !== name), ...(isDirty ? [name] : [])]);
}

function NoCards({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("content.none")}</p>
      <Button type="primary" onClick={onAdd}>
        {t("content.add")}
      </Button>
    </>
  );
}
