import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isOfAllIndia } from "../../domain/listRegion";
import { useHead } from "../head";
import { ListCards } from "../lists/ListCards";
import { listsQuery } from "../lists/listQueries";
import type { LoadContext } from "../page";
import { useSite } from "../queries";
import { FailedRead } from "../ui/FailedRead";
import "../styles/lists.css";

export const failed = "lists.failed";

export async function load({ queryClient, http }: LoadContext): Promise<undefined> {
  await queryClient.prefetchQuery(listsQuery(http));
}

/** `/lists`: the curated lists of temples, those of all India first. */
export function Page() {
  const { t } = useTranslation();
  const { http } = useSite();
  const { data: lists, error, refetch } = useQuery(listsQuery(http));
  useHead({ title: t("lists.headTitle"), description: t("lists.headDescription"), canonical: "/lists" });
  return (
    <div className="wrap section page-lists">
      <h1>{t("lists.title")}</h1>
      <p className="soft">{t("lists.lead")}</p>
      {error && !lists ? <FailedRead error={error} onRetry={() => void refetch()} /> : null}
      {!error && !lists && <div className="page-wait" aria-busy="true" />}
      {lists?.length === 0 && <p>{t("lists.none")}</p>}
      <ListCards id="india-title" title={t("lists.allIndia")} lists={lists?.filter(isOfAllIndia) ?? []} />
      <ListCards
        id="regions-title"
        title={t("lists.ofRegions")}
        lists={lists?.filter((list) => !isOfAllIndia(list)) ?? []}
      />
    </div>
  );
}
