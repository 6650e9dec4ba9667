import { useCustomMutation, useDelete, useInvalidate, useTranslate } from "@refinedev/core";
import { App } from "antd";
import { useRef, useState } from "react";
import { errorText, type HttpError } from "../../client/errors";
import type { AdminTemple } from "../../contract/adminTemples";
import { templePath, templeResource } from "./templeValues";

type RemovalTexts = { confirm: string; failed: string };

/** Archives a temple after asking, and takes it back: the last one removed stays at hand to undo. */
export function useTempleRemoval(texts: RemovalTexts) {
  const t = useTranslate();
  const { modal } = App.useApp();
  const invalidate = useInvalidate();
  const [removed, setRemoved] = useState<AdminTemple>();
  const notice = useRef<HTMLDivElement>(null);
  const { mutateAsync: remove } = useDelete<AdminTemple, HttpError>();
  const { mutateAsync: send } = useCustomMutation<AdminTemple, HttpError>();

  const archive = (temple: AdminTemple) =>
    remove({
      resource: templeResource,
      id: temple.id,
      successNotification: false,
      errorNotification: (error) => ({ type: "error", message: t(texts.failed), description: errorText(error, t) }),
    }).then(
      () => setRemoved(temple),
      () => undefined,
    );

  return {
    removed,
    notice,
    dismiss: () => setRemoved(undefined),
    ask: (temple: AdminTemple) =>
      modal.confirm({
        title: t(texts.confirm),
        content: t("temples.confirmDetails", { name: temple.name, city: temple.city }),
        okText: t("actions.delete"),
        okButtonProps: { danger: true },
        cancelText: t("actions.cancel"),
        autoFocusButton: "cancel",
        onOk: () => archive(temple),
        // the row that had the focus is gone: the next key leads to Undo
        afterClose: () => notice.current?.focus(),
      }),
    restore: (temple: AdminTemple) =>
      send({
        url: `/api/${templePath}/${temple.id}/restore`,
        method: "post",
        values: {},
        successNotification: { type: "success", message: t("temples.restored", { name: temple.name }) },
        errorNotification: (error) => ({
          type: "error",
          message: t("temples.failed.restore"),
          description: errorText(error, t),
        }),
      }).then(
        () => {
          setRemoved(undefined);
          return invalidate({ resource: templeResource, invalidates: ["list", "detail"] });
        },
        () => undefined,
      ),
  };
}
