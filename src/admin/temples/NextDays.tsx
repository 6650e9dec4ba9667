import { Form } from "antd";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import { OwnRule, WrittenSeasonEnd } from "../../contract/ownRules";
import { OwnFestival } from "../../contract/templeFacts";
import { civilDateOf } from "../../domain/dates";
import type { FestivalSpan } from "../../domain/festivals/ownSpan";
import type { RuleAt } from "./OwnRuleItems";

/** What the rule that is typed finds, so that an editor sees whether it is the right one. */
export function NextDays(at: RuleAt) {
  const { t, i18n } = useTranslation();
  const span = useNextDays(at);
  if (!span) return null;
  const dates = [span.date, span.endDate].flatMap((date) => date ?? []);
  const when = dates.map((date) => formatDate(date, i18n.language, { dateStyle: "long" })).join(" – ");
  return (
    <p className="form-wide form-note" role="status">
      {t("temples.ownRules.next", { when })}
    </p>
  );
}

const Days = OwnFestival.shape.days;

/** The almanac is fetched by the first rule that is whole; a festival of the country has its days in its own record. */
function useNextDays({ list, row, field }: RuleAt): FestivalSpan | undefined {
  const typed: unknown = Form.useWatch([list, row, field]);
  const days = Days.safeParse(Form.useWatch([list, row, "days"])).data ?? null;
  const latitude: number | null = Form.useWatch("latitude", { preserve: true }) ?? null;
  const longitude: number | null = Form.useWatch("longitude", { preserve: true }) ?? null;
  const rule = (field === "rule" ? OwnRule : WrittenSeasonEnd).safeParse(typed).data;
  const [span, setSpan] = useState<FestivalSpan>();
  const asked = rule && rule.basis !== "festival" ? JSON.stringify({ rule, days, latitude, longitude }) : undefined;
  useEffect(() => {
    let isWanted = true;
    setSpan(undefined);
    if (asked)
      void import("./nextDays").then(({ nextDays }) => {
        if (isWanted) setSpan(nextDays(JSON.parse(asked), civilDateOf(Date.now())));
      });
    return () => {
      isWanted = false;
    };
  }, [asked]);
  return span;
}
