import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { FieldNotes } from "./FieldNotes";

export type FormFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string;
  label: string;
  error?: string;
  hint?: ReactNode;
};

/** A native input with its label above and its error beside it. */
export function FormField({ label, error, hint, id: given, ...input }: FormFieldProps) {
  const own = useId();
  const id = given ?? own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={error ? "field wrong" : "field"}>
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} aria-invalid={error ? true : undefined} aria-describedby={described || undefined} />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
