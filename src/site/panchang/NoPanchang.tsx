import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { useHead } from "../head";
import { PlaceForm } from "./PlaceForm";
import { addressOf, type Where } from "./view";

type NoPanchangProps = { field: "city" | "position" | "date"; where: Where; date: string | undefined };

/** An address no almanac is at: says which part of it is wrong, and how to go on from there. */
export function NoPanchang({ field, where, date }: NoPanchangProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const title = t(`page.refused.${field}`);
  const text = t(`page.refused.${field}Text`, { value: field === "date" ? date : addressOf(where) });
  useHead({ title, description: text, isMissing: true });
  const open = (next: Where) => {
    const address = `/panchang/${addressOf(next)}`;
    navigate(field !== "date" && date ? `${address}/${date}` : address);
  };
  return (
    <div className="wrap section page-panchang">
      <header>
        <h1>{title}</h1>
        <p role="status">{text}</p>
      </header>
      <PlaceForm where={field === "date" ? where : { city: "" }} onPick={open} />
      <p>
        <Link className="button" to={field === "date" ? `/panchang/${addressOf(where)}` : "/panchang"}>
          {t(field === "date" ? "page.refused.today" : "page.refused.todayDelhi")}
        </Link>
      </p>
    </div>
  );
}
