import { type FunctionComponent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "./Notice";

/**
 * A part of a page whose code comes when it is first shown; when it cannot be had, it says so in its place alone. What a
 * page always shows is imported as usual. `awaited` is the look of its place until then. A part that stands in the first
 * HTML is waited for by `preload` before its page is drawn there, and before it is hydrated here (`PageModule`).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  awaited = "soft",
): FunctionComponent<Props> & { preload: () => Promise<void> } {
  let loaded: FunctionComponent<Props> | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  return Object.assign(LazyPart, { preload });

  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [attempt, setAttempt] = useState(1);
    const [failedAttempt, setFailedAttempt] = useState(0);
    useEffect(() => {
      if (Part) return;
      preload().then(
        () => setPart(() => loaded),
        () => setFailedAttempt(attempt),
      );
    }, [Part, attempt]);
    if (Part) return <Part {...props} />;
    return failedAttempt === attempt ? (
      <PartFailed onRetry={() => setAttempt(attempt + 1)} />
    ) : (
      <PartAwaited look={awaited} />
    );
  }
}

function PartAwaited({ look }: { look: string }) {
  const { t } = useTranslation();
  return (
    <p className={look} role="status">
      {t("loading")}
    </p>
  );
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice tone="bad" role="alert">
      <p>{t("errors.network")}</p>
      <button type="button" className="button small" onClick={onRetry}>
        {t("retry")}
      </button>
    </Notice>
  );
}
