import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../ui/Icon";

/** Feeds that a phone's calendar follows by itself. */
export function Subscribe() {
  const { t } = useTranslation();
  return (
    <section className="subscribe panel" aria-labelledby="subscribe-title">
      <Icon name="calendar" />
      <div>
        <h2 id="subscribe-title">{t("festivalPages.subscribe.title")}</h2>
        <p className="soft">{t("festivalPages.subscribe.lead")}</p>
      </div>
      <div className="row">
        <FeedLink feed="festivals" label={t("festivalPages.subscribe.festivals")} />
        <FeedLink feed="ekadashi" label={t("festivalPages.subscribe.ekadashi")} />
        <FeedLink feed="vratas" label={t("festivalPages.subscribe.vratas")} />
      </div>
    </section>
  );
}

/** Opens the device's calendar once scripts run; before, the file. */
export function FeedLink({ feed, label, isMain = false }: { feed: string; label: string; isMain?: boolean }) {
  const { i18n } = useTranslation();
  const path = `/calendar/${feed}.ics?lang=${i18n.language}`;
  const [address, setAddress] = useState(path);
  useEffect(() => {
    // only over https do calendars follow a feed; elsewhere the file is opened once
    if (location.protocol === "https:") setAddress(`webcal://${location.host}${path}`);
    else setAddress(path);
  }, [path]);
  return (
    <a className={isMain ? "button" : "button quiet"} href={address}>
      <Icon name="calendar" />
      {label}
    </a>
  );
}
