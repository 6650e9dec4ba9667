import { useEffect, useRef } from "react";
import { Icon } from "../ui/Icon";

/** One thing that is wrong; `field` is the id of the input it is about. */
export type FormProblem = { text: string; field?: string };

/** All that is wrong, also with what has no input of its own; `idOf` is the id of the input of a field, if there is one. */
export const problemsOf = (errors: Readonly<Record<string, string>>, idOf: (name: string) => string | undefined) =>
  Object.entries(errors).map(([name, text]): FormProblem => ({ text, field: idOf(name) }));

type FormProblemsProps = {
  title: string;
  problems?: readonly FormProblem[];
  /** Counts the times something was wrong: each time it takes the focus, so that it is read and seen. */
  attempt: number;
};

/** Why a form was not taken, each reason a link to its input. */
export function FormProblems({ title, problems = [], attempt }: FormProblemsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return (
    <div className="notice bad" role="alert" tabIndex={-1} ref={box}>
      <Icon name="alert" />
      <div>
        <p>{title}</p>
        {problems.length > 0 && (
          <ul className="problems">
            {problems.map(({ text, field }) => (
              <li key={`${field} ${text}`}>{field ? <ProblemLink text={text} field={field} /> : text}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function ProblemLink({ text, field }: { text: string; field: string }) {
  return (
    <a
      href={`#${field}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(field)?.focus();
      }}
    >
      {text}
    </a>
  );
}
