import "./form.css";
import { Form, type FormInstance, type FormProps } from "antd";
import type { ReactNode } from "react";
import { ProblemSummary } from "./ProblemSummary";
import { isProblem, type ProblemOptions, useFormProblems } from "./useFormProblems";

type CheckedFormProps<Values> = Omit<FormProps<Values>, "form" | "children" | "onFinishFailed" | "scrollToFirstError"> &
  ProblemOptions & { form: FormInstance<Values>; children: ReactNode };

/**
 * Ant Design's form with one way of being checked: by the contract's rules, in the reader's language, never by the
 * browser. What keeps it from being saved stands on top, and the first input concerned has the focus.
 */
export function CheckedForm<Values extends object>(props: CheckedFormProps<Values>) {
  const { refusal, otherwise, nameOf, onProblems, form, children, onFinish, onReset, ...rest } = props;
  const { problems, tell, clear, goTo } = useFormProblems(form, rest.name, {
    refusal,
    otherwise,
    onProblems,
    nameOf,
  });
  return (
    <Form<Values>
      layout="vertical"
      validateTrigger="onBlur"
      {...rest}
      form={form}
      noValidate
      onFinish={(values) => {
        clear();
        onFinish?.(values);
      }}
      onFinishFailed={({ errorFields }) => tell(errorFields)}
      onReset={(event) => {
        clear();
        onReset?.(event);
      }}
    >
      <ProblemSummary problems={problems} failure={isProblem(refusal) ? undefined : refusal} onGoTo={goTo} />
      {children}
    </Form>
  );
}
