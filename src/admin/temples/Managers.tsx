import "./managers.css";
import { useCustom } from "@refinedev/core";
import { Button, Input, type InputRef } from "antd";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, type HttpError } from "../../client/errors";
import type { TempleManagers } from "../../contract/managers";
import { problemAt } from "../form/fieldErrors";
import { useHttp } from "../http";
import { useConfirm } from "../layout/useConfirm";

/** Whose temple it is: an account is named by its address, and taken off again. */
export function Managers({ templeId }: { templeId: number }) {
  const { t } = useTranslation();
  const id = useId();
  const { managers, refusal, isBusy, add, remove } = useManagers(templeId);
  const [email, setEmail] = useState("");
  const [isMissing, setMissing] = useState(false);
  const failure = isMissing ? t("errors.required") : refusal;
  const input = useRef<InputRef>(null);
  const confirm = useConfirm();
  const askAdd = (who: string, address: string, onAdded?: () => void) =>
    confirm({
      title: t("temples.managers.confirmAdd", { who }),
      content: t("temples.managers.confirmAddText"),
      okText: t("temples.managers.add"),
      onOk: async () => (await add(address)) && onAdded?.(),
    });
  const askRemove = ({ id: userId, name, email: address }: TempleManagers["items"][number]) =>
    confirm({
      title: t("temples.managers.confirmRemove", { who: `${name} (${address})` }),
      content: t("temples.managers.confirmRemoveText"),
      okText: t("temples.managers.removeShort"),
      isDangerous: true,
      onOk: () => remove(userId),
      // the row that had the focus may be gone
      afterClose: () => document.activeElement === document.body && input.current?.focus(),
    });
  const submit = () => {
    const address = email.trim();
    setMissing(address === "");
    if (address === "") input.current?.focus();
    else askAdd(address, address, () => setEmail(""));
  };
  const onEnter = (event: KeyboardEvent) => {
    event.preventDefault(); // the form around it is the temple's
    submit();
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
                onClick={() => askAdd(`${manager.name} (${manager.email})`, manager.email)}
              >
                {t("temples.managers.nameShort")}
              </Button>
            )}
            <Button
              size="small"
              disabled={isBusy}
              aria-label={t("temples.managers.remove", { name: manager.name })}
              onClick={() => askRemove(manager)}
            >
              {t("temples.managers.removeShort")}
            </Button>
          </li>
        ))}
      </ul>
      <div className="managers-add">
        <label htmlFor={`${id}-email`}>{t("temples.managers.email")}</label>
        <Input
          ref={input}
          id={`${id}-email`}
          inputMode="email"
          autoComplete="off"
          value={email}
          status={failure ? "error" : ""}
          aria-invalid={failure !== undefined}
          aria-describedby={failure ? `${id}-failure` : undefined}
          onPressEnter={onEnter}
          onChange={({ target }) => {
            setEmail(target.value);
            setMissing(false);
          }}
        />
        <Button disabled={isBusy} onClick={submit}>
          {t("temples.managers.add")}
        </Button>
      </div>
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
    refusal: refusal ?? (read.error ? t("temples.managers.failed") : undefined),
    isBusy,
    add: (email: string) => change(() => http.post(address, { email })),
    remove: (userId: number) => change(() => http.delete(`${address}/${userId}`)),
  };
}
