import { createRoot } from "react-dom/client";
import { createBrowserClient } from "../client/browser";
import { createI18n } from "../client/i18n";
import { App } from "./App";
import "./console.css";
import { consoleNamespaces, openingTexts } from "./providers/i18n";
import { giveStylesNonce } from "./styleNonce";

async function start(root: HTMLElement) {
  const { language, texts } = await openingTexts();
  document.documentElement.lang = language;
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
  giveStylesNonce(nonce);
  createRoot(root).render(
    <App client={createBrowserClient()} i18n={createI18n(language, texts, consoleNamespaces)} nonce={nonce} />,
  );
}

const root = document.getElementById("root");
if (root) void start(root);
