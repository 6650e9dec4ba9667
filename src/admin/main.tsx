import { createRoot } from "react-dom/client";
import { createBrowserClient } from "../client/browser";
import { createI18n, namespaces } from "../client/i18n";
import { stepUps } from "../client/stepUp";
import { App } from "./App";
import "./console.css";
import { consoleNamespaces, openingTexts } from "./providers/i18n";

async function start(root: HTMLElement) {
  const { language, texts } = await openingTexts();
  document.documentElement.lang = language;
  const client = createBrowserClient({ onStepUp: stepUps.ask });
  createRoot(root).render(<App client={client} i18n={createI18n(language, texts, consoleNamespaces, namespaces)} />);
}

const root = document.getElementById("root");
if (root) void start(root);
