import { useTranslation } from "react-i18next";
import type { CustomMetrics } from "../../contract/monitoring";
import { Facts } from "./Facts";
import { useUnits } from "./useUnits";

/** What the server does, and what it keeps. */
export function CustomFacts({ custom }: { custom: CustomMetrics }) {
  const { t } = useTranslation();
  const { count, megabytes, milliseconds } = useUnits();
  const { requests, event_loop: loop, process } = custom;
  return (
    <>
      <Facts
        id="requests"
        title={t("monitoring.requests")}
        facts={[
          { name: t("monitoring.request.total"), value: count(requests.total) },
          { name: t("monitoring.request.refused"), value: count(requests.refused) },
          { name: t("monitoring.request.failed"), value: count(requests.failed) },
          { name: t("monitoring.request.running"), value: count(requests.running) },
          { name: t("monitoring.request.mean"), value: milliseconds(requests.mean_ms) },
        ]}
      />
      <Facts
        id="event-loop"
        title={t("monitoring.loop.title")}
        facts={[
          { name: t("monitoring.loop.mean"), value: milliseconds(loop.mean_ms) },
          { name: t("monitoring.loop.p99"), value: milliseconds(loop.p99_ms) },
          { name: t("monitoring.loop.max"), value: milliseconds(loop.max_ms) },
          { name: t("monitoring.background"), value: count(custom.background_running) },
        ]}
      />
      <StorageFacts custom={custom} />
      <OutboxFacts custom={custom} />
      {custom.search_cluster && <ClusterFacts cluster={custom.search_cluster} />}
      <Facts
        id="reminders"
        title={t("monitoring.reminders.title")}
        facts={(["queued", "sent", "failed"] as const).map((state) => ({
          name: t(`monitoring.reminders.${state}`),
          value: count(custom.reminders[state]),
        }))}
      />
      <Facts
        id="process"
        title={t("monitoring.process.title")}
        facts={[
          { name: t("monitoring.process.version"), value: process.version },
          { name: t("monitoring.process.node"), value: process.node },
          { name: t("monitoring.process.pid"), value: String(process.pid) },
          { name: t("monitoring.process.resident"), value: megabytes(process.resident_mb) },
        ]}
      />
    </>
  );
}

const engines = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;

function StorageFacts({ custom: { database } }: { custom: CustomMetrics }) {
  const { t } = useTranslation();
  const { bytes, instant } = useUnits();
  const { last_backup: backup } = database;
  const none = database.engine === "sqlite" ? t("monitoring.database.noBackup") : t("monitoring.database.elsewhere");
  return (
    <Facts
      id="database"
      title={t("monitoring.database.title")}
      facts={[
        { name: t("monitoring.database.engine"), value: engines[database.engine] },
        { name: t("monitoring.database.size"), value: bytes(database.size_bytes) },
        {
          name: t("monitoring.database.backup"),
          value: backup ? `${instant(backup.at)} (${bytes(backup.size_bytes)})` : none,
        },
      ]}
    />
  );
}

function OutboxFacts({ custom: { outbox } }: { custom: CustomMetrics }) {
  const { t } = useTranslation();
  const { count, instant } = useUnits();
  const { oldest_queued_at: oldest } = outbox;
  return (
    <Facts
      id="outbox"
      title={t("monitoring.outbox.title")}
      facts={[
        { name: t("monitoring.outbox.sending"), value: t(`monitoring.outbox.${outbox.sends ? "on" : "off"}`) },
        { name: t("monitoring.outbox.queued"), value: count(outbox.queued) },
        ...(oldest ? [{ name: t("monitoring.outbox.oldest"), value: instant(oldest) }] : []),
        { name: t("monitoring.outbox.failed"), value: count(outbox.failed) },
      ]}
    />
  );
}

type ClusterFactsProps = { cluster: NonNullable<CustomMetrics["search_cluster"]> };

function ClusterFacts({ cluster: { state, health, waiting, refused, answered } }: ClusterFactsProps) {
  const { t } = useTranslation();
  const { count } = useUnits();
  return (
    <Facts
      id="search-cluster"
      title={t("monitoring.cluster.title")}
      facts={[
        { name: t("monitoring.cluster.answering"), value: t(`monitoring.cluster.${state}`) },
        ...(health ? [{ name: t("monitoring.cluster.health"), value: t(`monitoring.cluster.${health}`) }] : []),
        { name: t("monitoring.cluster.waiting"), value: count(waiting) },
        { name: t("monitoring.cluster.refused"), value: count(refused) },
        { name: t("monitoring.cluster.byCluster"), value: count(answered.cluster) },
        { name: t("monitoring.cluster.byEmbedded"), value: count(answered.embedded) },
      ]}
    />
  );
}
