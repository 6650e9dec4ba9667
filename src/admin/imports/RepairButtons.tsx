import { Button } from "antd";
import { useTranslation } from "react-i18next";
import type { ImportRow } from "../../contract/imports";
import type { Repairs } from "./repairs";

type RepairButtonsProps = { found: ImportRow["repaired"][number]; line: number; isUsed: boolean; repairs: Repairs };

/** Takes a suggested repair over, in one row or in all with the same remark, and back. */
export function RepairButtons({ found, line, isUsed, repairs }: RepairButtonsProps) {
  const { t } = useTranslation();
  const word = t(
    isUsed ? (repairs.isForAll(found) ? "imports.repair.leaveAll" : "imports.repair.leave") : "imports.repair.use",
  );
  return (
    <span className="import-repair">
      <Button
        size="small"
        aria-label={`${word}, ${t("imports.repair.line", { line })}`}
        onClick={() => (isUsed ? repairs.leave(found, line) : repairs.take(found, line))}
      >
        {word}
      </Button>
      {!isUsed && (
        <Button size="small" onClick={() => repairs.takeInAll(found)}>
          {t("imports.repair.useAll")}
        </Button>
      )}
    </span>
  );
}
