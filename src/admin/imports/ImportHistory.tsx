import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../client/format";
import type { Import } from "../../contract/imports";
import { Moment } from "../listing/Moment";
import { RecordTable } from "../listing/RecordTable";
import { useListTable } from "../listing/useListTable";
import { StateTag } from "./StateTag";
import { countOf, isUnderWay, outcomes } from "./words";

const pollMs = 2_000;
const texts = {
  failed: "imports.failed.load",
  none: "imports.none",
  noneMatch: "imports.none",
  count: "imports.count",
};

/** The imports there were, newest first. */
export function ImportHistory() {
  const { t, i18n } = useTranslation();
  const table = useListTable<Import>("admin/imports", {
    queryOptions: {
      staleTime: 0, // one comes back from the import that was just begun
      refetchInterval: (answer) => (answer?.data.some(({ state }) => isUnderWay(state)) ? pollMs : false),
    },
  });
  const counts = (job: Import) =>
    outcomes
      .filter((outcome) => countOf(job, outcome) > 0)
      .map((outcome) => `${t(`imports.outcomes.${outcome}`)} ${formatNumber(countOf(job, outcome), i18n.language)}`)
      .join(" · ");
  return (
    <section aria-labelledby="import-history">
      <h2 id="import-history">{t("imports.history")}</h2>
      <RecordTable<Import>
        table={table}
        texts={texts}
        columns={[
          {
            key: "file",
            title: t("imports.fields.file"),
            render: ({ id, file }) => <Link to={`/admin/imports/${id}`}>{file.name}</Link>,
          },
          { key: "noun", title: t("imports.fields.noun"), render: ({ noun }) => t(`imports.nouns.${noun}`) },
          { key: "state", title: t("imports.fields.state"), render: ({ state }) => <StateTag state={state} /> },
          { key: "rows", title: t("imports.fields.rows"), render: counts },
          { key: "who", title: t("imports.fields.who"), render: ({ who }) => who?.name ?? "—" },
          { key: "when", title: t("imports.fields.when"), render: ({ createdAt }) => <Moment at={createdAt} /> },
        ]}
      />
    </section>
  );
}
