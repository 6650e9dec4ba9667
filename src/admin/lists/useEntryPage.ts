import { Form } from "antd";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { HttpError } from "../../client/errors";

/** Entries on a page. */
export const AT_ONCE = 20;

const pageOf = (at: number) => Math.floor(at / AT_ONCE) + 1;

/** What the server said of a field of an entry, and what stood there then. */
type Refused = { at: number; field: string; message: string; value: unknown };

/** The page of entries that is shown; the one with the first entry that the server refused comes by itself. */
export function useEntryPage(refusal: unknown) {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const [page, setPage] = useState(1);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  useEffect(() => {
    const all = refusedIn(refusal).map((one) => ({
      ...one,
      value: form.getFieldValue(["entries", one.at, one.field]),
    }));
    setRefused(all);
    if (all.length > 0) setPage(pageOf(Math.min(...all.map(({ at }) => at))));
  }, [form, refusal]);
  // told once the inputs of that page are there, and only as long as what was refused still stands there
  useEffect(() => {
    for (const { at, field, message, value } of refused) {
      const name = ["entries", at, field];
      if (pageOf(at) === page && form.getFieldValue(name) === value) form.setFields([{ name, errors: [t(message)] }]);
    }
  }, [form, page, refused, t]);
  const moved = (place: (at: number) => number | undefined) =>
    setRefused((all) =>
      all.flatMap((one) => {
        const at = place(one.at);
        return at === undefined ? [] : [{ ...one, at }];
      }),
    );
  return {
    page,
    setPage,
    swapped: (one: number, other: number) => moved((at) => (at === one ? other : at === other ? one : at)),
    removed: (gone: number) => moved((at) => (at === gone ? undefined : at > gone ? at - 1 : at)),
  };
}

function refusedIn(refusal: unknown): Omit<Refused, "value">[] {
  if (!(refusal instanceof HttpError)) return [];
  return Object.entries(refusal.errors ?? {}).flatMap(([key, { key: message }]) => {
    const [, at, field] = /^entries\.(\d+)\.(\w+)$/.exec(key) ?? [];
    return at && field ? [{ at: Number(at), field, message }] : [];
  });
}
