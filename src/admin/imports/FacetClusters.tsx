import { useCustom } from "@refinedev/core";
import { Button, Checkbox, Pagination, Radio } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, type HttpError } from "../../client/errors";
import { formatNumber } from "../../client/format";
import type { ImportClusterPage, ImportFacet } from "../../contract/importFacets";
import type { Import } from "../../contract/imports";
import { Suggested } from "../form/Suggested";
import type { Repairs } from "./repairs";
import { clusterKinds } from "./words";

type FacetClustersProps = { job: Import; facet: ImportFacet; repairs: Repairs };
type Cluster = ImportClusterPage["clusters"][number];

const SIZE = 10;

/** Values of a column that may be spellings of one, and which of them is to stand for all. */
export function FacetClusters({ job, facet, repairs }: FacetClustersProps) {
  const { t } = useTranslation();
  const [by, setBy] = useState<(typeof clusterKinds)[number]>("words");
  const [page, setPage] = useState(1);
  const { data, error } = useCustom<ImportClusterPage, HttpError>({
    url: `/api/admin/imports/${job.id}/facets/${facet.at}/clusters`,
    method: "get",
    config: { query: { by, page, size: SIZE } },
    errorNotification: false,
    queryOptions: {
      queryKey: ["imports", job.id, "clusters", job.plannedAt, facet.at, by, page],
      enabled: job.state === "planned",
      keepPreviousData: true,
    },
  });
  const { clusters, total = 0 } = data?.data ?? {};
  const { field } = facet;
  return (
    <section aria-label={t("imports.facets.clusters")}>
      <fieldset className="import-choice">
        <legend>{t("imports.facets.clusters")}</legend>
        <Radio.Group
          value={by}
          onChange={({ target }) => {
            setBy(target.value);
            setPage(1);
          }}
          options={clusterKinds.map((kind) => ({ value: kind, label: t(`imports.facets.by.${kind}`) }))}
        />
      </fieldset>
      {error && <p role="alert">{errorText(error, t)}</p>}
      {clusters?.length === 0 && <p>{t("imports.facets.noClusters")}</p>}
      <ul className="import-values">
        {clusters?.map((cluster) => (
          <li key={cluster.values.map(({ value }) => value).join("\n")}>
            <OneCluster
              cluster={cluster}
              isOpen={field !== null && repairs.isOpen}
              onMerge={(from, value) => field !== null && repairs.respell(field, from, value)}
            />
          </li>
        ))}
      </ul>
      {total > SIZE && (
        <Pagination
          size="small"
          current={page}
          pageSize={SIZE}
          total={total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </section>
  );
}

type OneClusterProps = { cluster: Cluster; isOpen: boolean; onMerge: (from: string[], value: string) => void };

function OneCluster({ cluster, isOpen, onMerge }: OneClusterProps) {
  const { t, i18n } = useTranslation();
  const all = cluster.values.map(({ value }) => value);
  const [taken, take] = useState<string[]>(all);
  const [written, write] = useState(all[0] ?? "");
  const text = written.trim();
  const from = taken.filter((value) => value !== text);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text !== "" && from.length > 0) onMerge(from, text);
      }}
    >
      <Checkbox.Group
        className="import-spellings"
        disabled={!isOpen}
        value={taken}
        onChange={take}
        options={cluster.values.map(({ value, count }) => ({
          value,
          label: `${value} (${formatNumber(count, i18n.language)})`,
        }))}
      />
      {isOpen && (
        <div className="import-repair">
          <Suggested
            className="import-spelling"
            size="small"
            aria-label={t("imports.facets.spelling", { values: all.join(", ") })}
            value={written}
            options={all.map((value) => ({ value }))}
            onChange={write}
          />
          <Button size="small" htmlType="submit" disabled={text === "" || from.length === 0}>
            {t("imports.facets.merge")}
          </Button>
        </div>
      )}
    </form>
  );
}
