import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { ListState } from "../listing/ListState";
import { Paging } from "../listing/Paging";
import { useRest } from "../queue/useRest";
import { PositionList } from "./PositionList";
import { PositionPanel } from "./PositionPanel";
import type { PositionChecks } from "./usePositionChecks";
import { usePositionDesk } from "./usePositionDesk";
import type { PositionQueue } from "./usePositionQueue";

type DeskProps = {
  queue: PositionQueue;
  checks: PositionChecks;
  keys: Parameters<typeof usePositionDesk>[2];
};

/** The part of the list that the address asks for, and the temple one is at. */
export function Desk({ queue, checks, keys }: DeskProps) {
  const { t } = useTranslation();
  const desk = usePositionDesk(queue, checks, keys);
  const { isEmpty, isComing, total } = useRest(queue, desk.items);
  return (
    <ListState
      isLoading={isComing}
      error={queue.error}
      failed={t("positions.failed.load")}
      isEmpty={isEmpty}
      empty={
        queue.isFiltered ? (
          <>
            <p>{t("positions.noneMatch")}</p>
            <Button onClick={queue.clear}>{t("positions.showAll")}</Button>
          </>
        ) : (
          <p>{t("positions.none")}</p>
        )
      }
      onRetry={queue.refetch}
    >
      <div className="positions-desk">
        <div className="queue">
          <PositionList desk={desk} />
          <PositionPanel desk={desk} />
        </div>
      </div>
      <Paging
        count="positions.count"
        place={{ total, current: queue.current, pageSize: queue.pageSize }}
        onChange={queue.turnTo}
      />
    </ListState>
  );
}
