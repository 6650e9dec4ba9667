import "./bulk.css";
import { Button, Select } from "antd";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { MOST_IDS } from "../../contract/bulkWords";
import { type RowSelection, useSelected } from "../listing/rowSelection";
import { useDownload } from "../transfer/useDownload";
import { useTexts } from "../useTexts";
import { type BulkChoice, bulkChoices } from "./choices";

const BulkDrawer = lazy(async () => ({ default: (await import("./BulkDrawer")).BulkDrawer }));

type BulkBarProps = { selection: RowSelection; onChanged: () => void };

const root = "/api/admin/temples";
const formats = ["json", "csv", "xlsx"] as const;

/** What is selected, the way to all that match, and what can be done with it. */
export function BulkBar({ selection, onChanged }: BulkBarProps) {
  const { t, i18n } = useTranslation();
  const { download, stream } = useDownload(t("temples.failed.export"));
  const [choice, choose] = useState<BulkChoice>();
  const hasTexts = useTexts("desk");
  const { ids, isAll } = useSelected(selection);
  const { search, total } = selection;
  const count = isAll ? total : ids.length;
  const clear = () => selection.set({ ids: [], isAll: false });
  if (!hasTexts || count === 0) return null;
  const number = (value: number) => formatNumber(value, i18n.language);
  const filters = isAll ? Object.fromEntries(new URLSearchParams(search)) : { ids: ids.join() };
  const query = new URLSearchParams(filters);
  const exportAs = (format: (typeof formats)[number]) =>
    format === "csv"
      ? stream(`${root}/export-ticket`, `${root}/export.csv?${query}`, "temples.csv")
      : download(`${root}/export?format=${format}&${query}`, `temples.${format}`);
  const isTooMany = !isAll && count > MOST_IDS;
  return (
    <section className="bulk-bar" aria-label={t("bulk.bar")}>
      <span role="status">{t(isAll ? "bulk.selectedAll" : "bulk.selected", { count, formatted: number(count) })}</span>
      {!isAll && count < total && (
        <Button size="small" onClick={() => selection.set({ ids: [], isAll: true })}>
          {t("bulk.selectAll", { count: total, formatted: number(total) })}
        </Button>
      )}
      {isTooMany ? (
        <span role="alert">{t("bulk.tooMany", { formatted: number(MOST_IDS) })}</span>
      ) : (
        <Select<string>
          aria-label={t("bulk.action")}
          placeholder={t("bulk.action")}
          value={null}
          popupMatchSelectWidth={false}
          listHeight={420}
          options={[
            {
              label: t("bulk.change"),
              options: bulkChoices.map((value) => ({ value, label: t(`bulk.choices.${value}`) })),
            },
            {
              label: t("bulk.export"),
              options: formats.map((value) => ({ value, label: t(`transfer.${exportTexts[value]}`) })),
            },
          ]}
          onSelect={(value) => {
            const format = formats.find((one) => one === value);
            if (format) void exportAs(format);
            else choose(bulkChoices.find((one) => one === value));
          }}
        />
      )}
      <Button size="small" type="text" onClick={clear}>
        {t("bulk.clear")}
      </Button>
      <Suspense>
        {choice && (
          <BulkDrawer
            choice={choice}
            filters={filters}
            count={count}
            onClose={(isChanged) => {
              choose(undefined);
              if (!isChanged) return;
              clear();
              onChanged();
            }}
          />
        )}
      </Suspense>
    </section>
  );
}

const exportTexts = { json: "exportJson", csv: "exportCsv", xlsx: "exportXlsx" } as const;
