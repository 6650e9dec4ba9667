import { Grid, Layout } from "antd";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router-dom";
import { UnsavedChanges } from "../form/UnsavedChanges";
import { AskedAgain } from "./AskedAgain";
import { Breadcrumbs } from "./Breadcrumbs";
import { ConsoleHeader } from "./ConsoleHeader";
import { ConsoleMenu } from "./ConsoleMenu";
import { Loading } from "./Loading";
import { StepUp } from "./StepUp";
import { useArrival } from "./useArrival";
import { useScreen } from "./useScreen";

/** Menu at the left, header above, the screen between; below 992 px the menu opens over it. */
export function Frame() {
  const { t } = useTranslation();
  const isNarrow = Grid.useBreakpoint().lg === false;
  const [open, setOpen] = useState({ wide: true, narrow: false });
  const isMenuOpen = isNarrow ? open.narrow : open.wide;
  const setMenuOpen = (is: boolean) => setOpen(isNarrow ? { ...open, narrow: is } : { ...open, wide: is });
  const screen = useScreen();
  useArrival();
  const title = [screen && t(`menu.${screen.identifier}`), t("layout.console"), t("brand")].filter(Boolean).join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Layout className="console" hasSider>
      <StepUp />
      <UnsavedChanges />
      <section id="notices" aria-label={t("layout.notices")} />
      <a className="skip-link" href="#screen">
        {t("layout.skip")}
      </a>
      <ConsoleMenu isNarrow={isNarrow} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <Layout>
        <ConsoleHeader isMenuOpen={isMenuOpen} onToggleMenu={() => setMenuOpen(!isMenuOpen)} />
        <div className="console-content">
          <Breadcrumbs />
          <AskedAgain />
          <main id="screen" tabIndex={-1}>
            <Suspense fallback={<Loading rows={8} />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
      </Layout>
    </Layout>
  );
}
