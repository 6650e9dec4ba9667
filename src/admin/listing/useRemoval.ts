import { type BaseRecord, useCustomMutation, useDelete, useInvalidate, useTranslate } from "@refinedev/core";
import { App } from "antd";
import { type RefObject, useRef, useState } from "react";
import { errorText, type HttpError } from "../../client/errors";
import { apiPath, type Noun } from "./noun";

export type Removable = BaseRecord & { id: number; name: string };
type RemovalOptions<Row> = { noun: Noun; confirm: string; failed: string; describe: (record: Row) => string };

/** Deleting and taking back: the last one deleted stays at hand to undo. */
export type Removal<Row> = {
  noun: Noun;
  removed: Row | undefined;
  notice: RefObject<HTMLDivElement>;
  dismiss: () => void;
  ask: (record: Row) => void;
  restore: (record: Row) => Promise<void>;
};

export function useRemoval<Row extends Removable>(options: RemovalOptions<Row>): Removal<Row> {
  const { noun, confirm, failed, describe } = options;
  const t = useTranslate();
  const { modal } = App.useApp();
  const invalidate = useInvalidate();
  const [removed, setRemoved] = useState<Row>();
  const notice = useRef<HTMLDivElement>(null);
  const { mutateAsync: remove } = useDelete<Row, HttpError>();
  const { mutateAsync: send } = useCustomMutation<Row, HttpError>();
  const refusal = (message: string) => (error: HttpError | undefined) =>
    ({ type: "error", message: t(message), description: errorText(error, t) }) as const;

  const archive = (record: Row) =>
    remove({
      resource: noun,
      id: record.id,
      successNotification: false,
      errorNotification: refusal(failed),
    }).then(
      () => setRemoved(record),
      () => undefined,
    );

  return {
    noun,
    removed,
    notice,
    dismiss: () => setRemoved(undefined),
    ask: (record) =>
      modal.confirm({
        title: t(confirm),
        content: describe(record),
        okText: t("actions.delete"),
        okButtonProps: { danger: true },
        cancelText: t("actions.cancel"),
        autoFocusButton: "cancel",
        onOk: () => archive(record),
        // the row that had the focus is gone: the next key leads to Undo
        afterClose: () => notice.current?.focus(),
      }),
    restore: (record) =>
      send({
        url: `/api/${apiPath(noun)}/${record.id}/restore`,
        method: "post",
        values: {},
        successNotification: { type: "success", message: t(`${noun}.restored`, { name: record.name }) },
        errorNotification: refusal(`${noun}.failed.restore`),
      }).then(
        () => {
          setRemoved(undefined);
          return invalidate({ resource: noun, invalidates: ["list", "detail"] });
        },
        () => undefined,
      ),
  };
}
