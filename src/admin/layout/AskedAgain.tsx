import { useIsFetching } from "@tanstack/react-query";
import { Alert } from "antd";
import { useTranslation } from "react-i18next";

/** Says that something on the screen could not be read and is asked for again; what fails for good says so itself. */
export function AskedAgain() {
  const { t } = useTranslation();
  const count = useIsFetching({ predicate: ({ state }) => state.fetchFailureCount > 0 });
  return (
    <div role="status">
      {count > 0 && <Alert className="console-notice" type="warning" showIcon message={t("layout.askedAgain")} />}
    </div>
  );
}
