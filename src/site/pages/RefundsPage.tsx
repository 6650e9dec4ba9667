import { TextPage } from "../components/TextPage";

/** `/refunds` */
export function Page() {
  return <TextPage name="refunds" />;
}
