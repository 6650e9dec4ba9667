import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSite } from "../queries";
import { Notice } from "../ui/Notice";

/** What editors announce today; without it nothing stands here. */
export function HomeAnnouncement() {
  const { t, i18n } = useTranslation();
  const { queries } = useSite();
  const { data } = useQuery({ ...queries.notices(i18n.language), keepPreviousData: true });
  if (!data?.banner) return null;
  const { text, link, label, tone } = data.banner;
  const words = label || t("home.announcement.more");
  return (
    <aside className="wrap announcement" aria-label={t("home.announcement.title")}>
      <Notice tone={tone}>
        <p>{text}</p>
        {link && (link.startsWith("/") ? <Link to={link}>{words}</Link> : <a href={link}>{words}</a>)}
      </Notice>
    </aside>
  );
}
