import { CloseOutlined } from "@ant-design/icons";
import { Button, Input } from "antd";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { ToolPanel } from "./ToolPanel";
import { useKept } from "./useKept";

type View = { name: string; search: string };

const isView = (item: unknown): item is View =>
  typeof item === "object" &&
  item !== null &&
  "name" in item &&
  typeof item.name === "string" &&
  "search" in item &&
  typeof item.search === "string";
const most = 20;
/** What an address says beyond the view: where one is in it. */
const passing = ["page", "year"];

/** Filters and sort under a name of one's own, to come back to; `path` names the list. */
export function SavedViews({ path }: { path: string }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [views, keep] = useKept(`views.${path}`, isView);
  const search = viewOf(params);
  const others = (name: string) => views.filter((view) => view.name !== name);
  return (
    <ToolPanel label={t("listing.views.title")}>
      {views.length === 0 && <p className="quiet">{t("listing.views.none")}</p>}
      <ul className="saved-views">
        {views.map((view) => (
          <li key={view.name}>
            <Link to={{ pathname: path, search: view.search }} aria-current={view.search === search && "true"}>
              {view.name}
            </Link>
            <Button
              size="small"
              type="text"
              icon={<CloseOutlined />}
              aria-label={t("actions.onNamed", { action: t("listing.views.remove"), name: view.name })}
              onClick={({ currentTarget }) => {
                // the button goes: the focus stays in the panel
                currentTarget.closest<HTMLElement>(".tool-panel")?.focus();
                keep(others(view.name));
              }}
            />
          </li>
        ))}
      </ul>
      {views.length < most && search !== "" && <NewView onSave={(name) => keep([...others(name), { name, search }])} />}
      {search === "" && <p className="quiet">{t("listing.views.hint")}</p>}
    </ToolPanel>
  );
}

function NewView({ onSave }: { onSave: (name: string) => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState("");
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    onSave(name.trim());
    setName("");
  };
  return (
    <form className="new-view" onSubmit={save}>
      <Input
        size="small"
        aria-label={t("listing.views.name")}
        placeholder={t("listing.views.name")}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button size="small" htmlType="submit">
        {t("listing.views.save")}
      </Button>
    </form>
  );
}

function viewOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of passing) kept.delete(name);
  return kept.toString();
}
