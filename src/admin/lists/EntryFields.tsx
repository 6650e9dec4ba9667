import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { Button, Form, Input, InputNumber, Pagination } from "antd";
import { useTranslation } from "react-i18next";
import { ListEntryInput, type ListGroup } from "../../contract/templeLists";
import { Choice } from "../form/Choice";
import { addingRow, removingRow } from "../form/rowFocus";
import { TempleChoice } from "../form/TempleChoice";
import { LocalNames, partField } from "./ListFields";
import { newEntry } from "./listValues";
import { AT_ONCE, useEntryPage } from "./useEntryPage";

type EntryFieldsProps = {
  /** The names of temples that the list began with, by id. */
  names: ReadonlyMap<number, string>;
  /** What the server answered to the last save, where it refused. */
  refusal: unknown;
};

/** What is in the list, in the order of visit; long lists are turned page by page. */
export function EntryFields({ names, refusal }: EntryFieldsProps) {
  const { t } = useTranslation();
  const { page, setPage, swapped, removed } = useEntryPage(refusal);
  return (
    <Form.List name="entries">
      {(rows, { add, remove, move }, { errors }) => {
        const pages = Math.max(1, Math.ceil(rows.length / AT_ONCE));
        const shown = Math.min(page, pages);
        const from = (shown - 1) * AT_ONCE;
        const moveTo = (at: number, to: number) => {
          move(at, to);
          swapped(at, to);
          setPage(Math.floor(to / AT_ONCE) + 1);
        };
        return (
          <>
            <Form.ErrorList errors={errors} />
            {rows.slice(from, from + AT_ONCE).map(({ key, name }) => (
              <Entry
                key={key}
                row={name}
                names={names}
                onUp={name > 0 ? () => moveTo(name, name - 1) : undefined}
                onDown={name < rows.length - 1 ? () => moveTo(name, name + 1) : undefined}
                onRemove={() => {
                  remove(name);
                  removed(name);
                }}
              />
            ))}
            <div className="list-entries-foot">
              <Button
                icon={<PlusOutlined aria-hidden />}
                onClick={addingRow(() => {
                  add(newEntry);
                  setPage(Math.floor(rows.length / AT_ONCE) + 1);
                })}
              >
                {t("curated.entry.add")}
              </Button>
              {pages > 1 && (
                <Pagination
                  size="small"
                  showSizeChanger={false}
                  current={shown}
                  pageSize={AT_ONCE}
                  total={rows.length}
                  onChange={setPage}
                />
              )}
            </div>
          </>
        );
      }}
    </Form.List>
  );
}

type EntryProps = {
  row: number;
  names: EntryFieldsProps["names"];
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
};

function Entry({ row, names, onUp, onDown, onRemove }: EntryProps) {
  const { t } = useTranslation();
  const number = row + 1;
  const field = partField("entry", ListEntryInput.shape);
  const groups: Partial<ListGroup>[] = Form.useWatch("groups", { preserve: true }) ?? [];
  const entry: Partial<ListEntryInput> | undefined = Form.useWatch(["entries", row]);
  const templeId = entry?.templeId;
  const name = templeId == null ? undefined : names.get(templeId);
  const inEnglish = (local: string | null | undefined) =>
    templeId == null && isGiven(entry?.place) && !isGiven(local) && t("curated.hints.placeInEnglish");
  return (
    <fieldset className="list-part list-entry">
      <legend>{t("curated.entry.legend", { number })}</legend>
      <Form.Item {...field(row, "name", t)}>
        <Input />
      </Form.Item>
      <Form.Item {...field(row, "number", t)}>
        <InputNumber precision={0} controls={false} />
      </Form.Item>
      <LocalNames row={row} noun="entry" />
      <Form.Item {...field(row, "place", t)} extra={templeId != null && t("curated.hints.placeOfTemple")}>
        <Input />
      </Form.Item>
      <Form.Item {...field(row, "placeHi", t)} extra={inEnglish(entry?.placeHi)}>
        <Input lang="hi" />
      </Form.Item>
      <Form.Item {...field(row, "placeKn", t)} extra={inEnglish(entry?.placeKn)}>
        <Input lang="kn" />
      </Form.Item>
      {groups.length > 0 && (
        <Form.Item {...field(row, "group", t)}>
          <Choice
            allowClear
            options={groups.flatMap(({ key, name: label }) => (key ? [{ value: key, label: label || key }] : []))}
          />
        </Form.Item>
      )}
      <Form.Item
        {...field(row, "templeId", t)}
        className="form-wide"
        getValueProps={(id: number | null | undefined) => ({ value: id == null ? null : String(id) })}
        normalize={(id: string | null) => (id === null ? null : Number(id))}
      >
        <TempleChoice allowClear known={name ? { value: String(templeId), label: name } : undefined} />
      </Form.Item>
      <span className="row-actions form-wide">
        <Button
          icon={<ArrowUpOutlined aria-hidden />}
          disabled={!onUp}
          aria-label={t("curated.entry.up", { number })}
          onClick={onUp}
        />
        <Button
          icon={<ArrowDownOutlined aria-hidden />}
          disabled={!onDown}
          aria-label={t("curated.entry.down", { number })}
          onClick={onDown}
        />
        <Button
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t("curated.entry.remove", { number })}
          onClick={removingRow(onRemove)}
        />
      </span>
    </fieldset>
  );
}

const isGiven = (text: string | null | undefined) => Boolean(text?.trim());
