import "./duplicates.css";
import { Button, Segmented, Skeleton } from "antd";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { ListState } from "../listing/ListState";
import { useListQuery } from "../listing/useListQuery";
import { useTexts } from "../useTexts";
import { PairList } from "./PairList";
import { SaidNotice } from "./SaidNotice";
import { duplicateFilters, type Said, useDistinctions, useDuplicates, useRefresh } from "./useDuplicates";

const MergeDialog = lazy(async () => ({ default: (await import("./MergeDialog")).MergeDialog }));

/** Temples that may be on record twice. */
export function Duplicates() {
  const { t } = useTranslation();
  const hasTexts = useTexts("duplicates");
  const query = useListQuery(duplicateFilters);
  const list = useDuplicates(query);
  const refresh = useRefresh();
  const [said, say] = useState<Said>();
  const distinctions = useDistinctions(refresh, say);
  const isDistinct = query.filter("shown") === "distinct";
  const [params, setParams] = useSearchParams();
  const compared = /^(\d+)-(\d+)$/.exec(params.get("pair") ?? "");
  const compare = (pair: string) => {
    const next = new URLSearchParams(params);
    if (pair) next.set("pair", pair);
    else next.delete("pair");
    setParams(next);
  };
  if (!hasTexts) return <Skeleton active title={false} paragraph={{ rows: 12, width: "100%" }} />;
  return (
    <>
      <h1 className="console-title">{t("menu.duplicates")}</h1>
      <p className="quiet pairs-lead">{t("duplicates.lead")}</p>
      <div className="console-toolbar">
        <Segmented
          aria-label={t("duplicates.filter")}
          value={isDistinct ? "distinct" : "open"}
          options={(["open", "distinct"] as const).map((value) => ({ value, label: t(`duplicates.shown.${value}`) }))}
          onChange={(shown) => query.change({ shown: shown === "open" ? "" : shown })}
        />
        {query.filter("temple") && (
          <>
            <span>{t("duplicates.of")}</span>
            <Button onClick={() => query.change({ temple: "" })}>{t("duplicates.all")}</Button>
          </>
        )}
      </div>
      <SaidNotice said={said} onClose={() => say(undefined)} />
      <ListState
        isLoading={list.isLoading}
        error={list.error}
        failed={t("duplicates.failed")}
        isEmpty={list.records.length === 0}
        empty={<p>{t(isDistinct ? "duplicates.noneDistinct" : "duplicates.none")}</p>}
        onRetry={list.refetch}
      >
        <PairList
          list={list}
          query={query}
          isDistinct={isDistinct}
          distinctions={distinctions}
          onCompare={({ id }) => compare(id)}
        />
      </ListState>
      <Suspense>
        {compared && (
          <MergeDialog
            key={compared[0]}
            left={compared[1] ?? ""}
            right={compared[2] ?? ""}
            onClose={() => compare("")}
            onMerged={(outcome) => {
              compare("");
              say(outcome);
              refresh();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
