import { useTranslation } from "react-i18next";
import { SavedViewsPanel } from "./SavedViewsPanel";
import { ToolPanel } from "./ToolPanel";

/** Filters and sort under a name of one's own, to come back to on any device; `path` names the list. */
export function SavedViews({ path }: { path: string }) {
  const { t } = useTranslation();
  return (
    <ToolPanel label={t("listing.views.title")}>
      <SavedViewsPanel path={path} />
    </ToolPanel>
  );
}
