import { useCustom } from "@refinedev/core";
import { useLocation } from "react-router-dom";
import type { HttpError } from "../../../client/errors";
import type { TempleWorkspace } from "../../../contract/workspace";
import { listIn } from "../workspaceAddress";

/** How whole the record is, what is to be done, and its neighbours in the list that the address names. */
export function useWorkspace(id: string) {
  const { search } = useLocation();
  const { data, error, isLoading, refetch } = useCustom<TempleWorkspace, HttpError>({
    url: `/api/admin/temples/${id}/workspace`,
    method: "get",
    config: { query: listIn(search) },
    errorNotification: false,
    queryOptions: { keepPreviousData: true, staleTime: 0 },
  });
  return { workspace: data?.data, error, isLoading, refetch };
}
