import { useCustom } from "@refinedev/core";
import { Button, Input, Pagination } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, type HttpError } from "../../client/errors";
import { formatNumber } from "../../client/format";
import type { ImportFacet, ImportFacetPage } from "../../contract/importFacets";
import type { Import } from "../../contract/imports";
import type { Repairs } from "./repairs";

type FacetValuesProps = { job: Import; facet: ImportFacet; repairs: Repairs };

const SIZE = 20;

/** The values of a column, the most frequent first, by a part of them; one can be written otherwise in all of its rows. */
export function FacetValues({ job, facet, repairs }: FacetValuesProps) {
  const { t, i18n } = useTranslation();
  const [q, seek] = useState("");
  const [page, setPage] = useState(1);
  const [edited, edit] = useState<string>();
  const { data, error } = useCustom<ImportFacetPage, HttpError>({
    url: `/api/admin/imports/${job.id}/facets/${facet.at}`,
    method: "get",
    config: { query: { q, page, size: SIZE } },
    errorNotification: false,
    queryOptions: {
      queryKey: ["imports", job.id, "facets", job.plannedAt, facet.at, q, page],
      enabled: job.state === "planned",
      keepPreviousData: true,
    },
  });
  const { values = [], total = 0 } = data?.data ?? {};
  const { field } = facet;
  return (
    <section aria-label={t("imports.facets.valuesOf", { column: facet.header })}>
      <Input
        allowClear
        aria-label={t("imports.facets.filter")}
        placeholder={t("imports.facets.filter")}
        value={q}
        onChange={({ target }) => {
          seek(target.value);
          setPage(1);
        }}
      />
      {error && <p role="alert">{errorText(error, t)}</p>}
      <ul className="import-values">
        {values.map(({ value, count }) => (
          <li key={value}>
            <span>{value}</span> <span className="quiet">{formatNumber(count, i18n.language)}</span>
            {field !== null && repairs.isOpen && edited !== value && (
              <Button size="small" aria-label={t("imports.facets.change", { value })} onClick={() => edit(value)}>
                {t("imports.facets.changeShort")}
              </Button>
            )}
            {field !== null && edited === value && (
              <ValueForm
                value={value}
                onWrite={(written) => {
                  repairs.respell(field, [value], written);
                  edit(undefined);
                }}
                onCancel={() => edit(undefined)}
              />
            )}
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

type ValueFormProps = { value: string; onWrite: (written: string) => void; onCancel: () => void };

function ValueForm({ value, onWrite, onCancel }: ValueFormProps) {
  const { t } = useTranslation();
  const [written, write] = useState(value);
  const text = written.trim();
  const isSame = text === "" || text === value;
  return (
    <form
      className="import-repair"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSame) onWrite(text);
      }}
      onKeyDown={({ key }) => key === "Escape" && onCancel()}
    >
      <Input
        size="small"
        autoFocus
        aria-label={t("imports.facets.change", { value })}
        value={written}
        onChange={({ target }) => write(target.value)}
      />
      <Button size="small" type="primary" htmlType="submit" disabled={isSame}>
        {t("imports.facets.useInAll")}
      </Button>
      <Button size="small" onClick={onCancel}>
        {t("actions.cancel")}
      </Button>
    </form>
  );
}
