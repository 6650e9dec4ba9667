import { useTranslation } from "react-i18next";
import type { TempleCard } from "../../contract/temples";
import { Icon, type IconName } from "../ui/Icon";

type Marks = Pick<TempleCard, "isAuspiciousToday" | "isVerified" | "isHighlyRated">;
const marks: readonly [keyof Marks, IconName, string?][] = [
  ["isAuspiciousToday", "lamp", "temple.auspiciousToday"],
  ["isVerified", "verified"],
  ["isHighlyRated", "star", "temple.highlyRated"],
];

/** The marks a temple has earned; its own page says "Verified Temple". */
export function Badges({ temple, verified }: { temple: Marks; verified?: string }) {
  const { t } = useTranslation();
  const shown = marks.filter(([mark]) => temple[mark]);
  if (shown.length === 0) return null;
  return (
    <ul className="badges">
      {shown.map(([mark, icon, label]) => (
        <li key={mark} className={`badge ${mark}`}>
          <Icon name={icon} />
          {label ? t(label) : (verified ?? t("temple.verified"))}
        </li>
      ))}
    </ul>
  );
}
