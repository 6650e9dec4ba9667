import "./managers.css";
import { useCustom } from "@refinedev/core";
import { Button, Input } from "antd";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, type HttpError } from "../../client/errors";
import type { TempleManagers } from "../../contract/managers";
import { problemAt } from "../form/fieldErrors";
import { useHttp } from "../http";

/** Whose temple it is: an account is named by its address, and taken off again. */
export function Managers({ templeId }: { templeId: number }) {
  const { t } = useTranslation();
  const id = useId();
  const { managers, failure, isBusy, add, remove } = useManagers(templeId);
  const [email, setEmail] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await add(email.trim())) setEmail("");
  };
  return (
    <section className="managers" aria-labelledby={id}>
      <h2 id={id}>{t("temples.managers.title")}</h2>
      <p className="quiet">{t("temples.managers.lead")}</p>
      {managers?.length === 0 && <p>{t("temples.managers.none")}</p>}
      <ul>
        {managers?.map((manager) => (
          <li key={manager.id}>
            <span>
              {manager.name} <span className="quiet">{manager.email}</span> {t(`roles.${manager.role}`)}
              {!manager.named && <span className="quiet"> · {t("temples.managers.shared")}</span>}
            </span>
            {!manager.named && (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={t("temples.managers.name", { name: manager.name })}
                onClick={() => void add(manager.email)}
              >
                {t("temples.managers.nameShort")}
              </Button>
            )}
            <Button
              size="small"
              disabled={isBusy}
              aria-label={t("temples.managers.remove", { name: manager.name })}
              onClick={() => void remove(manager.id)}
            >
              {t("temples.managers.removeShort")}
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void submit(event)}>
        <label htmlFor={`${id}-email`}>{t("temples.managers.email")}</label>
        <Input
          id={`${id}-email`}
          type="email"
          autoComplete="off"
          value={email}
          status={failure ? "error" : ""}
          aria-invalid={failure !== undefined}
          aria-describedby={failure ? `${id}-failure` : undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button htmlType="submit" disabled={isBusy}>
          {t("temples.managers.add")}
        </Button>
      </form>
      {failure && (
        <p id={`${id}-failure`} role="alert" className="managers-failure">
          {failure}
        </p>
      )}
    </section>
  );
}

function useManagers(templeId: number) {
  const { t } = useTranslation();
  const http = useHttp();
  const address = `/api/admin/temples/${templeId}/managers`;
  const read = useCustom<TempleManagers, HttpError>({ url: address, method: "get", errorNotification: false });
  const [changed, setChanged] = useState<TempleManagers>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const change = async (call: () => Promise<{ data: TempleManagers }>): Promise<boolean> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      setChanged((await call()).data);
      return true;
    } catch (error) {
      setRefusal(problemAt(error, "email", t) ?? errorText(error, t));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    managers: (changed ?? read.data?.data)?.items,
    failure: refusal ?? (read.error ? t("temples.managers.failed") : undefined),
    isBusy,
    add: (email: string) => change(() => http.post(address, { email })),
    remove: (userId: number) => change(() => http.delete(`${address}/${userId}`)),
  };
}
