import "./pictures.css";
import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { Button, Form, Input, type InputProps } from "antd";
import { useTranslation } from "react-i18next";
import { photoTypes } from "../../client/photoFile";
import { AltText, TemplePicture } from "../../contract/pictures";
import { addingRow, removingRow } from "../form/rowFocus";
import { DropZone } from "../transfer/DropZone";
import { FileButton } from "../transfer/FileButton";
import { FocusField } from "./FocusField";
import { PictureUpload } from "./PictureUpload";
import { RowItem } from "./RowsField";

const noPicture = { url: "", alt: null, credit: null, license: null, focus: null };
const languages = { en: "temples.rows.inEnglish", hi: "temples.rows.inHindi", kn: "temples.rows.inKannada" } as const;
const { url, credit, license, focus } = TemplePicture.shape;

/** The pictures of a temple in the order they are shown, the main one first, with what is said of each. */
export function PictureRows() {
  const { t } = useTranslation();
  return (
    <Form.List name="pictures">
      {(rows, { add, remove, move }) => (
        <>
          <p className="form-note">{t("temples.picture.first")}</p>
          {rows.map(({ key, name }, at) => (
            <fieldset key={key} className="form-pooja picture-row">
              <legend>{at === 0 ? t("temples.picture.main") : t("temples.pictureNumber", { number: at + 1 })}</legend>
              <PictureItems row={name} number={at + 1} />
              <div className="picture-buttons">
                <Button
                  icon={<ArrowUpOutlined aria-hidden />}
                  disabled={at === 0}
                  aria-label={t("temples.picture.up", { number: at + 1 })}
                  onClick={() => move(at, at - 1)}
                />
                <Button
                  icon={<ArrowDownOutlined aria-hidden />}
                  disabled={at === rows.length - 1}
                  aria-label={t("temples.picture.down", { number: at + 1 })}
                  onClick={() => move(at, at + 1)}
                />
                <Button
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={t("temples.removePicture", { number: at + 1 })}
                  onClick={removingRow(() => remove(name))}
                />
              </div>
            </fieldset>
          ))}
          <PictureUpload onStored={(url) => add({ ...noPicture, url })}>
            {(choose) => (
              <DropZone
                accept={photoTypes.join(",")}
                label={t("temples.picture.upload")}
                text={t("temples.picture.drop")}
                note={t("temples.picture.limits")}
                field="pictures"
                onFile={choose}
              />
            )}
          </PictureUpload>
          <Button icon={<PlusOutlined aria-hidden />} onClick={addingRow(() => add(noPicture))}>
            {t("temples.addPicture")}
          </Button>
        </>
      )}
    </Form.List>
  );
}

function PictureItems({ row, number }: { row: number; number: number }) {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const address: unknown = Form.useWatch(["pictures", row, "url"]);
  const word = (key: string) => t(`temples.picture.${key}`);
  return (
    <>
      <RowItem path={[row, "url"]} label={t("temples.rows.url")} schema={url} wide>
        <AddressInput number={number} onReplaced={() => form.setFieldValue(["pictures", row, "focus"], null)} />
      </RowItem>
      <RowItem path={[row, "focus"]} label={word("focus")} schema={focus} wide>
        <FocusField url={typeof address === "string" ? address.trim() : ""} number={number} />
      </RowItem>
      {(["en", "hi", "kn"] as const).map((language) => (
        <RowItem
          key={language}
          path={[row, "alt", language]}
          label={t(languages[language], { field: word("alt") })}
          schema={AltText.shape[language]}
          wide
        >
          <Input lang={language} />
        </RowItem>
      ))}
      <RowItem path={[row, "credit"]} label={word("credit")} schema={credit} />
      <RowItem path={[row, "license"]} label={word("license")} schema={license} />
    </>
  );
}

type AddressInputProps = {
  number: number;
  /** told before the address of another picture is set */
  onReplaced: () => void;
  /** given by the form */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
} & Pick<InputProps, "aria-required" | "aria-invalid">;

/** The address of a picture: typed, or given to a file that is sent. */
function AddressInput({ number, onReplaced, value, onChange, ...input }: AddressInputProps) {
  const { t } = useTranslation();
  const replace = (url: string) => {
    onReplaced();
    onChange?.(url);
  };
  return (
    <>
      <Input
        {...input}
        type="url"
        placeholder="https://"
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <PictureUpload onStored={replace}>
        {(choose) => (
          <FileButton
            size="small"
            accept={photoTypes.join(",")}
            aria-label={t("actions.onNamed", {
              action: t("temples.picture.replace"),
              name: t("temples.pictureNumber", { number }),
            })}
            onFile={choose}
          >
            {t("temples.picture.replace")}
          </FileButton>
        )}
      </PictureUpload>
    </>
  );
}
