import { useCustom } from "@refinedev/core";
import { Button, Checkbox, Radio } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { HttpError } from "../../client/errors";
import type { ImportLayout, ImportPreview } from "../../contract/importLayout";
import type { Import } from "../../contract/imports";

type LayoutFormProps = { job: Import; isSending: boolean; onRead: (layout: ImportLayout | null) => void };
const parts = ["head", "first", "last"] as const;
type Part = (typeof parts)[number];

/** The sheet as it is: which of its rows name the columns, and where the list begins and ends, by a click on a row. */
export function LayoutForm({ job, isSending, onRead }: LayoutFormProps) {
  const { t } = useTranslation();
  const [part, setPart] = useState<Part>("head");
  const [chosen, choose] = useState<ImportLayout>();
  const { data } = useCustom<ImportPreview, HttpError>({
    url: `/api/admin/imports/${job.id}/preview`,
    method: "get",
    errorNotification: false,
    queryOptions: { queryKey: ["imports", job.id, "preview", job.plannedAt] },
  });
  const preview = data?.data;
  if (!preview || preview.rows.length === 0) return null;
  const layout = chosen ?? { head: preview.head, first: preview.first, last: preview.last };
  const pick = (line: number) => choose(withLine(layout, part, line));
  return (
    <details className="panel">
      <summary>{t("imports.layout.title")}</summary>
      <p className="quiet">{t("imports.layout.lead")}</p>
      <fieldset className="import-choice">
        <legend>{t("imports.layout.part")}</legend>
        <Radio.Group
          value={part}
          disabled={isSending}
          onChange={({ target }) => setPart(target.value)}
          options={parts.map((value) => ({ value, label: t(`imports.layout.${value}`) }))}
        />
        <Checkbox
          checked={layout.head.length === 0}
          disabled={isSending}
          onChange={({ target }) => choose({ ...layout, head: target.checked ? [] : [preview.rows[0]?.line ?? 1] })}
        >
          {t("imports.layout.none")}
        </Checkbox>
      </fieldset>
      <div className="import-preview">
        <table>
          <tbody>
            {preview.rows.map(({ line, cells }) => (
              <tr key={line} className={`import-preview-${kindOf(layout, line)}`}>
                <th scope="row">
                  <button
                    type="button"
                    aria-label={`${t(`imports.layout.${part}`)}: ${t("imports.repair.line", { line })}`}
                    aria-pressed={isPart(layout, part, line)}
                    onClick={() => pick(line)}
                  >
                    {line}
                  </button>
                </th>
                {placed(cells).map(({ place, text }) => (
                  <td key={place}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="row-actions">
        <Button type="primary" disabled={!chosen} loading={isSending} onClick={() => onRead(layout)}>
          {t("imports.layout.read")}
        </Button>
        <Button disabled={isSending} onClick={() => onRead(null)}>
          {t("imports.layout.automatic")}
        </Button>
      </div>
    </details>
  );
}

const placed = (cells: readonly string[]) => cells.map((text, place) => ({ place, text }));

const MOST_HEAD = 3;

/** A click on a row that names columns already takes it out; names stand above the list, and the list ends where it begins or later. */
function withLine(layout: ImportLayout, part: Part, line: number): ImportLayout {
  if (part === "head") {
    const isOn = layout.head.includes(line);
    const head = isOn ? layout.head.filter((one) => one !== line) : [...layout.head, line].slice(-MOST_HEAD);
    const first = layout.first !== null && layout.first <= Math.max(0, ...head) ? null : layout.first;
    return { ...layout, head: head.sort((a, b) => a - b), first };
  }
  if (layout[part] === line) return { ...layout, [part]: null };
  if (part === "first") return { ...layout, first: line, head: layout.head.filter((one) => one < line) };
  return { ...layout, last: line };
}

const isPart = (layout: ImportLayout, part: Part, line: number) =>
  part === "head" ? layout.head.includes(line) : layout[part] === line;

function kindOf({ head, first, last }: ImportLayout, line: number): string {
  if (head.includes(line)) return "head";
  const begins = first ?? Math.max(0, ...head) + 1;
  return line < begins || (last !== null && line > last) ? "out" : "in";
}
