import { Pagination } from "antd";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { Noun } from "./noun";
import type { ListQuery } from "./useListQuery";

type PageChoiceProps = { noun: Noun; total: number; query: Pick<ListQuery<string>, "page" | "size" | "change"> };

/** How many there are, which page is seen and how long a page is. */
export function PageChoice({ noun, total, query }: PageChoiceProps) {
  const { t, i18n } = useTranslation();
  return (
    <Pagination
      className="page-choice"
      size="small"
      align="end"
      current={query.page}
      pageSize={query.size}
      total={total}
      showSizeChanger
      pageSizeOptions={[20, 50, 100]}
      showTotal={(count) => t(`${noun}.count`, { count, formatted: formatNumber(count, i18n.language) })}
      onChange={(page, size) => query.change({ page: String(page), size: String(size) })}
    />
  );
}
