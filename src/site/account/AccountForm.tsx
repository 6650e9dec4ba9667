import type { FormEvent, ReactNode } from "react";
import { FormProblems } from "../components/FormProblems";
import type { Sending } from "../components/useSending";

type AccountFormProps = {
  state: Pick<Sending, "sending" | "failure" | "attempt">;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What the button says, and what while it is being done. */
  button: string;
  busy: string;
  children: ReactNode;
};

/** A form of the pages one signs in by: why it was refused, its fields, its button. */
export function AccountForm({ state, onSubmit, button, busy, children }: AccountFormProps) {
  const { sending, failure, attempt } = state;
  return (
    <form className="stack" method="post" onSubmit={onSubmit}>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      {children}
      <button type="submit" className="button wide" disabled={sending}>
        {sending ? busy : button}
      </button>
    </form>
  );
}
