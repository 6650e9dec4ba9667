import { LeftOutlined, RightOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";

type PagerProps = { page: number; pages: number; note: string; onChange: (page: number) => void };

/** Previous, where one is, next. */
export function Pager({ page, pages, note, onChange }: PagerProps) {
  const { t } = useTranslation();
  return (
    <nav className="pager" aria-label={t("pager.label")}>
      <span className="quiet">{note}</span>
      <Button icon={<LeftOutlined />} disabled={page <= 1} onClick={() => onChange(Math.min(page, pages + 1) - 1)}>
        {t("pager.previous")}
      </Button>
      <span aria-current="page">{t("pager.place", { page, pages })}</span>
      <Button icon={<RightOutlined />} iconPosition="end" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {t("pager.next")}
      </Button>
    </nav>
  );
}
