import { Alert, Button, Drawer, Skeleton } from "antd";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import type { AdminProduct } from "../../contract/shop";
import { HistoryButton } from "../history/HistoryButton";
import { useHttp } from "../http";
import { useReturnFocus } from "../layout/useReturnFocus";
import { ProductForm } from "./ProductForm";
import { ProductPictureField } from "./ProductPictureField";

/** With each of the `reverts` the product is read again. */
type ProductDrawerProps = { id: string; reverts: number; onClose: () => void; onChanged: () => void };

/** A new product, or the one on file, beside the list. */
export function ProductDrawer({ id, reverts, onClose, onChanged }: ProductDrawerProps) {
  const { t } = useTranslation();
  const isNew = id === "create";
  const { product, failure, read, setProduct } = useProduct(isNew ? undefined : id, reverts);
  useReturnFocus();
  const saved = (next: AdminProduct) => {
    onChanged();
    if (isNew) onClose();
    else setProduct(next);
  };
  return (
    <Drawer
      open
      width={560}
      title={t(isNew ? "product.add" : "product.edit")}
      extra={product && <HistoryButton record={product.id} name={product.name} />}
      onClose={onClose}
    >
      {failure !== undefined && (
        <Alert
          type="error"
          showIcon
          message={t("product.failedLoad")}
          description={errorText(failure, t)}
          action={<Button onClick={read}>{t("actions.tryAgain")}</Button>}
        />
      )}
      {!isNew && !product && failure === undefined && <Skeleton active paragraph={{ rows: 8 }} />}
      {product && <ProductPictureField product={product} onChanged={saved} />}
      {(isNew || product) && (
        <ProductForm key={product?.version ?? 0} {...(product && { product })} onSaved={saved} onReload={read} />
      )}
    </Drawer>
  );
}

/** What was read, and in which round. */
type State = { product?: AdminProduct; failure?: unknown; reads: number; reverts: number };

function useProduct(id: string | undefined, reverts: number) {
  const http = useHttp();
  const [state, setState] = useState<State>({ reads: 0, reverts });
  const { reads } = state;
  useEffect(() => {
    if (id === undefined) return;
    let isWanted = true;
    http.get<AdminProduct>(`/api/admin/products/${id}`).then(
      ({ data }) => isWanted && setState({ product: data, reads, reverts }),
      (failure: unknown) => isWanted && setState({ failure, reads, reverts }),
    );
    return () => {
      isWanted = false;
    };
  }, [http, id, reads, reverts]);
  return {
    ...state,
    read: () => setState((before) => ({ reads: before.reads + 1, reverts })),
    setProduct: (product: AdminProduct) => setState((before) => ({ product, reads: before.reads, reverts })),
  };
}
