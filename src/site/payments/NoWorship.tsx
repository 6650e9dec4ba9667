import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PublicTemple } from "../../contract/temples";
import { templePath } from "../temple/wording";
import { Notice } from "../ui/Notice";

/** That nothing can be booked at a temple, or given to it, since no worship is held there; with the way to its page. */
export function NoWorship({ temple }: { temple: PublicTemple }) {
  const { t } = useTranslation();
  return (
    <Notice tone="note">
      <p>{t("errors.noWorship")}</p>
      <p>
        <Link to={templePath(temple)}>{t("payments.toTemple")}</Link>
      </p>
    </Notice>
  );
}
