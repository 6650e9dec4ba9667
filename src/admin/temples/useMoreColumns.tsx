import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { AdminTemple } from "../../contract/adminTemples";
import type { ListColumn } from "../listing/listColumn";
import { Moment } from "../listing/Moment";
import { editableFields, shownFields } from "./moreFields";

const MoreCell = lazy(async () => ({ default: (await import("./MoreCell")).MoreCell }));

/** Every other field of a temple as a column to choose. */
export function useMoreColumns(): ListColumn<AdminTemple>[] {
  const { t } = useTranslation();
  return [
    ...[...editableFields, ...shownFields].map(
      (field): ListColumn<AdminTemple> => ({
        key: `more.${field}`,
        title: t(`temples.fields.${field}`),
        isExtra: true,
        render: (temple) => (
          <Suspense>
            <MoreCell temple={temple} field={field} />
          </Suspense>
        ),
      }),
    ),
    {
      key: "updatedAt",
      title: t("temples.updatedAt"),
      isExtra: true,
      sorter: true,
      render: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
    {
      key: "createdAt",
      title: t("temples.createdAt"),
      isExtra: true,
      sorter: true,
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}
