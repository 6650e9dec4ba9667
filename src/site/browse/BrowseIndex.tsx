import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useHead } from "../head";
import { useSite } from "../queries";
import { browseQuery } from "./browseQueries";
import { CountedLinks } from "./CountedLinks";
import { Waiting } from "./Nothing";
import { deityName, deityPath, placeName, placePath } from "./words";
import "../styles/browse.css";

/** `/temples`: every state and every deity with temples. */
export function BrowseIndex() {
  const { t, i18n } = useTranslation();
  const { http } = useSite();
  const { data, error, refetch } = useQuery(browseQuery(http));
  useHead({ title: t("browse.headTitle"), description: t("browse.headDescription"), canonical: "/temples" });
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} />;
  const states = data.states.map((state) => ({
    to: placePath(state),
    name: placeName(t, i18n.language, state),
    count: state.count,
  }));
  const deities = data.deities.map(({ deity, count }) => ({ to: deityPath(deity), name: deityName(t, deity), count }));
  return (
    <div className="wrap section page-browse">
      <h1>{t("browse.title")}</h1>
      <CountedLinks id="states-title" title={t("browse.byState")} links={states} />
      <CountedLinks id="deities-title" title={t("browse.byDeity")} links={deities} />
    </div>
  );
}
