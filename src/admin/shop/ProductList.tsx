import { lettersOf } from "../../domain/shortText";
import "./shop.css";
import { Avatar, Tag } from "antd";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
import { formatNumber, formatPaise } from "../../client/format";
import type { AdminProduct } from "../../contract/shop";
import { HistoryPlace } from "../history/HistoryPlace";
import { Loading } from "../layout/Loading";
import { ListPage } from "../listing/ListPage";
import { useListTable } from "../listing/useListTable";
import { useTexts } from "../useTexts";

const ProductDrawer = lazy(async () => ({ default: (await import("./ProductDrawer")).ProductDrawer }));

const texts = {
  failed: "product.failedLoad",
  none: "product.none",
  noneMatch: "product.noneMatch",
  count: "product.count",
};

/** What the shop sells: found, added, changed. */
export function ProductList() {
  const { t, i18n } = useTranslation();
  const hasTexts = useTexts("shopkeeping");
  const table = useListTable<AdminProduct>("admin/products");
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const goTo = (path: string) => navigate(`/admin/products${path}${search}`);
  if (!hasTexts) return <Loading />;
  return (
    <ListPage<AdminProduct>
      table={table}
      texts={texts}
      add={{ text: t("product.add"), onClick: () => goTo("/create") }}
      filters={[
        { name: "q", label: t("product.fields.name"), isWide: true },
        {
          name: "active",
          label: t("product.fields.active"),
          options: ["true", "false"].map((value) => ({ value, label: t(`product.offered.${value}`) })),
        },
      ]}
      columns={[
        {
          key: "name",
          title: t("product.fields.name"),
          render: (product) => (
            <span className="temple-cell">
              <Avatar shape="square" className="thumbnail" src={product.picture?.sizes[0]?.webp} alt="">
                {lettersOf(product.name)[0]}
              </Avatar>
              <Link to={`/admin/products/${product.id}${search}`}>{product.name}</Link>
            </span>
          ),
        },
        {
          key: "price",
          title: t("product.fields.price"),
          align: "right",
          render: ({ pricePaise }) => formatPaise(pricePaise, i18n.language),
        },
        {
          key: "stock",
          title: t("product.fields.stock"),
          align: "right",
          render: ({ stock }) => formatNumber(stock, i18n.language),
        },
        {
          key: "active",
          title: t("product.fields.active"),
          render: ({ active, stock }) => (
            <>
              <Tag>{t(`product.offered.${active}`)}</Tag>
              {active && stock === 0 && <Tag>{t("product.soldOut")}</Tag>}
            </>
          ),
        },
      ]}
    >
      <Suspense>
        {id && (
          <ProductDrawer
            key={id}
            id={id}
            onClose={() => goTo("")}
            onClear={() => goTo("/create")}
            onChanged={table.refetch}
          />
        )}
      </Suspense>
      <HistoryPlace noun="products" onChanged={table.refetch} />
    </ListPage>
  );
}
