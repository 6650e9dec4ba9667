import { Pagination } from "antd";
import { useTranslation } from "react-i18next";
import { type Place, usePaging } from "./usePaging";

type PagingProps = {
  /** Key of how many there are. */
  count: string;
  place: Place;
  onChange: (page: number, pageSize: number) => void;
  showSizeChanger?: boolean;
};

/** The pages of what is no table. */
export function Paging({ count, place, onChange, showSizeChanger = true }: PagingProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("pager.label")}>
      <Pagination
        className="paging"
        align="end"
        {...usePaging(count, place)}
        showSizeChanger={showSizeChanger}
        onChange={onChange}
      />
    </nav>
  );
}
