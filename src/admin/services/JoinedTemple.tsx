import { useCustom } from "@refinedev/core";
import { Alert } from "antd";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { HttpError } from "../../client/errors";
import { localName } from "../../client/localName";
import type { JoinedTemples } from "../../contract/joinedTemples";
import { Choice } from "../form/Choice";
import { ListState } from "../listing/ListState";

type Temple = JoinedTemples["items"][number];

type JoinedTempleProps = {
  /** the id of the one to begin with, where the address names none */
  first?: number | undefined;
  children: (temple: Temple) => ReactNode;
};

/**
 * One of the temples that the caller answers for, named by `temple` in the address; the first one where the address
 * names none. `children` draws what is shown of it.
 */
export function JoinedTemple({ first, children }: JoinedTempleProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<Temple>();
  const [search, setSearch] = useState("");
  const { data, error, isInitialLoading, refetch } = useCustom<JoinedTemples, HttpError>({
    url: "/api/admin/joined-temples",
    method: "get",
    config: { query: search ? { search } : {} },
    errorNotification: false,
    queryOptions: { keepPreviousData: true },
  });
  const found = data?.data.items ?? [];
  const named = params.get("temple") ?? String(first ?? "");
  const temple =
    [...found, ...(chosen ? [chosen] : [])].find((each) => String(each.id) === named) ?? chosen ?? found[0];
  const choose = (next: string) => {
    setChosen(found.find((each) => String(each.id) === next));
    setParams((now) => {
      now.set("temple", next);
      return now;
    });
  };
  return (
    <ListState
      isLoading={isInitialLoading}
      error={data ? null : error}
      failed={t("services.failed")}
      isEmpty={found.length === 0 && !temple && search === ""}
      empty={<Alert type="info" showIcon message={t("services.none")} />}
      onRetry={() => void refetch()}
    >
      <p className="joined-temple">
        <label htmlFor={id}>{t("services.temple")}</label>
        <Choice
          id={id}
          showSearch
          filterOption={false}
          placeholder={t("services.chooseTemple")}
          notFoundContent={t("services.noTemple")}
          value={temple ? String(temple.id) : null}
          options={(temple && !found.includes(temple) ? [temple, ...found] : found).map((each) => ({
            value: String(each.id),
            label: localName(each, i18n.language),
          }))}
          onSearch={setSearch}
          onChange={choose}
        />
      </p>
      {temple && <div key={temple.id}>{children(temple)}</div>}
    </ListState>
  );
}
