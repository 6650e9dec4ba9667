import { TextPage } from "../ui/TextPage";

/** `/refunds` */
export function Page() {
  return <TextPage name="refunds" />;
}
