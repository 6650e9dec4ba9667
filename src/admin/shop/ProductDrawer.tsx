import { Alert, Button, Drawer, Skeleton } from "antd";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import type { AdminProduct } from "../../contract/shop";
import { useHttp } from "../http";
import { useReturnFocus } from "../layout/useReturnFocus";
import { ProductForm } from "./ProductForm";
import { ProductPictureField } from "./ProductPictureField";

type ProductDrawerProps = { id: string; onClose: () => void; onChanged: () => void };

/** A new product, or the one on file, beside the list. */
export function ProductDrawer({ id, onClose, onChanged }: ProductDrawerProps) {
  const { t } = useTranslation();
  const isNew = id === "create";
  const { product, failure, read, setProduct } = useProduct(isNew ? undefined : id);
  useReturnFocus();
  const saved = (next: AdminProduct) => {
    onChanged();
    if (isNew) onClose();
    else setProduct(next);
  };
  return (
    <Drawer open width={560} title={t(isNew ? "product.add" : "product.edit")} onClose={onClose}>
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

function useProduct(id: string | undefined) {
  const http = useHttp();
  const [state, setState] = useState<{ product?: AdminProduct; failure?: unknown; reads: number }>({ reads: 0 });
  const { reads } = state;
  useEffect(() => {
    if (id === undefined) return;
    let isWanted = true;
    http.get<AdminProduct>(`/api/admin/products/${id}`).then(
      ({ data }) => isWanted && setState({ product: data, reads }),
      (failure: unknown) => isWanted && setState({ failure, reads }),
    );
    return () => {
      isWanted = false;
    };
  }, [http, id, reads]);
  return {
    ...state,
    read: () => setState((before) => ({ reads: before.reads + 1 })),
    setProduct: (product: AdminProduct) => setState((before) => ({ product, reads: before.reads })),
  };
}
