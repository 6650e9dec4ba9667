import { useTranslation } from "react-i18next";
import { saveAs } from "../account/saveAs";
import { FormProblems } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";
import { Icon } from "../ui/Icon";

type ReceiptButtonProps = {
  /** The payment's reference, and the number of its acknowledgement. */
  id: string;
  number: string;
  className?: string;
};

/** Downloads the acknowledgement of a payment; fetched as oneself, since it names the payer to the payer alone. */
export function ReceiptButton({ id, number, className = "button quiet small" }: ReceiptButtonProps) {
  const { t, i18n } = useTranslation();
  const { http } = useSite();
  const { send, sending, failure, attempt } = useSending();
  const download = () =>
    send(async () => {
      const params = { lang: i18n.language };
      const { data } = await http.get<Blob>(`/api/payments/${id}/receipt.pdf`, { params, responseType: "blob" });
      saveAs(`acknowledgement-${number.replace("/", "-")}.pdf`, data);
    });
  return (
    <>
      <button type="button" className={className} aria-disabled={sending} onClick={() => void download()}>
        <Icon name="print" />
        {t("payments.receiptPdf")}
      </button>
      {failure && <FormProblems title={failure} attempt={attempt} />}
    </>
  );
}
