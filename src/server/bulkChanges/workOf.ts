import type { StoredAction } from "../../contract/bulkChanges";
import { deleteWork, editWork } from "./edit";
import { listWork } from "./listWork";
import { managerWork } from "./managerWork";
import type { Work } from "./work";

/** How an action is done. */
export function workOf(action: StoredAction): Work {
  switch (action.kind) {
    case "list":
      return listWork(action.listId);
    case "manager":
      return managerWork(action.userId);
    case "delete":
      return deleteWork;
    default:
      return editWork(action);
  }
}
