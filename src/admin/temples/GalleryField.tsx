import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { Button, Form, Input } from "antd";
import { useTranslation } from "react-i18next";
import { PictureAddress } from "../../contract/images";
import { zodRule } from "../form/zodRule";

/** Pictures by address, in the order they are shown. */
export function GalleryField() {
  const { t } = useTranslation();
  return (
    <Form.Item label={t("temples.fields.gallery")}>
      <Form.List name="gallery">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }, at) => (
              <div key={key} className="form-row">
                <Form.Item name={name} rules={[zodRule(PictureAddress, t, "")]} validateTrigger="onBlur">
                  <Input
                    type="url"
                    placeholder="https://"
                    aria-label={t("temples.pictureNumber", { number: at + 1 })}
                  />
                </Form.Item>
                <Button
                  icon={<DeleteOutlined />}
                  aria-label={t("temples.removePicture", { number: at + 1 })}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            <Button icon={<PlusOutlined />} onClick={() => add("")}>
              {t("temples.addPicture")}
            </Button>
          </>
        )}
      </Form.List>
    </Form.Item>
  );
}
