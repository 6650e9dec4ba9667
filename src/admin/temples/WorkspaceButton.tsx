import { ProfileOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { AdminTemple } from "../../contract/adminTemples";
import { RowAction } from "../listing/RowAction";
import { workspaceAddress } from "./workspaceAddress";

/** From a row to the temple's own page. */
export function WorkspaceButton({ temple: { id, name } }: { temple: Pick<AdminTemple, "id" | "name"> }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <RowAction
      icon={<ProfileOutlined aria-hidden />}
      title={t("temples.workspace")}
      label={t("actions.onNamed", { action: t("temples.workspace"), name })}
      onClick={() => navigate(workspaceAddress(id, location.search))}
    />
  );
}
