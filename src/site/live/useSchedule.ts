import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { createRequestKeys } from "../../client/requestKey";
import { useDraft } from "../forms/useDraft";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";

const blank = { title: "", templeName: "", templeId: "", startTime: "", youtubeId: "", description: "" };
export type ScheduleFields = typeof blank;

/** A live event being announced; `sent` counts those that were. */
export function useSchedule(onScheduled: () => void) {
  const { t } = useTranslation();
  const { http } = useSite();
  const { fields, change, clear } = useDraft("live", blank);
  const sending = useSending();
  const [keyOf, setKeyOf] = useState(createRequestKeys);
  const [sent, setSent] = useState(0);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(0);
    const done = await sending.send(async () => {
      const body = bodyOf(fields);
      const headers = { "Idempotency-Key": keyOf(JSON.stringify(body)) };
      await http.post("/api/live/events", body, { headers });
      setKeyOf(createRequestKeys); // the same event once more is another wish
      clear(blank);
    }, t("schedule.failed"));
    if (!done) return;
    setSent(sent + 1);
    onScheduled();
  };
  return { fields, change, submit, sent, ...sending };
}

/** What is typed is the time in India, wherever the browser is. */
function bodyOf({ templeId, startTime, ...fields }: ScheduleFields) {
  return {
    ...fields,
    templeId: templeId ? Number(templeId) : null,
    startTime: startTime && `${startTime.slice(0, 16)}:00+05:30`,
  };
}
