import { useTranslation } from "react-i18next";
import { Icon } from "../ui/Icon";
import { notify } from "../ui/toast";

/** The device's own share sheet, or the page's address copied. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation();
  const share = async () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
    if (await wasShared({ title, url })) return;
    if (await wasCopied(url)) notify("success", t("temple.linkCopied"));
    else notify("error", t("temple.linkNotCopied", { url }));
  };
  return (
    <button type="button" className="button quiet" onClick={() => void share()}>
      <Icon name="share" />
      {t("temple.share")}
    </button>
  );
}

/** False where there is no share sheet or it does not open; turning it away is no failure. */
async function wasShared(what: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

async function wasCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
