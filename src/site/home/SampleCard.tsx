import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { SampleFrame } from "../sampleSearch/SampleFrame";
import { Icon } from "../ui/Icon";
import type { SampleTemple } from "./sampleTemples";

/** A temple everyone knows, in place of one that could not be read; it says that it is a sample. */
export function SampleCard({ sample: { key, art } }: { sample: SampleTemple }) {
  const { t } = useTranslation();
  const name = t(`home.samples.${key}.name`);
  return (
    <SampleFrame name={name} art={art}>
      <p className="card-line">
        <Icon name="pin" />
        <span>{t(`home.samples.${key}.place`)}</span>
      </p>
      <div className="card-foot">
        <Link className="card-link" to={`/search?q=${encodeURIComponent(name)}`}>
          {t("home.samples.search")}
          <Icon name="arrow" />
        </Link>
      </div>
    </SampleFrame>
  );
}
