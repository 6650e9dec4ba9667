import { useTranslation } from "react-i18next";
import { Icon } from "../ui/Icon";
import { directionsTo, type Found, nameIn } from "./wording";

type DirectionsProps = {
  temple: Found & { nameHi?: string | null; nameKn?: string | null };
  className: string;
  /** Names the temple to screen readers, where several are on a page. */
  isNamed?: boolean;
  isIcon?: boolean;
};

/** The way to the temple, or a search for it where only its town is on record; in the visitor's maps. */
export function Directions({ temple, className, isNamed = false, isIcon = false }: DirectionsProps) {
  const { t, i18n } = useTranslation();
  const key = temple.positionPrecision === "site" ? "directions" : "findOnMap";
  const words = t(`temple.${key}`);
  return (
    <a
      className={className}
      href={directionsTo(temple)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={isNamed ? t(`temple.${key}To`, { name: nameIn(i18n.language, temple) }) : undefined}
      title={isIcon ? words : undefined}
    >
      <Icon name="directions" />
      {!isIcon && words}
    </a>
  );
}
