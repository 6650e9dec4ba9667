import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { maxRetries } from "../../client/retry";
import { useSite } from "../queries";
import { closeToast, notify } from "../ui/toast";
import { useTrouble } from "../ui/useTrouble";

/** The home page's data; what goes wrong on the way, and that it went well in the end, is said in notices. */
export function useHome() {
  const { t, i18n } = useTranslation();
  const { queries } = useSite();
  /** The notice of the last retry. */
  const retried = useRef<number>();
  const onRetry = (seconds: number, attempt: number) => {
    if (retried.current !== undefined) closeToast(retried.current);
    retried.current = notify("warning", t("home.retrying", { seconds, attempt, most: maxRetries }));
  };
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.home(i18n.language, { onRetry }),
    keepPreviousData: true,
  });
  useEffect(() => {
    if (isFetching || retried.current === undefined) return;
    closeToast(retried.current);
    retried.current = undefined;
    if (!error) notify("success", t("home.loaded"));
  }, [error, isFetching, t]);
  useTrouble(error && !isFetching ? errorText(error, t) : undefined);
  return { data, failed: error !== null && data === undefined, reload: () => void refetch() };
}
