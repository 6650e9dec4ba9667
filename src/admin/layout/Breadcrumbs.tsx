import { useBreadcrumb } from "@refinedev/core";
import { Breadcrumb } from "antd";
import { Link } from "react-router-dom";

/** The way from the screen in the menu down to what is done here; nothing where that is the screen itself. */
export function Breadcrumbs() {
  const { breadcrumbs } = useBreadcrumb();
  if (breadcrumbs.length < 2) return null;
  return (
    <Breadcrumb
      className="console-breadcrumbs"
      items={breadcrumbs.map(({ label, href }) => ({ title: href ? <Link to={href}>{label}</Link> : label }))}
    />
  );
}
