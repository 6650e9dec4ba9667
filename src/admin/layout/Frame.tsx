import { Layout, Skeleton } from "antd";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router-dom";
import { AskedAgain } from "./AskedAgain";
import { Breadcrumbs } from "./Breadcrumbs";
import { ConsoleHeader } from "./ConsoleHeader";
import { SiderMenu } from "./SiderMenu";
import { useArrival } from "./useArrival";
import { useScreen } from "./useScreen";

/** Menu at the left, header above, the screen between. Below 992 px the menu shows icons alone. */
export function Frame() {
  const { t } = useTranslation();
  const [collapsed, setCollapsed] = useState(false);
  const screen = useScreen();
  useArrival();
  const title = [screen && t(`menu.${screen.identifier}`), t("layout.console"), t("brand")].filter(Boolean).join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Layout className="console">
      <a className="skip-link" href="#screen">
        {t("layout.skip")}
      </a>
      <Layout.Sider
        className="console-sider"
        theme="light"
        width={232}
        collapsedWidth={64}
        breakpoint="lg"
        collapsible
        trigger={null}
        collapsed={collapsed}
        onCollapse={setCollapsed}
      >
        <SiderMenu collapsed={collapsed} />
      </Layout.Sider>
      <Layout>
        <ConsoleHeader collapsed={collapsed} onToggleMenu={() => setCollapsed(!collapsed)} />
        <div className="console-content">
          <Breadcrumbs />
          <AskedAgain />
          <main id="screen" tabIndex={-1}>
            <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
      </Layout>
    </Layout>
  );
}
