import "./listing.css";
import { Alert, Button, Empty, Skeleton } from "antd";
import { type ReactNode, useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";

type ListStateProps = {
  isLoading: boolean;
  error: unknown;
  failed: string;
  isEmpty: boolean;
  empty: ReactNode;
  onRetry: () => void;
  /**
   * Draws a long list anew in small steps, between which a key that is pressed is answered; until they are done, it
   * stands as it was. Not for fields whose value is kept outside of it: what is typed there must show at once.
   */
  inSteps?: boolean;
  children: ReactNode;
};

/** A list as it is now: loading for the first time, failed with its reason and a way on, empty, or there. */
export function ListState({ inSteps, ...list }: ListStateProps) {
  const state = <State {...list} />;
  return inSteps ? <Deferred>{state}</Deferred> : state;
}

const Deferred = ({ children }: { children: ReactNode }) => <>{useDeferredValue(children)}</>;

function State({ isLoading, error, failed, isEmpty, empty, onRetry, children }: Omit<ListStateProps, "inSteps">) {
  const { t } = useTranslation();
  if (isLoading) return <Skeleton active title={false} paragraph={{ rows: 12, width: "100%" }} />;
  if (error) {
    return (
      <Alert
        type="error"
        showIcon
        message={failed}
        description={errorText(error, t)}
        action={<Button onClick={onRetry}>{t("actions.tryAgain")}</Button>}
      />
    );
  }
  return isEmpty ? <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} /> : children;
}
