import { CloseOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import type { SavedView } from "../../contract/savedViews";
import { viewLimits } from "../../contract/viewLimits";
import { NewView } from "./NewView";
import { useSavedViews } from "./useSavedViews";

/** What an address says beyond the view: where one is in it. */
const passing = ["page", "year"];

/** The views of a list, and a form for one more once the list is filtered or sorted. */
export function SavedViewsPanel({ path }: { path: string }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { views, failure, isBusy, save, remove, readAgain } = useSavedViews(path);
  const search = viewOf(params);
  const own = (views ?? []).filter(({ owner }) => owner === null);
  if (!views) return <NoViews failure={failure} onRetry={readAgain} />;
  return (
    <>
      {views.length === 0 && <p className="quiet">{t("listing.views.none")}</p>}
      <ul className="saved-views">
        {views.map((view) => (
          <li key={view.id}>
            <Link to={{ pathname: path, search: view.search }} aria-current={view.search === search && "true"}>
              {view.name}
              {view.owner !== null && <span className="quiet"> · {t("listing.views.by", { name: view.owner })}</span>}
              {view.owner === null && view.isShared && <span className="quiet"> · {t("listing.views.shared")}</span>}
            </Link>
            {view.owner === null && <RemoveView view={view} onRemove={remove} />}
          </li>
        ))}
      </ul>
      {failure && <p role="alert">{failure}</p>}
      {own.length >= viewLimits.views && (
        <p className="quiet">{t("listing.views.full", { count: viewLimits.views })}</p>
      )}
      {own.length < viewLimits.views && search !== "" && (
        <NewView views={own} isBusy={isBusy} onSave={(name, isShared) => save({ name, search, isShared })} />
      )}
      {search === "" && <p className="quiet">{t("listing.views.hint")}</p>}
    </>
  );
}

function NoViews({ failure, onRetry }: { failure: string | undefined; onRetry: () => void }) {
  const { t } = useTranslation();
  if (!failure) return <p className="quiet">{t("loading")}</p>;
  return (
    <>
      <p role="alert">{failure}</p>
      <Button size="small" onClick={onRetry}>
        {t("actions.tryAgain")}
      </Button>
    </>
  );
}

type RemoveProps = { view: SavedView; onRemove: (id: number) => void };

function RemoveView({ view, onRemove }: RemoveProps) {
  const { t } = useTranslation();
  return (
    <Button
      size="small"
      type="text"
      icon={<CloseOutlined aria-hidden />}
      aria-label={t("actions.onNamed", { action: t("listing.views.remove"), name: view.name })}
      onClick={({ currentTarget }) => {
        // the button goes: the focus stays in the panel
        currentTarget.closest<HTMLElement>(".tool-panel")?.focus();
        onRemove(view.id);
      }}
    />
  );
}

function viewOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of passing) kept.delete(name);
  return kept.toString();
}
