import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { createRequestKeys } from "../../client/requestKey";
import type { TempleCard, TempleList } from "../../contract/temples";
import { useDraft } from "../forms/useDraft";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";
import { blankTemple, checkTemple, similarTo, submissionOf, type TempleFields } from "./checkTemple";

/** Sharing a temple: it is typed, compared with those already here, and sent in. What is typed stays until then. */
export function useAddTemple() {
  const { t } = useTranslation();
  const { http } = useSite();
  const { fields, change, clear } = useDraft("temple", blankTemple);
  const sending = useSending();
  const [similar, setSimilar] = useState<readonly TempleCard[]>([]);
  const [keyOf, setKeyOf] = useState(createRequestKeys);
  const [sent, setSent] = useState<string>();

  const create = async () => {
    const body = submissionOf(fields);
    const headers = { "Idempotency-Key": keyOf(JSON.stringify(body)) };
    const { data } = await http.post<{ name: string }>("/api/temples", body, { headers });
    setKeyOf(createRequestKeys);
    clear(blankTemple);
    setSimilar([]);
    setSent(data.name);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problems = checkTemple(fields);
    const wrong = Object.entries(problems).map(([field, key]) => [field, t(key)]);
    if (wrong.length > 0) return sending.refuse(t("errors.validation"), Object.fromEntries(wrong));
    await sending.send(async () => {
      const found = await http.get<TempleList>("/api/temples/similar", { params: similarTo(fields) });
      if (found.data.temples.length > 0) setSimilar(found.data.temples);
      else await create();
    }, t("addTemple.failed"));
  };
  return {
    ...sending,
    fields,
    change: (changes: Partial<TempleFields>) => {
      const names = Object.keys(changes);
      // one of the two is wrong without the other
      const isPlace = names.includes("latitude") || names.includes("longitude");
      sending.mend(...names, ...(isPlace ? ["latitude", "longitude"] : []));
      change(changes);
    },
    submit,
    similar,
    sent,
    /** It is none of those: it is sent in. */
    confirm: () => sending.send(create, t("addTemple.failed")),
    /** Back to what was typed. */
    back: () => setSimilar([]),
    again: () => setSent(undefined),
  };
}

export type AddTemple = ReturnType<typeof useAddTemple>;
