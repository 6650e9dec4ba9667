import type { PaginationProps } from "antd";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";

export type Place = { total: number; current: number; pageSize: number };

/** Ant Design's pagination with the total in words (`countKey`), "Page x of y", Previous and Next. */
export function usePaging(countKey: string, { total, current, pageSize }: Place): PaginationProps {
  const { t, i18n } = useTranslation();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const step = (text: string, isPossible: boolean) => (
    // the list item around it has the focus and answers the key
    <button type="button" tabIndex={-1} disabled={!isPossible} className="page-step">
      {text}
    </button>
  );
  return {
    total,
    current,
    pageSize,
    size: "small",
    showSizeChanger: true,
    pageSizeOptions: [10, 20, 50, 100],
    showTotal: (count) => (
      <>
        <span>{t(countKey, { count, formatted: formatNumber(count, i18n.language) })}</span>{" "}
        <span className="quiet">{t("pager.place", { page: current, pages })}</span>
      </>
    ),
    itemRender: (_, type, element) => {
      if (type === "prev") return step(t("pager.previous"), current > 1);
      return type === "next" ? step(t("pager.next"), current < pages) : element;
    },
  };
}
