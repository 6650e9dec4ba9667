import "./duplicates.css";
import { Button, Segmented } from "antd";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Loading } from "../layout/Loading";
import { useTexts } from "../useTexts";
import { DistinctPairs } from "./DistinctPairs";
import { OpenClusters } from "./OpenClusters";
import { SaidNotice } from "./SaidNotice";
import { type Said, useDistinctions, useRefresh } from "./useDuplicates";
import { useMergeAll } from "./useMergeAll";

const MergeDialog = lazy(async () => ({ default: (await import("./MergeDialog")).MergeDialog }));

/** Temples that may be on record more than once. */
export function Duplicates() {
  const { t } = useTranslation();
  const hasTexts = useTexts("duplicates");
  const refresh = useRefresh();
  const [said, say] = useState<Said>();
  const distinctions = useDistinctions(refresh, say);
  const merging = useMergeAll(say, refresh);
  const [params, setParams] = useSearchParams();
  const isDistinct = params.get("shown") === "distinct";
  const compared = /^(\d+)-(\d+)$/.exec(params.get("pair") ?? "");
  const change = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next);
  };
  const compare = (pair: string) => change({ pair });
  if (!hasTexts) return <Loading />;
  return (
    <>
      <h1 className="console-title">{t("menu.duplicates")}</h1>
      <p className="quiet pairs-lead">{t("duplicates.lead")}</p>
      <div className="console-toolbar">
        <Segmented
          aria-label={t("duplicates.filter")}
          value={isDistinct ? "distinct" : "open"}
          options={(["open", "distinct"] as const).map((value) => ({ value, label: t(`duplicates.shown.${value}`) }))}
          onChange={(shown) => change({ shown: shown === "open" ? "" : shown, page: "" })}
        />
        {params.get("temple") && (
          <>
            <span>{t("duplicates.of")}</span>
            <Button onClick={() => change({ temple: "", page: "" })}>{t("duplicates.all")}</Button>
          </>
        )}
      </div>
      <SaidNotice said={said} onClose={() => say(undefined)} />
      {isDistinct ? (
        <DistinctPairs distinctions={distinctions} onCompare={compare} />
      ) : (
        <OpenClusters distinctions={distinctions} merging={merging} onCompare={compare} />
      )}
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
