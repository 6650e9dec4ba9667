import "./listing.css";
import { Alert, Button, Empty } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { Loading } from "../layout/Loading";

type ListStateProps = {
  isLoading: boolean;
  error: unknown;
  failed: string;
  isEmpty: boolean;
  empty: ReactNode;
  onRetry: () => void;
  children: ReactNode;
};

/** A list as it is now: loading for the first time, failed with its reason and a way on, empty, or there. */
export function ListState({ isLoading, error, failed, isEmpty, empty, onRetry, children }: ListStateProps) {
  const { t } = useTranslation();
  if (isLoading) return <Loading />;
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
