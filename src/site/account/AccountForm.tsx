import type { FormEvent, ReactNode } from "react";
import { type FormProblem, FormProblems } from "../forms/FormProblems";
import type { Sending } from "../forms/useSending";
import { useHydrated } from "../ui/useHydrated";

type AccountFormProps = {
  state: Pick<Sending, "sending" | "failure" | "attempt" | "onInput">;
  /** Each field that is wrong, where there are several. */
  problems?: readonly FormProblem[];
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What the button says, and what while it is being done. */
  button: string;
  busy: string;
  children: ReactNode;
};

/** A form of the pages one signs in by: why it was refused, its fields, its button. */
export function AccountForm({ state, problems, onSubmit, button, busy, children }: AccountFormProps) {
  const { sending, failure, attempt, onInput } = state;
  const isHydrated = useHydrated(); // pressed before, the browser itself would send the form to a page
  return (
    <form noValidate className="stack" method="post" onSubmit={onSubmit} onInput={onInput}>
      {failure && <FormProblems title={failure} problems={problems} attempt={attempt} />}
      {children}
      <button type="submit" className="button wide" disabled={sending || !isHydrated}>
        {sending ? busy : button}
      </button>
    </form>
  );
}
