import { type ThemeConfig, theme } from "antd";
import { useSyncExternalStore } from "react";

const { darkAlgorithm, defaultAlgorithm } = theme;

const shared = {
  borderRadius: 8,
  borderRadiusSM: 5,
  fontFamily: '"Mukta", "Noto Sans Kannada", system-ui, sans-serif',
  // Devanagari and Kannada carry marks above and below the line
  lineHeight: 1.6,
  // a name stays readable while its button waits
  opacityLoading: 1,
} as const;

const light = {
  colorPrimary: "#A4231C",
  colorInfo: "#A4231C",
  colorLink: "#A4231C",
  colorSuccess: "#1F7A4D",
  colorWarning: "#8A5C00",
  colorError: "#B42318",
  colorTextBase: "#2A1810",
  colorBgLayout: "#FFFBF4",
  colorTextDescription: "#6B5648",
  colorTextPlaceholder: "#857264",
  // the greys that would be mixed from these dark hues are replaced by clean tints
  colorPrimaryBg: "#F9E9E3",
  colorPrimaryBgHover: "#F3D9D0",
  colorInfoBg: "#F9F1E4",
  colorSuccessBg: "#E2F1E8",
  colorWarningBg: "#FBEFD3",
  colorErrorBg: "#FCE9E6",
  colorBorder: "#DCCDBB",
  colorBorderSecondary: "#EFE3D2",
} as const;

const dark = {
  colorPrimary: "#F08A4B",
  colorInfo: "#F08A4B",
  colorLink: "#F4A673",
  colorSuccess: "#5CC48F",
  colorWarning: "#E3B341",
  colorError: "#F28B82",
  colorTextBase: "#F5EDE0",
  colorBgBase: "#17120F",
  colorTextDescription: "#B9A596",
  colorTextPlaceholder: "#A08F80",
  colorBgLayout: "#17120F",
  colorBgContainer: "#211A15",
  colorBgElevated: "#2A211B",
  colorBorder: "#55453A",
  colorBorderSecondary: "#3A2E26",
} as const;

/** The console's look: the warm palette, radius 8, close rows; text stays at 14 px, which Indic scripts need. */
export const themeOf = (isDark: boolean): ThemeConfig => ({
  algorithm: isDark ? darkAlgorithm : defaultAlgorithm,
  token: { ...shared, ...calm, ...(isDark ? dark : light) },
  components: {
    // dark ink on the light colours keeps buttons and switches above 4.5 : 1
    ...(isDark && {
      Button: { primaryColor: "#2A1810", dangerColor: "#2A1810" },
      Switch: { colorTextLightSolid: "#2A1810" },
    }),
    Layout: { siderBg: "transparent", headerBg: "transparent", headerHeight: 56, headerPadding: "0 16px" },
    Menu: {
      itemBg: "transparent",
      subMenuItemBg: "transparent",
      activeBarBorderWidth: 0,
      // the primary colour on its own tint stays below 4.5 : 1 in the dark
      ...(isDark && { itemSelectedColor: dark.colorLink }),
    },
    Collapse: { headerBg: isDark ? "#2A211B" : "#FBF3E7", contentPadding: 12 },
    Table: {
      cellPaddingBlockSM: 5,
      ...(isDark
        ? { headerBg: "#2A211B", headerSortActiveBg: "#33281F", bodySortBg: "#241D17" }
        : { headerBg: "#FBF3E7", headerSortActiveBg: "#F6E9D6", bodySortBg: "#FFFDF8" }),
    },
  },
  hashed: false,
});

/** No movement for those who asked their system for less. */
const calm = { motion: !window.matchMedia("(prefers-reduced-motion: reduce)").matches };

const darkSetting = window.matchMedia("(prefers-color-scheme: dark)");
const follow = (changed: () => void) => {
  darkSetting.addEventListener("change", changed);
  return () => darkSetting.removeEventListener("change", changed);
};

/** True while the system asks for dark. */
export const useDarkSetting = () => useSyncExternalStore(follow, () => darkSetting.matches);
