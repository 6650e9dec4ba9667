import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { useHead } from "../head";
import { type Asked, addressed as addressedAsked, askedIn, muhurtaPath, paramsOf } from "../muhurta/asked";
import { MuhurtaDays } from "../muhurta/MuhurtaDays";
import { MuhurtaForm } from "../muhurta/MuhurtaForm";
import "../muhurta/muhurta.css";
import { type MuhurtaView, muhurtaQuery, orFoundHere } from "../muhurta/queries";
import type { LoadAnswer, LoadContext } from "../page";
import { ClockChoice } from "../panchang/ClockChoice";
import { useClock } from "../panchang/clock";
import { MonthsChoice } from "../panchang/MonthsChoice";
import { type Reader, useReader } from "../panchang/months";
import { rememberedPlace } from "../panchang/rememberedPlace";
import { addressed, panchangPath } from "../panchang/view";
import { longDate, placeNameIn } from "../panchang/words";
import { useSite, useToday } from "../queries";
import { Icon } from "../ui/Icon";
import { EmptyState, Notice } from "../ui/Notice";

export async function load({ queryClient, http, search, language }: LoadContext): Promise<LoadAnswer> {
  const { queryKey, queryFn } = muhurtaQuery(http, askedIn(search), { lang: language });
  try {
    const view = await queryClient.fetchQuery({ queryKey, queryFn });
    return view.wrong ? { status: 400 } : undefined;
  } catch {
    return { status: 503 };
  }
}

/** `/panchang/muhurta?occasion=…&city=…`: good times for an occasion, and why. */
export function Page() {
  const { t, i18n } = useTranslation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = askedIn(search);
  useClock();
  const reader = useReader();
  useRememberedPlace(asked, !search.has("city") && !search.has("place"));
  const { data, error, refetch, isPreviousData } = useMuhurtas(asked);
  const answer = data?.wrong ? undefined : data;
  const place = answer && placeNameIn(i18n.language, answer.place);
  const title = answer
    ? t("muhurta.headTitle", {
        occasion: t(`muhurta.occasion.${answer.occasion}`),
        place,
        from: longDate(t, answer.from),
        to: longDate(t, answer.to),
      })
    : t("muhurta.heading");
  useHead({ title, description: t("muhurta.lead"), canonical: muhurtaPath });
  return (
    <div className="wrap section page-muhurta" aria-busy={isPreviousData}>
      <header>
        <p className="eyebrow">
          <Link to={answer ? panchangPath(addressed(answer.place, asked.where)) : "/panchang"}>{t("page.title")}</Link>
        </p>
        <h1>{t("muhurta.heading")}</h1>
        <p className="soft">{t("muhurta.lead")}</p>
      </header>
      <MuhurtaForm
        asked={asked}
        placeName={place}
        range={answer && { from: answer.from, to: answer.to }}
        wrong={data?.wrong}
        onAsk={(next) => navigate(addressedAsked(next))}
      />
      {answer && (
        <div className="row muhurta-actions">
          <a className="button quiet small" href={calendarOf(asked, reader)}>
            <Icon name="calendar" />
            {t("muhurta.calendar")}
          </a>
          <ClockChoice />
          <MonthsChoice usual={answer.months} />
        </div>
      )}
      {answer?.isLocal && <Notice tone="note">{t("muhurta.local")}</Notice>}
      {answer && <MuhurtaDays answer={answer} place={addressed(answer.place, asked.where)} />}
      {error ? (
        <EmptyState title={t("muhurta.unread")}>
          <button type="button" className="button" onClick={() => void refetch()}>
            {t("retry")}
          </button>
        </EmptyState>
      ) : (
        !data && (
          <p role="status" className="soft">
            {t("muhurta.wait")}
          </p>
        )
      )}
      <p className="method soft">{t("muhurta.method")}</p>
    </div>
  );
}

function useMuhurtas(asked: Asked) {
  const { http } = useSite();
  const client = useQueryClient();
  const today = useToday();
  const reader = useReader();
  const query = muhurtaQuery(http, asked, reader);
  return useQuery<MuhurtaView>({
    ...query,
    queryFn: (context) => orFoundHere(query.queryFn(context), client, asked, today, reader),
    networkMode: "always",
    keepPreviousData: true,
  });
}

/** Where the address names no place, the one this device asked for last is taken. */
function useRememberedPlace(asked: Asked, isWanted: boolean) {
  const navigate = useNavigate();
  const address = addressedAsked(asked);
  useEffect(() => {
    const stored = isWanted ? rememberedPlace() : undefined;
    if (!stored) return;
    const next = addressedAsked({ ...askedIn(new URLSearchParams(address.split("?")[1])), where: stored });
    if (next !== address) navigate(next, { replace: true });
  }, [isWanted, address, navigate]);
}

function calendarOf(asked: Asked, reader: Reader): string {
  const given = Object.entries({ ...paramsOf(asked), ...reader }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `/calendar/muhurta.ics?${new URLSearchParams(given)}`;
}
