import { useIsFetching } from "@tanstack/react-query";
import { Alert } from "antd";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

const longMs = 3_000;

/**
 * Says that something on the screen could not be read and is asked for again, or that an answer is long in coming; what
 * fails for good says so itself.
 */
export function AskedAgain() {
  const { t } = useTranslation();
  const failed = useIsFetching({ predicate: ({ state }) => state.fetchFailureCount > 0 });
  const isLong = useIsLong(useIsFetching() > 0);
  const message = failed > 0 ? t("layout.askedAgain") : isLong && t("layout.stillWaiting");
  return (
    <div role="status">
      {message && (
        <Alert className="console-notice" type={failed > 0 ? "warning" : "info"} showIcon message={message} />
      )}
    </div>
  );
}

/** Whether something has been under way for longer than people wait without a word. */
function useIsLong(isUnderWay: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setLong(true), longMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isUnderWay]);
  return isLong;
}
