import { useCustom } from "@refinedev/core";
import { Form, Select } from "antd";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { HttpError } from "../../client/errors";
import type { Sessions } from "../../contract/walkIns";
import { isCivilDate } from "../../domain/dates";
import { Field } from "../form/Field";

/** The sessions of the chosen pooja on the chosen day, with the places that are left. */
export function TimeChoice({ templeId, schema }: { templeId: number; schema: z.ZodType }) {
  const { t } = useTranslation();
  const poojaId: string | undefined = Form.useWatch("poojaId");
  const date: string | undefined = Form.useWatch("date");
  const { data } = useCustom<Sessions, HttpError>({
    url: `/api/admin/temples/${templeId}/sessions`,
    method: "get",
    config: { query: { pooja: poojaId, date } },
    errorNotification: false,
    queryOptions: { enabled: poojaId !== undefined && isCivilDate(date ?? "") },
  });
  const options = (data?.data.items ?? []).map(({ time, free }) => ({
    value: time,
    disabled: free === 0,
    label: free === null ? time : t("walkIn.left", { time, count: free }),
  }));
  return (
    <Field name="time" label={t("walkIn.time")} schema={schema}>
      <Select options={options} />
    </Field>
  );
}
