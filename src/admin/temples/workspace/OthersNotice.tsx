import { useMutation } from "@tanstack/react-query";
import { Alert, Button } from "antd";
import { useTranslation } from "react-i18next";
import { errorText } from "../../../client/errors";
import { formatTime } from "../../../client/formatDate";
import { usePresence } from "./usePresence";

type OthersNoticeProps = {
  templeId: string;
  /** the version that is in the form */
  version: number | undefined;
  onLoad: () => Promise<void>;
};

/** Who else is at this record, and that somebody saved it since it was read. */
export function OthersNotice({ templeId, version, onLoad }: OthersNoticeProps) {
  const { t, i18n } = useTranslation();
  const presence = usePresence(templeId);
  const { mutate, isLoading, error } = useMutation({ mutationFn: onLoad });
  const isNewer = presence !== undefined && version !== undefined && presence.version > version;
  const savedBy = presence?.savedBy;
  return (
    <div role="status">
      {presence?.others.map(({ id, name, since }) => (
        <Alert
          key={id}
          className="console-notice"
          type="info"
          showIcon
          role="presentation"
          message={t("workspace.presence.here", { name, time: formatTime(since, i18n.language) })}
        />
      ))}
      {isNewer && (
        <Alert
          className="console-notice"
          type="warning"
          showIcon
          role="presentation"
          message={t(savedBy ? "workspace.presence.savedBy" : "workspace.presence.saved", { name: savedBy })}
          description={
            error === null
              ? t("workspace.presence.keeps")
              : `${t("workspace.presence.failedLoad")}: ${errorText(error, t)}`
          }
          action={
            <Button size="small" loading={isLoading} onClick={() => mutate()}>
              {t("workspace.presence.load")}
            </Button>
          }
        />
      )}
    </div>
  );
}
