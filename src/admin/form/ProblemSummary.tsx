import { Alert } from "antd";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import type { FormProblem } from "./formProblems";

type ProblemSummaryProps = {
  problems: readonly FormProblem[];
  /** What went wrong apart from the fields. */
  failure: unknown;
  onGoTo: (problem: FormProblem) => void;
};

/** Why a form was not saved: every field concerned by its name, each a way to its input. */
export function ProblemSummary({ problems, failure, onGoTo }: ProblemSummaryProps) {
  const { t } = useTranslation();
  return (
    // there from the start: what comes into it is read out
    <div role="alert">
      {Boolean(failure) && (
        <Alert className="console-notice" type="error" showIcon role="presentation" message={errorText(failure, t)} />
      )}
      {problems.length > 0 && (
        <Alert
          className="console-notice"
          type="error"
          showIcon
          role="presentation"
          message={t("form.problems", { count: problems.length })}
          description={
            <ul className="form-problems">
              {problems.map((problem) => (
                <li key={problem.path.join(".")}>
                  <button type="button" className="link-button" onClick={() => onGoTo(problem)}>
                    {problem.label}: {problem.message}
                  </button>
                </li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
}
