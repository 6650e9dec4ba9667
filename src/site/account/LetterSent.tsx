import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { VerificationSent } from "../../contract/verification";

/** Where the letter went; a demo without a mail server answers with what it says. */
export function LetterSent({ letter: { email, link } }: { letter: VerificationSent }) {
  const { t } = useTranslation();
  return (
    <p role="status">
      {t("member.unverified.sent", { email })} {link && <Link to={link}>{t("member.unverified.demoLink")}</Link>}
    </p>
  );
}
