import { useTranslation } from "react-i18next";
import { errorText, HttpError } from "../../client/errors";
import { Notice } from "./Notice";

type ListFailedProps = { text: string; error: unknown; retry: () => void };

/** What a list says of its failure, and what caused it where a connection did. */
export function ListFailed({ text, error, retry }: ListFailedProps) {
  const { t } = useTranslation();
  return (
    <Notice tone="bad" role="alert">
      <p>{text}</p>
      {error instanceof HttpError && error.kind === "network" && <p>{errorText(error, t)}</p>}
      <button type="button" className="button small" onClick={retry}>
        {t("retry")}
      </button>
    </Notice>
  );
}
