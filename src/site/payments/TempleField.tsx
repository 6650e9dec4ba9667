import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Suggestion } from "../../contract/templeSuggestions";
import type { PublicTemple } from "../../contract/temples";
import { FieldNotes } from "../forms/FieldNotes";
import { useSite } from "../queries";
import { SuggestionBox } from "../search/SuggestionBox";
import { cityIn, nameIn } from "../temple/wording";
import { Icon } from "../ui/Icon";

type TempleFieldProps = {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  /** What is typed to find one. */
  text: string;
  onType: (text: string) => void;
  onPick: (temple: Suggestion) => void;
};

/** Finds a temple in which worship is held by its name; its id or the name in its address will do as well. */
export function TempleField({ id, label, hint, error, text, onType, onPick }: TempleFieldProps) {
  const { t, i18n } = useTranslation();
  const { queries } = useSite();
  return (
    <div className={error ? "field wrong" : "field"}>
      <SuggestionBox
        className="temple-choice"
        label={label}
        listLabel={t("payments.temples")}
        icon="temple"
        input={{
          id,
          name: "temple",
          enterKeyHint: "next",
          maxLength: 160,
          placeholder: t("payments.templeExample"),
          "aria-describedby": error ? `${id}-hint ${id}-error` : `${id}-hint`,
          "aria-invalid": error ? true : undefined,
        }}
        value={text}
        onChange={onType}
        pauseMs={250}
        suggest={(typed) => queries.suggest(typed, { worship: 1 })}
        keyOf={(temple) => temple.id}
        optionIcon="temple"
        option={(temple) => (
          <>
            <span>{nameIn(i18n.language, temple)}</span>
            <small>{cityIn(i18n.language, temple)}</small>
          </>
        )}
        onPick={onPick}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The temple that was chosen, and the way to another. */
export function ChosenTemple({ temple, onChange }: { temple: PublicTemple; onChange: () => void }) {
  const { t, i18n } = useTranslation();
  return (
    <div className="field">
      <span className="field-label">{t("payments.for")}</span>
      <div className="chosen-temple">
        <Icon name="temple" />
        <span>
          <b>{nameIn(i18n.language, temple)}</b> <span className="soft">{cityIn(i18n.language, temple)}</span>
        </span>
        <button type="button" className="button quiet small" onClick={onChange}>
          {t("payments.change")}
        </button>
      </div>
    </div>
  );
}

/** The reading of the temple of this id or name in an address. */
export function useTempleRead(id: string) {
  const { queries } = useSite();
  return useQuery({ ...queries.temple(id), enabled: id !== "" });
}

/** That temple; null when there is none, undefined until it is read. */
export function useTemple(id: string): PublicTemple | null | undefined {
  return useTempleRead(id).data;
}
