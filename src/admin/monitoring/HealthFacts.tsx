import { useTranslation } from "react-i18next";
import type { HealthMetrics } from "../../contract/monitoring";
import { Facts } from "./Facts";
import { useUnits } from "./useUnits";

/** Memory in detail, and what collecting it costs. */
export function HealthFacts({ health }: { health: HealthMetrics }) {
  const { t } = useTranslation();
  const { megabytes, bytes, milliseconds, percent, count } = useUnits();
  const { memory_usage: memory, gc_info: gc } = health;
  return (
    <>
      <Facts
        id="memory-details"
        title={t("monitoring.memoryDetails")}
        facts={[
          { name: t("monitoring.memory.used"), value: megabytes(memory.used_mb) },
          { name: t("monitoring.memory.free"), value: megabytes(memory.free_mb) },
          { name: t("monitoring.memory.total"), value: megabytes(memory.total_mb) },
          { name: t("monitoring.memory.max"), value: megabytes(memory.max_mb) },
          { name: t("monitoring.memory.percentage"), value: percent(memory.usage_percentage) },
        ]}
      />
      <Facts
        id="gc"
        title={t("monitoring.gc")}
        facts={[
          { name: t("monitoring.gcInfo.heapUsed"), value: bytes(gc.heap_used) },
          { name: t("monitoring.gcInfo.heapMax"), value: bytes(gc.heap_max) },
          {
            name: t("monitoring.gcInfo.nonHeap"),
            value: bytes(gc.non_heap_used),
            hint: t("monitoring.gcInfo.nonHeapHint"),
          },
          { name: t("monitoring.gcInfo.collections"), value: count(gc.collections) },
          { name: t("monitoring.gcInfo.time"), value: milliseconds(gc.total_ms) },
        ]}
      />
    </>
  );
}
