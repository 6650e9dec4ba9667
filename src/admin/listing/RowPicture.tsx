import "./rowParts.css";
import type { IconDefinition } from "@ant-design/icons-svg/es/types";

/**
 * A picture in a row. It is drawn here, because the library's component looks through all styles of the page each time
 * that one appears, and a list has hundreds.
 */
export function RowPicture({ of }: { of: IconDefinition }) {
  if (typeof of.icon === "function") return null;
  const { attrs, children = [] } = of.icon;
  return (
    <svg
      className="row-picture"
      aria-hidden
      viewBox={attrs.viewBox}
      fillRule={attrs["fill-rule"] === "evenodd" ? "evenodd" : undefined}
    >
      {children.map((path) => (
        <path key={path.attrs.d} d={path.attrs.d} />
      ))}
    </svg>
  );
}
