import { type ReactNode, type TextareaHTMLAttributes, useId } from "react";
import { FieldNotes } from "./FieldNotes";

type FormAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  name: string;
  label: string;
  error?: string;
  hint?: ReactNode;
};

/** A text of several lines with its label above and its error beside it. */
export function FormArea({ label, error, hint, id: given, ...area }: FormAreaProps) {
  const own = useId();
  const id = given ?? own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={error ? "field wrong" : "field"}>
      <label htmlFor={id}>{label}</label>
      <textarea
        rows={4}
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
