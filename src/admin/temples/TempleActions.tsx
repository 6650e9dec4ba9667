import type { AdminTemple } from "../../contract/adminTemples";
import { HistoryButton } from "../history/HistoryButton";
import { RowActions } from "../listing/RowActions";
import type { Removal } from "../listing/useRemoval";
import { WorkspaceButton } from "./WorkspaceButton";

type ActionsProps = { temple: AdminTemple; path: string; removal: Removal<AdminTemple> };

export function TempleActions({ temple, path, removal }: ActionsProps) {
  return (
    <RowActions
      record={temple}
      path={path}
      isRemoved={temple.status === "archived"}
      page={temple.status === "active" ? `/temple/${temple.slug}` : undefined}
      removal={removal}
      history={<HistoryButton record={temple.id} name={temple.name} />}
    >
      <WorkspaceButton temple={temple} />
    </RowActions>
  );
}
