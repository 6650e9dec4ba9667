import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Twin } from "../../contract/duplicates";
import { Apart } from "../duplicates/Apart";
import { Likeness } from "../duplicates/Likeness";

/** Temples on file that a record may be, each with how likely it is and why. */
export function TwinList({ twins }: { twins: readonly Twin[] }) {
  const { t } = useTranslation();
  return (
    <ul className="twin-list" aria-label={t("resolution.twins")}>
      {twins.map((twin) => (
        <li key={twin.id}>
          <Link to={`/admin/temples/${twin.id}`} target="_blank">
            {twin.name}
          </Link>{" "}
          <span className="quiet">
            {twin.location} · <Apart metres={twin.metres} />
          </span>{" "}
          <Likeness score={twin.score} reasons={twin.reasons} />
        </li>
      ))}
    </ul>
  );
}
