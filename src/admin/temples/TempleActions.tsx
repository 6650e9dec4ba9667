import { DeleteOutlined, EditOutlined, ExportOutlined, UndoOutlined } from "@ant-design/icons";
import { Button, Tooltip } from "antd";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import type { AdminTemple } from "../../contract/adminTemples";
import type { useTempleRemoval } from "./useTempleRemoval";

type ActionsProps = { temple: AdminTemple; path: string; removal: ReturnType<typeof useTempleRemoval> };

/** What can be done with one row: edit, see as visitors do, delete; an archived one can be taken back. */
export function TempleActions({ temple, path, removal }: ActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const named = (action: string) => t("actions.onNamed", { action: t(`actions.${action}`), name: temple.name });
  if (temple.status === "archived") {
    return (
      <Button
        size="small"
        icon={<UndoOutlined />}
        aria-label={named("restore")}
        onClick={() => void removal.restore(temple)}
      >
        {t("actions.restore")}
      </Button>
    );
  }
  return (
    <span className="row-actions">
      <Tooltip title={t("actions.edit")}>
        <Button
          size="small"
          type="text"
          icon={<EditOutlined />}
          aria-label={named("edit")}
          onClick={() => navigate({ pathname: `${path}/${temple.id}`, search })}
        />
      </Tooltip>
      {temple.status === "active" && (
        <Tooltip title={t("actions.view")}>
          <Button
            size="small"
            type="text"
            icon={<ExportOutlined />}
            aria-label={named("view")}
            href={`/temple/${temple.slug}`}
            target="_blank"
          />
        </Tooltip>
      )}
      <Tooltip title={t("actions.delete")}>
        <Button
          size="small"
          type="text"
          danger
          icon={<DeleteOutlined />}
          aria-label={named("delete")}
          onClick={() => removal.ask(temple)}
        />
      </Tooltip>
    </span>
  );
}
