import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TempleArt } from "../temple/TempleArt";

type SampleFrameProps = { name: string; art: ComponentProps<typeof TempleArt>["temple"]; children: ReactNode };

/** The card of a temple everyone knows: its drawing with the word that it is a sample, its name and what follows. */
export function SampleFrame({ name, art, children }: SampleFrameProps) {
  const { t } = useTranslation();
  return (
    <article className="card" aria-label={name}>
      <div className="card-image">
        <TempleArt temple={art} />
        <ul className="badges">
          <li className="badge">{t("home.samples.label")}</li>
        </ul>
      </div>
      <div className="card-body">
        <h3>{name}</h3>
        {children}
      </div>
    </article>
  );
}
