import { Button } from "antd";
import { useTranslation } from "react-i18next";
import type { QueueQuery } from "./useQueue";

/** Nothing is left, or nothing matches: which of the two, and what to do. */
export function EmptyQueue({ query }: { query: QueueQuery }) {
  const { t } = useTranslation();
  if (!query.isFiltered) return <p>{t("moderation.none")}</p>;
  return (
    <>
      <p>{t("moderation.noneMatch")}</p>
      <Button onClick={query.clear}>{t("moderation.showAll")}</Button>
    </>
  );
}
