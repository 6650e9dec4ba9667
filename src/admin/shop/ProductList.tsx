import "./shop.css";
import { PlusOutlined } from "@ant-design/icons";
import { Avatar, Button, Skeleton } from "antd";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
import { formatNumber, formatPaise } from "../../client/format";
import type { AdminProduct } from "../../contract/shop";
import { HistoryPlace } from "../history/HistoryPlace";
import { FilterSelect } from "../listing/FilterSelect";
import { FilterText } from "../listing/FilterText";
import { ListState } from "../listing/ListState";
import { Pager } from "../listing/Pager";
import { RecordTable } from "../listing/RecordTable";
import { RowTag } from "../listing/RowTag";
import { useListQuery } from "../listing/useListQuery";
import { useRecords } from "../listing/useRecords";
import { useTexts } from "../useTexts";

const ProductDrawer = lazy(async () => ({ default: (await import("./ProductDrawer")).ProductDrawer }));

const filters = ["q", "active"] as const;
type ProductFilter = (typeof filters)[number];

/** What the shop sells: found, added, changed. */
export function ProductList() {
  const { t, i18n } = useTranslation();
  const hasTexts = useTexts("shopkeeping");
  const query = useListQuery(filters, 20);
  const list = useRecords<AdminProduct, ProductFilter>("admin/products", filters, { ...query, sort: undefined });
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [reverts, setReverts] = useState(0);
  const reverted = () => {
    list.refetch();
    setReverts(reverts + 1); // the open drawer reads its product again
  };
  const toList = () => navigate(`/admin/products${search}`);
  if (!hasTexts) return <Skeleton active title={false} paragraph={{ rows: 12, width: "100%" }} />;
  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.products")}</h1>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => navigate(`/admin/products/create${search}`)}>
          {t("product.add")}
        </Button>
      </div>
      <search className="console-filters">
        <FilterText
          className="filter-search"
          label={t("product.fields.name")}
          value={query.filter("q")}
          onChange={(q) => query.change({ q })}
        />
        <FilterSelect
          query={query}
          name="active"
          label={t("product.fields.active")}
          options={["true", "false"].map((value) => ({ value, label: t(`product.offered.${value}`) }))}
        />
        {query.isFiltered && <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>}
      </search>
      <ListState
        inSteps
        isLoading={list.isLoading}
        error={list.error}
        failed={t("product.failedLoad")}
        isEmpty={list.records.length === 0}
        empty={
          <>
            <p>{t(query.isFiltered ? "product.noneMatch" : "product.none")}</p>
            {query.isFiltered && <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>}
          </>
        }
        onRetry={list.refetch}
      >
        <RecordTable<AdminProduct>
          rows={list.records}
          isBusy={list.isFetching}
          columns={[
            {
              key: "name",
              title: t("product.fields.name"),
              className: "roomy",
              render: ({ id: key, name, picture }) => (
                <span className="temple-cell">
                  <Avatar shape="square" className="thumbnail" src={picture?.sizes[0]?.webp} alt="">
                    {name.slice(0, 1)}
                  </Avatar>
                  <Link to={`/admin/products/${key}${search}`}>{name}</Link>
                </span>
              ),
            },
            {
              key: "price",
              title: t("product.fields.price"),
              className: "at-end",
              render: ({ pricePaise }) => formatPaise(pricePaise, i18n.language),
            },
            {
              key: "stock",
              title: t("product.fields.stock"),
              className: "at-end",
              render: ({ stock }) => formatNumber(stock, i18n.language),
            },
            {
              key: "active",
              title: t("product.fields.active"),
              render: ({ active, stock }) => (
                <>
                  <RowTag>{t(`product.offered.${active}`)}</RowTag>
                  {active && stock === 0 && <RowTag>{t("product.soldOut")}</RowTag>}
                </>
              ),
            },
          ]}
        />
        <Pager
          page={query.page}
          pages={list.pages}
          onChange={(page) => query.change({ page: String(page) })}
          note={t("product.count", { count: list.total, formatted: formatNumber(list.total, i18n.language) })}
        />
      </ListState>
      <Suspense>
        {id && <ProductDrawer key={id} id={id} reverts={reverts} onClose={toList} onChanged={list.refetch} />}
      </Suspense>
      <HistoryPlace noun="products" onChanged={reverted} />
    </>
  );
}
