import { useCustom } from "@refinedev/core";
import type { HttpError } from "../../client/errors";
import type { PositionDoubts, PositionToCheck } from "../../contract/positionChecks";
import { isSamePoint, type Spot, spotOf } from "./spots";

/** What would speak against the position that one is about to give a temple; nothing for the one on record. */
export function usePositionDoubts(temple: PositionToCheck | undefined, chosen: Spot | undefined) {
  const isOther = temple !== undefined && chosen !== undefined && !isSamePoint(chosen, spotOf(temple));
  const { data } = useCustom<PositionDoubts, HttpError>({
    url: `/api/admin/temples/${temple?.id}/position`,
    method: "get",
    config: { query: { latitude: chosen?.latitude, longitude: chosen?.longitude } },
    errorNotification: false,
    queryOptions: { enabled: isOther },
  });
  return isOther ? (data?.data.findings ?? []) : [];
}
