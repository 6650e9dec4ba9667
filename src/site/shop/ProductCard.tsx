import { useTranslation } from "react-i18next";
import { formatNumber, formatPaise } from "../../client/format";
import type { Product } from "../../contract/shop";
import { Said } from "../temple/Said";
import { nameIn } from "../temple/wording";
import { Icon } from "../ui/Icon";

const FEW = 5;
const SIZES = "(max-width: 600px) 100vw, 280px";

type ProductCardProps = {
  product: Product;
  /** nothing can be paid here yet, and so nothing ordered */
  isClosed: boolean;
  isChosen: boolean;
  onOrder: () => void;
};

/** A product with its price, and whether it can be had. */
export function ProductCard({ product, isClosed, isChosen, onOrder }: ProductCardProps) {
  const { t, i18n } = useTranslation();
  const { stock, pricePaise, description } = product;
  const name = nameIn(i18n.language, product);
  return (
    <li className="product panel">
      <ProductPicture product={product} />
      <h2>
        <Said text={name} />
      </h2>
      {description && (
        <p className="soft product-text">
          <Said text={description} />
        </p>
      )}
      <p className="price">{formatPaise(pricePaise, i18n.language)}</p>
      {stock === 0 && (
        <p className="sold-out">
          <Icon name="info" /> {t("shop.soldOut")}
        </p>
      )}
      {stock > 0 && stock <= FEW && (
        <p className="soft">{t("shop.left", { count: stock, formatted: formatNumber(stock, i18n.language) })}</p>
      )}
      {stock > 0 && !isClosed && (
        <button
          type="button"
          className={isChosen ? "button quiet" : "button"}
          aria-label={t("shop.orderTitle", { name })}
          onClick={onOrder}
        >
          {t("shop.order")}
        </button>
      )}
    </li>
  );
}

function ProductPicture({ product: { picture } }: { product: Product }) {
  const largest = picture?.sizes.at(-1);
  if (!picture || !largest) {
    return (
      <div className="product-picture" aria-hidden="true">
        <Icon name="temple" className="screen-icon" />
      </div>
    );
  }
  const set = (format: "avif" | "webp") => picture.sizes.map((size) => `${size[format]} ${size.width}w`).join(", ");
  return (
    <picture className="product-picture">
      <source type="image/avif" srcSet={set("avif")} sizes={SIZES} />
      <img
        src={largest.webp}
        srcSet={set("webp")}
        sizes={SIZES}
        width={picture.width}
        height={picture.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
