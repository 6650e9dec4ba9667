import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Ritual } from "../../contract/rituals";
import { FormProblems } from "../forms/FormProblems";
import { SuccessNote } from "../forms/SuccessNote";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";
import { Said } from "../temple/Said";
import { FailedRead } from "../ui/FailedRead";
import { notify } from "../ui/toast";
import { RitualForm } from "./RitualForm";
import { useRituals } from "./useRituals";

/** The rituals one performs: the list, each with ways to change and remove it, and the form for one more. */
export function OwnRituals() {
  const { t } = useTranslation();
  const { data: rituals, error, refetch } = useRituals();
  const [added, setAdded] = useState(0);
  const reload = () => void refetch();
  return (
    <section className="panel stack" aria-labelledby="rituals-title">
      <h2 id="rituals-title">{t("pandit.rituals")}</h2>
      {rituals && rituals.length > 5 && (
        <Link className="button quiet small to-add" to={{ hash: "ritual-add" }}>
          {t("pandit.add")}
        </Link>
      )}
      {rituals?.length === 0 && <p className="soft">{t("pandit.none")}</p>}
      {rituals && rituals.length > 0 && (
        <ul className="live-own">
          {rituals.map((ritual) => (
            <OwnRitual key={ritual.id} ritual={ritual} onChanged={reload} />
          ))}
        </ul>
      )}
      {!rituals && error === null && <p role="status">{t("loading")}</p>}
      {error !== null && !rituals && <FailedRead error={error} onRetry={reload} />}
      <h3 id="ritual-add">{t("pandit.add")}</h3>
      {added > 0 && <SuccessNote key={added}>{t("pandit.added")}</SuccessNote>}
      <RitualForm
        onSaved={() => {
          setAdded(added + 1);
          reload();
        }}
      />
    </section>
  );
}

type OwnRitualProps = { ritual: Ritual; onChanged: () => void };

function OwnRitual({ ritual, onChanged }: OwnRitualProps) {
  const { t } = useTranslation();
  const [doing, setDoing] = useState<"change" | "remove">();
  const name = ritual.name;
  const saved = () => {
    setDoing(undefined);
    notify("success", t("pandit.changed"));
    onChanged();
  };
  if (doing === "change") {
    return (
      <li className="ritual-form">
        <RitualForm ritual={ritual} onSaved={saved}>
          <button type="button" className="button quiet" onClick={() => setDoing(undefined)}>
            {t("member.cancel")}
          </button>
        </RitualForm>
      </li>
    );
  }
  return (
    <li>
      <div className="ritual">
        <b>
          <Said text={name} />
        </b>
        <p className="soft">
          <Said text={ritual.description} />
        </p>
      </div>
      {doing === "remove" ? (
        <Removal ritual={ritual} onKept={() => setDoing(undefined)} onGone={onChanged} />
      ) : (
        <div className="row">
          <button
            type="button"
            className="button quiet small"
            aria-label={t("pandit.editTitle", { name })}
            onClick={() => setDoing("change")}
          >
            {t("pandit.edit")}
          </button>
          <button
            type="button"
            className="button quiet small"
            aria-label={t("pandit.removeTitle", { name })}
            onClick={() => setDoing("remove")}
          >
            {t("pandit.remove")}
          </button>
        </div>
      )}
    </li>
  );
}

type RemovalProps = { ritual: Ritual; onKept: () => void; onGone: () => void };

function Removal({ ritual, onKept, onGone }: RemovalProps) {
  const { t } = useTranslation();
  const { http } = useSite();
  const { send, sending, failure, attempt } = useSending();
  const remove = async () => {
    if (!(await send(async () => void (await http.delete(`/api/rituals/${ritual.id}`))))) return;
    notify("success", t("pandit.removed"));
    onGone();
  };
  return (
    <div className="row">
      {failure && <FormProblems title={failure} attempt={attempt} />}
      <button type="button" className="button small" disabled={sending} onClick={() => void remove()}>
        {t("pandit.really")}
      </button>
      <button type="button" className="button quiet small" onClick={onKept}>
        {t("pandit.keep")}
      </button>
    </div>
  );
}
