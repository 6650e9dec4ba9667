import { Alert } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ListState } from "../listing/ListState";
import { ApplyForm } from "./ApplyForm";
import { ChoicesForm } from "./ChoicesForm";
import { ColumnsForm } from "./ColumnsForm";
import { FacetPanel } from "./FacetPanel";
import { GoneList } from "./GoneList";
import { JobNotes } from "./JobNotes";
import { JobProgress } from "./JobProgress";
import { JobResult } from "./JobResult";
import { LayoutForm } from "./LayoutForm";
import { RowList } from "./RowList";
import { SheetChoice } from "./SheetChoice";
import { SourceForm } from "./SourceForm";
import { StateTag } from "./StateTag";
import { readingOf, useDecisions } from "./useDecisions";
import { useJob } from "./useJob";
import { useRepairs } from "./useRepairs";
import { useStepFocus } from "./useStepFocus";
import { isUnderWay } from "./words";

/** One import: what the file says, what would change, then what did; and the ways on from there. */
export function JobScreen({ id }: { id: string }) {
  const { t } = useTranslation();
  const { job, error, refetch, send, isSending, problem } = useJob(id);
  const { words, goOn } = useStepFocus(job);
  const decisions = useDecisions(readingOf(job));
  const repairs = useRepairs(job, isSending, (next) => void send("repairs", { repairs: [...next] }));
  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{job ? job.file.name : t("menu.imports")}</h1>
        {job && <StateTag state={job.state} />}
        <Link to="/admin/imports">{t("imports.all")}</Link>
      </div>
      <ListState
        isLoading={!job && !error}
        error={job ? null : error}
        failed={t("imports.failed.load")}
        isEmpty={false}
        empty={null}
        onRetry={refetch}
      >
        {job && repairs && (
          <>
            <p ref={words} tabIndex={-1} role="status" className={isUnderWay(job.state) ? undefined : "import-state"}>
              {t(`imports.stateTexts.${job.state}`)}
            </p>
            {problem && <Alert className="console-notice" type="error" showIcon message={problem} />}
            {job.problem && <Alert className="console-notice" type="error" showIcon message={t(job.problem)} />}
            {error && isUnderWay(job.state) && (
              <Alert className="console-notice" type="warning" showIcon message={t("imports.unreached")} />
            )}
            {isUnderWay(job.state) && (
              <JobProgress job={job} isSending={isSending} onCancel={() => void send("cancel")} />
            )}
            <JobNotes job={job} />
            {job.sheets.length > 1 && (job.state === "planned" || job.state === "reading") && (
              <SheetChoice job={job} isSending={isSending} onChoose={(sheet) => void send("sheet", { sheet })} />
            )}
            {job.state === "planned" && (
              <SourceForm
                key={`source ${job.plannedAt}`}
                job={job}
                isSending={isSending}
                onChoose={(source) => void send("source", { source })}
              />
            )}
            {job.state === "planned" && (
              <LayoutForm
                key={`layout ${job.plannedAt}`}
                job={job}
                isSending={isSending}
                onRead={(layout) => void send("layout", { layout })}
              />
            )}
            {job.state === "planned" && (
              <ColumnsForm
                key={job.plannedAt}
                job={job}
                isSending={isSending}
                onRead={(mapping) => void send("mapping", mapping)}
              />
            )}
            {job.state === "planned" && job.counts.total > 0 && (
              <ChoicesForm
                key={`choices ${job.plannedAt}`}
                job={job}
                isSending={isSending}
                onChoose={(choices) => void send("choices", choices)}
              />
            )}
            {repairs.isOpen && job.plannedAt && <FacetPanel job={job} repairs={repairs} />}
            {job.gone > 0 && <GoneList job={job} />}
            {job.state === "planned" && job.counts.total > 0 && (
              <ApplyForm
                job={job}
                isSending={isSending}
                decisions={decisions}
                onApply={(choice) => void send("apply", choice)}
                onDiscard={() => void send("cancel")}
              />
            )}
            <JobResult job={job} isSending={isSending} onUndo={() => void send("undo")} onAsked={goOn} />
            {(job.state !== "reading" || job.plannedAt) && job.counts.total > 0 && (
              <RowList job={job} decisions={decisions} repairs={repairs} />
            )}
          </>
        )}
      </ListState>
    </>
  );
}
