import "../form/form.css";
import { Alert, Button, Card, Form, Skeleton } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { formatDate } from "../../client/formatDate";
import { ConflictDialog } from "../form/ConflictDialog";
import { HistoryButton } from "../history/HistoryButton";
import type { useBlock } from "./useBlock";

type Block = { version: number; updatedAt: string | null };
type BlockFormProps<Row extends Block, Field extends Extract<keyof Row, string>> = {
  name: "support" | "banner";
  block: ReturnType<typeof useBlock<Row, Field>>;
  /** Beside the title: whether visitors see it. */
  state: ReactNode;
  children: ReactNode;
};

/** A single text with its own Save. */
export function BlockForm<Row extends Block, Field extends Extract<keyof Row, string>>(
  props: BlockFormProps<Row, Field>,
) {
  const { name, block, state, children } = props;
  const { t } = useTranslation();
  const { base, error, conflict } = block;
  return (
    <section aria-labelledby={`content-${name}`}>
      <Card
        size="small"
        title={<h2 id={`content-${name}`}>{t(`content.${name}.title`)}</h2>}
        extra={
          <>
            {state}
            <HistoryButton record={name} name={t(`content.${name}.title`)} />
          </>
        }
      >
        <p className="quiet">{t(`content.${name}.lead`)}</p>
        {error && (
          <Alert
            type="error"
            showIcon
            message={t("content.failed.load")}
            description={errorText(error, t)}
            action={<Button onClick={block.retry}>{t("actions.tryAgain")}</Button>}
          />
        )}
        {!base && !error && <Skeleton active paragraph={{ rows: 6 }} />}
        {base && (
          <Form
            // keeps its inputs apart from those of the other text, and of a card that is open
            name={name}
            form={block.form}
            layout="vertical"
            validateTrigger="onBlur"
            initialValues={block.initialValues}
            scrollToFirstError={{ focus: true, block: "center" }}
            onValuesChange={block.onValuesChange}
            onFinish={block.onFinish}
          >
            {children}
            <Button type="primary" htmlType="submit" loading={block.isSaving}>
              {t(`content.${name}.save`)}
            </Button>
            <LastChanged {...base} />
          </Form>
        )}
        {conflict && (
          <ConflictDialog
            {...conflict}
            title={t("content.conflict")}
            labelOf={(field) => t(`content.${name}.fields.${field}`)}
            describe={(_, value) =>
              typeof value === "boolean" ? t(value ? "transfer.yes" : "transfer.no") : String(value ?? "—")
            }
          />
        )}
      </Card>
    </section>
  );
}

function LastChanged({ updatedAt, version }: Block) {
  const { t, i18n } = useTranslation();
  if (!updatedAt) return null;
  const when = formatDate(updatedAt, i18n.language, { dateStyle: "medium", timeStyle: "short" });
  return <p className="form-note">{t("form.lastChanged", { when, version })}</p>;
}
