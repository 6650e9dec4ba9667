import { Alert, Button } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import type { AdminProduct } from "../../contract/shop";
import { useHttp } from "../http";

type ProductPictureFieldProps = { product: AdminProduct; onChanged: (product: AdminProduct) => void };

/** The picture of a product: chosen, it is checked and made anew by the server at once. */
export function ProductPictureField({ product, onChanged }: ProductPictureFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const http = useHttp();
  const [state, setState] = useState<{ busy: boolean; failure?: unknown }>({ busy: false });
  const address = `/api/admin/products/${product.id}/picture`;
  const change = async (work: () => Promise<{ data: AdminProduct }>) => {
    setState({ busy: true });
    try {
      const { data } = await work();
      setState({ busy: false });
      onChanged(data);
    } catch (failure) {
      setState({ busy: false, failure });
    }
  };
  const give = (file: File | undefined) => {
    if (!file) return;
    const body = new FormData();
    body.append("image", file);
    void change(() => http.put<AdminProduct>(address, body, { timeout: 0 }));
  };
  const shown = product.picture?.sizes[0]?.webp;
  return (
    <section className="product-picture" aria-busy={state.busy}>
      {state.failure !== undefined && (
        <Alert
          className="console-notice"
          type="error"
          showIcon
          role="alert"
          message={t("product.failedPicture")}
          description={errorText(state.failure, t)}
        />
      )}
      {shown && <img src={shown} alt={t("product.pictureOf", { name: product.name })} />}
      <label htmlFor={id}>{t("product.picture")}</label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        disabled={state.busy}
        onChange={({ currentTarget }) => give(currentTarget.files?.[0])}
      />
      {shown && (
        <Button size="small" loading={state.busy} onClick={() => void change(() => http.delete<AdminProduct>(address))}>
          {t("product.removePicture")}
        </Button>
      )}
    </section>
  );
}
