import { useCustom } from "@refinedev/core";
import { useTranslation } from "react-i18next";
import type { HttpError } from "../../client/errors";
import type { CuratedListPage } from "../../contract/templeLists";

/** The curated lists by name, in the reader's language where they have one. */
export function useListOptions() {
  const { i18n } = useTranslation();
  const { data, isLoading } = useCustom<CuratedListPage, HttpError>({
    url: "/api/admin/lists",
    method: "get",
    config: { query: { size: 100 } },
  });
  const options = (data?.data.lists ?? []).map(({ id, name, nameHi, nameKn }) => ({
    value: id,
    label: { hi: nameHi, kn: nameKn }[i18n.language] ?? name,
  }));
  return { options, isLoading };
}
