import { BulbOutlined } from "@ant-design/icons";
import { Alert, Button, Form } from "antd";
import { useTranslation } from "react-i18next";
import type { WorkspaceFinding } from "../../contract/workspace";
import { useLateTexts } from "../useTexts";
import { inStep, type TempleValues } from "./templeValues";
import { useTypedPlace } from "./useTypedPlace";
import { findingWords } from "./workspace/findingWords";

/** Within the form: what of the place typed so far does not fit together, with what would; nothing is saved by it. */
export function TypedPlace() {
  const { isTyped, findings } = useTypedPlace();
  const { isLoaded } = useLateTexts("workspace");
  const told = isTyped && isLoaded ? findings : [];
  return (
    <div role="status" className="form-wide">
      {told.map((finding) => (
        <Contradiction key={finding.code} finding={finding} />
      ))}
    </div>
  );
}

function Contradiction({ finding }: { finding: WorkspaceFinding }) {
  const { t, i18n } = useTranslation();
  const form = Form.useFormInstance<TempleValues>();
  const { text, fix } = findingWords(finding, t, i18n.language);
  const take = () => {
    const all = { ...form.getFieldsValue(true), ...finding.fix };
    form.setFieldsValue({ ...finding.fix, ...inStep(finding.fix ?? {}, all) });
  };
  return (
    <Alert
      className="console-notice"
      type="warning"
      showIcon
      role="presentation"
      message={text}
      {...(fix && {
        description: fix,
        action: (
          <Button
            size="small"
            icon={<BulbOutlined aria-hidden />}
            aria-label={t("actions.onNamed", { action: t("workspace.take"), name: text })}
            onClick={take}
          >
            {t("workspace.take")}
          </Button>
        ),
      })}
    />
  );
}
