import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Icon } from "../ui/Icon";
import { windowOn } from "./clockWords";
import type { DayAdvice } from "./view";
import { adviceTexts } from "./words";

const searchNames: Record<string, string> = {
  tirthankara: "Tirthankara",
  "guru-nanak": "Guru Nanak",
  "sai-baba": "Sai Baba",
};

/** A deity as the search takes it. */
const searchName = (id: string) => searchNames[id] ?? id.charAt(0).toUpperCase() + id.slice(1);

/** What to do on a day: why, when, and where it can be done. */
export function Advice({ advice, date }: { advice: readonly DayAdvice[]; date: string }) {
  const { t } = useTranslation();
  return (
    <ul className="advice">
      {advice.map((each) => {
        const { title, reason } = adviceTexts(t, each);
        const [deity] = each.deities;
        return (
          <li key={`${each.id} ${title}`}>
            <h3>{title}</h3>
            <p>{reason}</p>
            <p className="advice-time">
              <Icon name="clock" />
              <span>
                <b>{each.window ? windowOn(t, each.window, date) : t("page.noMoonrise")}</b>{" "}
                <span className="soft">{t(`kala.${each.worship}`)}</span>
              </span>
            </p>
            {deity && (
              <Link className="more" to={`/search?deity=${encodeURIComponent(searchName(deity))}`}>
                {t("page.findTemples", { deity: t(`deities.${deity}`) })}
                <Icon name="arrow" />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
