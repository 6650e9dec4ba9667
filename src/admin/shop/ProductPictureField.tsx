import { useMutation } from "@tanstack/react-query";
import { Alert, Button } from "antd";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { formWithFiles } from "../../client/chosenFiles";
import { photoTypes } from "../../client/photoFile";
import type { AdminProduct } from "../../contract/shop";
import { firstProblem } from "../form/fieldErrors";
import { useHttp } from "../http";
import { FileButton } from "../transfer/FileButton";

type ProductPictureFieldProps = { product: AdminProduct; onChanged: (product: AdminProduct) => void };

/** The picture of a product: chosen, it is checked and made anew by the server at once. */
export function ProductPictureField({ product, onChanged }: ProductPictureFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const http = useHttp();
  const address = `/api/admin/products/${product.id}/picture`;
  const { mutate, isLoading, error } = useMutation({
    mutationFn: async (file: File | undefined) =>
      file
        ? http.put<AdminProduct>(address, await formWithFiles("image", [file]), { timeout: 0 })
        : http.delete<AdminProduct>(address),
    onSuccess: ({ data }) => onChanged(data),
  });
  const shown = product.picture?.sizes[0]?.webp;
  return (
    <section className="product-picture" aria-busy={isLoading}>
      {error !== null && (
        <Alert
          className="console-notice"
          type="error"
          showIcon
          role="alert"
          message={t("product.failedPicture")}
          description={firstProblem(error, t)}
        />
      )}
      {shown && <img src={shown} alt={t("product.pictureOf", { name: product.name })} />}
      <span id={id}>{t("product.picture")}</span>
      <FileButton
        accept={photoTypes.join(",")}
        aria-describedby={id}
        loading={isLoading}
        onFile={(file) => mutate(file)}
      >
        {t("temples.picture.upload")}
      </FileButton>
      {shown && (
        <Button size="small" loading={isLoading} onClick={() => mutate(undefined)}>
          {t("product.removePicture")}
        </Button>
      )}
    </section>
  );
}
