import "./analytics.css";
import { ReloadOutlined } from "@ant-design/icons";
import { Alert, Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import type { AnalyticsRange } from "../../contract/analytics";
import { Loading } from "../layout/Loading";
import { RangeChoice } from "./RangeChoice";

type Call = { answer: object | undefined; error: unknown; isFetching: boolean; refetch: () => void };
type AnalyticsFrameProps = {
  title: string;
  range: AnalyticsRange;
  onChoose: (range: AnalyticsRange) => void;
  /** The screen's own texts are here; a screen asks for them itself, so that it is drawn again with them. */
  hasWords: boolean;
  calls: readonly Call[];
  children: ReactNode;
};

/** Title, range and refresh around the figures; while they come, and when they cannot be had. */
export function AnalyticsFrame({ title, range, onChoose, hasWords, calls, children }: AnalyticsFrameProps) {
  const { t } = useTranslation();
  const failure = calls.find(({ error }) => error)?.error;
  const refresh = () => {
    for (const call of calls) call.refetch();
  };
  if (!hasWords) return <Loading />;
  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{title}</h1>
        <RangeChoice range={range} onChoose={onChoose} />
        <Button
          icon={<ReloadOutlined aria-hidden />}
          loading={calls.some(({ isFetching }) => isFetching)}
          onClick={refresh}
        >
          {t("actions.refresh")}
        </Button>
      </div>
      {failure !== undefined && (
        <Alert
          className="console-notice"
          type="error"
          showIcon
          message={t("analytics.failed")}
          description={errorText(failure, t)}
          action={<Button onClick={refresh}>{t("actions.tryAgain")}</Button>}
        />
      )}
      {failure === undefined && calls.some(({ answer }) => !answer) && <Loading rows={10} />}
      {children}
    </>
  );
}
