import "./quality.css";
import { EnvironmentOutlined } from "@ant-design/icons";
import { useCustom } from "@refinedev/core";
import { Alert, Button } from "antd";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import type { HttpError } from "../../client/errors";
import { formatNumber } from "../../client/format";
import type { Quality } from "../../contract/quality";
import { recordParts } from "../../domain/completeness";
import { Loading } from "../layout/Loading";
import { ListState } from "../listing/ListState";
import { useTexts } from "../useTexts";
import { Findings } from "./Findings";
import { findingsOf, listOf } from "./listOf";
import { PlaceTable } from "./PlaceTable";

const againMs = 4_000;

/** How whole the records are, by place and by field, and what is to be corrected; each number opens its list. */
export function QualityScreen() {
  const { t, i18n } = useTranslation();
  const hasTexts = useTexts("desk");
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = params.get("state") ?? undefined;
  const { data, error, isLoading, refetch } = useCustom<Quality, HttpError>({
    url: "/api/admin/quality",
    method: "get",
    config: { query: { ...(state && { state }) } },
    errorNotification: false,
    queryOptions: {
      // the server is still at it
      refetchInterval: (answer) => (answer && !answer.data.isUpToDate ? againMs : false),
    },
  });
  if (!hasTexts) return <Loading />;
  const quality = data?.data;
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.quality")}</h1>
        <Button icon={<EnvironmentOutlined aria-hidden />} onClick={() => navigate("/admin/temples/positions")}>
          {t("temples.checkPositions")}
        </Button>
      </div>
      <p className="quiet">{t("quality.lead")}</p>
      {state && (
        <p>
          <Link to="/admin/quality">{t("quality.allStates")}</Link> / <strong>{state}</strong>
        </p>
      )}
      <ListState
        isLoading={isLoading}
        error={quality ? null : error}
        failed={t("quality.failed")}
        isEmpty={quality?.temples === 0}
        empty={t("temples.none")}
        onRetry={() => void refetch()}
      >
        {quality && (
          <>
            {!quality.isUpToDate && <Alert className="console-notice" type="info" message={t("quality.notYet")} />}
            <dl className="quality-figures">
              <div>
                <dt>{t("quality.temples")}</dt>
                <dd>
                  <Link to={listOf({ state })}>{number(quality.temples)}</Link>
                </dd>
              </div>
              <div>
                <dt>{t("quality.average")}</dt>
                <dd>{quality.percent === null ? "—" : `${number(quality.percent)} %`}</dd>
              </div>
            </dl>
            <Findings quality={quality} state={state} />
            <section aria-labelledby="quality-missing">
              <h2 id="quality-missing">{t("quality.missingBy")}</h2>
              <ul className="quality-list">
                {recordParts.map((part) => (
                  <li key={part}>
                    <Link to={findingsOf({ finding: part, state })}>
                      <span>{t(`temples.findings.${part}`)}</span>
                      <strong>{number(quality.missing[part] ?? 0)}</strong>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
            <PlaceTable quality={quality} state={state} />
          </>
        )}
      </ListState>
    </>
  );
}
