import { useTranslation } from "react-i18next";
import { Icon } from "./Icon";
import { notify } from "./toast";

/** The device's own share sheet, or the page's address copied. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation();
  const share = async () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
    if (navigator.share) {
      // turning the sheet away is no failure
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      notify("success", t("temple.linkCopied"));
    } catch {
      notify("error", t("temple.linkNotCopied", { url }));
    }
  };
  return (
    <button type="button" className="button quiet" onClick={() => void share()}>
      <Icon name="share" />
      {t("temple.share")}
    </button>
  );
}
