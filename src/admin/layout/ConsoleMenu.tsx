import { Drawer, Layout, Menu } from "antd";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router-dom";
import { formatNumber } from "../../client/format";
import { workKinds, workScreens } from "../../contract/workKinds";
import { screens } from "../resources";
import { menuGroups, type Screen } from "../screen";
import { useWork } from "../work/useWork";
import { Brand } from "./Brand";
import { useMayOpen } from "./useMayOpen";
import { useScreen } from "./useScreen";

type ConsoleMenuProps = { isNarrow: boolean; isOpen: boolean; onClose: () => void };

/**
 * The screens one may open, in groups, with what waits in each: at the side, as icons alone where that was chosen; on a
 * phone in a drawer.
 */
export function ConsoleMenu({ isNarrow, isOpen, onClose }: ConsoleMenuProps) {
  const { t } = useTranslation();
  const screen = useScreen();
  const { isOpen: mayOpen } = useMayOpen();
  const waiting = useWaiting();
  const own = screens.filter(({ permission, within }) => !within && mayOpen(permission));
  const groups = menuGroups.map((name) => ({ name, its: own.filter(({ group }) => group === name) }));
  const itemOf = ({ identifier, path, icon }: Screen) => (
    <Menu.Item key={identifier} icon={icon} title={t(`menu.${identifier}`)}>
      <NavLink to={path} end={path === "/admin"}>
        {t(`menu.${identifier}`)}
      </NavLink>
      <Count value={waiting.get(identifier)} />
    </Menu.Item>
  );
  const menu = (
    <nav aria-label={t("layout.menu")}>
      <Brand collapsed={!isNarrow && !isOpen} />
      <Menu
        mode="inline"
        selectedKeys={[screen?.within ?? screen?.identifier ?? ""]}
        onClick={() => isNarrow && onClose()}
      >
        {own.filter(({ group }) => !group).map(itemOf)}
        {groups
          .filter(({ its }) => its.length > 0)
          .map(({ name, its }) => (
            <Menu.ItemGroup key={name} title={t(`menuGroups.${name}`)}>
              {its.map(itemOf)}
            </Menu.ItemGroup>
          ))}
      </Menu>
    </nav>
  );
  if (!isNarrow) {
    return (
      <Layout.Sider
        className="console-sider"
        theme="light"
        width={232}
        collapsedWidth={64}
        collapsed={!isOpen}
        collapsible
        trigger={null}
      >
        {menu}
      </Layout.Sider>
    );
  }
  return (
    <Drawer
      open={isOpen}
      placement="left"
      width={260}
      title={t("layout.menu")}
      onClose={onClose}
      styles={{ body: { padding: 0 } }}
    >
      {menu}
    </Drawer>
  );
}

/** How much waits on each screen. */
function useWaiting(): ReadonlyMap<string, number> {
  const work = useWork();
  const counts = new Map<string, number>();
  for (const kind of workKinds) {
    const count = work?.find((item) => item.kind === kind)?.count ?? 0;
    counts.set(workScreens[kind], (counts.get(workScreens[kind]) ?? 0) + count);
  }
  return counts;
}

const MOST = 999;

function Count({ value = 0 }: { value?: number | undefined }) {
  const { t, i18n } = useTranslation();
  if (value === 0) return null;
  return (
    <span className="menu-count" title={t("work.waiting", { count: value })}>
      {value > MOST ? `${MOST}+` : formatNumber(value, i18n.language)}
    </span>
  );
}
