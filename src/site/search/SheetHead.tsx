import { useTranslation } from "react-i18next";
import { Icon } from "../ui/Icon";

/** The title of a sheet that the browser opens, `sheet` being its id, and the way out of it; works without scripts. */
export function SheetHead({ sheet, title }: { sheet: string; title: string }) {
  const { t } = useTranslation();
  return (
    <div className="facets-head">
      <h2 id={`${sheet}-title`}>{title}</h2>
      <button
        type="button"
        className="icon-button"
        aria-label={t("browse.close")}
        {...{ popovertarget: sheet, popovertargetaction: "hide" }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Closes a sheet where it is open as one; beside a list it has its place and stays. */
export function closeSheet(sheet: HTMLElement | null): void {
  if (sheet && "popover" in sheet && sheet.matches(":popover-open")) sheet.hidePopover();
}
