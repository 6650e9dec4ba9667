import { Button } from "antd";
import { useTranslation } from "react-i18next";
import type { Queue } from "./useQueue";

/** Nothing is left, or nothing matches: which of the two, and what to do. */
export function EmptyQueue({ isFiltered, clear }: Pick<Queue, "isFiltered" | "clear">) {
  const { t } = useTranslation();
  if (!isFiltered) return <p>{t("moderation.none")}</p>;
  return (
    <>
      <p>{t("moderation.noneMatch")}</p>
      <Button onClick={clear}>{t("moderation.showAll")}</Button>
    </>
  );
}
