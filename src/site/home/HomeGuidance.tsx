import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { maxRetries, withRetry } from "../../client/retry";
import { type GuidanceCard, useSite } from "../queries";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { SectionHead } from "../ui/SectionHead";
import { notify } from "../ui/toast";

type HomeGuidanceProps = { cards?: readonly GuidanceCard[]; isUnread?: boolean };

/** What to do today; each card leads to the search. What did not come with the rest of the page is read by itself. */
export function HomeGuidance({ cards: given, isUnread = false }: HomeGuidanceProps) {
  const { t } = useTranslation();
  const { cards = given, failed, retry } = useLostGuidance(isUnread);
  if (cards?.length === 0) return null;
  return (
    <section className="band" aria-labelledby="guidance-title">
      <div className="wrap section">
        <SectionHead id="guidance-title" title={t("home.guidance.title")} lead={t("home.guidance.lead")} />
        <ul className="guidance" aria-busy={!cards && !failed}>
          {cards?.map(({ id, title, description, button }) => (
            <li key={id} className="guidance-card">
              <Icon name="lamp" />
              <h3>{title}</h3>
              <p>{description || t("home.guidance.fallback")}</p>
              <Link className="button quiet" to="/search">
                {button || t("home.guidance.button")}
              </Link>
            </li>
          ))}
          {!cards && !failed && <GuidanceSkeletons />}
        </ul>
        {failed && (
          <Notice tone="note">
            <p>{t("home.guidance.failed")}</p>
            <button type="button" className="button small" onClick={retry}>
              {t("retry")}
            </button>
          </Notice>
        )}
      </div>
    </section>
  );
}

/** Asks again, as the whole page does: with the same waits and warnings. */
function useLostGuidance(isLost: boolean) {
  const { t, i18n } = useTranslation();
  const { http } = useSite();
  const lang = i18n.language;
  const read = async () => {
    const { data } = await http.get<{ guidance: GuidanceCard[] }>("/api/platform/spiritual-guidance", {
      params: { lang },
    });
    return data.guidance;
  };
  const onRetry = (seconds: number, attempt: number) =>
    notify("warning", t("home.retrying", { seconds, attempt, most: maxRetries }));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["guidance", lang],
    queryFn: () => withRetry(read, { onRetry }),
    enabled: isLost,
  });
  if (!isLost) return { failed: false };
  return { cards: data, failed: error !== null && !isFetching, retry: () => void refetch() };
}

function GuidanceSkeletons() {
  return [1, 2, 3].map((key) => (
    <li key={key} className="guidance-card skeleton" aria-hidden="true">
      <i className="bar title" />
      <i className="bar" />
      <i className="bar short" />
      <i className="bar foot" />
    </li>
  ));
}
