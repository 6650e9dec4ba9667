import "./workspace.css";
import { SaveButton } from "@refinedev/antd";
import { useWarnAboutChange } from "@refinedev/core";
import { Tabs } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router-dom";
import { formatNumber } from "../../../client/format";
import type { WorkspaceFinding } from "../../../contract/workspace";
import { adderOf, inputOf, visit } from "../../form/formProblems";
import { RecordForm } from "../../form/RecordForm";
import { HistoryPanel } from "../../history/HistoryPanel";
import { Loading } from "../../layout/Loading";
import { NotFound } from "../../layout/NotFound";
import { useTexts } from "../../useTexts";
import { describeValue } from "../describeValue";
import { AdvancedFields } from "../MainFields";
import { Managers } from "../Managers";
import { ContactFields, NameFields, PictureFields, PlaceFields, PracticeFields, SourceFields } from "../MoreFields";
import { PoojaFields } from "../PoojaFields";
import { useTempleForm } from "../TempleEditor";
import { TwinNotice } from "../TwinNotice";
import { TypedTwins } from "../TypedTwins";
import { DraftNotice } from "./DraftNotice";
import { OthersNotice } from "./OthersNotice";
import { Overview } from "./Overview";
import { TempleBookings } from "./TempleBookings";
import { TextColumns } from "./TextColumns";
import { inputPath, isTab, type Tab, tabOf, tabs } from "./tabs";
import { useTempleDraft } from "./useTempleDraft";
import { useWorkspace } from "./useWorkspace";
import { WorkspaceHeading } from "./WorkspaceHeading";

/** A whole page for one temple: what is to be done with its record, and all of its inputs under one Save. */
export function TempleWorkspacePage() {
  const { id = "" } = useParams();
  const hasTexts = useTexts("workspace");
  if (!/^[1-9]\d{0,9}$/.test(id)) return <NotFound />;
  if (!hasTexts) return <Loading />;
  return <TempleWorkspace key={id} id={id} />;
}

function TempleWorkspace({ id }: { id: string }) {
  const { t } = useTranslation();
  const state = useWorkspace(id);
  const editor = useTempleForm("advanced", id, () => {
    draft.forget();
    void state.refetch();
  });
  const draft = useTempleDraft(id, editor);
  const { warnWhen } = useWarnAboutChange();
  const [tab, openTab] = useTab();
  const { base, formId } = editor;
  const loadNewer = async () => {
    await editor.loadNewer();
    void state.refetch();
  };
  const goTo = (path: string) => {
    const steps = inputPath(path);
    const [field] = steps;
    openTab(tabOf(field));
    visit(() => inputOf(formId, steps) ?? inputOf(formId, [field]) ?? adderOf(field));
  };
  const [concerned, setConcerned] = useState<readonly Tab[]>([]);
  const tellTabs = (fields: readonly string[]) => {
    const found = tabs.filter((one) => fields.some((field) => tabOf(field) === one));
    setConcerned((now) => [...new Set([...now, ...found])]);
    openTab(found[0] ?? tab);
  };
  const panels: Record<Tab, ReactNode> = {
    overview: <Overview editor={editor} state={state} onGoTo={goTo} />,
    place: (
      <>
        {base && <TypedTwins temple={base} />}
        <AdvancedFields />
        <PlaceFields />
        <NameFields />
        <ContactFields />
        <SourceFields />
      </>
    ),
    practice: (
      <>
        <PracticeFields />
        <PoojaFields />
      </>
    ),
    texts: <TextColumns />,
    pictures: <PictureFields />,
    managers: base && base.status !== "archived" && <Managers templeId={base.id} />,
    history: (
      <>
        {warnWhen && <p role="status">{t("workspace.saveFirst")}</p>}
        <HistoryPanel
          record={{ kind: "temple", path: `temples/${id}` }}
          mayRestore={!warnWhen}
          onChanged={() => void state.refetch()}
        />
      </>
    ),
    bookings: base && <TempleBookings templeId={base.id} name={base.name} />,
  };
  return (
    <>
      <WorkspaceHeading temple={base} workspace={state.workspace} />
      {base?.status === "archived" && <TwinNotice temple={base} />}
      <OthersNotice templeId={id} version={base?.version} onLoad={loadNewer} />
      {base && draft.found && (
        <DraftNotice isOlder={draft.isOlder(base)} onTakeUp={draft.takeUp} onForget={draft.forget} />
      )}
      <RecordForm
        editor={{ ...editor, onValuesChange: draft.onValuesChange }}
        describe={(field, value) => describeValue(field, value, t)}
        onProblems={tellTabs}
      >
        <Tabs
          className="workspace-tabs"
          activeKey={tab}
          onChange={(key) => isTab(key) && openTab(key)}
          items={tabs.map((key) => ({
            key,
            label: <TabLabel tab={key} findings={state.workspace?.findings ?? []} />,
            children: panels[key],
            // drawn once opened, or for what is wrong in it
            forceRender: concerned.includes(key),
          }))}
        />
      </RecordForm>
      <div className="workspace-bar">
        <SaveButton {...editor.saveButtonProps} icon={null}>
          {t("workspace.save")}
        </SaveButton>
        <span role="status" className="quiet">
          {warnWhen ? t("workspace.unsaved") : ""}
        </span>
      </div>
    </>
  );
}

const isForm = (tab: Tab) => tab === "place" || tab === "practice" || tab === "texts" || tab === "pictures";

/** The tab that the address names; another one takes its place, so that Back leads to the list. */
function useTab(): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get("tab");
  const open = (tab: Tab) => {
    const next = new URLSearchParams(window.location.search);
    if (tab === "overview") next.delete("tab");
    else next.set("tab", tab);
    if (`${next}` !== `${params}`) setParams(next, { replace: true });
  };
  return [isTab(named) ? named : "overview", open];
}

/** A tab with how much there is to do in it. */
function TabLabel({ tab, findings }: { tab: Tab; findings: readonly WorkspaceFinding[] }) {
  const { t, i18n } = useTranslation();
  const count = isForm(tab) ? findings.filter(({ fields }) => tabOf(fields[0]?.split(".")[0] ?? "") === tab).length : 0;
  return (
    <>
      {t(`workspace.tabs.${tab}`)}
      {count > 0 && <span className="quiet"> {formatNumber(count, i18n.language)}</span>}
    </>
  );
}
