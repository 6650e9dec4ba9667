import { BulbOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import type { PositionToCheck } from "../../contract/positionChecks";
import type { WorkspaceFinding } from "../../contract/workspace";
import { findingWords } from "../temples/workspace/findingWords";

type Fix = NonNullable<WorkspaceFinding["fix"]>;

/** What speaks against a position; where another field may be the wrong one, it can be changed instead. */
export function Against({ temple, onFix }: { temple: PositionToCheck; onFix: (fix: Fix) => void }) {
  const { t, i18n } = useTranslation();
  return (
    <ul className="positions-against">
      {temple.findings.map((finding) => {
        const { text, fix: words } = findingWords(finding, t, i18n.language);
        const { fix } = finding;
        // a position that is turned round is among those to choose from
        const isOther = fix !== null && fix.latitude === undefined;
        return (
          <li key={finding.code}>
            <span>{text}</span>
            {isOther && words && (
              <Button size="small" icon={<BulbOutlined aria-hidden />} onClick={() => onFix(fix)}>
                {words}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
